import { COOKING_VERBS, EVERYDAY_VERBS, fold, OTHER_WORDS, TALK } from './lexicon.ts';
import { memoized } from '../memoize.ts';

// What a line looks like, by itself: an ingredient, a step, a sentence.

const NUMBER_START =
  /^(?:(?:about|approx\.?|around|ca\.?|circa|roughly|scant|heaped|heaping|generous|~)\s?){0,2}(?:\d|[½¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅙])/iu;
const NUMBER_WORD_START =
  /^(?:an?|one|two|three|four|five|six|half|un|une|una|uno|ein|eine|einen|zwei|drei|deux|trois|dos|tres|due|tre|um|uma|dois|twee|drie|een|en|ett|två)\s/iu;
const NO_AMOUNT =
  /^\S{0,6}\d[\d.,/]*(?:-(?:minutes?|mins?|hours?)(?!\D*\d)|\s?(?:minutes?|mins?|hours?|hrs?|seconds?|secs?|%|°|degrees|likes|comments|followers|views|days?|weeks?|years?|million|millionen|millones|reasons|ways|tips|ideas|kinds of|things|sets?|reps?|rounds?(?=\W*$|\s(?:of\s)?(?:each|squats|burpees|lunges|boxing|\d))|[- ]?ingredients?|x\s|stars?|[€$£]))(?!\p{L})/iu;
const MEASURED =
  /(?:\d|[½¼¾⅓⅔⅛])\s?(?:g|gr|gm|gms|grams?|gramm|gramos|grammes?|kg|kilos?|mg|oz|ounces?|lbs?|pounds?|ml|cl|dl|l|ltr|lit(?:er|re|ro)s?|cups?|c|tasse[ns]?|tazas?|xícaras?|tbsps?|tbs|tablespoons?|tsps?|teaspoons?|el|tl|esslöffel|teelöffel|cucharad(?:it)?as?|cdas?|cditas?|cucchiai(?:ni|no|o)?|cuill[eè]res?|c\.? ?à ?[sc]|cs|cc|colher(?:es)?|eetlepels?|theelepels?|msk|tsk|krm|ss|ts|spsk|rkl|cloves?|gousses?|dientes?|zehen?|dentes?|spicchi[o]?|teentjes?|pinch(?:es)?|sticks?|cans?|tins?|ł?y?żki|łyżeczk[ia]|г|гр|кг|мл|л|大さじ|小さじ|克|毫升)(?![\p{L}])|(?:大さじ|小さじ)\s?\d/iu;
/** '40 g protein' is what is in it, '40 g protein powder' what goes in. */
const NUTRIENT =
  /\d\s?g\s(?:of\s|de\s)?(?:proteins?|carbs|carbohydrates|fats?|fib(?:re|er)|eiwei(?:ß|ss)|kohlenhydrate|fett|proteína|proteínas|glucides|lipides|grassi|eiwitten?|koolhydraten|vet)\W*$/iu;
const LITTLE =
  /^(?:(?:an?|some|few|a few|small|large|big|generous)\s)*(?:pinch(?:es)?|handfuls?|dash(?:es)?|splash|drizzle|sprinkle|knob|bunch|sprigs?|zest|juice|salt|pepper|oil|sel|sal|salz|sale|zout|prise|pincée|pizca|pizzico|pitada|snufje|nypa|etwas|un peu|un poco|q\.?b\.?)(?!\p{L})/iu;
const TO_TASTE =
  /(?:to taste|to serve|for serving|for garnish|to garnish|optional|as needed|nach geschmack|al gusto|a gosto|q\.?\s?b\.?|au goût|naar smaak|efter smak|по вкусу|适量|適量|少々)\W*$/iu;
const MAX_INGREDIENT = 160;

/** True for a line that begins with an amount, or holds a measured one and is no sentence. */
export const isStrongIngredient = memoized((text: string): boolean => {
  if (text.length > MAX_INGREDIENT || NO_AMOUNT.test(text) || NUTRIENT.test(text)) return false;
  if (NUMBER_START.test(text)) return /\p{L}/u.test(text) && !isStepLike(text.replace(/^\S+\s/, ''));
  if (isSentence(text)) return false;
  if (NUMBER_WORD_START.test(text)) return text.length <= 80 && !isStepLike(text);
  return text.length <= 90 && MEASURED.test(text) && !startsWithVerb(text);
});

/** True for a short line without an amount that can stand among ingredients: 'Basil to serve', 'Salt'. */
export function isWeakIngredient(text: string): boolean {
  if (LITTLE.test(text) || TO_TASTE.test(text)) return text.length <= 100 && !startsWithVerb(text);
  return text.length <= 60 && text.split(' ').length <= 8 && !/[.!?]$/.test(text) && !TALK.test(text);
}

