import { IMPORT_LIMITS } from '@larder/shared/import/messages';
import { describe, expect, it } from 'vitest';
import { slimPage } from './slim-page.ts';

const RECIPE = '<script type="application/ld+json">{"@type":"Recipe"}</script><p>500 g plums</p>';
const long = (start: string, end: string) => start + 'x'.repeat(IMPORT_LIMITS.pastedCharacters) + end;

describe('slimPage', () => {
  it('leaves a page alone that is short enough', () => {
    const page = `<style>p{}</style><!-- a --><script>1</script>${RECIPE}`;
    expect(slimPage(page)).toBe(page);
  });

  it.each([
    ['comments', long('<!--', '-->')],
    ['styles', long('<style>', '</style>')],
    ['drawings', long('<SVG>', '</SVG>')],
    ['pictures in the text', long('<img src="data:image/png;base64,', '">')],
    ['scripts', long('<script>', '</script>')],
  ])('leaves %s out of one that is not, and never its data', (_, bulk) => {
    const slim = slimPage(bulk + RECIPE);
    expect(slim.length).toBeLessThan(1_000);
    expect(slim).toContain(RECIPE);
  });

  it('replaces what cannot be stored', () => {
    expect(slimPage('a\u0000b\ud800c\udc00🍋')).toBe('ab\ufffdc\ufffd🍋');
  });
});
