import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { chosenLevel, PrivacyBadge } from './privacy.tsx';

it.each([
  ['private', 'Private'],
  ['followers_only', 'Followers Only'],
  ['limited', 'Followers Only'],
  ['public', 'Public'],
] as const)('calls the level %s what it means: %s', (level, label) => {
  expect(renderToStaticMarkup(<PrivacyBadge level={level} />)).toContain(label);
});

it('offers followers only where the legacy level is stored', () => {
  expect(chosenLevel('limited')).toBe('followers_only');
});
