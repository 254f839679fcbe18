import { toHeader } from '@larder/shared/recipe-text/sections';
import { splitTags } from '../../../extraction/page/tags.ts';
import type { MovedPicture, MoveFile, MoveFormat } from './contract.ts';
import { decodeText } from './guards/text.ts';
import { fileOf, openZip, type ZipArchive, type ZipEntry } from './guards/zip.ts';
import type { XmlElement } from './guards/xml.ts';
import { factsOf } from './reading/facts.ts';
import { leftOvers } from './reading/left-over.ts';
import type { ReadRecipe } from './reading/one-recipe.ts';
import { base64Picture, entryPicture } from './reading/pictures.ts';
import { addressOf, dateOf, ratingOf } from './reading/values.ts';
import {
  attributeOf,
  attributesOf,
  children,
  joined,
  methodOf,
  recipesOfXml,
  textAt,
  textIn,
} from './reading/xml-recipes.ts';
import { isZip, wholeOf } from './reading/zip-or-one.ts';
import { FORMATS } from './names.ts';

const ENDING = /\.fdxz?$/i;
const SIGN = /<fdxz?\s[^<>]{0,300}?(?:Source|FileVersion)\s?=/i;
/** Of a zip (`.fdxz`), beside its pictures. */
const DATA = /(?:^|\/)(?:Data\.xml|[^/]+\.fdx)$/i;
/** Beside it. */
const OWN = /(?:^|\/)(?:Data\.xml|[^/]+\.(?:fdx|jpe?g|png|gif|bmp|tiff?|webp))$/i;
const MAX_DATA_BYTES = 64 * 1024 ** 2;

/**
 * Living Cookbook's export, XML (`.fdx`) or a zip of it with its pictures (`.fdxz`), as the readers of other programs describe it
 * (julianpoy/RecipeSage, packages/backend/src/fdxzimport.app.js; net.sf.recipetools, LivingCookbookFDX).
 */
export const livingCookbook: MoveFormat = {
  ...FORMATS['living-cookbook'],
  keptInNotes: ['Yield', 'Copyright', 'Oven temperature'],
  recognises: ({ name, start, entries }) =>
    entries === undefined
      ? ENDING.test(name) || SIGN.test(decodeText(start))
      : name.endsWith('.fdxz') ||
        // Several are each read alone, and 'data.xml' is a name of many things.
        (entries.filter((entry) => DATA.test(entry)).length === 1 &&
          entries.every((entry) => OWN.test(entry))),
  async *read(file) {
    const { data, archive } = await dataOf(file);
    const names = cookbooksIn(decodeText(await wholeOf(data)));
    const pictures = picturesByName(archive);
    yield* recipesOfXml(data, 'Recipe', (recipe) => recipeOf(recipe, names, pictures));
  },
};

async function dataOf(file: MoveFile): Promise<{ data: MoveFile; archive?: ZipArchive }> {
  if (!(await isZip(file))) return { data: file };
  const archive = await openZip(file);
  const entry = archive.entries.find(({ name }) => DATA.test(name));
  return { data: fileOf(file.name, (await entry?.bytes(MAX_DATA_BYTES)) ?? Buffer.alloc(0)), archive };
}

/** Cookbooks and their chapters by their numbers: 'CookbookID 4', 'CookbookChapterID 69'. */
function cookbooksIn(text: string): ReadonlyMap<string, string> {
  const found = [...text.matchAll(/<(Cookbook|CookbookChapter)\s([^<>]{1,2000})>/g)];
  return new Map(
    found.map(([, kind = '', attributes = '']) => {
      const said = attributesOf(attributes);
      return [`${kind}ID ${said['ID'] ?? ''}`, said['Name'] ?? ''];
    }),
  );
}

/** By their names alone, in small letters. */
const picturesByName = (archive: ZipArchive | undefined): PicturesByName =>
  new Map(
    archive?.entries.toReversed().map((entry) => [entry.name.split('/').at(-1)?.toLowerCase() ?? '', entry]),
  );
type PicturesByName = ReadonlyMap<string, ZipEntry>;

