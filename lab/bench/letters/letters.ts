import { createPhotoReader } from '../../../server/src/adapters/photo-reader/photo-reader.ts';
import { drawRecipe } from './draw.ts';
import { benchMadeLines } from './made-lines.ts';
import { PIECES } from './recipes.ts';

const RECIPES = 40;
const signal = new AbortController().signal;

/** `npm run bench -- letters`: letters wrong on made lines; then of the accented words on printed pages, in each language, how many come out to the letter. */
export async function benchLetters(): Promise<void> {
  await benchMadeLines();
  const reader = createPhotoReader({ ocrThreads: 2 });
  const all = { words: 0, right: 0 };
  for (const [language, pieces] of Object.entries(PIECES)) {
    const count = { words: 0, right: 0, wrong: 0, lines: 0, marked: 0 };
    for (let seed = 0; seed < RECIPES; seed++) {
      const { lines, photo } = await drawRecipe(pieces, seed);
      const reading = await reader.read(photo, { signal });
      const [wanted, read] = [wordsOf(lines), wordsOf([reading.text])];
      const left = new Map<string, number>();
      for (const word of read) left.set(word, (left.get(word) ?? 0) + 1);
      for (const word of wanted.filter(isAccented)) {
        const there = left.get(word) ?? 0;
        count.words += 1;
        count.right += there > 0 ? 1 : 0;
        left.set(word, there - 1);
      }
      count.wrong += read.filter((word) => isAccented(word) && !wanted.includes(word)).length;
      if (!reading.ok) continue;
      count.lines += reading.part.evidence.length;
      count.marked += reading.part.evidence.filter(({ doubt }) => doubt === 'unclear').length;
    }
    all.words += count.words;
    all.right += count.right;
    console.log(
      `letters: ${language} ${share(count.right, count.words)} of ${count.words} accented words right, ` +
        `${count.wrong} words with a wrong accent, ${share(count.marked, count.lines)} of ${count.lines} fields marked`,
    );
  }
  console.log(`letters: ${share(all.right, all.words)} of ${all.words} accented words right in all`);
  await reader.close();
}

const wordsOf = (lines: readonly string[]) =>
  lines.flatMap(
    (line) =>
      line
        .normalize('NFC')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [],
  );

const isAccented = (word: string) => /[^a-z]/.test(word);

const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
