import {
  LANGUAGES,
  type LetterLanguage,
} from '../../../server/src/extraction/photo/language-model/languages.ts';
import { parsePage } from '../../../server/src/extraction/page/document.ts';
import { outlinePage } from '../../../server/src/extraction/page/outline.ts';
import { phrasesOf } from '../captions/made/phrases/languages.ts';
import type { KnownPage } from '../corpus.ts';

/** Text by language, a line of it each. */
export type Texts = Record<LetterLanguage, string[]>;

const noTexts = (): Texts =>
  Object.fromEntries(LANGUAGES.map((language) => [language, [] as string[]])) as unknown as Texts;

const OTHER_NAMES: Readonly<Record<string, LetterLanguage>> = { nb: 'no', nn: 'no' };

/** The recipes of the pages whose language is told, and the phrases that captions are made from. */
export function cookingTexts(pages: readonly KnownPage[]): Texts {
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [language, [] as string[]]),
  ) as unknown as Texts;
  for (const { html, expected } of pages) {
    const language = languageOf(html);
    if (language === undefined) continue;
    const { title = '', ingredients = [], instructions = [] } = expected;
    texts[language].push(title, ...ingredients, ...instructions);
  }
  for (const language of LANGUAGES) texts[language].push(...phraseLines(language));
  return texts;
}

function languageOf(html: string): LetterLanguage | undefined {
  const name = /<html[^>]{0,400}\blang=["']?([a-z]{2})/i.exec(html)?.[1]?.toLowerCase() ?? '';
  return LANGUAGES.find((language) => language === (OTHER_NAMES[name] ?? name));
}

function phraseLines(language: LetterLanguage): string[] {
  return Object.values(phrasesOf(language))
    .flat()
    .map((phrase: string) => phrase.replaceAll(/\{\w+\}|\(at\)\S*/g, ' '));
}

const SENTENCE = /^(?=(?:.*\p{L}{2,}\s){4})[^{}<>|=]{20,600}$/u;

/** All that the pages of other languages than English say, a sentence or more each. */
export function otherTexts(pages: readonly KnownPage[]): Texts {
  const texts = noTexts();
  for (const { html, url } of pages) {
    const language = languageOf(html);
    if (language === undefined || language === 'en') continue;
    const lines = outlinePage(parsePage(html, url)).items.map(({ text }) => text);
    texts[language].push(...new Set(lines.filter((line) => SENTENCE.test(line))));
  }
  return texts;
}
