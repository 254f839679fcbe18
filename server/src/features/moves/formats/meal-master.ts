import { toHeader } from '@larder/shared/recipe-text/sections';
import { splitTags } from '../../../extraction/page/tags.ts';
import { MoveFileError, type MoveFormat } from './contract.ts';
import { decodeText } from './guards/text.ts';
import { factsOf } from './reading/facts.ts';
import { oneRecipe, type ReadRecipe } from './reading/one-recipe.ts';
import { wholeOf } from './reading/zip-or-one.ts';
import { FORMATS } from './names.ts';

/** Longer lines are text. What is looked for in a line would take its length squared. */
const MAX_SIGN_CHARS = 300;
const START = /^\W{0,4}(?:M{4,5}-*|-{4,})\s.*(?:Meal-?Master|Now You're Cooking|Recipe via)/i;
const END = /^(?:M{4,5}|-{5})\s*$/;
const HEADING = /^(?:M{4,5})?-{3,}\s*([^-\s].*?)\s*-{3,}\s*$/;
const FIELD = /^\s{0,12}(Title|Categories|Yield|Servings)\s*:\s*(.*)$/i;
/** Seven columns of amount, two of unit: '  1 1/2 c  flour'. */
const LINE = /^(?=.{0,10}[\d\s])([\d\s./-]{7}) ([\p{L}]{1,2} ?|\s{2}) ?(\S.*)$/u;
const SECOND_COLUMN = 41;

/** What Meal-Master calls its units. */
const UNITS: Readonly<Record<string, string>> = {
  ...{
    x: '',
    ea: '',
    sm: 'small',
    md: 'medium',
    lg: 'large',
    cn: 'can',
    pk: 'package',
    pn: 'pinch',
    dr: 'drop',
    ds: 'dash',
  },
  ...{
    ct: 'carton',
    bn: 'bunch',
    sl: 'slice',
    ts: 'tsp',
    t: 'tsp',
    tb: 'tbsp',
    T: 'tbsp',
    fl: 'fl oz',
    c: 'cup',
    pt: 'pint',
  },
  ...{
    qt: 'quart',
    ga: 'gallon',
    oz: 'oz',
    lb: 'lb',
    ml: 'ml',
    cb: 'cc',
    cl: 'cl',
    dl: 'dl',
    l: 'l',
    mg: 'mg',
    cg: 'cg',
  },
  ...{ dg: 'dg', g: 'g', kg: 'kg' },
};

/**
 * Meal-Master's export, a text of many recipes (`.mmf`), as thinkle/gourmet writes it
 * (mealmaster_exporter) and reads it.
 */
export const mealMaster: MoveFormat = {
  ...FORMATS['meal-master'],
  recognises: ({ name, start, entries }) =>
    entries === undefined &&
    (name.endsWith('.mmf') || start.toString('latin1').split(/\r?\n/).some(isStartOf)),
  async *read(file) {
    const lines = decodeText(await wholeOf(file)).split(/\r\n?|\n/);
    let recipe: string[] | null = null;
    let count = 0;
    for (const line of [...lines, 'MMMMM']) {
      const isStart = isStartOf(line);
      if (recipe !== null && (isStart || END.test(line))) {
        count += 1;
        const read: string[] = recipe;
        yield await oneRecipe(`#${count}`, () => recipeOf(read), titleOf(read));
        recipe = null;
      }
      if (isStart) recipe = [];
      else recipe?.push(line);
    }
    if (count === 0) throw new MoveFileError('no-recipes');
  },
};

function isStartOf(line: string): boolean {
  return START.test(line.slice(0, MAX_SIGN_CHARS));
}

function headingIn(line: string): string | undefined {
  return line.length <= MAX_SIGN_CHARS ? HEADING.exec(line)?.[1] : undefined;
}

function titleOf(lines: readonly string[]): string {
  return (
    lines
      .map((line) => FIELD.exec(line))
      .find((match) => /title/i.test(match?.[1] ?? ''))?.[2]
      ?.trim() ?? ''
  );
}

function recipeOf(lines: readonly string[]): ReadRecipe {
  const said: Record<string, string> = {};
  let at = 0;
  for (; at < lines.length; at += 1) {
    const match = FIELD.exec(lines[at] ?? '');
    if (match) said[(match[1] ?? '').toLowerCase()] = (match[2] ?? '').trim();
    else if ((lines[at] ?? '').trim() !== '') break;
  }
  const { ingredients, end } = ingredientsOf(lines, at);
  const { leftOver, ...facts } = factsOf({ servings: said['yield'] ?? said['servings'] });
  return {
    title: said['title'] ?? '',
    ingredients,
    instructions: stepsOf(lines.slice(end)),
    ...facts,
    tags: splitTags(said['categories'] ?? '').filter((tag) => !/^none$/i.test(tag)),
    leftOver,
  };
}

/** The lines of ingredients, in one column or two. They end with the first line that is none. */
function ingredientsOf(lines: readonly string[], start: number): { ingredients: string[]; end: number } {
  const left: string[] = [];
  const right: string[] = [];
  let at = start;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const heading = headingIn(line);
    const second = LINE.test(line.slice(SECOND_COLUMN)) ? line.slice(SECOND_COLUMN) : '';
    const first = second === '' ? line : line.slice(0, SECOND_COLUMN);
    if (heading !== undefined) left.push(...right.splice(0), toHeader(heading));
    else if (line.trim() === '') continue;
    else if (!add(first, left)) break;
    else if (second !== '') add(second, right);
  }
  return { ingredients: [...left, ...right], end: at };
}

function add(line: string, to: string[]): boolean {
  const continued = /^\s{11,}-+\s*(\S.*)$/.exec(line)?.[1];
  if (continued !== undefined && to.length > 0) {
    to[to.length - 1] = `${to.at(-1)} ${continued.trim()}`;
    return true;
  }
  const [, amount = '', unit = '', name = ''] = LINE.exec(line) ?? [];
  if (name === '' || (amount.trim() === '' && unit.trim() === '' && !/^\s{11}/.test(line))) return false;
  const plain = unit.trim();
  const words = [
    amount.trim().replace(/\s+/g, ' '),
    UNITS[plain] ?? UNITS[plain.toLowerCase()] ?? plain,
    name.trim(),
  ];
  to.push(
    words
      .filter((word) => word !== '')
      .join(' ')
      .replace(/;\s*/, ', '),
  );
  return true;
}

/** Lines are broken where the page ended; an empty line, or one further to the right, begins a new paragraph. */
function stepsOf(lines: readonly string[]): string[] {
  const steps: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const heading = headingIn(line);
    const text = line.trim();
    if (heading !== undefined) steps.push(toHeader(heading));
    else if (text !== '' && isOpen && !/^\s{4,}/.test(line))
      steps[steps.length - 1] = `${steps.at(-1)} ${text}`;
    else if (text !== '') steps.push(text);
    isOpen = heading === undefined && text !== '';
  }
  return steps;
}
