import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PrivacyBadge } from './privacy.tsx';

const textOf = (playlist: Parameters<typeof PrivacyBadge>[0]['playlist']) =>
  renderToStaticMarkup(<PrivacyBadge playlist={playlist} />)
    .replaceAll(/<[^>]+>/g, '')
    .trim();

it.each([
  ['private', 'Private'],
  ['followers_only', 'Followers Only'],
  ['limited', 'Followers Only'],
  ['public', 'Public'],
] as const)('calls the level %s what it means: %s', (privacyLevel, label) => {
  expect(textOf({ privacyLevel })).toBe(label);
});

it.each([
  [[], false, 'Limited'],
  [['a'], true, 'Limited to 1 follower'],
  [['a', 'b'], true, 'Limited to 2 followers'],
  [[], true, 'Limited to nobody'],
])(
  'tells the owner how many a limited collection is for: %j, chosen: %s',
  (sharedWith, isForChosen, label) => {
    expect(textOf({ privacyLevel: 'limited', sharedWith, isForChosen })).toBe(label);
  },
);
