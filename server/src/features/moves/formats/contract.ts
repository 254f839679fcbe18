import type { Readable } from 'node:stream';
import type { MoveProblem } from '@larder/shared/move/messages';
import type { PrivacyLevel } from '@larder/shared/playlist/messages';
import type { FormatName } from './names.ts';

export type { MoveProblem };

// What a reader of one format gives, and what it works with. A reader knows no database, no network and no person. It gives texts
// as they stand in the file: what moves them in cleans them, cuts them to the limits of a recipe, and checks them.

/** The uploaded file. Random access; it stands in parts, of which few are in memory at once. */
export interface MoveFile {
  /** As it was called on the person's device, the last part of the path alone. */
  name: string;
  size: number;
  /** How many bytes it takes in the archive that holds it. */
  packed?: number;
  /** These bytes; fewer at the end of the file. For small stretches: never the whole of a large file. */
  bytes(start: number, length: number): Promise<Buffer>;
  /** All bytes from `start` (0) to before `end` (the end), as they are asked for. */
  stream(start?: number, end?: number): Readable;
}

/** Thrown by guards and by `read` for a file that cannot be moved in at all. Nothing is kept then. */
export class MoveFileError extends Error {
  readonly problem: MoveProblem;
  constructor(problem: MoveProblem, cause?: unknown) {
    super(`The file cannot be moved in: ${problem}`, { cause });
    this.problem = problem;
  }
}

export interface MovedPicture {
  /** As in the file; its ending need not tell the truth. */
  name: string;
  /** Opened when it is needed, once, before the next recipe is asked for; null when it is missing. At most 20 MB are read. */
  open(): Promise<Readable | null>;
}

/** Something that Larder has no place for. It goes into the notes: '{label}: {text}', below a heading. */
export interface LeftOver {
  /** In English, as `messages/en/kept-fields` has it: 'Difficulty', 'Equipment'; else as the program calls it. */
  label: string;
  text: string;
}

/** One recipe as its file has it. What the file does not say is left out (undefined) or empty. */
export interface MovedRecipe {
  kind: 'recipe';
  /**
   * Names the recipe in its file, alike at every reading, unlike any other: a path in a zip, '#12' in a list, or both
   * ('a.zip/b.json#3'). At most 500 characters.
   */
  entry: string;
  title: string;
  /** Whose file it is, where the file holds files of several programs. */
  program?: string;
  description?: string;
  /** One line each; a section begins with its heading in brackets, as the recipe form stores it: '[Dough]'. */
  ingredients: string[];
  /** One step each; headings in brackets likewise. */
  instructions: string[];
  servings?: number;
  /** In minutes. */
  prepTime?: number;
  cookTime?: number;
  /** Larder has no place for it: the backbone says it in the notes where it is not prep + cook. */
  totalTime?: number;
  difficulty?: 'easy' | 'medium' | 'hard';
  /** Where a file tells a difficulty that somebody chose from one that was only assumed; a difficulty alone is a chosen one. */
  difficultyStated?: boolean;
  cuisine?: string[];
  /** Tags, categories and keywords, in this order. */
  tags?: string[];
  /** Any absolute http(s) address of the recipe, a post's too: the backbone sorts posts out. */
  sourceUrl?: string;
  /** Where a file tells the two apart. */
  socialMediaUrl?: string;
  /** 'Grandma', 'The New York Times': where no address says it. */
  sourceName?: string;
  notes?: string;
  /** As the file states it, one statement a line: what Larder understands of it is the recipe's nutrition. */
  nutrition?: string;
  /** 1 to 5; 0 and none are left out. */
  rating?: number;
  created?: Date;
  isFavorite?: boolean;
  /** The days on which it was cooked, as '2026-11-23', with what was noted, and the photo of the plate. */
  cooked?: { day: string; note: string; plate?: MovedPicture | undefined }[];
  /** Names of the collections, cookbooks, menus it is in. Categories are tags. */
  collections?: string[];
  /** The first is the cover, the others are its gallery. */
  pictures?: MovedPicture[];
  /** Its pictures are all of the gallery: there is no cover. */
  isCoverless?: boolean;
  /** How many pictures the file has besides, which stay behind: what a recipe was read from. */
  otherPictures?: number;
  leftOver?: LeftOver[];
}

