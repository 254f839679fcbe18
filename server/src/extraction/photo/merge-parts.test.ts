import type { PhotoField } from '@larder/shared/import/schema';
import { expect, it } from 'vitest';
import { mergeParts } from './merge-parts.ts';
import type { PhotoPart } from './photo-reading.ts';

const BOX = { x: 0, y: 0, width: 1, height: 1 };

function part(fields: Partial<PhotoPart['fields']>): PhotoPart {
  const whole: PhotoPart['fields'] = {
    title: '',
    description: '',
    ingredients: [],
    instructions: [],
    prepTime: null,
    cookTime: null,
    servings: null,
    difficulty: null,
    ...fields,
  };
  const lists = (['ingredients', 'instructions'] as const).flatMap((field) =>
    whole[field].map((_, index) => ({ field, index })),
  );
  const values = (['title', 'description', 'prepTime', 'cookTime', 'servings'] satisfies PhotoField[])
    .filter((field) => whole[field])
    .map((field) => ({ field, index: 0 }));
  return { fields: whole, evidence: [...lists, ...values].map((each) => ({ ...each, photo: 0, box: BOX })) };
}

it('merges the photos of one recipe in their order', () => {
  const { draft, evidence } = mergeParts([
    part({
      title: 'Plum Cake',
      ingredients: ['200 g flour', '3 eggs', '8 plums, halved'],
      instructions: ['Beat the eggs.'],
      prepTime: 20,
      servings: 6,
      difficulty: 'easy',
    }),
    part({
      title: 'Plum Cake, continued',
      description: 'From my aunt.',
      ingredients: ['8 plums halved', '3 eggs', '50 g sugar'],
      instructions: ['Bake.', 'Let it cool.'],
      prepTime: 10,
      cookTime: 50,
      servings: 8,
      difficulty: 'hard',
    }),
    undefined,
    part({ difficulty: 'medium' }),
  ]);
  expect(draft).toEqual({
    title: 'Plum Cake',
    description: 'From my aunt.',
    image: null,
    ingredients: ['200 g flour', '3 eggs', '8 plums, halved', '50 g sugar'],
    instructions: ['Beat the eggs.', 'Bake.', 'Let it cool.'],
    prepTime: 20,
    cookTime: 50,
    servings: 8,
    difficulty: 'hard',
    tags: ['Photo 1', 'Photo 2', 'Photo 4'],
    cuisine: [],
    nutrition: null,
  });
  const places = evidence.map(({ field, index, photo }) => `${field} ${index} from ${photo}`);
  expect(places).toContain('title 0 from 0');
  expect(places).toContain('description 0 from 1');
  expect(places).toContain('ingredients 3 from 1');
  expect(places).toContain('instructions 2 from 1');
  expect(places).toContain('servings 0 from 1');
  expect(places).not.toContain('servings 0 from 0');
  expect(places).toContain('prepTime 0 from 0');
});

it('keeps a line that stands in another section, and one with another number', () => {
  const { draft } = mergeParts([
    part({ ingredients: ['[Dough]', '1 tsp salt', '2 eggs'] }),
    part({ ingredients: ['2 eggs', '3 eggs', '[Filling]', '1 tsp salt'] }),
  ]);
  expect(draft.ingredients).toEqual(['[Dough]', '1 tsp salt', '2 eggs', '3 eggs', '[Filling]', '1 tsp salt']);
});

it('goes on with a step that the first photo broke off', () => {
  const { draft } = mergeParts([
    part({ instructions: ['Mix well.', 'Pour the batter into'] }),
    part({ instructions: ['a tin and bake it.', 'Serve.'] }),
  ]);
  expect(draft.instructions).toEqual(['Mix well.', 'Pour the batter into a tin and bake it.', 'Serve.']);
});

it('is medium when no photo says how hard it is', () => {
  expect(mergeParts([part({ title: 'Soup' })]).draft.difficulty).toBe('medium');
});

it('has the notes of all photos, a line each, in their order', () => {
  const noted = (...notes: string[]) => ({ ...part({ title: 'Plum Cake' }), notes });
  expect(
    mergeParts([noted('too sweet', 'Tip: use figs'), part({}), noted('Tip: Use figs.', 'freezes well')])
      .cookingNotes,
  ).toBe('too sweet\nTip: use figs\nfreezes well');
  expect(mergeParts([part({ title: 'Plum Cake' })]).cookingNotes).toBe('');
});
