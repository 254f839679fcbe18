import { isMultiple } from './number-format.ts';

/** How an amount is said in another unit of its kind. */
interface Step {
  to: string;
  times: number;
  /** Whether cooks would say it in the other unit; both values are given. */
  isSaid: (value: number, other: number) => boolean;
}

const isHalves = (value: number) => isMultiple(value, 2);
const isQuarters = (value: number) => isMultiple(value, 4);
const isCookable = (value: number) => isQuarters(value) || isMultiple(value, 3);

const CUP: Step = {
  to: 'tbsp',
  times: 16,
  isSaid: (cups, spoons) => cups < 1 && !isCookable(cups) && isHalves(spoons),
};
const TABLESPOON: Step = {
  to: 'tsp',
  times: 3,
  isSaid: (spoons, small) => spoons < 1 && !isHalves(spoons) && isQuarters(small),
};
const TEASPOON: Step = {
  to: 'tbsp',
  times: 1 / 3,
  isSaid: (small, spoons) => small >= 3 && isHalves(spoons),
};
const POUND: Step = {
  to: 'oz',
  times: 16,
  isSaid: (pounds, ounces) => pounds < 1 && !isCookable(pounds) && isHalves(ounces),
};
const GRAM: Step = { to: 'kg', times: 1 / 1000, isSaid: (grams, kilos) => grams >= 1000 && isHalves(kilos) };
const MILLILITRE: Step = { ...GRAM, to: 'l' };
const KILO: Step = { to: 'g', times: 1000, isSaid: (kilos) => kilos < 1 };
const LITRE: Step = { ...KILO, to: 'ml' };

/** By the unit as it is written; what is written otherwise ('gramme', 'Esslöffel') stays in its unit. */
const STEPS: Readonly<Record<string, Step>> = {
  c: CUP,
  cup: CUP,
  cups: CUP,
  tbsp: TABLESPOON,
  tbsps: TABLESPOON,
  tbs: TABLESPOON,
  tablespoon: { ...TABLESPOON, to: 'teaspoon' },
  tablespoons: { ...TABLESPOON, to: 'teaspoon' },
  tsp: TEASPOON,
  tsps: TEASPOON,
  teaspoon: { ...TEASPOON, to: 'tablespoon' },
  teaspoons: { ...TEASPOON, to: 'tablespoon' },
  lb: POUND,
  lbs: POUND,
  pound: { ...POUND, to: 'ounce' },
  pounds: { ...POUND, to: 'ounce' },
  g: GRAM,
  kg: KILO,
  ml: MILLILITRE,
  l: LITRE,
};

/** The same amount in the unit in which cooks say it: 3/8 cup is 6 tbsp. Null where that is its own. */
export function asCooksSay(value: number, unit: string): { value: number; unit: string } | null {
  const step = STEPS[unit];
  const other = step && value * step.times;
  return step && other !== undefined && step.isSaid(value, other) ? { value: other, unit: step.to } : null;
}
