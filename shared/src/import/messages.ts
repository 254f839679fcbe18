import { format } from '../messages/format.ts';
import evidence from '#messages/evidence.json';
import videoOffer from '#messages/video-offer.json';
import messages from '#messages/import.json';
import { RECIPE_MESSAGES } from '../recipe/messages.ts';

export const IMPORT_KINDS = ['url', 'social', 'text', 'html', 'photo'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
export const IMPORT_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled', 'dismissed'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** The stages of an import and how far along each one is, in percent (docs/rules.md, Importing). */
export const STAGE_PERCENT = {
  preparing: 10,
  converting: 20,
  uploading: 40,
  processing: 70,
  structuring: 90,
  complete: 100,
} as const;
export type ImportStage = keyof typeof STAGE_PERCENT;
export const IMPORT_STAGES = Object.keys(STAGE_PERCENT) as [ImportStage, ...ImportStage[]];

/** At most this many of one person's imports run at once; the rest wait in the queue. */
export const RUNNING_IMPORTS_PER_USER = 3;
export const URL_IMPORT_TAG = 'URL Import';
export const URL_IMPORT_TIP = messages.urlTip;

/** Why a person should check a field of a draft that was read from a page or text. */
export const EVIDENCE_REASONS = evidence;
export type EvidenceReason = keyof typeof EVIDENCE_REASONS;

/** Of a page that shows a post with the recipe; `onePost` is 'a YouTube video' and the like. */
export const VIDEO_OFFER = {
  ...videoOffer,
  /** where the page gave no draft */
  instead: (onePost: string) => format(videoOffer.instead, { onePost }),
  /** beside a draft */
  beside: (onePost: string) => format(videoOffer.beside, { onePost }),
  take: (platform: string) => format(videoOffer.take, { platform }),
} as const;

/** What an import of photos is called in a list. */
export const photosLabel = (count: number): string => format(messages.photos, { count });

export const IMPORT_LIMITS = {
  /** Characters of a page that is pasted or sent by the bookmarklet. */
  pastedCharacters: 5_000_000,
  /** Addresses in one batch. */
  atOnce: 50,
  /** Recipes of one page among which a person may choose. */
  choices: 100,
} as const;

export const IMPORT_MESSAGES = {
  ...messages,
  invalidUrl: RECIPE_MESSAGES.invalidUrl,
  allInOne: (count: number) => format(messages.allInOne, { count }),
  firstStays: (title: string) => format(messages.firstStays, { title }),
  tooManyAddresses: format(messages.tooManyAddresses, { count: IMPORT_LIMITS.atOnce }),
} as const;
