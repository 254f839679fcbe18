import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { knowEveryWord } from '@larder/shared/language/every-word';
import { readLine } from '@larder/shared/recipe-text/read-line';
import { scaleLine } from '@larder/shared/recipe-text/scale';
import { scaleStep } from '@larder/shared/recipe-text/scale-steps';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../process/project-root.ts';

knowEveryWord();

const given = (name: string) => path.join(PROJECT_ROOT, '../shared/data', name);
const rowsOf = <Row>(name: string) => JSON.parse(readFileSync(given(name), 'utf8')) as Row[];

/** Every given ingredient line, and every line of every given caption, with its language where that is said. */
function givenTexts(): { text: string; lang: string }[] {
  const captions = rowsOf<{ caption: string }>('captions.json').flatMap(({ caption }) => caption.split('\n'));
  const ingredients = rowsOf<{ text: string }>('ingredients.json').map(({ text }) => text);
  return [
    ...rowsOf<{ text: string; lang: string }>('lines.json'),
    ...[...captions, ...ingredients].map((text) => ({ text, lang: 'en' })),
  ];
}

const FILES = ['lines.json', 'captions.json', 'ingredients.json'];

describe.skipIf(!FILES.every((name) => existsSync(given(name))))('every given line', () => {
  it('is its parts and what is between them, byte for byte', () => {
    for (const { text, lang } of givenTexts()) {
      let rebuilt = '';
      let position = 0;
      for (const { start, end } of readLine(text, lang).parts) {
        expect(start, text).toBeGreaterThanOrEqual(position);
        expect(end, text).toBeGreaterThan(start);
        rebuilt += text.slice(position, end);
        position = end;
      }
      expect(rebuilt + text.slice(position)).toBe(text);
    }
  });
  it('stays as it is at a factor of 1, as a line and as a step', () => {
    for (const { text } of givenTexts()) {
      expect(scaleLine(text, 1)).toBe(text);
      expect(scaleStep(text, 1)).toBe(text);
    }
  });
});
