import { sentences } from '../../../../server/src/extraction/lines/sentences.ts';

const NUMBER = /^(?:(?:step|schritt|étape|paso|passo|stap|krok)\s*)?\d{1,2}\s?[.):-]\s*|^[-–•*]\s*/i;

/** The sentences of a text that have both brackets or none. */
export function sentencesOf(text: string): string[] {
  return sentences(text).filter((sentence) => sentence.split('(').length === sentence.split(')').length);
}

/** A step without the number or mark that stood before it. */
export const withoutNumber = (step: string): string => step.replace(NUMBER, '').trim();
