import { useState } from 'react';
import {
  preferredUnits,
  unitsIn,
  usePreferredUnits,
  type Units,
  type UnitsChoice,
} from '../../../components/recipe/amounts/units.ts';
import { deviceStorage } from '../../../lib/device-storage.ts';

/** The units of single recipes, where they are not those that the person prefers. */
const stored = deviceStorage({ kind: 'units', most: 100, forDays: 365, parse: unitsIn });

/** In which units a recipe is read: those that are preferred on this device, or others that were chosen for it. */
export function useRecipeUnits(recipeId: string): UnitsChoice {
  const preferred = usePreferredUnits();
  const [own, setOwn] = useState(() => stored.read(recipeId)?.value);
  return {
    units: own ?? preferred.units,
    choose: (units) => {
      setOwn(units);
      if (units === preferred.units) stored.forget(recipeId);
      else stored.write(recipeId, units);
    },
  };
}

/** The same, at the moment. */
export function recipeUnits(recipeId: string): Units {
  return stored.read(recipeId)?.value ?? preferredUnits();
}
