import * as messages from '#messages/fields.json';
import * as limitMessages from '#messages/limits.json';
import { format } from '../messages/format.ts';

/**
 * The content of a recipe: what its owner types, what an import fills in, what versions keep. Every list of these fields in
 * the project is made from this one, or does not compile while a field is missing. See docs/adding-a-field.md.
 */

/** What a field holds. `notes` are kept as typed, blanks and all; `labels` are short texts without doubles. */
interface Kinds {
  title: { limit: number };
  text: { limit: number };
  notes: { limit: number; item: string };
  address: object;
  image: object;
  difficulty: object;
  /** Whether another field was stated by anyone; it shows in that one alone. */
  flag: { of: string };
  minutes: { least: number; limit: number };
  servings: { least: number; limit: number };
  /**
   * At most `most` of them, each at most `limit` characters long. `item` and `many` name them in sentences, `filter` in what a
   * list of recipes takes.
   */
  labels: { limit: number; most: number; item: string; many: string; filter: string };
  lines: { limit: number; most: number; item: string; many: string };
  nutrition: object;
}
export type FieldKind = keyof Kinds;

interface Field {
  /** Of the table `recipes`. */
  column: string;
  /** What the form calls it. */
  label: string;
  /** Its name in what the form sends, where that is another one: a picture is sent as its id. */
  input?: 'imageId';
  /** An import fills it in, and what was read is marked until someone changes it. */
  isImported: boolean;
  /** Lists of recipes bring it. */
  isOnCard: boolean;
  /** Others see it who may see the recipe through a collection. */
  isSeen: boolean;
  /** Shown to anyone who has the link of a shared recipe. */
  isShared: boolean;
  /** It is one of the short facts in the line below the title: times, servings. */
  isFact: boolean;
}

type FieldOfKind = { [Kind in FieldKind]: Field & { kind: Kind } & Kinds[Kind] }[FieldKind];

const PART = { isImported: true, isOnCard: true, isSeen: true, isShared: true, isFact: false } as const;
const FACT = { ...PART, isFact: true } as const;
const LIST = { ...PART, kind: 'lines', isOnCard: false } as const;
const LINK = { ...PART, kind: 'address', isImported: false, isShared: false } as const;

/** In the order of the form. */
export const RECIPE_FIELDS = {
  title: { column: 'title', label: messages.title, kind: 'title', limit: 200, ...PART },
  description: {
    column: 'description',
    label: messages.description,
    kind: 'text',
    limit: 5_000,
    ...PART,
  },
  image: { column: 'image_id', label: messages.picture, kind: 'image', input: 'imageId', ...PART },
  prepTime: {
    column: 'prep_time',
    label: messages.prepTime,
    kind: 'minutes',
    least: 0,
    limit: 100_000,
    ...FACT,
  },
  cookTime: {
    column: 'cook_time',
    label: messages.cookTime,
    kind: 'minutes',
    least: 0,
    limit: 100_000,
    ...FACT,
  },
  servings: {
    column: 'servings',
    label: messages.servings,
    kind: 'servings',
    least: 1,
    limit: 10_000,
    ...FACT,
  },
  difficulty: { column: 'difficulty', label: messages.difficulty, kind: 'difficulty', ...FACT },
  difficultyStated: {
    column: 'difficulty_stated',
    label: messages.difficulty,
    kind: 'flag',
    of: 'difficulty',
    ...PART,
    isImported: false,
  },
  cuisine: {
    column: 'cuisine',
    label: messages.cuisine,
    kind: 'labels',
    limit: 50,
    most: 5,
    item: messages.cuisine,
    many: messages.cuisines,
    filter: 'cuisine',
    ...FACT,
  },
  tags: {
    column: 'tags',
    label: messages.tags,
    kind: 'labels',
    limit: 50,
    most: 50,
    item: messages.tag,
    many: messages.manyTags,
    filter: 'tag',
    ...PART,
  },
  ingredients: {
    column: 'ingredients',
    label: messages.ingredients,
    limit: 1_000,
    most: 200,
    item: messages.ingredient,
    many: messages.manyIngredients,
    ...LIST,
  },
  instructions: {
    column: 'instructions',
    label: messages.instructions,
    limit: 1_000,
    most: 200,
    item: messages.step,
    many: messages.steps,
    ...LIST,
  },
  nutrition: { column: 'nutrition', label: messages.nutrition, kind: 'nutrition', ...PART, isOnCard: false },
  cookingNotes: {
    column: 'cooking_notes',
    label: messages.myCookingNotes,
    kind: 'notes',
    limit: 20_000,
    item: messages.cookingNotes,
    ...PART,
    isImported: false,
    isOnCard: false,
    isSeen: false,
  },
  sourceUrl: { column: 'source_url', label: messages.sourceUrl, ...LINK },
  socialMediaUrl: { column: 'social_media_url', label: messages.socialMediaUrl, ...LINK },
} as const satisfies Record<string, FieldOfKind>;

