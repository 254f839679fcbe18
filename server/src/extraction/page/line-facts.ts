import { hasAmount, hasAmountFirst, isBareAmount, isMeasured, namesUnit } from '../lines/amounts.ts';
import { namesFood } from '../lines/food.ts';
import { folded } from '../lines/folded.ts';
import { matchHeading } from '../lines/headings.ts';
import { isIngredientShaped, isLongProse } from '../lines/ingredients.ts';
import { withLabelFirst } from '../lines/label-last.ts';
import { matchLabel } from '../lines/labels.ts';
import { isNumbered, isSentence, isStepShaped, isTalk, startsWithVerb, verbsIn } from '../lines/steps.ts';
import { isBoilerplate } from './boilerplate.ts';
import { wordsOf } from './text.ts';

/** A line with what it says by itself. */
export interface Line {
  text: string;
  /** Equal for two writings of one line. */
  key: string;
  words: readonly string[];
  /** The answers to `FACTS`, each 0 to 1. */
  facts: readonly number[];
}

const MAX_READ_CHARS = 400;
/** Numbers as only programs write them, and what templates leave behind. */
const MACHINE_MADE = /\d\.\d0\b|\d\.\d{3,}|\(s\)|\b(?:null|undefined|NaN)\b|^0 \D|[{}_#]/i;

type Ask = (line: string, count: number) => boolean | number;

/** What each line is asked. The first `SHARED` are asked of its neighbours too. */
const ASKED: Readonly<Record<string, Ask>> = {
  amountsFirst: hasAmountFirst,
  units: namesUnit,
  ingredientShaped: isIngredientShaped,
  stepShaped: isStepShaped,
  sentences: isSentence,
  verbsFirst: startsWithVerb,
  verbs: (line, count) => Math.min(1, verbsIn(line).length / Math.max(4, count / 4)),
  upToEightWords: (_, count) => Math.min(1, count / 8),
  upToFortyWords: (_, count) => Math.min(1, count / 40),
  amounts: hasAmount,
  measured: isMeasured,
  bareAmounts: isBareAmount,
  numbered: isNumbered,
  talk: isTalk,
  longProse: isLongProse,
  boilerplate: isBoilerplate,
  colons: (line) => /[:：]$/.test(line),
  exclaimed: (line) => /[?!]/.test(line),
  questions: (line) => line.endsWith('?'),
  signs: (line) => /[€$£%]|https?:/.test(line),
  capitals: (line) => /^\p{Lu}/u.test(line),
  commas: (line) => line.includes(','),
  brackets: (line) => line.includes('('),
  oneWord: (_, count) => count === 1,
  fewWords: (_, count) => count <= 2,
  over15Words: (_, count) => count > 15,
  over80Words: (_, count) => count > 80,
  beginWithNumber: (line) => /^[\d½¼¾⅓⅔⅛]/.test(line),
  machineMade: (line) => MACHINE_MADE.test(line),
  otherHeadings: (line) => matchHeading(line)?.kind === 'other',
  labelled: isLabelled,
  food: namesFood,
};
const QUESTIONS = Object.values(ASKED);
/** What is known of each line, by name. */
export const FACTS: readonly string[] = Object.keys(ASKED);
export const SHARED = 9;

/** '10 min prep time', 'Serves 4' */
function isLabelled(line: string): boolean {
  return line.length < 60 && (matchLabel(folded(line)) !== undefined || withLabelFirst(line) !== undefined);
}

/** Knows lines; each is asked once, however often it is met. */
export function lineReader(): (text: string) => Line {
  const known = new Map<string, Line>();
  return (text) => {
    const line = known.get(text) ?? readLine(text);
    known.set(text, line);
    return line;
  };
}

function readLine(text: string): Line {
  const words = wordsOf(text);
  const short = text.slice(0, MAX_READ_CHARS);
  const count = short.split(' ').length;
  return { text, key: words.join(''), words, facts: QUESTIONS.map((ask) => Number(ask(short, count))) };
}

/** The share of some lines that each of the first facts holds for. */
export function meanFacts(lines: readonly Line[], count = FACTS.length): number[] {
  const sums = new Array<number>(count).fill(0);
  for (const { facts } of lines)
    for (let place = 0; place < count; place++) sums[place] = (sums[place] ?? 0) + (facts[place] ?? 0);
  return sums.map((sum) => sum / Math.max(1, lines.length));
}
