import { describe, expect, it } from 'vitest';
import { PAGE_LIMITS } from './bounds.ts';
import { stripHidden } from './strip-hidden.ts';

describe('stripHidden', () => {
  it.each([
    ['a comment', '<p>1</p><!-- <p>2</p> --><p>3</p>', '<p>1</p><p>3</p>'],
    ['an empty comment', '<!--><p>1</p><!-- -->', '<p>1</p>'],
    ['a comment without end', '<p>1</p><!-- <p>2</p>', '<p>1</p>'],
    ['a style', '<style media="x>y">p{}</style ><p>1', '<p>1'],
    ['a drawing', '<p>1<svg viewBox="0"><path/></svg>2</p>', '<p>12</p>'],
    ['a drawing closed by itself', '<svg/><p>1</p><svg></svg>', '<p>1</p>'],
    ['no drawing without end', '<svg><path/><p>1', '<svg><path/><p>1'],
    [
      'no word that begins like one',
      '<scripted>1</scripted><p>a < b <3',
      '<scripted>1</scripted><p>a < b <3',
    ],
    ['no tag within a title', '<title><script>x</title><p>1', '<title><script>x</title><p>1'],
    ['no tag within a value', '<p title="<script>">1</p>', '<p title="<script>">1</p>'],
  ])('takes out %s', (_, html, light) => {
    expect(stripHidden(html)).toEqual({ html: light, scripts: [] });
  });

  it('hands scripts back, whatever stands in them', () => {
    const html = `<b><SCRIPT type = 'application/ld+json' id=a>{"a":"<p>"}</Script></b>
<script>document.write("<!-- <script>x</script>")</script><script>unfinished <p>`;
    expect(stripHidden(html)).toEqual({
      html: '<b></b>\n',
      scripts: [
        { type: 'application/ld+json', text: '{"a":"<p>"}' },
        { type: '', text: 'document.write("<!-- <script>x</script>")' },
        { type: '', text: 'unfinished <p>' },
      ],
    });
  });

  it('takes out a tag with more attributes than any page has', () => {
    const attributes = Array.from({ length: PAGE_LIMITS.attributes + 1 }, (_, index) => `a${index}`).join(
      ' ',
    );
    expect(stripHidden(`<p ${attributes}>1</p>`).html).toBe('1</p>');
  });
});
