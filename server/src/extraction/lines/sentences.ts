import { anyOf } from '../language/lexicon.ts';
import { startsWithVerb } from './steps.ts';

const SENTENCE_END = new RegExp(
  [
    // '1 tbsp. butter' goes on.
    String.raw`(?<=[\p{L}\p{N})%°"”][.!?…。！？]{1,8}["”)]?)(?<![\s\d(]${anyOf('abbreviations')}\.)\s+(?=[\p{L}\p{N}"“¡¿])`,
    '(?<=[。！？])',
  ].join('|'),
  'iu',
);

/** Sentences of a paragraph: cut at full stops, not at '1.5' or 'approx.'. */
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
