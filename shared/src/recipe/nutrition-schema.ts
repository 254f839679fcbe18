import * as messages from '#messages/nutrition.json';
import { z } from 'zod';
import { inputOf } from '../input.ts';
import { format } from '../messages/format.ts';
import { NUTRIENT_NAMES, NUTRIENTS, NUTRITION_BASES, type Nutrient, type Nutrition } from './nutrition.ts';

const amount = (name: Nutrient) => {
  const { label, most, unit } = NUTRIENTS[name];
  const range = format(messages.range, { field: messages[label], most, unit });
  return z.number(range).min(0, range).max(most, range);
};

const shape = {
  per: z.enum(NUTRITION_BASES),
  ...(Object.fromEntries(NUTRIENT_NAMES.map((name) => [name, amount(name).optional()])) as {
    [Name in Nutrient]: z.ZodOptional<ReturnType<typeof amount>>;
  }),
};

/** As it is stored and read. */
export const nutritionDto = z.object(shape);

/** As someone typed it: in the order of labels, without more decimals than are kept. Nothing stated is no nutrition. */
export const nutritionInput = inputOf(shape).nullable().transform(tidied);

function tidied(nutrition: Nutrition | null): Nutrition | null {
  const stated = NUTRIENT_NAMES.flatMap((name) => {
    const value = nutrition?.[name];
    return value === undefined ? [] : [[name, Number(value.toFixed(NUTRIENTS[name].decimals))] as const];
  });
  return nutrition && stated.length > 0 ? { per: nutrition.per, ...Object.fromEntries(stated) } : null;
}
