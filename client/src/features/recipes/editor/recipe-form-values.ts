import type { ImportDraft } from '@larder/shared/import/schema';
import { emptyContent } from '@larder/shared/recipe/empty';
import {
  CONTENT_FIELDS,
  ENHANCED_FIELDS,
  inputNameOf,
  RECIPE_FIELDS,
  type ContentField,
  type FieldKind,
  type KindOf,
} from '@larder/shared/recipe/fields';
import { isDifficultyStated } from '@larder/shared/recipe/enhanced-fields';
import type { ImageDto } from '@larder/shared/recipe/image';
import { LANGUAGE } from '@larder/shared/messages/built-language';
import {
  NUTRIENT_NAMES,
  type Nutrient,
  type Nutrition,
  type NutritionBasis,
} from '@larder/shared/recipe/nutrition';
import { normalizeTags, type Difficulty } from '@larder/shared/recipe/messages';
import type { CreateRecipeInput, RecipeContent, RecipeDto } from '@larder/shared/recipe/schema';
import { withTidyHeadings } from './section-line.ts';

/** What a field of each kind is in the form. Numbers are still text there, so that an empty box is simply empty. */
interface FormKinds {
  title: string;
  text: string;
  notes: string;
  address: string;
  image: ImageDto | null;
  difficulty: Difficulty;
  flag: boolean;
  minutes: string;
  servings: string;
  labels: string[];
  lines: string[];
  nutrition: TypedNutrition;
}
/** Each amount as text. */
type TypedNutrition = { per: NutritionBasis } & Record<Nutrient, string>;
type FormValue = FormKinds[FieldKind];

/** What the form holds while someone types. */
export type RecipeFormValues = { [Name in ContentField]: FormKinds[KindOf<Name>] } & {
  /** What the recipe is or was read from. */
  photos: ImageDto[];
  /** Lines of the text that was read which are in no field. They are not saved. */
  leftOut: string[];
};

interface FormKind<Stored, Typed> {
  typed: (stored: Stored) => Typed;
  /** As the procedure takes it; what is wrong with it is the shared schema's to say. */
  input: (typed: Typed) => unknown;
  /** What stands in the form after the recipe was read again; left out, what was there before. */
  updated?: (before: Typed, read: Typed, most: number) => Typed;
}

const asIs = <T>(value: T) => value;
const readOrBefore = <T>(before: T, read: T) => read || before;
const TEXT: FormKind<string, string> = { typed: asIs, input: asIs, updated: readOrBefore };
const NUMBER: FormKind<number | null, string> = { typed: numberText, input: numberOf, updated: readOrBefore };

const FORM: { [Kind in FieldKind]: FormKind<never, FormKinds[Kind]> } = {
  title: TEXT,
  text: TEXT,
  notes: TEXT,
  address: {
    typed: (address: string | null) => address ?? '',
    input: (address) => address.trim(),
    updated: readOrBefore,
  },
  image: { typed: asIs, input: (image) => image?.id ?? null, updated: readOrBefore },
  difficulty: { typed: asIs, input: asIs },
  flag: { typed: asIs, input: asIs },
  minutes: NUMBER,
  servings: NUMBER,
  labels: {
    typed: asIs,
    input: asIs,
    updated: (before, read, most) => normalizeTags([...before, ...read]).slice(0, most),
  },
  lines: {
    typed: atLeastOne,
    input: (lines) => withTidyHeadings(withoutBlanks(lines)),
    updated: (before, read) => (withoutBlanks(read).length > 0 ? read : before),
  },
  nutrition: {
    typed: typedNutrition,
    input: nutritionOf,
    updated: (before, read) => (nutritionOf(read) ? read : before),
  },
};

function formKindOf(name: ContentField): FormKind<unknown, FormValue> {
  return FORM[RECIPE_FIELDS[name].kind] as FormKind<unknown, FormValue>;
}

function typedContent(content: RecipeContent): Omit<RecipeFormValues, 'photos' | 'leftOut'> {
  return Object.fromEntries(
    CONTENT_FIELDS.map((name) => [name, formKindOf(name).typed(content[name])]),
  ) as Omit<RecipeFormValues, 'photos' | 'leftOut'>;
}

export const EMPTY_RECIPE: RecipeFormValues = { ...typedContent(emptyContent()), photos: [], leftOut: [] };

export function valuesOfRecipe(recipe: RecipeDto): RecipeFormValues {
  return { ...typedContent(recipe), photos: recipe.photos, leftOut: [] };
}

export function valuesOfDraft(draft: ImportDraft): RecipeFormValues {
  const {
    storedImage: image,
    sourceUrl,
    originalUrl: socialMediaUrl = null,
    photos = [],
    leftOut = [],
  } = draft;
  const difficultyStated = isDifficultyStated(draft);
  const content = { ...emptyContent(), ...draft, difficultyStated, image, sourceUrl, socialMediaUrl };
  return { ...typedContent(content), photos, leftOut };
}

/** A recipe brought up to date with what its page says now; what only its owner knows stays. */
export function updatedValues(recipe: RecipeDto, draft: ImportDraft): RecipeFormValues {
  const [before, read] = [valuesOfRecipe(recipe), valuesOfDraft(draft)];
  const updated = ([...ENHANCED_FIELDS, 'sourceUrl'] as const).map((name): [string, FormValue] => {
    const field = RECIPE_FIELDS[name];
    const most = 'most' in field ? field.most : 1;
    return [name, formKindOf(name).updated?.(before[name], read[name], most) ?? before[name]];
  });
  const photos = [...before.photos, ...read.photos];
  return { ...before, ...Object.fromEntries(updated), photos, leftOut: read.leftOut };
}

/** The procedure's input; what is wrong with it is the shared schema's to say. */
export function inputOfValues(
  values: RecipeFormValues,
): Omit<CreateRecipeInput, 'source' | 'importId' | 'requestId'> {
  const content = CONTENT_FIELDS.map((name) => [inputNameOf(name), formKindOf(name).input(values[name])]);
  return {
    ...(Object.fromEntries(content) as Omit<CreateRecipeInput, 'source'>),
    photoIds: values.photos.map(({ id }) => id),
  };
}

function numberText(value: number | null): string {
  return value === null ? '' : String(value);
}

/** Empty is 'not given'; text that is no number stays wrong (NaN), so that validation names it. */
function numberOf(value: string): number | null {
  return value.trim() === '' ? null : Number(value);
}

function typedNutrition(nutrition: Nutrition | null | undefined): TypedNutrition {
  const amounts = NUTRIENT_NAMES.map((name) => [name, decimalText(nutrition?.[name])]);
  return { per: nutrition?.per ?? 'serving', ...(Object.fromEntries(amounts) as Record<Nutrient, string>) };
}

/** With a comma where the language writes one. */
function decimalText(amount: number | undefined): string {
  return amount?.toLocaleString(LANGUAGE, { useGrouping: false }) ?? '';
}

function nutritionOf({ per, ...amounts }: TypedNutrition): Nutrition | null {
  const stated = NUTRIENT_NAMES.flatMap((name) => {
    const amount = numberOf((amounts[name] ?? '').replace(',', '.'));
    return amount === null ? [] : [[name, amount] as const];
  });
  return stated.length === 0 ? null : { per, ...Object.fromEntries(stated) };
}

function atLeastOne(lines: string[]): string[] {
  return lines.length > 0 ? lines : [''];
}

function withoutBlanks(lines: string[]): string[] {
  return lines.filter((line) => line.trim() !== '');
}
