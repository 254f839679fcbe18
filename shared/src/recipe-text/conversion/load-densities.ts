import { DENSITY_NAMES_LATER } from '../../foods/densities/later.ts';
import { knowWords } from '../../language/known-words.ts';
import type { LanguageCode } from '../unit-names.ts';

/**
 * Loads the foods whose weight by the cup is known in a language, for `convertText`.
 *
 * @throws when a file cannot be fetched.
 */
export async function loadDensitiesOf<Code extends LanguageCode>(code: Code): Promise<void> {
  const names = await DENSITY_NAMES_LATER[code]?.();
  knowWords(code, { densities: names?.[code] ?? '' });
}
