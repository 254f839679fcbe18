import { buffer } from 'node:stream/consumers';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { describe, expect, it } from 'vitest';
import { testImage } from '../../../testing/images.ts';
import { zipped } from '../../../testing/zipped.ts';
import { nutritionText } from '@larder/shared/recipe/nutrition';
import { fileOf } from '../../moves/formats/guards/zip.ts';
import { recogniseFormat } from '../../moves/formats/formats.ts';
import { emptyContent } from '@larder/shared/recipe/empty';
import type { MovedRecipe } from '../../moves/formats/contract.ts';
import { PROGRAMS } from './archive-for.ts';
import type { PackedPicture } from './program.ts';

const STEW: RecipeDto = {
  ...emptyContent(),
  ...{ id: 'c0ffee00-1111-4222-8333-444455556666', userId: 'u', source: 'manual', version: 2 },
  ...{
    isFavorite: true,
    rating: 4,
    isShared: false,
    sharedWith: [],
    photoCount: 0,
    photos: [],
    gallery: [],
    enhancedFields: [],
  },
  ...{ dateAdded: new Date('2021-02-03T04:05:06Z'), dateModified: new Date('2022-03-04T05:06:07Z') },
  lastCookedOn: null,
  title: 'Gröstl & stew',
  description: 'Slow and good.',
  ingredients: ['1 bay leaf', '[For the pot]', '1 kg beef', '½ tsp salt', '[To serve]', 'Bread'],
  instructions: [
    'Wait.',
    '[The day before]',
    'Marinate the beef: at least 8 hours.',
    '[On the day]',
    'Braise it.',
  ],
  tags: ['winter', 'beef, braised'],
  cuisine: ['Austrian'],
  nutrition: { per: '100g', kcal: 140.5, kj: 588, salt: 1.25, sodium: 490 },
  prepTime: 30,
  cookTime: 185,
  servings: 6,
  difficulty: 'hard',
  difficultyStated: true,
  cookingNotes: 'Mother adds\na splash of port.',
  sourceUrl: 'https://example.org/stew?a=1&b=2',
};
const BREAD: RecipeDto = {
  ...STEW,
  ...emptyContent(),
  id: STEW.id.replace('c', 'd'),
  title: 'Gröstl & stew',
};

/** What Larder's own reader of that program's files finds in them. */
async function readBack(program: keyof typeof PROGRAMS, pictures: PackedPicture[], first = STEW) {
  const files: Record<string, string | Buffer> = {};
  for (const [index, recipe] of [first, BREAD].entries()) {
    const packed = { recipe, pictures: index === 0 ? pictures : [], name: `${recipe.title} ${index}` };
    for await (const file of PROGRAMS[program].files(packed)) files[file.name] = file.body as string | Buffer;
  }
  const file = fileOf(`larder.${PROGRAMS[program].ending}`, await zipped(files));
  const format = await recogniseFormat(file);
  const read: MovedRecipe[] = [];
  for await (const recipe of format.read(file)) read.push(recipe as MovedRecipe);
  return { format: format.id, read };
}

describe.each(['paprika', 'mealie'] as const)('an export for %s, read again', (program) => {
  it('makes one line of one, whatever ends lines elsewhere', async () => {
    const { read } = await readBack(program, [], { ...STEW, ingredients: ['1 leek\u2028sliced', '2 eggs'] });
    expect(read[0]?.ingredients).toHaveLength(2);
  });

  it('loses no recipe, and of a recipe nothing that the program has a place for', async () => {
    const picture = await testImage(40, 30);
    const { read } = await readBack(program, [{ role: 'cover', bytes: picture }]);
    expect(read).toHaveLength(2);
    const [stew, bread] = read;
    expect(stew).toMatchObject({
      title: STEW.title,
      description: STEW.description,
      ingredients: STEW.ingredients,
      instructions: STEW.instructions,
      prepTime: 30,
      cookTime: 185,
      servings: 6,
      sourceUrl: STEW.sourceUrl,
      notes: STEW.cookingNotes,
      nutrition: nutritionText(STEW.nutrition),
      tags: ['winter', 'beef, braised', 'Austrian'],
    });
    expect(stew?.created?.toISOString().slice(0, 10)).toBe('2021-02-03');
    expect(stew?.pictures).toHaveLength(1);
    expect(bread).toMatchObject({ title: BREAD.title, ingredients: [], instructions: [] });
    expect(bread?.pictures ?? []).toEqual([]);
    if (program === 'paprika') expect(stew).toMatchObject({ difficulty: 'hard', isFavorite: true });
  });

  it('brings each picture back as what it was, as far as the program takes it', async () => {
    const roles = async (...given: PackedPicture['role'][]) => {
      const pictures = await Promise.all(
        given.map(async (role, index) => ({ role, bytes: await testImage(40 + index, 30) })),
      );
      const [stew] = (await readBack(program, pictures)).read;
      const bytes = [];
      for (const picture of stew?.pictures ?? []) bytes.push(await buffer((await picture.open())!));
      const back = bytes.map((one) => given[pictures.findIndex(({ bytes: given }) => given.equals(one))]);
      expect(stew?.notes).toBe(STEW.cookingNotes);
      expect(stew?.leftOver).toEqual([]);
      return { back, isCoverless: stew?.isCoverless ?? false, behind: stew?.otherPictures ?? 0 };
    };
    const takesOne = program === 'mealie';
    expect(await roles('cover', 'gallery', 'photo')).toEqual(
      takesOne
        ? { back: ['cover'], isCoverless: false, behind: 0 }
        : { back: ['cover', 'gallery'], isCoverless: false, behind: 1 },
    );
    expect(await roles('gallery', 'gallery')).toEqual({
      ...{ back: takesOne ? ['gallery'] : ['gallery', 'gallery'], isCoverless: true, behind: 0 },
    });
    expect(await roles('photo')).toEqual({ back: [], isCoverless: false, behind: 1 });
  });
});
