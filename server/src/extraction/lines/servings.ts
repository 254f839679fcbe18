import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { anyOf, entries, LANGUAGES } from '../language/lexicon.ts';
import { entriesOf, patternOf } from '../language/notation.ts';
import { NUMBER_WORDS } from './number-words.ts';

// For how many a recipe is, as texts say it.

export const FOR = anyOf('forWord');
export const ABOUT = String.raw`(?:${anyOf('about')}\s?)?`;
export const UP_TO = String.raw`(?:\s?(?:[-–/~〜]|${anyOf('to')})\s?\d{1,3})?`;
export const EATERS = anyOf('eaters', 'portions');
export const PIECES = anyOf('pieces');

const NO_SERVINGS_BEHIND = [
  String.raw`[\d.,/]?\d`,
  String.raw`(?:\s\d+/\d+|\s?(?:[-–]|${anyOf('to')})\s?[\d.,/]+)?\s?-?${anyOf('measures', 'lengths')}(?!\p{L})`,
  String.raw`\s?${anyOf('calories')}`,
  String.raw`\s?(?:x(?!\p{L})|%)`,
].join('|');
const COUNT = String.raw`${ABOUT}(?:up\sto\s|like\s)?(\d{1,4})(?!${NO_SERVINGS_BEHIND})`;
const LABEL = anyOf('servings', 'portions');
const SIZES = String.raw`(?:${anyOf('sizes')}\s)?`;
const SERVINGS = [
  // '4 portioner: 1 onion'
  String.raw`(?<![\p{L}\d.,/:])(\d{1,3})${UP_TO}\s?${SIZES}${anyOf('portions')}\s?:\s?\d`,
  // 'Serves 4', 'Portionen: 4'; never '300 kcal per serving: 4 g fat'.
  String.raw`(?<!\p{L}|${anyOf('perWord')}\s)${LABEL}\s?[:=–-]?\s?(?:${FOR}\s)?${COUNT}`,
  // '4 servings', '4-6 large portions'
  String.raw`(?<![\p{L}\d.,/:])(\d{1,3})${UP_TO}\s?${SIZES}${anyOf('portions')}(?!\p{L}{3})`,
].map((source) => new RegExp(source, 'u'));
/** 'd' begins other words. */
const LASTING = patternOf([
  ...entries('days', 'hours', 'minutes', 'degrees').filter((word) => word.length > 2),
  ...entriesOf(
    'week | month | year | woche | monat | jahr | semaine | mois | ans | semana | mes | año | settiman | anni | vecko | månad | uge | uke | måned | weken | maand | jaar',
  ),
]);
/** Where nothing is said to be for them. */
const SERVINGS_BESIDE = [
  // 'Räcker till 4', 'suffit pour 6'; not for three days
  String.raw`(?<!\p{L})${anyOf('enoughFor')}\s${COUNT}(?!\s${LASTING})`,
  String.raw`(?<![\p{L}\d.,/])(\d{1,2})${UP_TO}\s?${anyOf('eaters')}(?!\p{L})`,
  String.raw`(?<!\p{L})${anyOf('makes')}\s?[:=–-]?\s?(?:one\s)?${COUNT}`,
  // Behind a name, before any other number: '(12 Stück)', 'Rolls, 12 stk.'
  String.raw`^[^\d(]{0,200}\(${ABOUT}(\d{1,3})\s?${PIECES}\)`,
  String.raw`^[^\d(\n]{0,200}[,–-]\s${ABOUT}(\d{1,3})\s?${PIECES}(?=\s*(?:\n|$))`,
  // In a heading: 'You need (about 50 pieces):'
  String.raw`(?:^|\n)[^\d(\n]{0,60}\(${ABOUT}(\d{1,3})\s?${PIECES}\)\s?:(?=\s*(?:\n|$))`,
  // '⏱ 40 min | 👥 4'
  String.raw`(?:👥|👤|👪|🧑‍🤝‍🧑)\s?(?:x\s?)?(\d{1,2})(?![\d.,/])`,
].map((source) => new RegExp(source, 'u'));
const MAKES_DOZEN = new RegExp(
  String.raw`(?<!\p{L})${anyOf('makes')}\s?[:=–-]?\s?${ABOUT}(?:(\d{1,2})|${anyOf('oneOf')}|(two|three))\s${anyOf('dozen')}`,
  'u',
);
const SPELLED_END = String.raw`(?!\p{L})(?=\s*(?:${anyOf('eaters')}|[.,:!)|]|$|${anyOf('and', 'or', 'to')}\s|generously|easily|comfortably))`;
const SPELLED = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('servings')}|feed|${FOR})(?:\sup\sto)?\s${anyOf('spelledServings')}${SPELLED_END}`,
  'mu',
);

/** 'für vier Personen', 'para cuatro personas' */
const SPELLED_EATERS = new RegExp(
  String.raw`(?<!\p{L})(?:${FOR}|${LABEL})\s${ABOUT}(${[...NUMBER_WORDS.keys()].join('|')})\s${EATERS}(?!\p{L})`,
  'u',
);

/** 'for the four of us', 'für uns vier' */
const COUNT_OF_US = String.raw`(\d{1,2}|${[...NUMBER_WORDS.keys()].join('|')})`;
const FOR_US = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${FOR}|${LABEL}|fed|did)\s(?:(?:the|all)\s)?${COUNT_OF_US}\s${anyOf('ofUs')}|${anyOf('forUs')}\s${COUNT_OF_US})(?!\p{L})`,
  'u',
);

