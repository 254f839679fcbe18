import { findNumbers } from './numbers.ts';

/** A time that a step asks to wait. Offsets are UTF-16 units of the text. */
export interface StepTimer {
  start: number;
  end: number;
  /** When it rings: of '20-25 minutes' after 20, so that nothing burns. */
  seconds: number;
  /** The longer end of a range, else null. */
  upTo: number | null;
}

const HOUR = 3600;
const MINUTE = 60;
const LEAST_SECONDS = 5;
/** Longer than this nobody stands in the kitchen: '3 days in the fridge' is no timer. */
const MOST_SECONDS = 24 * HOUR;

/** Words for the units, as the page reader knows them, in the forms that follow a number. */
const UNITS: readonly { seconds: number; words: string; glyphs: string }[] = [
  {
    seconds: HOUR,
    words: String.raw`h|hrs?|hours?|std|stunden?|uur|uren|heures?|horas?|ora|ore|orelor|timm(?:e|ar|en)|tim|timer|tunti\p{L}{0,3}|tunnin|óra|órá\p{L}{1,4}|hod|hodin\p{L}{0,3}|godz|godzin\p{L}{0,3}|sat|sat[aei]|ur[aeio]|час(?:а|ов|у)?|ч|годин\p{L}{0,2}|ώρ\p{L}{1,3}|saat\p{L}{0,4}`,
    glyphs: '時間|小时|小時|시간',
  },
  {
    seconds: MINUTE,
    words: String.raw`min|mins|minut(?!\p{L}{0,3}\s{1,2}steak)\p{L}{0,4}|minuut|minuuttia?|minuutin|percig|perc|perce[nt]|мин|минут\p{L}{0,2}|хв|хвилин\p{L}{0,2}|λεπτ\p{L}{1,3}|dk|dakika\p{L}{0,3}`,
    glyphs: '分钟|分鐘|分間|分|분',
  },
  {
    seconds: 1,
    words: String.raw`secs?|seconds?|sek|sekunden?|sekund\p{L}{0,3}|sekunt\p{L}{1,3}|seconden?|secondes?|segundos?|second[oi]|secund[aeă]|másodperc\p{L}{0,2}|vteřin\p{L}{0,2}|сек|секунд\p{L}{0,2}|δευτερ\p{L}{1,6}|saniye\p{L}{0,2}`,
    glyphs: '秒|초',
  },
];
const GAP = String.raw`\s{0,2}[-‐‑]?\s?`;
/** One group for the words of each unit, then one for its glyphs. */
const UNIT = new RegExp(
  `${GAP}(?:(?:${UNITS.map(({ words }) => `(${words})`).join('|')})(?!\\p{L})|${UNITS.map(({ glyphs }) => `(${glyphs})`).join('|')})`,
  'uy',
);

/** A unit right behind a word: without one there is no number in words to look for. */
const UNIT_BEHIND_WORD = new RegExp(
  String.raw`(?:\p{L}\s{1,2}[-‐‑]?\s?|['‐‑-])(?:(?:${UNITS.map(({ words }) => words).join('|')})(?!\p{L})|${UNITS.map(({ glyphs }) => glyphs).join('|')})`,
  'u',
);

