import { LANGUAGES, type LetterLanguage } from '../../src/extraction/photo/letters/languages.ts';
import { phrasesOf } from '../captions/made/phrases/languages.ts';
import type { KnownPage } from '../corpus.ts';

/** Cooking text by language, a line of a recipe each. */
export type Texts = Record<LetterLanguage, string[]>;

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
