import { z } from 'zod';
import type { AppErrorCode } from '../errors.ts';
import { boundedText, boundedTrimmedText, inputOf, listOf } from '../input.ts';
import { idSchema, pageInput } from '../list.ts';
import { imageDto } from '../recipe/image.ts';
import { recipeDraft } from '../recipe/schema.ts';
import { readSocialLink, socialProblemMessage } from '../social/link.ts';
import { SOCIAL_LIMITS, SOCIAL_MESSAGES } from '../social/messages.ts';
import { isPlatform, type SocialPlatform } from '../social/platforms.ts';
import { PHOTO_LIMITS } from '../photo/limits.ts';
import { PHOTO_DOUBTS, PHOTO_MESSAGES, PHOTO_STATUSES } from '../photo/messages.ts';
import { isStorableText, UNSAFE_TEXT_MESSAGE, webAddress } from '../text.ts';
import {
  EVIDENCE_REASONS,
  IMPORT_KINDS,
  IMPORT_LIMITS,
  IMPORT_MESSAGES,
  IMPORT_STAGES,
  IMPORT_STATUSES,
  type EvidenceReason,
} from './messages.ts';

const pageAddress = webAddress(IMPORT_MESSAGES.invalidUrl);

const socialPlatform = z.custom<SocialPlatform>(isPlatform);

/** A link to a post of a platform; the first thing wrong with it is its message. */
const postAddress = boundedTrimmedText(2_048, SOCIAL_MESSAGES.invalidUrl).superRefine((value, issues) => {
  const { problem } = isStorableText(value) ? readSocialLink(value) : { problem: 'invalidUrl' as const };
  if (problem) issues.addIssue({ code: 'custom', message: socialProblemMessage(problem) });
});

/** Photos of the person's own that no recipe holds yet, in the order of the pages. */
const importedPhotoIds = listOf(idSchema, {
  ...{ min: 1, shortMessage: PHOTO_MESSAGES.noneReady },
  ...{ max: PHOTO_LIMITS.perImport, message: PHOTO_MESSAGES.tooManyPhotos },
}).refine((ids) => new Set(ids).size === ids.length, PHOTO_MESSAGES.missing);

export const startImportInput = z.discriminatedUnion('kind', [
  inputOf({ kind: z.literal('url'), url: pageAddress }),
  inputOf({
    kind: z.literal('html'),
    /** A page as the person saw it in their own browser: its HTML, or the text that they marked and copied. */
    html: boundedText(IMPORT_LIMITS.pastedCharacters, IMPORT_MESSAGES.pastedTooLong)
      .refine(isStorableText, UNSAFE_TEXT_MESSAGE)
      .refine((html) => html.trim() !== '', IMPORT_MESSAGES.nothingPasted),
    /** Where they saw it. */
    url: pageAddress.optional(),
  }),
  inputOf({
    kind: z.literal('social'),
    url: postAddress,
    /** What stands below the post, when its platform shows that only to people who are signed in. */
    caption: boundedText(SOCIAL_LIMITS.caption, SOCIAL_MESSAGES.captionTooLong)
      .refine(isStorableText, UNSAFE_TEXT_MESSAGE)
      .optional(),
  }),
  inputOf({
    kind: z.literal('text'),
    text: boundedText(SOCIAL_LIMITS.text, SOCIAL_MESSAGES.textTooLong)
      .refine(isStorableText, UNSAFE_TEXT_MESSAGE)
      .refine((text) => text.trim() !== '', SOCIAL_MESSAGES.textRequired),
  }),
  inputOf({ kind: z.literal('photo'), photoIds: importedPhotoIds }),
]);
export type StartImportInput = z.infer<typeof startImportInput>;

/** Addresses that are imported together, each on its own. */
export const startImportsInput = inputOf({
  urls: listOf(pageAddress, {
    ...{ min: 1, shortMessage: IMPORT_MESSAGES.invalidUrl },
    ...{ max: IMPORT_LIMITS.atOnce, message: IMPORT_MESSAGES.tooManyAddresses },
  }),
});
export type StartImportsInput = z.infer<typeof startImportsInput>;