/** Danish 'to' and Spanish 'once' are no numbers elsewhere, and 'os' is bones besides. */
const ELSEWHERE: readonly string[] = ['to', 'once'];
const SEVERAL = [...NUMBER_WORDS].flatMap(([word, count]) =>
  count > 1 && !ELSEWHERE.includes(word) ? word : [],
);
/** Of a range the smaller: 'six à huit', 'dwóch, trzech'. */
const SPELLED_COUNT = String.raw`(?<!\p{L})(${SEVERAL.join('|')})(?:,?\s(?:${anyOf('to', 'or')}\s)?(?:${SEVERAL.join('|')}))?\s`;
/** 'it does four hungry people' at an end, since elsewhere they do something. */
const SPELLED_AT_END = new RegExp(
  String.raw`${SPELLED_COUNT}(?:hungry\s)?(?!os(?!\p{L}))${anyOf('eaters')}(?=\s*(?:[.,!)]|$))`,
  'mu',
);
/** 'unas cuatro raciones', not 'brown it in two portions'. */
const SPELLED_PORTIONS = new RegExp(
  String.raw`${anyOf('makes', 'about')}\s${SPELLED_COUNT}${anyOf('portions')}(?!\p{L})`,
  'u',
);

const NO_DISH = `${LASTING}|${anyOf('ingredients')}|items?|ways?|simple|easy|basic|only|total|insgesamt`;
/** 'Ingredients (4 bowls)', 'Ingredientes para 8 torrijas': whatever they are, where no measure is. */
const FOR_LIST = new RegExp(
  String.raw`(?<!\p{L})${anyOf('ingredients')}\s(?:\(${ABOUT}|${FOR}\s${ABOUT})((?!1\s)\d{1,3})(?!${NO_SERVINGS_BEHIND})(?!\s(?:${NO_DISH}))(?:\s\p{L}+){1,2}\s?[:)\n]`,
  'u',
);
const NO_SHARES =
  'ways?|times|layers?|pieces|halves|parts|batches|veces|varv|mal|fois|volte|vezes|boden|hours|minutes|stunden';
/** 'makes six big bowls', 'feeds four okay', 'reicht für drei': whatever is said behind, where no measure is. */
const SPELLED_MADE = new RegExp(
  String.raw`(?<!\p{L})(?:${LABEL}|${anyOf('makes')}|fed)\s${ABOUT}(${SEVERAL.join('|')})(?!\p{L}|\s(?:\d|${anyOf('measures', 'lengths')}(?!\p{L})|${NO_SHARES}))`,
  'u',
);
/** Who is meant says its own 'for': 'négy személyre elég', 'dört kişilik'. */
const SPELLED_FOR_EATERS = new RegExp(String.raw`${SPELLED_COUNT}${anyOf('forEaters')}(?!\p{L})`, 'u');
/** 'it does 4 with a salad' */
const DOES = new RegExp(
  String.raw`(?:^|\n|(?<!\p{L})(?:it|this|that|which)\s)does\s${ABOUT}${COUNT_OF_US}(?=\s(?:with|people|hungry|comfortably|easily|generously)|\s*(?:[.,!)\n]|$))`,
  'u',
);

/** In a folded text: 'serves 4', '4 servings', 'makes 18', 'Para 4 personas'; of a range the smaller number. */
export function servingsIn(folded: string): number | null {
  const dozen = MAKES_DOZEN.exec(folded);
  if (dozen) return 12 * Number(dozen[1] ?? NUMBER_WORDS.get(dozen[2] ?? '') ?? 1);
  const said = firstCount(folded, SERVINGS);
  if (said !== null) return said;
  const { people, pieces, bare } = countsFor(folded);
  const count =
    people ?? firstCount(folded, SERVINGS_BESIDE) ?? pieces ?? bare ?? firstCount(folded, [FOR_LIST]);
  if (count !== null) return count;
  const spelled =
    SPELLED.exec(folded)?.[0].split(' ').at(-1) ??
    SPELLED_SERVINGS.flatMap((said) => said.exec(folded)?.slice(1) ?? []).find(Boolean);
  return spelled === undefined ? null : (NUMBER_WORDS.get(spelled) ?? Number(spelled));
}

