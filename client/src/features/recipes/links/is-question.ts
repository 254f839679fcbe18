import { findAmounts } from '@larder/shared/recipe-text/amounts';
import { likeliestLanguage } from '@larder/shared/recipe-text/likely-languages';
import { linkedFactor } from '@larder/shared/recipe-text/linked-factor';
import { loadCountedWordsFor } from '@larder/shared/recipe-text/load-counted-words';
import type { RecipeLinkDto } from '@larder/shared/recipe/links';

/** Whether the amount of a line cannot be compared with what the linked recipe makes, so that it has to be asked for. */
export async function isQuestion(link: RecipeLinkDto): Promise<boolean> {
  await loadCountedWordsFor([link.line]).catch(() => undefined);
  const kitchen = { language: likeliestLanguage([link.line]) };
  return findAmounts(link.line).length > 0 && linkedFactor(link.line, link, 1, kitchen) === undefined;
}
