import { leadingNumberWord } from './number-words.ts';
import { findNumbers, type WrittenNumber } from './numbers.ts';
import { isHeader } from './sections.ts';
import { isMarkedBySymbol, unitAt, type Unit } from './units.ts';

/** An amount in an ingredient line: one number, or two that make a range. Offsets are UTF-16 units of the text. */
export interface Amount {
  start: number;
  end: number;
  /** The number, or the lower and the upper end of a range. */
  value: number | [number, number];
  /** The numbers as they are written, one or two. */
  numbers: [WrittenNumber] | [WrittenNumber, WrittenNumber];
  /** The unit right after it, when there is one. */
  unit: Unit | null;
}

interface Candidate extends Amount {
  /** Offset of the innermost parenthesis that is open here, or -1. */
  paren: number;
}

/** What the walk along the line knows when it comes to the next number. */
interface Seen {
  previous: Candidate | null;
  /** A size such as '14-oz' stood before: what follows without an amount of its own describes it. */
  hasSize: boolean;
}

/** How far before and after a number its surroundings are read: keeps the work linear in the length of the text. */
const REACH = 60;

/**
 * Finds the amounts of an ingredient line, from left to right: what has to change when the recipe is made larger or
 * smaller. Numbers that are no amounts are left out: temperatures, shares, lengths, times, sizes of cans and pieces,
 * 'type 00', notes. A '[Header]' line has none.
 */
export function findAmounts(text: string): Amount[] {
  if (isHeader(text)) return [];
  const amounts: Amount[] = [];
  const seen: Seen = { previous: null, hasSize: false };
  for (const candidate of candidates(text)) {
    const { paren: _, ...amount } = candidate;
    if (isNeverAmount(text, candidate)) {
      if (isHyphenated(text, candidate.end) && isMeasured(unitAt(text, candidate.end + 1, 0)))
        seen.hasSize = true;
    } else if (isAmountHere(text, candidate, seen)) {
      amounts.push(amount);
      seen.previous = candidate;
    }
  }
  return amounts;
}

/**
 * The amounts in a sentence of the method: only what is measured ('add 200 ml of milk'). Counts are left alone, since
 * 'cut into 4', 'for 2 minutes' and 'at 350' look the same, and so are sizes and times.
 */
export function findStepAmounts(text: string): Amount[] {
  if (isHeader(text)) return [];
  return candidates(text)
    .filter((candidate) => isMeasured(candidate.unit) && !isNeverAmount(text, candidate))
    .filter(({ start, end, unit }) => {
      const unitEnd = unit?.end ?? end;
      const isEach = EACH_AFTER.test(text.slice(unitEnd, unitEnd + REACH));
      return !isEach && !STEP_SIZE_BEFORE.test(text.slice(Math.max(0, start - REACH), start));
    })
    .map(({ paren: _, ...amount }) => amount);
}

function candidates(text: string): Candidate[] {
  const word = leadingNumberWord(text);
  const numbers = withoutListNumber(text, [...(word ? [word] : []), ...findNumbers(text)]);
  const parens = openParens(text, numbers);
  const found: Candidate[] = [];
  for (let i = 0; i < numbers.length; i += 1) {
    const first = numbers[i];
    const second = numbers[i + 1];
    if (!first) continue;
    const paren = parens[i] ?? -1;
    if (second && isRange(text, first, second)) {
      found.push({ ...rangeOf(text, first, second), paren });
      i += 1;
    } else {
      found.push({ ...singleOf(text, first), paren });
    }
  }
  return found;
}

function singleOf(text: string, written: WrittenNumber): Amount {
  const unit = unitAt(text, written.end, written.value);
  const number = grouped(written, unit);
  return { start: number.start, end: number.end, value: number.value, numbers: [number], unit };
}

function rangeOf(text: string, first: WrittenNumber, second: WrittenNumber): Amount {
  const unit = unitAt(text, second.end, second.value);
  const low = grouped(first, unit);
  const high = grouped(second, unit);
  return { start: low.start, end: high.end, value: [low.value, high.value], numbers: [low, high], unit };
}

/** '1.500 g' are thousands, '1.500 kg' and '2.125 cups' are decimals; with a comma only large units are. */
function grouped(number: WrittenNumber, unit: Unit | null): WrittenNumber {
  if (number.style !== 'thousands' || number.end - number.start > 7) return number;
  const isDecimal = number.separator === ',' ? unit?.size === 'large' : unit?.size !== 'small';
  return isDecimal ? { ...number, style: 'decimal', value: number.value / 1000 } : number;
}

