import { describe, expect, it } from 'vitest';
import { isLoginPage } from './login-page.ts';
import { labelOfPasted } from './pasted.ts';

const FORM = '<form><input name="user"><input type="password"></form>';
const URL = 'https://kitchen.example/soup';

describe('a page that asks who is there', () => {
  it('is known by its title, its address, or by having little beside its form', () => {
    expect(isLoginPage(`<title>Sign in</title>${FORM}${'<p>Text</p>'.repeat(1_000)}`, URL)).toBe(true);
    expect(isLoginPage(FORM + '<p>Text</p>'.repeat(1_000), 'https://kitchen.example/login')).toBe(true);
    expect(isLoginPage(`<script>${'x'.repeat(5_000)}</script>${FORM}<p>Members only</p>`, URL)).toBe(true);
  });

  it('is none with a page around the form, or without one', () => {
    expect(isLoginPage(FORM + '<p>Text</p>'.repeat(1_000), URL)).toBe(false);
    expect(isLoginPage('<title>Sign in</title>', URL)).toBe(false);
  });

  it.each(['<title', '<script', '<svg ', '<input ', '</script'])(
    'is looked for in time, whatever is repeated: %s',
    (piece) => {
      const html = FORM + piece.repeat(500_000);
      expect(isLoginPage(html, 'https://kitchen.example/login')).toBe(true);
      isLoginPage(html, URL);
      expect(labelOfPasted(html).length).toBeLessThanOrEqual(80);
    },
  );
});
