import { formatIn } from '@larder/shared/messages/format';
import type { Language } from '@larder/shared/messages/language';
import type { MoveProblem } from '@larder/shared/move/messages';
import { RECIPE_FIELDS } from '@larder/shared/recipe/fields';
import { inputSchemas } from '@larder/shared/recipe/content-schemas';
import { platformOf } from '@larder/shared/social/link';
import { isWebAddress } from '@larder/shared/text';
import { z } from 'zod';
import { readNutrition } from '../../../extraction/lines/nutrition.ts';
import { messagesIn } from '../../../messages/messages-in.ts';
import type { RecipeFields } from '../../recipes/recipe-fields.ts';
import type { LeftOver, MovedRecipe } from '../formats/contract.ts';
import { cleanText, cut, oneLine, shortLabels, splitLong } from './clean-text.ts';

const LIMITS = RECIPE_FIELDS;
const ADDRESS_LENGTH = 2_048;
const content = z.object(inputSchemas);

export interface Wording {
  language: Language;
  /** The program that it comes from. */
  program: string;
}

/** What is stored of a recipe of the file, and what of it went into the notes. */
export interface ReadRecipe {
  fields: RecipeFields;
  leftOver: LeftOver[];
}

/** Cleans a recipe and fits it into Larder's fields. What has no place there stands below the notes, under a heading. */
export function toRecipe(moved: MovedRecipe, wording: Wording): ReadRecipe | MoveProblem {
  const { moves: labels } = messagesIn(wording.language);
  const title = oneLine(moved.title);
  if (!/[^\p{Cf}\s]/u.test(title)) return 'no-title';
  const over: LeftOver[] = [...sayings(moved, labels), ...(moved.leftOver ?? [])];
  const { nutrition, rest } = readNutrition(cleanText(moved.nutrition ?? ''));
  if (rest !== '') over.push({ label: labels.nutrition, text: rest });
  if (title.length > LIMITS.title.limit) over.push({ label: labels.title, text: title });
  const description = cleanText(moved.description ?? '').trim();
  if (description.length > LIMITS.description.limit)
    over.push({ label: labels.description, text: description });
  const fields = {
    title: cut(title, LIMITS.title.limit),
    description: cut(description, LIMITS.description.limit),
    imageId: null,
    ...timesOf(moved, labels, over),
    servings: within(moved.servings, LIMITS.servings),
    difficulty: moved.difficulty ?? ('medium' as const),
    difficultyStated: moved.difficultyStated ?? moved.difficulty !== undefined,
    ...shortLabels('cuisine', moved.cuisine, (text) => over.push({ label: labels.cuisine, text })),
    ...shortLabels('tags', moved.tags, (text) => over.push({ label: labels.tags, text })),
    ingredients: linesOf('ingredients', moved.ingredients, (text) =>
      over.push({ label: labels.ingredients, text }),
    ),
    instructions: linesOf('instructions', moved.instructions, (text) =>
      over.push({ label: labels.instructions, text }),
    ),
    nutrition,
    ...addressesOf(moved, (text) => over.push({ label: labels.source, text })),
  };
  const leftOver = over.map(({ label, text }) => ({
    label: fieldIn(wording.language, label),
    text: cleanText(text).trim(),
  }));
  const cookingNotes = withLeftOver(cleanText(moved.notes ?? ''), leftOver, wording);
  if (cookingNotes.length > LIMITS.cookingNotes.limit) return 'too-long';
  const { data } = content.safeParse({ ...fields, cookingNotes });
  return data ? { fields: data, leftOver: leftOver.filter(({ text }) => text !== '') } : 'unreadable';
}

/** A field by its English name; as the program calls it where it is one of its own. */
function fieldIn(language: Language, name: string): string {
  const names: Record<string, string> = messagesIn(language).keptFields;
  return names[name] ?? name;
}

type Labels = ReturnType<typeof messagesIn>['moves'];

/** What Larder has no field for, though the contract of formats has. */
function sayings({ sourceName, servings }: MovedRecipe, labels: Labels): LeftOver[] {
  const said: LeftOver[] = [];
  if (sourceName) said.push({ label: labels.source, text: sourceName });
  if (servings !== undefined && within(servings, LIMITS.servings) !== servings)
    said.push({ label: labels.servings, text: String(servings) });
  return said;
}

/** A total alone is the time to cook; one that is not the sum of the others is said in the notes. */
function timesOf(
  { prepTime, cookTime, totalTime }: MovedRecipe,
  labels: Labels,
  over: LeftOver[],
): Pick<RecipeFields, 'prepTime' | 'cookTime'> {
  const prep = within(prepTime, LIMITS.prepTime);
  const cook = within(cookTime, LIMITS.cookTime);
  const total = within(totalTime, LIMITS.cookTime);
  if (total === null || total === 0) return { prepTime: prep, cookTime: cook };
  if (prep === null && cook === null) return { prepTime: null, cookTime: total };
  if (total !== (prep ?? 0) + (cook ?? 0)) over.push({ label: labels.totalTime, text: `${total} min` });
  return { prepTime: prep, cookTime: cook };
}

/** As a whole number, where it can be one. */
function within(
  value: number | undefined,
  { least, limit }: { least: number; limit: number },
): number | null {
  if (value === undefined || !Number.isFinite(value)) return null;
  const whole = Math.round(value);
  return whole >= least && whole <= limit ? whole : null;
}

function linesOf(
  field: 'ingredients' | 'instructions',
  given: readonly string[],
  leave: (text: string) => void,
): string[] {
  const { limit, most } = LIMITS[field];
  const lines = given
    .map((line) => cleanText(line).trim())
    .filter((line) => line !== '')
    .flatMap((line) => splitLong(line, limit));
  if (lines.length > most) leave(lines.slice(most).join('\n'));
  return lines.slice(0, most);
}

function addressesOf(
  { sourceUrl, socialMediaUrl }: MovedRecipe,
  leave: (text: string) => void,
): Pick<RecipeFields, 'sourceUrl' | 'socialMediaUrl'> {
  const valid = (given: string | undefined): string | null => {
    const address = cleanText(given ?? '').trim();
    if (address === '') return null;
    if (isWebAddress(address) && address.length <= ADDRESS_LENGTH) return address;
    leave(address);
    return null;
  };
  const [source, social] = [valid(sourceUrl), valid(socialMediaUrl)];
  if (source !== null && social === null && platformOf(source) !== undefined)
    return { sourceUrl: null, socialMediaUrl: source };
  return { sourceUrl: source, socialMediaUrl: social };
}

function withLeftOver(notes: string, leftOver: readonly LeftOver[], { language, program }: Wording): string {
  const said = leftOver.filter(({ text }) => text !== '');
  if (said.length === 0) return notes;
  const heading = formatIn(language, messagesIn(language).moves.heading, { program });
  const lines = said.map(({ label, text }) => `${label}: ${text}`);
  return [...(notes.trim() === '' ? [] : [notes.trimEnd(), '']), heading, ...lines].join('\n');
}
