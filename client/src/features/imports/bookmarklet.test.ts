import { describe, expect, it } from 'vitest';
import { bookmarkletOf, handedPage } from './bookmarklet.ts';

describe('bookmarkletOf', () => {
  it('is one address that names this Larder alone', () => {
    const address = bookmarkletOf('https://larder.example');
    expect(address).toMatch(/^javascript:[\w%.()!*~'-]+$/);
    expect(decodeURIComponent(address)).toContain('e.origin==="https://larder.example"');
  });
});

describe('handedPage', () => {
  const page = { type: 'larder:page', html: '<p>', url: 'https://a.example/pie' };

  it('is a page with the address that its own site gives it', () => {
    expect(handedPage({ data: page, origin: 'https://a.example' })).toEqual({ html: '<p>', url: page.url });
  });

  it.each([
    ['https://b.example', page.url],
    ['null', 'file:///home/pie.html'],
    ['https://a.example', 'javascript:alert(1)'],
    ['https://a.example', 42],
  ])('has no address when %s calls it %s', (origin, url) => {
    expect(handedPage({ data: { ...page, url }, origin })).toEqual({ html: '<p>', url: undefined });
  });

  it.each([null, 'larder:page', {}, { type: 'larder:page' }, { ...page, html: {} }, { ...page, type: 'x' }])(
    'is nothing in %j',
    (data) => {
      expect(handedPage({ data, origin: 'https://a.example' })).toBeUndefined();
    },
  );
});