/** What a file says of a collection beside the recipes in it. */
export interface MovedCollection {
  /** As the recipes name it. */
  name: string;
  description: string;
  privacyLevel: PrivacyLevel;
  created?: Date;
  cover?: MovedPicture;
  /** The entry of the recipe whose picture was chosen as the cover. */
  coverRecipe?: string;
  /** The entries of its recipes, in its order. */
  recipes: string[];
}

/** What a file says of a shopping list. */
export interface MovedShoppingList {
  name: string;
  created?: Date;
  /** As Larder names them; others are left out. */
  aisleOrder: string[];
  /** That it is for. */
  store?: { name: string; aisleOrder: string[] };
  entries: MovedShoppingEntry[];
}

export interface MovedShoppingEntry {
  text: string;
  /** By whose words the text is read, as a code of two letters. */
  language?: string;
  isTicked: boolean;
  aisle?: string;
  note?: string;
  /** The entry of the recipe whose line it is. */
  recipe?: string;
}

/** What a file says of a meal that was planned. */
export interface MovedMeal {
  /** As '2026-11-23'; left out while it waits for a day. */
  day?: string;
  /** As Larder names it; others are left out. */
  meal?: string;
  /** Words, or the title of its recipe. */
  text: string;
  servings?: number;
  note?: string;
  /** As '19:30'. */
  time?: string;
  /** The entry of the recipe that is to be cooked. */
  recipe?: string;
  /** Its name in the file, and that of the meal whose leftovers these are. */
  id?: string;
  leftoverOf?: string;
  /** Those that repeat one meal have it in common. */
  repeatId?: string;
}

/** A week that is saved under a name, with the weekday of each meal as ISO counts. */
export interface MovedWeek {
  name: string;
  meals: (MovedMeal & { weekday: number })[];
}

/** What a file says of a line that names another of its recipes. */
export interface MovedLink {
  /** The entries of both recipes. */
  recipe: string;
  linked: string;
  line: string;
  yields: string;
}

/** A recipe of the file that could not be read; the others go on. */
export interface MovedFailure {
  kind: 'failure';
  entry: string;
  /** Its title as far as known, else the name of its file. */
  title: string;
  problem: MoveProblem;
}

/** What is known of a file before it is read: enough to recognise every format. */
export interface FileSigns {
  /** Lower case, the last part of the path alone. */
  name: string;
  /** The first 4,096 bytes. */
  start: Buffer;
  /** Of a zip: the names of its first 2,000 files. */
  entries?: readonly string[];
  /** Of a zip of zips: the names of the files of its first. */
  inner?: readonly string[];
  /** Several programs write pages, by what stands in them: the beginning of the file, or of a page of the zip. */
  page?: string;
}

export interface MoveFormat extends FormatName {
  /** Fields of the format that Larder keeps in the notes, as the labels of `LeftOver`; for the preview. */
  keptInNotes?: readonly string[];
  /** Whether the file is of this format. The first one of the list that says yes reads it. */
  recognises(signs: FileSigns): boolean;
  /**
   * Every recipe of the file, in the same order with the same entries at every reading, holding few at a time. Read twice:
   * for the preview (pictures not opened) and for the move.
   * @throws MoveFileError when the file as a whole is not to be trusted, or broken.
   */
  read(file: MoveFile): AsyncIterable<MovedRecipe | MovedFailure>;
  /** For a file that says more of its collections than their names. @throws MoveFileError likewise */
  collections?(file: MoveFile): Promise<MovedCollection[]>;
  /** What it holds beside recipes and collections, by the names of larder-extras.ts, each in the order of the file. @throws MoveFileError likewise */
  extras?: Record<string, (file: MoveFile) => Promise<unknown>>;
}
