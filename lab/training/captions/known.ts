import { readFile } from 'node:fs/promises';
import { CAPTION_EXAMPLES } from '../../../server/src/extraction/text/fixtures/index.ts';
import { CAPTIONS_WITHOUT_RECIPE } from '../../../server/src/extraction/text/fixtures/none.ts';

/** What a caption is known to say. */
export interface Expected {
  title: string | null;
  titleAccept: string[];
  ingredients: string[];
  instructions: string[];
  servings: number | null;
  prepTime: number | null;
  cookTime: number | null;
}

/** A caption whose recipe is known, as `../shared/data/captions.json` holds them. */
export interface KnownCaption {
  id: string;
  platform: string;
  writer: string;
  caption: string;
  expected: Expected;
}

/** The given captions. */
export async function givenCaptions(file: string): Promise<KnownCaption[]> {
  return JSON.parse(await readFile(file, 'utf8')) as KnownCaption[];
}

/** The captions of the tests, each as if by a writer of its own. */
export function ownCaptions(): KnownCaption[] {
  return [
    ...CAPTION_EXAMPLES.map(({ caption, titles, ingredients, instructions }, at) =>
      known(`own-${at}`, caption, { titleAccept: titles, ingredients, instructions }),
    ),
    ...CAPTIONS_WITHOUT_RECIPE.map(([, caption], at) => known(`own-none-${at}`, caption, {})),
  ];
}

function known(id: string, caption: string, expected: Partial<Expected>): KnownCaption {
  const nothing = {
    titleAccept: [],
    ingredients: [],
    instructions: [],
    servings: null,
    prepTime: null,
    cookTime: null,
  };
  const title = expected.titleAccept?.[0] ?? null;
  return { id, platform: '', writer: id, caption, expected: { ...nothing, title, ...expected } };
}
