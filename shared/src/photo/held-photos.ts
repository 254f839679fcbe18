import { PHOTO_LIMITS } from './limits.ts';

const places = (count: number) => (count === 1 ? '1 place is' : `${count} places are`);
const them = (count: number) => (count === 1 ? 'It' : 'They');

/** What is said of places that are held by photos of no recipe. */
export const HELD_PHOTOS = {
  used: (count: number, inRecipes: number) =>
    count === inRecipes
      ? `${count} of ${PHOTO_LIMITS.perUser} photos used`
      : `${count} of ${PHOTO_LIMITS.perUser} photos used: ${inRecipes} in recipes, ${count - inRecipes} not in a recipe yet`,
  held: (count: number, inImports: number) => {
    const parts = [
      ...(inImports > 0 ? [`${inImports} in unfinished imports`] : []),
      ...(count > inImports ? [`${count - inImports} uploaded but not saved`] : []),
    ];
    return `${places(count)} held by photos that no recipe uses: ${parts.join(', ')}.`;
  },
  freeAt: (count: number, when: string) =>
    `${them(count)} ${count === 1 ? 'comes' : 'come'} free automatically on ${when}.`,
  freeBetween: (first: string, last: string) =>
    `The first comes free automatically on ${first}, the last on ${last}.`,
  /** `isRest`: others come free by themselves. */
  untilSaved: (count: number, isRest: boolean) => {
    const which = isRest ? (count === 1 ? 'The other one' : `The other ${count}`) : them(count);
    return `${which} ${count === 1 ? 'stays' : 'stay'} until you save or discard the import.`;
  },
  discard: (count: number) => (count === 1 ? 'Discard this photo' : `Discard these ${count} photos`),
  discardTitle: (count: number) => (count === 1 ? 'Discard 1 photo?' : `Discard ${count} photos?`),
  discardWarning:
    'Photos that no recipe uses are deleted, together with the imports that read them. Saved recipes keep their photos.',
  discardLabel: 'Discard',
  discarded: (count: number) => (count === 1 ? '1 photo discarded' : `${count} photos discarded`),
  discardFailed: 'Failed to discard the photos',
  viewImports: 'View Imports',
} as const;
