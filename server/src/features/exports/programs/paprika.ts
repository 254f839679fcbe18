import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { nutritionText } from '@larder/shared/recipe/nutrition';
import { headerText } from '@larder/shared/recipe-text/sections';
import { asMarkdown, headingOf } from '../../moves/formats/reading/lines.ts';
import { minutes, total, type ProgramFormat } from './program.ts';

const gzipped = promisify(gzip);

/**
 * Paprika's export (`.paprikarecipes`): a gzipped JSON file a recipe, its pictures in it as base64. Fields as in
 * `features/moves/formats/paprika.ts`, which reads them back.
 */
export const paprika: ProgramFormat = {
  ending: 'paprikarecipes',
  pictures: 'jpg',
  async *files({ recipe, pictures, name }) {
    const photos = pictures.map(({ role, bytes }, index) => ({
      name: `${index + 1}`,
      // Says what it is when it comes back: a page that the recipe was read from is its owner's alone.
      filename: `larder-${role}-${index + 1}.jpg`,
      data: bytes.toString('base64'),
    }));
    const [photo] = photos;
    const json = {
      uid: recipe.id.toUpperCase(),
      name: recipe.title,
      description: asMarkdown(recipe.description),
      ingredients: recipe.ingredients.map(asLine).join('\n'),
      directions: recipe.instructions.map(asLine).join('\n\n'),
      notes: asMarkdown(recipe.cookingNotes),
      nutritional_info: nutritionText(recipe.nutrition),
      prep_time: minutes(recipe.prepTime),
      cook_time: minutes(recipe.cookTime),
      total_time: minutes(total(recipe.prepTime, recipe.cookTime)),
      servings: recipe.servings === null ? '' : String(recipe.servings),
      difficulty: recipe.difficultyStated ? capital(recipe.difficulty) : '',
      rating: recipe.rating ?? 0,
      categories: [...recipe.tags, ...recipe.cuisine],
      // Its name in Paprika; the only place for a second address.
      source: recipe.sourceUrl === null ? '' : (recipe.socialMediaUrl ?? ''),
      source_url: recipe.sourceUrl ?? recipe.socialMediaUrl ?? '',
      image_url: null,
      on_favorites: recipe.isFavorite,
      created: recipe.dateAdded.toISOString().slice(0, 19).replace('T', ' '),
      photo: photo?.filename ?? null,
      photo_data: photo?.data ?? null,
      photos: photos.slice(1),
    };
    const hash = createHash('sha256').update(JSON.stringify(json)).digest('hex').toUpperCase();
    const body = await gzipped(JSON.stringify({ ...json, hash }));
    yield { name: `${name}.paprikarecipe`, date: recipe.dateModified, body, isPacked: true };
  },
};

/** What else ends a line would make two of one. */
const LINE_ENDS = /[\u2028\u2029]/g;

const asLine = (line: string): string => asHeading(line.replaceAll(LINE_ENDS, ' '));

/** A heading is a line that ends with a colon; one that would pass for a sentence or an amount ('Day 1. Rest:', '2:') is marked. */
function asHeading(line: string): string {
  const header = headerText(line);
  if (header === null) return asMarkdown(line);
  return headingOf(`${header}:`) === undefined ? `# ${asMarkdown(header)}` : `${header}:`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