/** Drops the '1.' of '1. 5 cups flour' or '2) eggs': a number of a list. */
function withoutListNumber(text: string, numbers: WrittenNumber[]): WrittenNumber[] {
  const [first] = numbers;
  if (first?.style !== 'integer' || text.slice(0, first.start).trim() !== '') return numbers;
  return /^[.)]\s/.test(text.slice(first.end, first.end + 2)) ? numbers.slice(1) : numbers;
}

function openParens(text: string, numbers: readonly WrittenNumber[]): number[] {
  const open: number[] = [];
  let position = 0;
  return numbers.map(({ start }) => {
    for (; position < start; position += 1) {
      if (text[position] === '(' || text[position] === '[') open.push(position);
      else if (text[position] === ')' || text[position] === ']') open.pop();
    }
    return open.at(-1) ?? -1;
  });
}

const RANGE = /^(?:\s{0,2}[-–—‒−~〜]\s{0,2}|\s{1,2}(?:to|bis|tot|à|a|til|till|do|до)\s{1,2})$/iu;
const SIZED_CONTAINER =
  /^[\s.]{0,3}(?:cans?|tins?|jars?|packages?|packets?|pkgs?|bags?|boxe?s?|bottles?|cartons?)(?!\p{L})/iu;

function isRange(text: string, first: WrittenNumber, second: WrittenNumber): boolean {
  if (second.start - first.end > 8 || !RANGE.test(text.slice(first.end, second.start))) return false;
  if (second.value <= first.value || second.value >= first.value * 20) return false;
  // '2-15 oz cans' are two cans of 15 ounces.
  const unit = unitAt(text, second.end, second.value);
  const unitEnd = unit?.end ?? second.end;
  const isSize =
    second.value > first.value * 4 &&
    isMeasured(unit) &&
    SIZED_CONTAINER.test(text.slice(unitEnd, unitEnd + REACH));
  return !isSize;
}

function isMeasured(unit: Unit | null): boolean {
  return unit?.kind === 'mass' || unit?.kind === 'volume' || unit?.kind === 'spoon';
}

function isHyphenated(text: string, end: number): boolean {
  return /^[-‐‑]\p{L}/u.test(text.slice(end, end + 3));
}

