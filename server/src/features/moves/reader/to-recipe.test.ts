import { expect, it } from 'vitest';
import enKeptFields from '../../../messages/en/kept-fields.json';
import { MOVE_FORMATS } from '../formats/formats.ts';
import { toRecipe } from './to-recipe.ts';

const SOUP = {
  kind: 'recipe',
  entry: '#1',
  title: 'Suppe',
  ingredients: ['1 Lauch'],
  instructions: [],
} as const;
const notesIn = (language: 'de' | 'en', label: string) => {
  const moved = {
    ...SOUP,
    ingredients: [...SOUP.ingredients],
    instructions: [],
    leftOver: [{ label, text: 'Topf' }],
  };
  const read = toRecipe(moved, { language, program: 'Mealie' });
  return typeof read === 'string' ? read : read.fields.cookingNotes;
};

it('names what has no place in Larder in the language of who moves in', () => {
  expect(notesIn('de', 'Equipment')).toBe('Aus Mealie:\nKüchengeräte: Topf');
  expect(notesIn('en', 'Equipment')).toBe('From Mealie:\nEquipment: Topf');
});

it('leaves the name of a field that only its program has', () => {
  expect(notesIn('de', 'x-pot')).toBe('Aus Mealie:\nx-pot: Topf');
});

it.each(MOVE_FORMATS.filter(({ keptInNotes }) => keptInNotes))(
  'knows the fields of $name that are named in English',
  ({ keptInNotes = [] }) => {
    const ours = keptInNotes.filter((label) => /^[A-Z]/.test(label));
    expect(Object.keys(enKeptFields)).toEqual(expect.arrayContaining(ours));
  },
);
