import { recipeDraft } from '@larder/shared/recipe/schema';
import { expect, it } from 'vitest';
import { mutatedPage } from '../../testing/mutated-pages.ts';
import { extractPage } from './extract-page.ts';

/** A sample: `npm run bench -- mutations` reads twenty thousand. */
const SAMPLE = 300;

it('reads broken pages to the end, and what comes out of them can be stored', { timeout: 60_000 }, () => {
  for (let seed = 0; seed < SAMPLE; seed++) {
    const reading = extractPage(mutatedPage(seed), 'https://kitchen.example/');
    if (reading.ok) expect(recipeDraft.safeParse(reading.draft).success, `page ${seed}`).toBe(true);
  }
});