const LATIN = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}`;
const JOINED_BEFORE = new RegExp(
  String.raw`(?:(?<![${LATIN}])(?![xX×])[${LATIN}]|[${LATIN}][${LATIN}]|_|[#$€£№]\s?|\d[:.,/⁄]|\d|[${LATIN}][-‐‑])$`,
  'u',
);
/** The second number of '9x13' or '20 cm x 30 cm', where no amount stood before. */
const DIMENSION_BEFORE = /\d\s?(?:-?inch(?:es)?|in|cm|mm|["″”])?\s?[x×]\s?$/iu;
const NAMED_BEFORE =
  /(?:^|[^\p{L}])(?:notes?|steps?|type|typ|tipo|no|nr|number|page|recipe|serves|makes|day|size|mark|level|grade|gauge|into|in|by|every|over|fette|en|auf)\.?\s{0,2}$/iu;
/** 'spaghetti n. 5'; 'uova n. 3' are three eggs. */
const PASTA_BEFORE =
  /(?:spaghett\p{L}{1,3}|vermicelli|bucatini|capellini|linguine|tagliatelle|penne|rigatoni|fusilli|pasta)\s{1,2}n[.°º]\s?$/iu;
const NAMED_AFTER =
  /^(?:\s?[€$£]|\s?:\d|(?:st|nd|rd|th|er)(?!\p{L})|\s{0,2}(?:people|persons?|servings?|times|ways|percent|prozent|procent|proof|watts?|ply|calories|kcal|cal|up(?!\s+to(?!\p{L}))|spice(?=\s(?:powder|mix|blend|seasoning)|[,)]|$)|(?:per|pro|por|par|p)\s{1,2}(?:head|person|persona|personne|portion|porción|serving|pessoa))(?!\p{L}))/iu;
const DIMENSIONS =
  /^\s?[x×]\s?\d{1,3}(?:[.,]\d)?(?:\s?-?(?:inch|in\b|cm|mm|["″”])|\s?-?\s?(?:pan|dish|tin|baking|form))/iu;
/** At the start of a line the first number counts them: '2 x 5 cm pieces ginger'. Elsewhere both are a size. */
const SIZED_PIECES =
  /^\s?[x×]\s?\d{1,3}(?:[.,]\d)?\s?-?(?:inch|in\b|cm|mm|["″”])\s?-?\s?(?:pieces?|knobs?|sticks?|stalks?|chunks?|slices?|cubes?|lengths?|tortillas?|wraps?|pittas?|pitas?|naans?|pancakes?|crêpes?|skewers?|(?:discs|rounds|sheets|cases)(?!\s(?:pan|tin|cake|dish|tray))|fladen|stück|stücke|morceaux?|trozos?|pezz[oi]|stuk|bit)/iu;

/** True when the nearest surroundings say that a number cannot be an amount, wherever it stands. */
function isNeverAmount(text: string, { start, end, numbers, unit }: Candidate): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  if (numbers.some((number) => number.style === 'integer' && isOfName(text, number))) return true;
  if (unit?.kind === 'length' || unit?.kind === 'time' || unit?.kind === 'temperature') return true;
  if (
    isMarkedBySymbol(text, end) ||
    isHyphenated(text, end) ||
    (DIMENSIONS.test(after) && !(isFirstWord(text, start) && SIZED_PIECES.test(after))) ||
    NAMED_AFTER.test(after)
  )
    return true;
  if (JOINED_BEFORE.test(before)) return true;
  if (isKindOfFlour(before, numbers, unit) || isSizeOfPieces(text, numbers, unit)) return true;
  if (NAMED_BEFORE.test(before) && !isMeasured(unit)) return true;
  if (/[.°º]\s?$/.test(before) && PASTA_BEFORE.test(before) && !isMeasured(unit)) return true;
  return isPartOfName(after, unit);
}

function isFirstWord(text: string, start: number): boolean {
  return start < REACH && ONLY_QUALIFIERS.test(text.slice(0, start).replace(/^[^\p{L}\p{N}]+/u, ''));
}

/** 'Weizenmehl 405': three digits or more behind a word, and nothing measured, name a kind. */
function isKindOfFlour(before: string, [{ value }]: Candidate['numbers'], unit: Unit | null): boolean {
  return (
    value >= 100 && !unit && /\p{L}\s$/u.test(before) && !/(?:^|\s)(?:about|or|and|plus)\s$/iu.test(before)
  );
}

/** 'type 00' and 'farina 0'; '0-1 chilli' is an amount. */
function isOfName(text: string, { start, end }: Candidate['numbers'][number]): boolean {
  const written = text.slice(start, end);
  return /^0\d/.test(written) || (written === '0' && !/^\s?[-–]/.test(text.slice(end, end + 2)));
}

/** 'gambas 8/12': how many of them weigh a kilogram; nobody writes two thirds of something like this. */
function isSizeOfPieces(text: string, [number]: Candidate['numbers'], unit: Unit | null): boolean {
  if (unit || number.style !== 'ascii-fraction') return false;
  const [few = 0, many = 0] = text.slice(number.start, number.end).split(/[/⁄]/).map(Number);
  return few >= 4 && few < many && (many % few === 0 || (few % 2 === 0 && many % 2 === 0));
}

/** '7UP' and '3D': letters that are no unit, joined to the number. */
function isPartOfName(after: string, unit: Unit | null): boolean {
  const joined = new RegExp(`^[${LATIN}]{1,20}`, 'u').exec(after)?.[0];
  return (
    joined !== undefined &&
    !unit &&
    !/^x$/i.test(joined) &&
    (joined.length === 1 || joined !== joined.toLowerCase())
  );
}

const QUALIFIERS = String.raw`(?:(?:about|approx(?:imately)?\.?|around|roughly|circa|ca\.?|c\.|or|scant|generous|an?|extra|another|up to|between|some|ungefähr|etwa|environ|ongeveer|[~≈])\s*){0,3}`;
const SIZE_BEFORE = new RegExp(
  String.raw`(?:(?<!\p{L})(?:[x×*@]|each|per|je|à|a|de|van|di|da|of|at|von|zu|po|pro|por|cada)\s{0,2}${QUALIFIERS})$`,
  'iu',
);
const STEP_SIZE_BEFORE = new RegExp(
  String.raw`(?:(?<!\p{L})(?:[x×*@]|each|every|per|je|à|pro|por|cada|portions? of|pieces of|balls of)\s{0,2}${QUALIFIERS})$`,
  'iu',
);
const EACH_AFTER = /^[\s.]{0,3}(?:each|apiece|per|pro|je|stuk|cada)(?!\p{L})/iu;
const CONNECTED = new RegExp(
  String.raw`(?:[+&]|(?<!\p{L})(?:plus|and|or|und|oder|et|ou|y|e|o|i|en|och|eller|og|и|или|più|más|mais))\s{0,3}${QUALIFIERS}$`,
  'iu',
);
const JUICE_OF =
  /(?<!\p{L})(?:juice|zest|rind|peel|saft|schale|jus|zeste|zumo|jugo|succo|scorza)\s+(?:of|from|von|de|d['’]|di)\s{0,2}$/iu;
/** 'beaten with 1 tbsp water' */
const MIXED_WITH = new RegExp(String.raw`(?<!\p{L})(?:with|mit)\s{0,2}${QUALIFIERS}$`, 'iu');
/** '2 tbsp lime juice, from 1-2 limes' */
const MADE_FROM = new RegExp(String.raw`[,(]\s{0,2}(?:juice\s)?from\s{1,2}${QUALIFIERS}$`, 'iu');
/** '2 potatoes, in cubes, about 4 cups' */
const YIELDS = new RegExp(String.raw`,\s{0,2}${QUALIFIERS}$`, 'iu');
/** '(or 3 plums)' */
const ALTERNATIVE = new RegExp(String.raw`^\s*(?:or|oder|ou|eller|of|o)\s{1,2}${QUALIFIERS}$`, 'iu');
/** '(plus 1 yolk)' */
const PLUS = new RegExp(String.raw`^\s*(?:\+|plus|and)\s{0,2}${QUALIFIERS}$`, 'iu');
const EQUIVALENT = /^\s{0,3}(?:[/|=≈~]|[-–—]|to|bis|tot|à|til|till|do|до)\s{0,3}$/iu;
const AFTER_PUNCTUATION = /[,;:•·]\s{0,3}$/u;
const ONLY_QUALIFIERS = new RegExp(String.raw`^\s*${QUALIFIERS}$`, 'iu');
const TOTAL_AFTER = /^[\s.]{0,3}(?:in )?total(?!\p{L})/iu;
const CONTAINER_NAMED =
  /(?<!\p{L})(?:cans?|tins?|jars?|packages?|packets?|pkgs?|bags?|box(?:es)?|bottles?|sachets?|envelopes?|tubs?|cartons?|blocks?)(?!\p{L})/iu;

/** Whether a number that may be an amount is one, given what stands before it in the line. */
function isAmountHere(text: string, candidate: Candidate, { previous, hasSize }: Seen): boolean {
  const before = text.slice(Math.max(previous?.end ?? 0, candidate.start - REACH), candidate.start);
  if (!previous) return !(hasSize && candidate.paren >= 0) && !DIMENSION_BEFORE.test(before);
  const unitEnd = candidate.unit?.end ?? candidate.end;
  if (EACH_AFTER.test(text.slice(unitEnd, unitEnd + REACH))) return false;
  if (candidate.paren >= previous.end) return isEquivalentInParens(text, candidate, previous);
  if (CONNECTED.test(before) || JUICE_OF.test(before)) return true;
  if (MIXED_WITH.test(before)) return isMeasured(candidate.unit) && previous.unit?.kind !== 'container';
  if (MADE_FROM.test(before)) return isMeasured(previous.unit);
  if (YIELDS.test(before) && isOfCups(candidate.unit)) return true;
  if (saysWeightOfAll(text, candidate, previous)) return true;
  const between = previous.unit ? text.slice(previous.unit.end, candidate.start) : before;
  if (between.length <= 10 && EQUIVALENT.test(between)) return isMeasured(previous.unit);
  if (between.length <= 10 && between.trim() === '')
    return isMeasured(previous.unit) && isMeasured(candidate.unit);
  if (AFTER_PUNCTUATION.test(before)) return true;
  return isMeasured(candidate.unit) && isMeasured(previous.unit) && !SIZE_BEFORE.test(before);
}

/** '2 large carrots, about 300 g' */
function saysWeightOfAll(text: string, candidate: Candidate, previous: Candidate): boolean {
  const [, between, inside] = /^(.{1,40}),(.{0,16})$/su.exec(text.slice(previous.end, candidate.start)) ?? [];
  if (between === undefined || inside === undefined || inside.trim() === '') return false;
  return isTotalOf(previous, candidate, {
    between,
    inside,
    after: text.slice(candidate.unit?.end ?? candidate.end),
  });
}

/** '12 tablespoons (6 ounces)' says one amount twice; '1 can (28 ounces)' and '1 (150 g) banana' give a size. */
function isEquivalentInParens(text: string, candidate: Candidate, previous: Candidate): boolean {
  const { unit, paren, start, end } = candidate;
  const after = text.slice(unit?.end ?? end, (unit?.end ?? end) + REACH);
  const between = text.slice(previous.end, Math.min(paren, previous.end + REACH));
  const inside = text.slice(paren + 1, Math.min(start, paren + REACH));
  if (TOTAL_AFTER.test(after) || PLUS.test(inside)) return true;
  if (isTotalOf(previous, candidate, { between, inside, after })) return true;
  if (!unit && ALTERNATIVE.test(text.slice(paren + 1, Math.min(start, paren + REACH)))) return true;
  if (isMeasured(previous.unit))
    return isMeasured(unit) || ONLY_QUALIFIERS.test(text.slice(paren + 1, Math.min(start, paren + REACH)));
  if (previous.unit?.kind === 'container' || CONTAINER_NAMED.test(between) || CONTAINER_NAMED.test(after))
    return false;
  // Nobody sells a thing by the cup or spoon: '2 lemons (about 1/4 cup juice)'.
  return isOfCups(unit);
}

const APPROXIMATELY =
  /^\s*(?:about|approx(?:imately)?\.?|around|roughly|circa|ca\.?|c\.|etwa|environ|[~≈])\s*$/iu;
const GRAMS: Readonly<Record<string, number>> = {
  g: 1,
  gram: 1,
  grams: 1,
  kg: 1000,
  oz: 28,
  ounce: 28,
  ounces: 28,
  lb: 454,
  lbs: 454,
  pound: 454,
  pounds: 454,
};
/** What one of them weighs at least, by its name; the first that fits counts. Less is the weight of one, not of all. */
const LEAST_GRAMS_EACH: readonly (readonly [name: RegExp, grams: number])[] = [
  [/(?<!\p{L})(?:fillets?|filets?|breasts?|steaks?|chops?|brüste|koteletts?|schnitzel)(?!\p{L})/iu, 100],
  [/(?<!\p{L})(?:thighs?|legs?)(?!\p{L})/iu, 75],
  [/(?<!\p{L})(?:chickens|ducks|geese|rabbits)(?!\p{L})/iu, 900],
  [/(?<!\p{L})(?:lobsters|hens|poussins|pheasants)(?!\p{L})/iu, 400],
  [/\p{L}/u, 50],
];
/** Their weight is that of all of them, without 'about' too: '2 onions (300 g)'. */
const SMALL_PRODUCE =
  /(?<!\p{L})(?:carrots|onions|shallots|potatoes|tomatoes|apples|parsnips|eggs|karotten|möhren|zwiebeln|kartoffeln|tomaten|äpfel|eier|carottes|oignons|tomates|carote|cipolle|patate|zanahorias|cebollas|patatas)(?!\p{L})/iu;

/** '6 potatoes (about 2 pounds)' weighs all of them, '4 fillets (about 6 oz)' and '(about 6 oz each)' one. */
function isTotalOf(
  previous: Candidate,
  { unit, value }: Candidate,
  { between, inside, after }: { between: string; inside: string; after: string },
): boolean {
  const grams = GRAMS[unit?.word ?? ''];
  const least = LEAST_GRAMS_EACH.find(([name]) => name.test(between))?.[1];
  if (previous.unit || typeof previous.value !== 'number' || typeof value !== 'number') return false;
  if (previous.value < 2 || grams === undefined || least === undefined) return false;
  if (CONTAINER_NAMED.test(between) || EACH_AFTER.test(after)) return false;
  const isSaid = APPROXIMATELY.test(inside) || (inside.trim() === '' && SMALL_PRODUCE.test(between));
  return isSaid && value * grams >= previous.value * least;
}

function isOfCups(unit: Unit | null): boolean {
  return unit?.kind === 'spoon' || /^(?:c|cups?)$/.test(unit?.word ?? '');
}