const SPELLED_SERVINGS = [
  SPELLED_FOR_EATERS,
  SPELLED_EATERS,
  FOR_US,
  SPELLED_AT_END,
  SPELLED_PORTIONS,
  SPELLED_MADE,
  DOES,
];

const RANGE_TO = String.raw`\s?(?:[-–~〜]|${anyOf('to')})\s?(\d{1,3})(?!\d)`;
const BEFORE_RANGE = String.raw`(?:${LABEL}|${anyOf('makes')}|${FOR})\s?[:=–-]?\s?(?:${FOR}\s)?${ABOUT}`;
const BEHIND_RANGE = String.raw`\s?${SIZES}(?:${EATERS}|${anyOf('portions')}|${PIECES})(?!\p{L}{3})`;

/** In a folded text the range whose smaller number was read: of 'serves 4-6' '4-6'. */
export function rangeOfServings(folded: string, servings: number | null): string | undefined {
  if (servings === null) return undefined;
  const count = String.raw`(?<![\d.,/])${servings}${RANGE_TO}`;
  const range = new RegExp(`(?<!\\p{L})${BEFORE_RANGE}${count}|${count}${BEHIND_RANGE}`, 'u').exec(folded);
  const most = Number(range?.[1] ?? range?.[2]);
  return most > servings ? `${servings}-${most}` : undefined;
}

function firstCount(folded: string, patterns: readonly RegExp[]): number | null {
  for (const pattern of patterns) {
    const count = Number(pattern.exec(folded)?.[1]);
    if (isServings(count)) return count;
  }
  return null;
}

function isServings(count: number): boolean {
  return count >= 1 && count <= RECIPE_LIMITS.servings;
}

const FOR_COUNT = new RegExp(String.raw`(${FOR}|x)\s?${ABOUT}(\d{1,3})${UP_TO}`, 'gu');
const EATERS_BEHIND = new RegExp(String.raw`^\s${EATERS}(?!\p{L})`, 'u');
/** '4 pieces of chicken' are no pieces of what is made. */
const PIECES_BEHIND = new RegExp(String.raw`^\s${PIECES}(?!\p{L}|\s\p{L})`, 'u');
/** '120 kcal per 2 pieces' counts calories: in Italian alone 'per' is 'for'. */
const { eaters = '', portions = '', pieces = '' } = LANGUAGES['it'] ?? {};
const ITALIANS_BEHIND = new RegExp(
  String.raw`^\s${patternOf([eaters, portions, pieces].flatMap(entriesOf))}(?!\p{L})`,
  'u',
);
const CALORIES = /cal(?!\p{L})|calor|points|punkte/u;
/** More are rather degrees or minutes, when nothing says that they eat. */
const MOST_BARE = 20;
/** 'Bake at 180 (for 20)' */
const BEHIND_NUMBER = /\d.{0,3}\($/u;
const END_BEHIND = /^\s?(?:[:)\]\n|]|$)/u;
const NAME_BEFORE = String.raw`${anyOf('ingredients', 'meals', 'recipe')}\s`;
const BARE_BEFORE = new RegExp(String.raw`(?:^|\n\s?|[^\p{L}\p{N}\s,.;:°%'’"]\s?|${NAME_BEFORE})$`, 'u');

interface Counts {
  people: number | null;
  pieces: number | null;
  bare: number | null;
}

/**
 * The first 'for 4 people', the first 'for 12 muffins', and the first 'for 4' that stands alone: in brackets, in a line of
 * its own or behind an image.
 */
function countsFor(folded: string): Counts {
  let pieces: number | null = null;
  let bare: number | null = null;
  for (const match of folded.matchAll(FOR_COUNT)) {
    const [whole, word, number] = match;
    const before = folded.slice(Math.max(0, match.index - 24), match.index);
    const behind = folded.slice(match.index + whole.length, match.index + whole.length + 32);
    const count = Number(number);
    if (/\p{L}$/u.test(before) || !isServings(count)) continue;
    if ((word === 'per' ? ITALIANS_BEHIND : EATERS_BEHIND).test(behind))
      return { people: count, pieces, bare };
    if (word !== 'per' && count > 1 && PIECES_BEHIND.test(behind) && !CALORIES.test(before + behind))
      pieces ??= count;
    const isAlone = END_BEHIND.test(behind) && BARE_BEFORE.test(before) && !BEHIND_NUMBER.test(before);
    if (count <= MOST_BARE && isAlone) bare ??= count;
  }
  return { people: null, pieces, bare };
}