/**
 * What a field of a draft was read from: data written for machines, the markup of a recipe plugin, the page's text, the
 * same by a model, a photo.
 */
export const EVIDENCE_SOURCES = ['structured', 'plugin', 'page', 'model', 'photo'] as const;
const fieldEvidence = z.object({
  source: z.enum(EVIDENCE_SOURCES),
  /** False when a person should check the field: nothing else on the page confirms it. */
  sure: z.boolean(),
  /** Why; absent where the field is sure, and of drafts that were read before reasons were kept. */
  reason: z.enum(Object.keys(EVIDENCE_REASONS) as [EvidenceReason, ...EvidenceReason[]]).optional(),
});
const draftEvidence = z.partialRecord(recipeDraft.keyof(), fieldEvidence);
export type DraftEvidence = z.infer<typeof draftEvidence>;

/** One of several recipes that a page, post or text holds, or that a page lists. */
const recipeChoice = z.object({
  title: z.string(),
  /** Of its own page; null when it stands in what was read. */
  url: z.string().nullable(),
});
export type RecipeChoice = z.infer<typeof recipeChoice>;

/** A post as its platform describes it. */
const socialPreview = z.object({
  type: z.enum(['video', 'image']),
  embedUrl: z.string(),
  /** Only ever fetched by the server. */
  thumbnailUrl: z.string().nullable(),
  title: z.string(),
  creator: z.string(),
  platform: socialPlatform,
  /** In seconds. */
  duration: z.number().nullable(),
  caption: z.string(),
});
export type SocialPreview = z.infer<typeof socialPreview>;

/** A rectangle on a photo, as shares of its width and height, 0 to 1, from the top left. */
const photoBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type PhotoBox = z.infer<typeof photoBox>;

/** The fields of a draft that are read from the text of a photo. */
export const photoField = recipeDraft
  .pick({
    title: true,
    description: true,
    ingredients: true,
    instructions: true,
    prepTime: true,
    cookTime: true,
    servings: true,
  })
  .keyof();
export type PhotoField = z.infer<typeof photoField>;

/** Where a field, or one line of a list, was read. */
const photoPlace = z.object({
  field: photoField,
  /** The line of a list, from 0, headers counted; 0 for a field of one value. */
  index: z.number().int(),
  photoId: z.string(),
  /** On the stored photo, which stands upright; null where a model wrote what was not found on it. */
  box: photoBox.nullable(),
  /** Why a person should check it; absent where the reading is sure. */
  reason: z.enum(PHOTO_DOUBTS).optional(),
});
export type PhotoPlace = z.infer<typeof photoPlace>;

/** Where a draft came from, shown beside the form. */
export const importDraft = recipeDraft.extend({
  sourceUrl: z.string().nullable(),
  /** The source's picture once fetched, checked and stored by us. */
  storedImage: imageDto.nullable(),
  /** A field that the source does not tell is absent. */
  evidence: draftEvidence.optional(),
  /** The recipes of a source that holds several, and which of them this is. */
  recipes: z.array(recipeChoice).optional(),
  chosen: z.number().int().optional(),
  /** Of a draft that was read from a post. */
  platform: socialPlatform.optional(),
  originalUrl: z.string().optional(),
  embedUrl: z.string().optional(),
  creator: z.string().optional(),
  caption: z.string().optional(),
  /** Of a draft that was read from a text or a page: the lines and parts of lines that it does not hold, in order, as they were written. */
  leftOut: z.array(z.string()).optional(),
  preview: socialPreview.optional(),
  /** A page that the text names as the place of the full recipe. */
  recipeUrl: z.string().optional(),
  /** A post that shows the recipe of the page. */
  videoUrl: z.string().optional(),
  /** Of a draft that was read from photos: those that gave something, in order, for the recipe to keep. */
  photos: z.array(imageDto).optional(),
  /** Where its fields and lines stand on them. */
  places: z.array(photoPlace).optional(),
  /** What those photos say beside the recipe, a line each: tips, and notes in the margin. */
  cookingNotes: z.string().optional(),
});
export type ImportDraft = z.infer<typeof importDraft>;

