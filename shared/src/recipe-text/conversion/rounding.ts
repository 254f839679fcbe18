/** The multiple of `step` that is nearest. */
function nearest(value: number, step: number): number {
  return Math.max(1, Math.round(value / step)) * step;
}

/** The multiple of a step where it is near enough, or null. `share` is of the value. */
function nearby(value: number, step: number, share: number): number | null {
  const rounded = Math.round(value / step) * step;
  return rounded > 0 && Math.abs(rounded - value) <= share * value + 1e-9 ? rounded : null;
}

const withoutNoise = (value: number) => Number(value.toPrecision(12));

/** Grams as cooks weigh: to 5 g above 50 g, to 1 g below; very little to a tenth. */
export function roundedGrams(grams: number): number {
  if (grams >= 50) return nearest(grams, 5);
  return grams >= 2 ? nearest(grams, 1) : withoutNoise(nearest(grams, 0.1));
}

/** Kilograms to a tenth. */
export function roundedKilograms(kilograms: number): number {
  return withoutNoise(nearest(kilograms, 0.1));
}

/** Millilitres as jugs show them: to 10 ml above 200 ml, to 5 ml above 20 ml, to 1 ml below. */
export function roundedMillilitres(millilitres: number): number {
  if (millilitres >= 200) return nearest(millilitres, 10);
  return millilitres >= 20 ? nearest(millilitres, 5) : nearest(millilitres, 1);
}

/** Litres to a twentieth. */
export function roundedLitres(litres: number): number {
  return withoutNoise(nearest(litres, 0.05));
}

/** Centimetres: tins to the sizes that there are (20, 23, 25, 30), small pieces to half a centimetre where that is near, else to a millimetre. */
export function roundedCentimetres(length: number): number {
  if (length >= 8) return nearby(length, 5, 0.02) ?? nearest(length, 1);
  return withoutNoise(nearby(length, 0.5, 0.03) ?? nearest(length, 0.1));
}

/** Inches: halves from 4 on, quarters and eighths below. */
export function roundedInches(length: number): number {
  if (length >= 4) return nearest(length, 0.5);
  return length >= 0.45 ? nearest(length, 0.25) : nearest(length, 0.125);
}

/** Ounces: halves where they are near, else tenths, as packages and scales have them. */
export function roundedOunces(ounces: number): number {
  return withoutNoise(
    nearby(ounces, 0.5, 0.025) ?? (ounces >= 10 ? nearest(ounces, 0.5) : nearest(ounces, 0.1)),
  );
}

/** Pounds: quarters and thirds where they are near, else tenths. */
export function roundedPounds(pounds: number): number {
  return withoutNoise(nearestFraction(pounds, [4, 3], 0.025) ?? nearest(pounds, 0.1));
}

/** Fluid ounces to halves. */
export function roundedFluidOunces(ounces: number): number {
  return nearest(ounces, 0.5);
}

/** Cups of a set of cups: quarters and thirds where they are near, from half a cup on also eighths; null where no cup is near. */
export function roundedCups(cups: number): number | null {
  return nearestFraction(cups, [4, 3], 0.05) ?? (cups >= 1 / 2 ? nearby(cups, 1 / 8, 0.06) : null);
}

/** Spoons to quarters, very little to an eighth. */
export function roundedSpoons(spoons: number): number {
  return nearest(spoons, spoons < 1 / 4 ? 1 / 8 : 1 / 4);
}

function nearestFraction(value: number, parts: readonly number[], share: number): number | null {
  const near = parts.flatMap((part) => nearby(value, 1 / part, share) ?? []);
  near.sort((one, other) => Math.abs(one - value) - Math.abs(other - value));
  return near[0] ?? null;
}

/** Pairs that every oven dial and table has. */
const OVEN: readonly (readonly [celsius: number, fahrenheit: number])[] = [
  [110, 225],
  [120, 250],
  [140, 275],
  [150, 300],
  [160, 325],
  [180, 350],
  [190, 375],
  [200, 400],
  [220, 425],
  [230, 450],
  [240, 475],
  [260, 500],
];

/** Degrees Celsius: of the marks of an oven in Fahrenheit those that its table has, else to 5, and to 1 where no oven is. */
export function roundedCelsius(exact: number, isRange: boolean): number {
  const pair = OVEN.find(([, fahrenheit]) => Math.abs((exact * 9) / 5 + 32 - fahrenheit) < 0.01);
  if (pair && !isRange) return pair[0];
  const step = exact >= 100 ? 5 : 1;
  return Math.round(exact / step) * step;
}

/** Degrees Fahrenheit: an oven's to 25 where that is near, all others to 5. */
export function roundedFahrenheit(exact: number, isRange: boolean): number {
  const celsius = ((exact - 32) * 5) / 9;
  const isOven = !isRange && celsius >= 119 && Math.abs(celsius / 10 - Math.round(celsius / 10)) < 0.01;
  const mark = Math.round(exact / 25) * 25;
  if (isOven && Math.abs(mark - exact) <= 10) return mark;
  return Math.round(exact / 5) * 5;
}
