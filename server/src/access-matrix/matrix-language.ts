import type { inferRouterInputs } from '@trpc/server';
import type { AppRouter } from '../trpc/router.ts';
import type { AppErrorCode } from '@larder/shared/errors';
import type { UserId } from '@larder/shared/ids';

// The vocabulary of the matrix; README.md explains it.

/**
 * The caller's relationship to the owner. `follower` and `chosen` follow the owner, and `chosen` is on a sharing list too;
 * `former` and `blocked` did both until a moment ago. `requested` has sent the owner a request, `addressee` has received one.
 * `gone` has the cookie of a deleted account.
 */
export const PERSONAS = [
  'anonymous',
  'owner',
  'follower',
  'chosen',
  'former',
  'requested',
  'addressee',
  'stranger',
  'blocked',
  'gone',
] as const;
export type Persona = (typeof PERSONAS)[number];

/** Programs of the owner's: with an access token to read, or to read and write, in place of the session. */
export const TOKENS = ['readToken', 'writeToken'] as const;
export type Token = (typeof TOKENS)[number];

/** What a call is about (fixtures.ts). */
export type Subject =
  // A collection of this privacy with its recipes: `chosen` has a sharing list, `limited` has none; `closed` is a public
  // collection of another owner, whose profile is not public.
  | 'private'
  | 'limited'
  | 'chosen'
  | 'followers_only'
  | 'public'
  | 'closed'
  | 'favorites'
  // People: the owner, with a public profile; one without; one who takes no requests; one with a deleted account.
  | 'open'
  | 'secretive'
  | 'unwilling'
  | 'departed'
  // Requests to follow: from `requested` to the owner, from the owner to `addressee`, and one that the owner declined.
  | 'received'
  | 'sent'
  | 'declined'
  // Ids that never existed.
  | 'missing';

/**
 * - sees: a successful answer that shows the subject; nothing: one that does not, equal to that for missing ids
 * - less: a successful answer between the two (a name instead of a profile)
 * - done: rows have changed
 * - missing: refused, byte for byte as for missing ids
 * - unauthorized: no session; byte for byte the same for all subjects
 * - forbidden: not for this token; byte for byte the same for all subjects
 * - a code: refused with this code, in another way than for missing ids
 */
export type Outcome =
  | 'sees'
  | 'less'
  | 'nothing'
  | 'done'
  | 'missing'
  | 'unauthorized'
  | 'forbidden'
  | AppErrorCode;

/** The outcome for each persona; those left out are covered by another cell. */
export type Cells = { readonly [P in Persona]?: Outcome };

/** All ids that belong to a subject. */
export interface Ids {
  /** Contained in everything that the subject shows. */
  mark: string;
  person: UserId;
  username: string;
  email: string;
  collection: string;
  /** In the collection; with an image, a share and two versions. */
  recipe: string;
  /** The next in the collection; without any of these. */
  second: string;
  /** An entry of the recipe's cook log. */
  cooked: string;
  image: string;
  cover: string;
  /** A photo that the recipe was read from. */
  photo: string;
  /** A picture of its gallery. */
  further: string;
  /** Uploaded for a gallery, and in none yet. */
  addable: string;
  /** A photo in its cook log. */
  plate: string;
  /** The profile image. */
  avatar: string;
  share: string;
  request: string;
  failedImport: string;
  waitingImport: string;
  /** From a page with two recipes. */
  doneImport: string;
  /** From a pasted page. */
  pastedImport: string;
  /** From one photo, `importedPhoto`. */
  photoImport: string;
  importedPhoto: string;
  /** A photo that neither a recipe nor an import holds. */
  loosePhoto: string;
  export: string;
  /** Of a library whose file is on its way. */
  move: string;
  session: string;
  smartCollection: string;
  deletedSmartCollection: string;
  shoppingList: string;
  /** In the list. */
  shoppingEntry: string;
  /** Of its link. */
  listLink: string;
  /** Of the plan, which has the id of the person. */
  planEntry: string;
  /** A week that is saved under a name. */
  planWeek: string;
  /** Of the address at which calendars read the plan. */
  planFeed: string;
  /** An access token's. */
  token: string;
  foodRule: string;
  // In the bin.
  deletedRecipe: string;
  deletedCollection: string;
  deletedShoppingList: string;
}

/** A persona with their session and their own things. */
export interface Caller {
  /** The session cookie; undefined for a visitor. */
  cookie: string | undefined;
  /** The header of an access token. */
  authorization?: string;
  // The three people on whom the owner can act.
  followerId: string;
  chosenId: string;
  blockedId: string;
  person: UserId;
  username: string;
  collection: string;
  recipe: string;
}

export interface Row<Input> {
  /** Names the variant of the call, when a procedure has several rows. */
  variant?: string;
  input: (about: Ids, me: Caller) => Input;
  /** The call proves to be the owner (with the password), or takes part in what is theirs, so it may change the owner's rows. */
  actsAsOwner?: true;
  /** What only answers with the outcome `sees` contain; by default the mark. */
  shows?: (about: Ids) => string | RegExp;
  cells: { readonly [S in Subject]?: Cells };
}

const WITHOUT_SESSION = { anonymous: 'unauthorized', gone: 'unauthorized' } as const;
const OTHERS = ['follower', 'chosen', 'former', 'requested', 'addressee', 'stranger', 'blocked'] as const;

/**
 * Outcomes for all personas: those named, `others` for the other signed-in ones but the owner, and unauthorized without a
 * session. `chosen` gets the outcome of `follower` unless named.
 */
export function cells({ others, ...named }: Cells & { others: Outcome }): Cells {
  const { follower: chosen = others } = named;
  return {
    ...WITHOUT_SESSION,
    ...Object.fromEntries(OTHERS.map((persona) => [persona, others])),
    ...{ chosen, ...named },
  };
}

/** Outcomes for the personas named, and unauthorized without a session. */
export const only = (named: Cells): Cells => ({ ...WITHOUT_SESSION, ...named });

/** For calls about the caller's own things: a stranger sees none of the owner's. */
export const ownOnly = (owner: Outcome, stranger: Outcome = 'nothing') => ({
  open: only({ owner, stranger }),
});

/** Signing in and out, devices, password, account, all data at once, and tokens themselves. */
const FOR_PEOPLE_ALONE = ['auth', 'exports', 'tokens'];

/**
 * The outcome for each token, from that for its owner: never what is for people alone, nothing changed with a token to read,
 * and all else as for the owner. Nothing is stated where nothing is for the owner.
 */
export function tokenCells(
  { feature, isWrite }: { feature: string; isWrite: boolean },
  owner: Outcome | undefined,
): { readonly [T in Token]?: Outcome } {
  if (FOR_PEOPLE_ALONE.includes(feature)) return { readToken: 'forbidden', writeToken: 'forbidden' };
  if (owner === undefined) return {};
  return { readToken: isWrite ? 'forbidden' : owner, writeToken: owner };
}

type Inputs = inferRouterInputs<AppRouter>;

/** Every procedure of the router with its rows; a procedure without rows does not compile. */
export type Matrix = {
  [Feature in keyof Inputs]: {
    [Name in keyof Inputs[Feature]]: readonly [Row<Inputs[Feature][Name]>, ...Row<Inputs[Feature][Name]>[]];
  };
};
