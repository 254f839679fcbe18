import { expect, it } from 'vitest';
import { textOf } from '../../testing/html-of.tsx';
import { NothingToSee, type ViewerIs } from './user-playlists.tsx';

it.each<[ViewerIs, string]>([
  ['owner', "No Collections You haven't created any collections yet."],
  ['follower', "No Collections This user hasn't shared any collections yet."],
  ['apart', 'Private Profile Follow this user to see their collections and recipes.'],
  ['shut out', "No Collections Bob hasn't shared any collections yet."],
  ['unclear', 'Loading collections'],
])('explains to whoever is %s why there is nothing', (viewerIs, words) => {
  expect(textOf(<NothingToSee displayName="Bob" viewerIs={viewerIs} view="list" />)).toBe(words);
});
