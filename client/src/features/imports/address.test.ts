import { describe, expect, it } from 'vitest';
import { addressesIn } from './address.ts';

describe('addressesIn', () => {
  it('takes one a line, however the lines end, each once', () => {
    expect(addressesIn(' https://a.example/1\r\n\r\nexample.org/pie,\nhttps://a.example/1\n')).toEqual({
      urls: ['https://a.example/1', 'https://example.org/pie'],
      wrong: [],
    });
  });

  it('takes several in a line, with spaces or commas between them', () => {
    const { urls } = addressesIn('https://a.example/1, http://b.example/?q=1,2 https://c.example/');
    expect(urls).toEqual(['https://a.example/1', 'http://b.example/?q=1,2', 'https://c.example/']);
  });

  it('tells what is no address', () => {
    const { urls, wrong } = addressesIn('apple pie\njavascript:alert(1)\nhttps://a.example/');
    expect(urls).toEqual(['https://a.example/']);
    expect(wrong).toEqual(['apple pie', 'javascript:alert(1)']);
  });
});