/** Numbers as words, in no more than what people write before a unit of time. */
const WORD_VALUES: readonly (readonly [value: number, words: string])[] = [
  [0.25, `(?:a |un )?quart(?:er of an| d')|(?:un )?quarto d'`],
  [
    0.5,
    `(?:one )?half an?|a half|(?:(?:eine[rn]?|une|een|en|ett|et) )?(?:halbe[nrs]?|demi[- ]|half|halv)|(?:una )?(?:media|mezza)|mezz'|(?:uma )?meia|pół|půl|pol|fél|puoli|yarım`,
  ],
  [0.75, `three quarters of an|(?:eine )?dreiviertel|trois quarts d'|tre quarti d'|tres cuartos de`],
  [1, `un'|one|an?|eine[rn]?|une?|una?|uma?|een|één|ett?|en|egy|bir|один|одну|одна`],
  [1.5, `(?:one|an?) and a half|anderthalb|eineinhalb|anderhalf|półtorej|полтора|полторы`],
  [2, `two|zwei|deux|dos|due|dois|duas|twee|två|to|dva|dvě|dwie|две|два`],
  [2.5, `two and a half|zweieinhalb`],
  [3, `three|drei|trois|tres|tre|três|drie|tři|trzy|три`],
  [4, `four|vier|quatre|cuatro|quattro|quatro|fyra|fire`],
  [5, `five|fünf|cinq|cinco|cinque|vijf|fem|pět|pięć|пять`],
  [6, `six|sechs|seis|sei|zes|sex|seks`],
  [7, `seven|sieben|sept|siete|sette|sete|zeven|sju|syv`],
  [8, `eight|acht|huit|ocho|otto|oito|åtta|otte|åtte`],
  [9, `nine|neun|neuf|nueve|nove|negen|nio|ni`],
  [10, `ten|zehn|dix|diez|dieci|dez|tien|tio|ti|deset|dziesięć|десять`],
  [12, `twelve|zwölf|douze|doce|dodici|doze|twaalf|tolv`],
  [15, `fifteen|fünfzehn|quinze|quince|quindici|vijftien|femton|femten`],
  [20, `twenty|zwanzig|vingt|veinte|venti|vinte|twintig|tjugo|tyve`],
  [30, `thirty|dreißig|dreissig|trente|treinta|trenta|trinta|dertig|trettio|tretti|tredive`],
  [40, `forty|vierzig|quarante|cuarenta|quaranta|quarenta|veertig|fyrtio|førti`],
  [45, `forty[- ]five|fünfundvierzig|quarante[- ]cinq|cuarenta y cinco|quarantacinque|vijfenveertig`],
  [60, `sixty|sechzig|soixante|sesenta|sessanta|sessenta|zestig`],
];
const WORD_NUMBERS = WORD_VALUES.map(([, words]) => words).join('|');
const VALUE_PATTERNS = WORD_VALUES.map(([value, words]) => ({
  value,
  pattern: new RegExp(`^(?:${words})$`, 'u'),
}));
const TO = 'to|or|and|bis|oder|und|tot|of|à|a|ou|et|o|y|e|en|til|till|eller|og|och|do|до|или|lub|až|ili';
const BETWEEN = String.raw`\s{0,2}[-–—‒−~〜～]\s{0,2}|\s{1,2}(?:${TO})\s{1,2}`;
const WORD_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d])(?:${WORD_NUMBERS})(?:(?<=['-])|(?![\p{L}\p{M}\d]))`,
  'gu',
);
const RANGE = new RegExp(`^(?:${BETWEEN})$`, 'u');

const HALF_AFTER =
  /\s{1,2}(?:and a half|y media|et demie?|e mezz[ao]|e meia|en een half|och en halv|og en halv)(?!\p{L})/uy;
const JOIN = /^\s{0,2}(?:,\s?)?(?:(?:and|und|et|y|e|en|och|og|i|a|и|és|ja|ve|&|\+)\s{1,2})?$/u;
const MINUTES_AFTER_HOURS = /(?<=h)\s?([0-5]?\d)(?:\s?m(?:in)?)?(?![\p{L}\d.,:/%°])/uy;
/** 'Stir every 5 minutes' says how often, not how long. */
const HOW_OFTEN =
  /(?<!\p{L})(?:every|each|alle|jede|toutes les|cada|ogni|elke|iedere|var|hver|hvert|co|každých|każde|каждые|her)\s{1,2}$/u;
/** What a number stands behind when it is part of something else. */
const JOINED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}°:/]/u;
/** How far before a number its surroundings are read. */
const REACH = 20;

/** A number with its place. */
interface Written {
  start: number;
  end: number;
  value: number;
}

/** A written span of time, of one unit or of several: '1 hour 30 minutes'. */
interface Span {
  start: number;
  end: number;
  low: number;
  high: number;
  /** The seconds of its smallest unit. */
  unit: number;
}

/**
 * The times to wait that a step names, from left to right, in the languages the page reader knows: '20-25 minutes',
 * '1 1/2 hours', 'une demi-heure', '1 Std. 20 Min.'. How often ('every 5 minutes') and days are no timers.
 */
export function findTimers(written: string): StepTimer[] {
  const text = folded(written);
  const timers: StepTimer[] = [];
  for (const { start, end, low, high } of withRanges(text, withSmallerUnits(text, findSpans(text)))) {
    if (low < LEAST_SECONDS || high > MOST_SECONDS) continue;
    if (HOW_OFTEN.test(text.slice(Math.max(0, start - REACH), start))) continue;
    timers.push({ start, end, seconds: low, upTo: high > low ? high : null });
  }
  return timers;
}

