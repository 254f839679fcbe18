import { anyOf, numberWords, wordsIn, wordsOf } from '../language/patterns.ts';
import { amountPlaces } from './amount-places.ts';
import type { FoodReader } from './food-reader.ts';
import type { Place } from './line-reading.ts';
import { ingredientsOfStep, namingWords, type LineInSection } from './step-ingredients.ts';

/** Where a step names an ingredient: 'the garlic'. */
export interface Mention extends Place {
  /** The lines that may be meant. */
  lines: LineInSection[];
  /** True where all of that line is meant: it is the only one, no other step names it, and the step gives no amount of its own. */
  isSure: boolean;
}

export interface StepMentions {
  /** The ingredients that a step names. `text` may be the step as it is shown, in other units or scaled. */
  of: (step: Pick<LineInSection, 'text' | 'section'>) => Mention[];
  /** How much a line asks for, of the line as it is shown: '2 cloves', '1 (400 g) tin'; null where it says none. */
  amountOf: (line: LineInSection, shown: string) => string | null;
}

/** Finds what the steps of a recipe name, by the words that are known of its language. Each text is read once. */
export function stepMentions(
  steps: readonly LineInSection[],
  ingredients: readonly LineInSection[],
  reader: FoodReader,
): StepMentions {
  const uses = new Map<LineInSection, number>();
  for (const step of steps)
    for (const line of ingredientsOfStep(step, ingredients, reader))
      uses.set(line, (uses.get(line) ?? 0) + 1);
  const read = new Map<string, Mention[]>();
  const find = ({ text, section }: Pick<LineInSection, 'text' | 'section'>): Mention[] => {
    const named = new Set<LineInSection>();
    return mentionsIn(text, namingWords({ text, section }, ingredients, reader)).map((mention) => {
      const [line, ...others] = mention.lines;
      const isFirst = mention.lines.every((one) => !named.has(one));
      for (const one of mention.lines) named.add(one);
      const isAlone = line !== undefined && others.length === 0 && uses.get(line) === 1;
      return { ...mention, isSure: isAlone && isFirst && !isCounted(text, mention.start) };
    });
  };
  return {
    amountOf: ({ text }, shown) => amountBefore(shown, reader.foodsOf(text)[0]),
    of: (step) => {
      const key = `${step.section ?? ''}\n${step.text}`;
      const found = read.get(key) ?? find(step);
      read.set(key, found);
      return found;
    },
  };
}

/** Longer ones would tear a sentence apart. */
const MOST_LETTERS = 24;
const OF = new RegExp(String.raw`\s+${anyOf(wordsOf('of'))}\s*$`, 'iu');

function amountBefore(line: string, food: string | undefined): string | null {
  const [first] = amountPlaces(line);
  if (!first) return null;
  const end = food === undefined ? -1 : line.indexOf(food, first.end);
  const whole = line.slice(first.start, end).replace(OF, '').trim();
  return end >= first.end && whole.length <= MOST_LETTERS ? whole : line.slice(first.start, first.end);
}

/** What is done to a thing, not the thing: 'butter a pan', 'salt the water'. */
const VERB =
  /^(?:butter|oil|flour|salt|pepper|sugar|water|season|ice|dress|crumb)\s(?:an?|the|your|it|them|well|lightly|both)\b/i;

/** Words beside one another that name the same lines are one mention: 'olive oil'. */
function mentionsIn(text: string, words: ReturnType<typeof namingWords>): Omit<Mention, 'isSure'>[] {
  const mentions: Omit<Mention, 'isSure'>[] = [];
  for (const word of words) {
    if (VERB.test(text.slice(word.start, word.end + 12))) continue;
    const last = mentions.at(-1);
    const isNext = last !== undefined && /^[\s-]{1,2}$/.test(text.slice(last.end, word.start));
    if (last && isNext && last.lines.some((line) => word.lines.includes(line))) {
      last.end = word.end;
      last.lines = last.lines.filter((line) => word.lines.includes(line));
    } else mentions.push({ ...word });
  }
  return mentions;
}

const PART = new RegExp(
  String.raw`[\d½⅓⅔¼¾⅛]|(?<!\p{L})${anyOf([
    ...wordsOf('halves'),
    ...numberWords('numbers').map(([word]) => word),
    ...wordsIn(
      'half | hälfte | rest | restliche | restlichen | remaining | übrige | übrigen | etwas | some | moitié | reste | metà | mitad | resto | metade | helft | hälften',
    ),
  ])}(?!\p{L})`,
  'iu',
);

/** 'Add 2 cups of the flour', 'half the butter': the step says how much itself. */
function isCounted(text: string, start: number): boolean {
  const [clause = ''] = text
    .slice(Math.max(0, start - 40), start)
    .split(/[.;:()!?\n]/)
    .slice(-1);
  const [last = ''] = clause.split(/,\s|\s(?:and|und|et|y|e|en|och)\s/).slice(-1);
  return PART.test(last);
}