/** True for a line too long to be told apart by its look, which is neither a sentence nor said to the reader. */
export function isLongIngredient(text: string): boolean {
  return text.length > MAX_INGREDIENT && !isSentence(text) && !startsWithVerb(text) && !TALK.test(text);
}

/** True for a sentence that tells what to do in a kitchen. */
export const isStepLike = memoized((text: string): boolean => {
  if (isCookedGlyphs(text)) return true;
  if (!text.includes(' ')) return false;
  if (/[?]\s*(?:$|\s)/.test(text) || TALK.test(text)) return false;
  if (startsWithVerb(text)) return text.includes(' ');
  const words = fold(text).match(/[\p{L}]+/gu) ?? [];
  if (words.length < 4) return false;
  const verbs = words.filter((word) => COOKING_VERBS.has(word) && !OTHER_WORDS.has(word)).length;
  return verbs >= 2 || (verbs === 1 && isSentence(text) && words.length >= 5);
});

/** True for a line with an amount and a unit. */
export function isMeasured(text: string): boolean {
  return MEASURED.test(text);
}

/** True when a step has a word that belongs to kitchens alone: 'simmer', not 'rest' or 'add'. */
export function isSurelyCooking(text: string): boolean {
  if (isCookedGlyphs(text)) return true;
  return (fold(text).match(/\p{L}+/gu) ?? []).some(
    (word) => COOKING_VERBS.has(word) && !EVERYDAY_VERBS.has(word) && !OTHER_WORDS.has(word),
  );
}

const VERB_START =
  /^(?:(?:then|now|next|first|finally|lastly|meanwhile|after that|once done|while[^,]{1,60},|when[^,]{1,60},|once[^,]{1,80},|after[^,]{1,60},|until[^,]{1,60},|in (?:a|an|the|another|your)[^,]{1,50},?|on (?:a|an|the)[^,]{1,50},|to (?:a|the|your)[^,]{1,40},|using[^,]{1,50},|with[^,]{1,50},|for the[^,:]{1,40}[,:]|dann|danach|zuerst|ensuite|puis|luego|después|despues|poi|daarna|sedan|gently|carefully|slowly|lightly|quickly|thinly|finely|roughly|evenly|very|generously|thoroughly|immediately|dry|deep|shallow|pan|stir|air|pre)[\s-]{1,2}){0,3}([\p{L}\p{M}]+)/iu;

export function startsWithVerb(text: string): boolean {
  const word = VERB_START.exec(text)?.[1];
  return word !== undefined && COOKING_VERBS.has(fold(word));
}

const GLYPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]{6}/u;

/** True for what is written without spaces, at some length. */
export function isCookedGlyphs(text: string): boolean {
  return /[\u1100-\uffff]/.test(text) && GLYPHS.test(text);
}

function isSentence(text: string): boolean {
  return /\p{L}\s?[.!。]$/u.test(text) || /[.!?]\s+\p{L}/u.test(text);
}

/** '1 tbsp. butter' goes on. */
const ABBREVIATED = String.raw`(?:tbsp|tsp|tbs|oz|lbs?|pkg|approx|ca|el|tl|lg|sm|med|inkl|ggf|evtl|bzw|z\.b|resp|env|ung|ok|jmf|gr|kg|ml|с|ч|ст)`;
const SENTENCE_END = new RegExp(
  String.raw`(?<=[\p{L}\p{N})%°"”][.!?…。！？]{1,8}["”)]?)(?<![\s\d(]${ABBREVIATED}\.)\s+(?=[\p{L}\p{N}"“¡¿])|(?<=[。！？])`,
  'iu',
);

/** Sentences of a paragraph: cut at full stops and pictures, not at '1.5' or 'approx.'. */
export function sentences(text: string): string[] {
  if (!/[.!?…。！？]./su.test(text)) return text.trim() === '' ? [] : [text.trim()];
  const found: string[] = [];
  for (const part of text.split(SENTENCE_END)) {
    const sentence = part.trim();
    const last = found.at(-1);
    if (last !== undefined && MINUTES_END.test(last.slice(-6)) && goesOn(sentence))
      found[found.length - 1] = `${last} ${sentence}`;
    else if (sentence !== '') found.push(sentence);
  }
  return found;
}

/** Its verb stands at the end, as in '15 Min. köcheln lassen.'; '10 min. add the chicken.' begins with its own. */
function goesOn(sentence: string): boolean {
  return GOES_ON.test(sentence) && (INFINITIVE_FIRST.test(sentence) || !startsWithVerb(sentence));
}
const GOES_ON = /^\p{Ll}.*\p{Ll}(?:e[lr]?n)[.!]?$/su;
const INFINITIVE_FIRST = /^\p{Ll}+(?:en|eln|ern)(?!\p{L})/u;
const MINUTES_END = /\d\s?(?:min|std|se[ck])\.$/i;