type Fields = typeof RECIPE_FIELDS;
export type ContentField = keyof Fields;
export type KindOf<Name extends ContentField> = Fields[Name]['kind'];
export type ColumnOf<Name extends ContentField> = Fields[Name]['column'];
/** What the field is called in an input. */
export type InputNameOf<Name extends ContentField> = Name extends ContentField
  ? Fields[Name] extends { input: infer Input extends string }
    ? Input
    : Name
  : never;
export type FieldOf<Kind extends FieldKind> = {
  [Name in ContentField]: KindOf<Name> extends Kind ? Name : never;
}[ContentField];
type Trait = 'isImported' | 'isOnCard' | 'isSeen' | 'isShared' | 'isFact';
export type FieldThat<Is extends Trait> = {
  [Name in ContentField]: Fields[Name][Is] extends true ? Name : never;
}[ContentField];

export const CONTENT_FIELDS = Object.keys(RECIPE_FIELDS) as ContentField[];

/** The fields of which this is true, in the order of the form. */
function fieldsThat<Is extends Trait>(is: Is) {
  return CONTENT_FIELDS.filter((name): name is FieldThat<Is> => RECIPE_FIELDS[name][is]);
}
/** What an extraction may fill in, and 'AI enhanced' is said of. */
export const ENHANCED_FIELDS = fieldsThat('isImported');
export type EnhancedField = FieldThat<'isImported'>;
export const CARD_FIELDS = fieldsThat('isOnCard');
export const SEEN_FIELDS = fieldsThat('isSeen');
export const SHARED_FIELDS = fieldsThat('isShared');
export const SEEN_CARD_FIELDS = CARD_FIELDS.filter((name) => isOneOf(SEEN_FIELDS, name));
export const FACT_FIELDS = fieldsThat('isFact');
export type FactField = FieldThat<'isFact'>;
/** What a copy of another person's recipe has of it, however it was found. Its links and notes say where it is from. */
export const COPIED_FIELDS = SEEN_FIELDS.filter((name) => isOneOf(SHARED_FIELDS, name));
export const LABEL_FIELDS = CONTENT_FIELDS.filter((name) => isOfKind(name, 'labels'));
export type LabelField = FieldOf<'labels'>;
export type LabelFilter = Fields[LabelField]['filter'];
/** What the filters by labels are called. */
export const LABEL_FILTERS: readonly LabelFilter[] = LABEL_FIELDS.map((name) => RECIPE_FIELDS[name].filter);

/** Narrows the name of a field to those of a kind. */
export function isOfKind<Kind extends FieldKind>(name: ContentField, kind: Kind): name is FieldOf<Kind> {
  return RECIPE_FIELDS[name].kind === kind;
}

function isOneOf<Name extends ContentField>(names: readonly Name[], name: ContentField): name is Name {
  return (names as readonly ContentField[]).includes(name);
}

/** What the field is called in an input. */
export function inputNameOf<Name extends ContentField>(name: Name): InputNameOf<Name> {
  const field: Field = RECIPE_FIELDS[name];
  return (field.input ?? name) as InputNameOf<Name>;
}

/** The empty value: in a new recipe, and in data stored before the field existed. */
export const EMPTY_VALUES = {
  title: '',
  text: '',
  notes: '',
  address: null,
  image: null,
  difficulty: 'medium',
  flag: false,
  minutes: null,
  servings: null,
  labels: [],
  lines: [],
  nutrition: null,
} as const satisfies Record<FieldKind, unknown>;

/** 'A recipe can have at most 50 tags' */
export function tooManyMessage(name: FieldOf<'labels' | 'lines'>): string {
  const { most, many } = RECIPE_FIELDS[name];
  return format(limitMessages.tooMany, { most, many });
}