/** Small letters and plain apostrophes, every character in its place. */
function folded(text: string): string {
  const lower = text.toLowerCase();
  return (lower.length === text.length ? lower : text).replaceAll('’', "'");
}

/** Every number with a unit of time after it. */
function findSpans(text: string): Span[] {
  const numbers = numbersAndWords(text);
  const spans: Span[] = [];
  for (let i = 0; i < numbers.length; i += 1) {
    const first = numbers[i];
    const second = numbers[i + 1];
    if (!first || first.start < (spans.at(-1)?.end ?? 0)) continue;
    const range = second && isBetween(text, first, second) ? spanOf(text, first, second) : null;
    const span = range ?? spanOf(text, first, first);
    if (span) spans.push(span);
    if (range) i += 1;
  }
  return spans;
}

function isBetween(text: string, first: Written, second: Written): boolean {
  return (
    second.value > first.value &&
    second.start - first.end <= 10 &&
    RANGE.test(text.slice(first.end, second.start))
  );
}

function spanOf(text: string, { start, value }: Written, last: Written): Span | null {
  UNIT.lastIndex = last.end;
  const match = UNIT.exec(text);
  if (!match) return null;
  const unit =
    UNITS[match.slice(1).findIndex((part) => part !== undefined) % UNITS.length]?.seconds ?? MINUTE;
  let end = last.end + match[0].length;
  let more = 0;
  for (const { pattern, secondsOf } of AFTER_UNIT) {
    pattern.lastIndex = end;
    const after = unit === HOUR || pattern === HALF_AFTER ? pattern.exec(text) : null;
    if (!after) continue;
    more = secondsOf(after[1], unit);
    end += after[0].length;
    break;
  }
  return {
    start,
    end,
    low: Math.round(value * unit) + more,
    high: Math.round(last.value * unit) + more,
    unit: more > 0 ? MINUTE : unit,
  };
}

/** What may follow a unit without one of its own: '1 hour and a half', '1h30'. */
const AFTER_UNIT = [
  { pattern: HALF_AFTER, secondsOf: (_: string | undefined, unit: number) => unit / 2 },
  { pattern: MINUTES_AFTER_HOURS, secondsOf: (minutes: string | undefined) => Number(minutes) * MINUTE },
];

/** '1 hour' and '30 minutes' side by side are one time. */
function withSmallerUnits(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.unit < last.unit && JOIN.test(text.slice(last.end, span.start).replace(/^\./, '')))
      joined.splice(-1, 1, {
        start: last.start,
        end: span.end,
        low: last.low + span.low,
        high: last.high + span.high,
        unit: span.unit,
      });
    else joined.push(span);
  }
  return joined;
}

/** '45 minutes to 1 hour' is one time, too. */
function withRanges(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const between = last && text.slice(last.end, span.start);
    if (
      last &&
      span.low > last.high &&
      RANGE.test(between ?? '') &&
      !/^\s{1,2}(?:and|und|et|y|e|en|og|och)\s/u.test(between ?? '')
    )
      joined.splice(-1, 1, { ...last, end: span.end, high: span.high });
    else joined.push(span);
  }
  return joined;
}

function numbersAndWords(text: string): Written[] {
  const numbers = findNumbers(text).filter(({ start }) => !JOINED.test(text[start - 1] ?? ''));
  return [...numbers, ...wordNumbers(text)].sort((a, b) => a.start - b.start);
}

/** A number in words counts only right before a unit, or before another number in words that does: 'a' is in every text. */
function wordNumbers(text: string): Written[] {
  if (!UNIT_BEHIND_WORD.test(text)) return [];
  const kept: Written[] = [];
  for (const match of [...text.matchAll(WORD_NUMBER)].reverse()) {
    const end = match.index + match[0].length;
    const next = kept[0];
    UNIT.lastIndex = end;
    const isCounted = UNIT.test(text);
    if (!isCounted && next === undefined) continue;
    const value = VALUE_PATTERNS.find(({ pattern }) => pattern.test(match[0]))?.value ?? 1;
    const word = { start: match.index, end, value };
    if (isCounted || (next && isBetween(text, word, next))) kept.unshift(word);
  }
  return kept;
}
