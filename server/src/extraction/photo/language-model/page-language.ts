import { folded } from './fold.ts';
import { letterModels } from './known-letters.ts';
import { LANGUAGES, type LetterLanguage } from './languages.ts';

/** Less was learned of other languages than of English, which does not speak against them. */
const ENGLISH_KNOWN = 0.15;

/** Fewer letters than these tell no language. */
const FEW = 40;

/** The language of some lines of text, whose accents may be lost: the one of some whose letters follow each other like this. */
export function languageOf(
  lines: readonly string[],
  among: readonly LetterLanguage[] = LANGUAGES,
): LetterLanguage {
  const texts = lines.map((line) => folded(line).replaceAll(/[^a-z]/g, ''));
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  if (letters < FEW) return 'en';
  let best: { language: LetterLanguage; likely: number } = { language: 'en', likely: -Infinity };
  for (const [language, model] of letterModels()) {
    if (!among.includes(language)) continue;
    let sum = 0;
    for (const text of texts) for (let at = 0; at < text.length; at++) sum += model.logOf(text, at);
    const likely = sum / letters - (language === 'en' ? ENGLISH_KNOWN : 0);
    if (likely > best.likely) best = { language, likely };
  }
  return best.language;
}
