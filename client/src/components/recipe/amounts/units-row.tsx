import * as messages from '#messages/common.json';
import { Scale as Scales } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { RecipeAmounts, Scale } from './recipe-amounts.ts';
import { againText } from './scale-text.ts';
import { UnitsControl } from './units-choice.tsx';

const ScaleDialog = lazy(() => import('./scale-dialog.tsx'));

interface UnitsRowProps {
  amounts: RecipeAmounts;
  /** What was cooked last on this device. */
  again?: Scale | undefined;
}

/** In which units the amounts are, and other ways to scale. */
export function UnitsRow({ amounts, again }: UnitsRowProps) {
  const [isScaling, setScaling] = useState(false);
  const { scale, changeScale, units, chooseUnits } = amounts;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2 print:hidden">
        <UnitsControl units={units} choose={chooseUnits} className="max-[24rem]:[&>label]:px-2.5" />
        <Button variant="ghost" size="sm" className="-mr-2 px-2" onClick={() => setScaling(true)}>
          <Scales aria-hidden /> {messages.scaleRecipe}
        </Button>
      </div>
      {again && scale.factor === 1 && (
        <Button
          variant="link"
          size="sm"
          className="print:hidden"
          onClick={() => void changeScale(() => again)}
        >
          {againText(amounts.recipe.servings, again.factor)}
        </Button>
      )}
      {isScaling && (
        <Suspense fallback={null}>
          <ScaleDialog amounts={amounts} onClose={() => setScaling(false)} />
        </Suspense>
      )}
    </>
  );
}