function recipeOf(recipe: XmlElement, names: ReadonlyMap<string, string>, files: PicturesByName): ReadRecipe {
  const said = (name: string) => attributeOf(recipe, name);
  const { leftOver, ...facts } = factsOf({
    ...{ prep: minutes(said('PreparationTime')), cook: minutes(said('CookingTime')) },
    ...{ total: minutes(said('ReadyInTime')), servings: said('Servings').replace(/^0(?:\.0+)?$/, '') },
  });
  const pictures = picturesOf(recipe, files);
  const address = addressOf(withScheme(said('WebPage')));
  return {
    title: said('Name'),
    ingredients: within(recipe, 'RecipeIngredient')
      .map(ingredientOf)
      .filter((line) => line !== ''),
    instructions: within(recipe, 'RecipeProcedure').flatMap(stepsOf),
    ...facts,
    cuisine: splitTags(said('Cuisine')),
    tags: [
      ...splitTags(said('RecipeTypes')),
      names.get(`CookbookChapterID ${said('CookbookChapterID')}`) ?? '',
    ].filter((tag) => tag !== ''),
    sourceUrl: address,
    sourceName: [said('Author'), said('Source')].filter((name) => name !== '').join(', ') || undefined,
    notes: notesOf(recipe),
    nutrition: nutritionOf(within(recipe, 'RecipeNutrition')[0]),
    rating: ratingOf(attributeOf(within(recipe, 'RecipeReview')[0], 'Rating')),
    created: createdOf(said('CreateDate')),
    collections: [names.get(`CookbookID ${said('CookbookID')}`) ?? ''].filter((name) => name !== ''),
    pictures,
    leftOver: [
      ...leftOver,
      ...leftOvers({
        Yield: said('Yield'),
        Copyright: said('Copyright'),
        'Oven temperature': said('PreheatOven') || said('OvenTemperatureF') || said('OvenTemperatureC'),
        'Source address': address === undefined ? said('WebPage') : undefined,
      }),
    ],
  };
}

/** Elements of a list, or without one: 'RecipeTips' with 'RecipeTip' in it, or 'RecipeTip' alone. */
function within(recipe: XmlElement, name: string): XmlElement[] {
  return [...children(recipe, `${name}s`).flatMap((list) => children(list, name)), ...children(recipe, name)];
}

function ingredientOf(line: XmlElement): string {
  const said = (name: string) => attributeOf(line, name);
  const name = (said('Ingredient') || said('IngredientName') || textIn(line)).replace(/ -- ?/, ', ');
  if (isHeading(line)) return toHeader(name.replace(/:$/, ''));
  return joined(said('Quantity').replace(/^0$/, ''), said('Unit'), name);
}

function stepsOf(step: XmlElement): string[] {
  const text = textAt(step, 'ProcedureText') || textIn(step);
  return isHeading(step) ? [toHeader(text.replace(/:$/, ''))].filter((line) => line !== '') : methodOf(text);
}

const isHeading = (line: XmlElement): boolean => /^(?:y|true|1)/i.test(attributeOf(line, 'Heading'));

/** '75' and '75.0' are minutes, 0 is none. */
const minutes = (text: string): string => text.replace(/\.0+$/, '').replace(/^0$/, '');
const withScheme = (address: string): string =>
  /^(?:www\.)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(address) ? `http://${address}` : address;

/** Remarks, tips, what its author noted, and what was said of it. */
function notesOf(recipe: XmlElement): string | undefined {
  const kinds = ['RecipeTip', 'RecipeAuthorNote', 'RecipeNote', 'RecipeReview'];
  const said = kinds.flatMap((kind) =>
    within(recipe, kind).map((note) => textAt(note, 'TipText') || textAt(note, 'ReviewText') || textIn(note)),
  );
  return [attributeOf(recipe, 'Comments'), ...said].filter((text) => text !== '').join('\n') || undefined;
}

/** What the program counts in grams and milligrams, without saying so. */
const NUTRIENTS: readonly (readonly [attribute: string, name: string, unit: string])[] = [
  ['Calories', 'Calories', 'kcal'],
  ['TotalFat', 'Fat', 'g'],
  ['SaturatedFat', 'Saturated fat', 'g'],
  ['TotalCarbohydrate', 'Carbohydrates', 'g'],
  ['Sugar', 'Sugar', 'g'],
  ['Fiber', 'Fiber', 'g'],
  ['Protein', 'Protein', 'g'],
  ['Sodium', 'Sodium', 'mg'],
  ['Cholesterol', 'Cholesterol', 'mg'],
];

function nutritionOf(element: XmlElement | undefined): string | undefined {
  const lines = NUTRIENTS.flatMap(([attribute, name, unit]) => {
    const amount = attributeOf(element, attribute);
    return amount === '' ? [] : [`${name}: ${amount} ${unit}`];
  });
  return lines.join('\n') || undefined;
}

/** In the order of its country: '12/03/2006' is the third of December. */
function createdOf(text: string): Date | undefined {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text) ?? [];
  return dateOf(year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** In the file as base64, or named, beside it in a zip; those of steps behind that of the dish. */
function picturesOf(recipe: XmlElement, files: PicturesByName): MovedPicture[] {
  const steps = within(recipe, 'RecipeProcedure').flatMap((step) => within(step, 'ProcedureImage'));
  return [...within(recipe, 'RecipeImage'), ...steps].flatMap((image) => {
    const [name, type] = [attributeOf(image, 'FileName'), attributeOf(image, 'FileType')];
    const wanted = [name, `${name}.${type}`].map((each) => each.toLowerCase());
    const entry =
      name === '' ? undefined : wanted.map((each) => files.get(each)).find((found) => found !== undefined);
    return entry ? [entryPicture(entry)] : (base64Picture(`picture.${type || 'jpg'}`, textIn(image)) ?? []);
  });
}
