import { describe, expect, it } from 'vitest';
import { sourceLabel } from './source-link.ts';

describe('sourceLabel', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abc', 'View Video'],
    ['https://youtu.be/abc', 'View Video'],
    ['https://vm.tiktok.com/abc', 'View Video'],
    ['https://www.instagram.com/p/abc', 'View Post'],
    ['https://example.org/cake', 'View Original'],
    ['https://youtube.com.evil.example/watch?v=abc', 'View Original'],
    ['https://notyoutube.com/watch', 'View Original'],
  ])('calls the link to %s %s', (url, label) => {
    expect(sourceLabel(url)).toBe(label);
  });
});
