import { z } from 'zod';
import { listOf } from '../input.ts';
import { idSchema } from '../list.ts';
import { optionalWebAddress, requiredText, text, trimmedText } from '../text.ts';
import {
  CONTENT_FIELDS,
  EMPTY_VALUES,
  inputNameOf,
  LABEL_FIELDS,
  RECIPE_FIELDS,
  tooManyMessage,
  type ContentField,
  type FieldKind,
  type FieldOf,
  type InputNameOf,
  type KindOf,
  type LabelFilter,
} from './fields.ts';
import { imageDto } from './image.ts';
import { DIFFICULTIES, FILTER_LIMITS, normalizeTags, RECIPE_MESSAGES } from './messages.ts';
import { nutritionDto, nutritionInput } from './nutrition-schema.ts';

/** A field as the server gives it. */
const OUTPUT = {
  title: z.string(),
  text: z.string(),
  notes: z.string(),
  address: z.string().nullable(),
  image: imageDto.nullable(),
  difficulty: z.enum(DIFFICULTIES),
  flag: z.boolean(),
  minutes: z.number().int().nullable(),
  servings: z.number().int().nullable(),
  labels: z.array(z.string()),
  lines: z.array(z.string()),
  nutrition: nutritionDto.nullable(),
} as const satisfies Record<FieldKind, z.ZodType>;

/** The schemas of some fields of a stored recipe. */
export function contentSchemas<Name extends ContentField>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, OUTPUT[RECIPE_FIELDS[name].kind]])) as {
    [Each in Name]: (typeof OUTPUT)[KindOf<Each>];
  };
}

/** A field as someone typed it. */
const INPUT = {
  title: (name: FieldOf<'title'>) =>
    requiredText(RECIPE_FIELDS[name].label, RECIPE_FIELDS[name].limit, RECIPE_MESSAGES.titleRequired),
  text: (name: FieldOf<'text'>) =>
    trimmedText(RECIPE_FIELDS[name].label, RECIPE_FIELDS[name].limit).default(EMPTY_VALUES.text),
  notes: (name: FieldOf<'notes'>) =>
    text(RECIPE_FIELDS[name].item, RECIPE_FIELDS[name].limit).default(EMPTY_VALUES.notes),
  address: () => optionalWebAddress(RECIPE_MESSAGES.invalidUrl).default(EMPTY_VALUES.address),
  /** Id of a picture the author owns (from an import or an upload); null for the default picture. */
  image: () => idSchema.nullable().default(EMPTY_VALUES.image),
  difficulty: () => z.enum(DIFFICULTIES).default(EMPTY_VALUES.difficulty),
  flag: () => z.boolean().default(EMPTY_VALUES.flag),
  minutes: (name: FieldOf<'minutes'>) => wholeNumber(RECIPE_FIELDS[name], RECIPE_MESSAGES.minutesRange),
  servings: (name: FieldOf<'servings'>) => wholeNumber(RECIPE_FIELDS[name], RECIPE_MESSAGES.servingsRange),
  labels: (name: FieldOf<'labels'>) => list(name, normalizeTags),
  lines: (name: FieldOf<'lines'>) => list(name, (items) => items.filter((item) => item !== '')),
  nutrition: () => nutritionInput.default(EMPTY_VALUES.nutrition),
} as const satisfies Record<FieldKind, (name: never) => z.ZodType>;

function wholeNumber({ least, limit }: { least: number; limit: number }, message: string) {
  return z
    .number(message)
    .int(message)
    .min(least, message)
    .max(limit, message)
    .nullable()
    .default(EMPTY_VALUES.minutes);
}

/** Blanks and doubles do not count, so that somewhat more may be sent than a recipe can have. */
const UNTIDIED = 5;

function list(name: FieldOf<'labels' | 'lines'>, tidied: (items: string[]) => string[]) {
  const { item, limit, most } = RECIPE_FIELDS[name];
  const message = tooManyMessage(name);
  return listOf(trimmedText(item, limit), { max: most * UNTIDIED, message })
    .transform(tidied)
    .pipe(listOf(z.string(), { max: most, message }))
    .default([...EMPTY_VALUES.lines]);
}

/** What the form sends, field by field. */
export const inputSchemas = Object.fromEntries(
  CONTENT_FIELDS.map((name) => [inputNameOf(name), INPUT[RECIPE_FIELDS[name].kind](name as never)]),
) as { [Name in ContentField as InputNameOf<Name>]: ReturnType<(typeof INPUT)[KindOf<Name>]> };

/** Labels that recipes in a list are to have, all of them, for each field that holds some; one may stand alone. */
export const labelFilterSchemas = Object.fromEntries(
  LABEL_FIELDS.map((name) => [RECIPE_FIELDS[name].filter, labelFilter(name).optional()]),
) as Record<LabelFilter, z.ZodOptional<ReturnType<typeof labelFilter>>>;

function labelFilter(name: FieldOf<'labels'>) {
  const label = text(RECIPE_FIELDS[name].item, RECIPE_FIELDS[name].limit);
  return z.union([label, listOf(label, { max: FILTER_LIMITS.labels })]);
}

/** A field as it was read from somewhere. A draft that was stored before the field was there has none of it. */
const DRAFT = {
  title: (name: FieldOf<'title'>) => text(RECIPE_FIELDS[name].label, RECIPE_FIELDS[name].limit),
  text: (name: FieldOf<'text'>) =>
    text(RECIPE_FIELDS[name].label, RECIPE_FIELDS[name].limit).default(EMPTY_VALUES.text),
  notes: (name: FieldOf<'notes'>) =>
    text(RECIPE_FIELDS[name].item, RECIPE_FIELDS[name].limit).default(EMPTY_VALUES.notes),
  address: () => z.string().nullable().default(EMPTY_VALUES.address),
  image: () => z.string().nullable().default(EMPTY_VALUES.image),
  difficulty: () => z.enum(DIFFICULTIES).default(EMPTY_VALUES.difficulty),
  flag: () => z.boolean().default(EMPTY_VALUES.flag),
  minutes: (name: FieldOf<'minutes'>) => draftNumber(RECIPE_FIELDS[name]),
  servings: (name: FieldOf<'servings'>) => draftNumber(RECIPE_FIELDS[name]),
  labels: (name: FieldOf<'labels'>) => draftList(name),
  lines: (name: FieldOf<'lines'>) => draftList(name),
  nutrition: () => nutritionDto.nullable().default(EMPTY_VALUES.nutrition),
} as const satisfies Record<FieldKind, (name: never) => z.ZodType>;

function draftNumber({ least, limit }: { least: number; limit: number }) {
  return z.number().int().min(least).max(limit).nullable().default(EMPTY_VALUES.minutes);
}

function draftList(name: FieldOf<'labels' | 'lines'>) {
  const { item, limit, most } = RECIPE_FIELDS[name];
  return listOf(text(item, limit), { max: most }).default([...EMPTY_VALUES.lines]);
}

/** The schemas of some fields of a draft. */
export function draftSchemas<Name extends ContentField>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, DRAFT[RECIPE_FIELDS[name].kind](name as never)])) as {
    [Each in Name]: ReturnType<(typeof DRAFT)[KindOf<Each>]>;
  };
}