/** One of the photos of an import, and how far its reading is. */
export const importPhotoState = z.object({
  photoId: z.string(),
  /** From 0. */
  position: z.number().int(),
  stage: z.enum(IMPORT_STAGES),
  status: z.enum(PHOTO_STATUSES),
  /** A sentence, of a photo that gave nothing. */
  error: z.string().optional(),
  /** A sentence that a person should read about a photo that gave something. */
  note: z.string().optional(),
  /** It was so hard to read that each line is shown beside its place on the photo. */
  isHard: z.boolean().optional(),
  /** The photo as it is stored, upright as soon as it has been read. */
  image: imageDto,
});
export type ImportPhotoState = z.infer<typeof importPhotoState>;

const importError = z.object({
  appCode: z.custom<AppErrorCode>((v) => typeof v === 'string'),
  message: z.string(),
  /** What a page that only lists recipes leads to. */
  recipes: z.array(recipeChoice).optional(),
  /** The page that a post without a recipe names as its place. */
  recipeUrl: z.string().optional(),
  /** The post that a page without a recipe shows. */
  videoUrl: z.string().optional(),
});
export type ImportError = z.infer<typeof importError>;

export const importDto = z.object({
  id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  status: z.enum(IMPORT_STATUSES),
  stage: z.enum(IMPORT_STAGES),
  percent: z.number(),
  /** Grows with every change; a client keeps the newest. */
  seq: z.number().int(),
  /** What is being read, in a form a person recognises: the address, or the first words of a text. */
  label: z.string(),
  photos: z.array(importPhotoState).optional(),
  draft: importDraft.optional(),
  error: importError.optional(),
  /** Imports with the same one were started together. */
  batchId: z.string().nullable(),
  createdAt: z.date(),
});
export type ImportDto = z.infer<typeof importDto>;

/** A draft that waits to be looked at, in short. */
export const readyDraftDto = z.object({
  id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  title: z.string(),
  image: imageDto.nullable(),
  /** How many there are, headings not counted. */
  ingredients: z.number().int(),
  steps: z.number().int(),
  /** Its source holds several recipes, of which one is to be chosen first. */
  hasSeveral: z.boolean(),
  /** No question has to be answered first: which recipe, what it is called, what becomes of one saved from the same page. */
  canBeSaved: z.boolean(),
  /** It can be saved, and nothing of it needs a look. */
  isComplete: z.boolean(),
});
export type ReadyDraftDto = z.infer<typeof readyDraftDto>;

export const importProgressInput = inputOf({ lastEventId: boundedText(100).nullish() }).optional();
export const importIdInput = inputOf({ id: idSchema });
/** With a photo, that one alone is read again. */
export const retryImportInput = importIdInput.extend({ photoId: idSchema.optional() });
export type RetryImportInput = z.infer<typeof retryImportInput>;
/** All photos of an import in their new order: new ones are read, the others keep what was read, missing ones go for good. */
export const setImportPhotosInput = importIdInput.extend({
  photoIds: importedPhotoIds,
  /** Those that were there as far as the caller knew: what another tab added meanwhile stays. */
  known: listOf(idSchema, { max: PHOTO_LIMITS.perImport }).optional(),
});
export type SetImportPhotosInput = z.infer<typeof setImportPhotosInput>;
export const listImportsInput = pageInput.extend({
  /** Only those that were started together. */
  batchId: idSchema.optional(),
});
export type ListImportsInput = z.infer<typeof listImportsInput>;
export const chooseRecipeInput = importIdInput.extend({
  /** Its place among the recipes of the draft, from 0. */
  choice: z
    .number()
    .int()
    .min(0)
    .max(IMPORT_LIMITS.choices - 1),
});
export type ChooseRecipeInput = z.infer<typeof chooseRecipeInput>;
