import type { inferRouterInputs } from '@trpc/server';
import type { AppRouter } from '../trpc/router.ts';
import type { AppErrorCode } from '@larder/shared/errors';

// The words in which the matrix is stated. A cell is one procedure or route, one person, one thing that is asked for.

/**
 * How whoever asks stands to the owner: `follower` and `chosen` follow, `chosen` stands on a sharing list besides; `former`
 * followed until a moment ago and stood on it, as `blocked` did; `requested` waits for the owner's answer, `addressee` is
 * who the owner has asked. `gone` is the cookie of somebody whose account was deleted.
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

/** What is asked for: see household.ts. Of the request to follow, `requested` is the sender and the owner the addressee. */
export type Subject =
  // A collection of this privacy with what it holds: `chosen` is limited to that person, `limited` to no one in particular;
  // `closed` is public in a closed profile of somebody else.
  | 'private'
  | 'limited'
  | 'chosen'
  | 'followers_only'
  | 'public'
  | 'closed'
  | 'favorites'
  // People: the owner, whose profile is open; one with a closed profile; one who takes no requests; one who has left.
  | 'open'
  | 'secretive'
  | 'unwilling'
  | 'departed'
  // Requests to follow: of `requested` to the owner, of the owner to `addressee`, one that the owner has declined.
  | 'received'
  | 'sent'
  | 'declined'
  // Ids that never were anybody's.
  | 'missing';

/**
 * - sees: a good answer that shows the thing; nothing: one that does not, the same as for ids that never were
 * - less: a good answer that shows neither the thing nor nothing (a name instead of a profile)
 * - done: rows have changed
 * - missing: refused, byte for byte as for ids that never were
 * - unauthorized: nobody is signed in; the same bytes whatever is asked for
 * - a code: refused so, in other words than for ids that never were
 */
export type Outcome = 'sees' | 'less' | 'nothing' | 'done' | 'missing' | 'unauthorized' | AppErrorCode;

/** What each person gets; who is not named is not asked, because another cell says the same. */
export type Cells = { readonly [P in Persona]?: Outcome };

/** Every id by which the subject can be asked for. */
export interface Ids {
  /** Stands in whatever the subject shows. */
  mark: string;
  person: string;
  username: string;
  email: string;
  collection: string;
  /** In the collection; with a picture, a share and two versions. */
  recipe: string;
  /** In the collection behind it; without any of these. */
  second: string;
  picture: string;
  cover: string;
  /** One of those that the recipe was read from. */
  photo: string;
  /** Of the person, on their profile. */
  avatar: string;
  share: string;
  request: string;
  failedImport: string;
  waitingImport: string;
  /** Of a page with two recipes. */
  doneImport: string;
  /** Of a page that was pasted. */
  pastedImport: string;
  /** Of one photo, `importedPhoto`. */
  photoImport: string;
  importedPhoto: string;
  /** That neither a recipe nor an import holds. */
  loosePhoto: string;
  export: string;
  session: string;
}

/** What whoever asks has of their own. */
export interface Asker {
  /** Of their browser; whoever has none has never signed in. */
  cookie: string | undefined;
  /** Of the three persons whom the owner can do something to. */
  followerId: string;
  chosenId: string;
  blockedId: string;
  person: string;
  username: string;
  collection: string;
  recipe: string;
}

export interface Row<Input> {
  /** What is special in how it is asked, where a procedure has several rows. */
  as?: string;
  input: (about: Ids, me: Asker) => Input;
  /** Whoever can call it so is as good as the owner: they may change the owner's rows. */
  isAsOwner?: true;
  /** In the answer to whoever sees the subject, and to nobody else; the mark unless said otherwise. */
  shows?: (about: Ids) => string | RegExp;
  cells: { readonly [S in Subject]?: Cells };
}

const SIGNED_OUT = { anonymous: 'unauthorized', gone: 'unauthorized' } as const;
const OTHERS = ['follower', 'chosen', 'former', 'requested', 'addressee', 'stranger', 'blocked'] as const;

/**
 * Those named, `others` for everybody else who is signed in and not the owner; nobody's call is looked at unless it says so.
 * Who was chosen gets what a follower gets.
 */
export function cells({ others, ...named }: Cells & { others: Outcome }): Cells {
  const { follower: chosen = others } = named;
  return {
    ...SIGNED_OUT,
    ...Object.fromEntries(OTHERS.map((persona) => [persona, others])),
    ...{ chosen, ...named },
  };
}

/** The persons named, and nobody. */
export const only = (named: Cells): Cells => ({ ...SIGNED_OUT, ...named });

/** What one has of one's own: everybody sees theirs, and a stranger none of the owner's. */
export const ownAffair = (owner: Outcome, stranger: Outcome = 'nothing') => ({
  open: only({ owner, stranger }),
});

type Inputs = inferRouterInputs<AppRouter>;

/** Every procedure of the router with its rows: a new one does not compile until it has some. */
export type Matrix = {
  [Feature in keyof Inputs]: {
    [Name in keyof Inputs[Feature]]: readonly [Row<Inputs[Feature][Name]>, ...Row<Inputs[Feature][Name]>[]];
  };
};
