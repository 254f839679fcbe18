import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEvents } from '../jobs/events.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';
import { testWeb, type TestWeb } from '../testing/web.ts';
import { callAs, headersOf, kindOf, toAnswer, type Answer } from './call-as.ts';
import { canariesIn, writeCanaries, rowOf, secretKeys, type FoundCanary } from './canaries.ts';
import { createFixtures, type Fixtures } from './fixtures.ts';
import { ROWS } from './matrix.ts';
import { takeSnapshot, type Snapshot } from './snapshot.ts';
import { ROUTES } from './rows/routes.ts';
import { PERSONAS, type Ids, type Persona, type Subject } from './matrix-language.ts';

// What answers to other people may contain of a person's data.

/** For all people whom they have not blocked. */
const NAME = ['profiles.display_name'];
/** For people who may see their profile. By its flags the bio is public and the location is not. */
const PROFILE = [...NAME, 'profiles.username', 'profiles.bio'];
const COLLECTION = ['playlists.name', 'playlists.description', 'photos.thumbhash'];
const CONTENT = ['title', 'description', 'cuisine', 'tags', 'ingredients', 'instructions'].map(
  (field) => `recipes.${field}`,
);
const RECIPE = [
  ...CONTENT,
  'recipes.source_url',
  'recipes.social_media_url',
  'photos.thumbhash',
  'recipe_links.yields',
];
/** For people with the share link of a recipe: also its notes, the owner's name and the post that is credited before the page. */
const SHARED = [
  ...CONTENT,
  'recipes.cooking_notes',
  'recipes.social_media_url',
  'photos.thumbhash',
  'profiles.display_name',
];
/** For who has the address of the calendar, or takes part in the plan. */
const PLANNED = ['meal_plan_entries.text', 'meal_plan_entries.note'];
/** For who takes part in a shopping list; whoever was invited sees its name. */
const LIST = ['shopping_lists.name', 'shopping_entries.text', 'shopping_entries.note'];

const FOLLOWERS: Subject[] = ['limited', 'followers_only', 'public'];
type Visitor = Exclude<Persona, 'owner'>;
/** Which collections and recipes each persona sees, with a public profile of the owner and without; the others see none. */
const SEEN: Record<'open' | 'closed', Partial<Record<Visitor, Subject[]>>> = {
  open: {
    follower: FOLLOWERS,
    chosen: [...FOLLOWERS, 'chosen'],
    former: ['public'],
    requested: ['public'],
    addressee: ['public'],
    stranger: ['public'],
  },
  closed: { follower: FOLLOWERS, chosen: [...FOLLOWERS, 'chosen'] },
};

const VISITORS = PERSONAS.filter((persona): persona is Visitor => persona !== 'owner');
/** One persona per kind of relationship also calls mutations; the others only read. */
const DOERS: Persona[] = ['anonymous', 'follower', 'stranger', 'blocked'];
/** The personas for whom it matters whether the profile is public. */
const CONCERNED: Visitor[] = ['follower', 'chosen', 'former', 'requested', 'addressee', 'stranger'];
const LEVELS: Subject[] = ['private', 'limited', 'chosen', 'followers_only', 'public', 'favorites'];
const SUBJECTS: Subject[] = [...LEVELS, 'open', 'received', 'sent', 'declined'];

let web: TestWeb;
let fixtures: Fixtures;
let snapshot: Snapshot;
let marked: string[];
let keys: string[];

beforeAll(async () => {
  web = await testWeb({}, { rateLimits: NO_LIMITS });
  const events = createEvents(web.deps.config, pino({ level: 'silent' }));
  await events.ready;
  web.deps.events = events;
  fixtures = await createFixtures(web.deps);
  const owner = fixtures.subjects.open.person;
  marked = await writeCanaries(web.deps.db, owner);
  keys = await secretKeys(web.deps.db, owner);
  for (const subject of SUBJECTS) {
    const canary = `canary.profiles.username.${rowOf(owner)}`;
    fixtures.subjects[subject] = { ...fixtures.subjects[subject], username: canary };
  }
  snapshot = await takeSnapshot(web.deps.db);
});
afterAll(() => web.deps.events.close());

interface Call {
  name: string;
  subject: Subject;
  /** What it shows to whoever has its address. */
  isByLink: (ids: Ids, found: FoundCanary) => boolean;
  /** The input of the call, whose canaries do not count. */
  said: string;
  answer: Answer;
}

/** Mutations are tried on one visible and one hidden subject. */
const ENOUGH_TO_DO: Subject[] = ['private', 'public'];
const HOLDS_SOMETHING = /^\/(images|shared|api)\//;

/** Calls every procedure and address for everything the owner has, with valid and invalid input. */
async function* crawl(persona: Persona, isReadingOnly = false): AsyncGenerator<Call, void> {
  const asked = new Set<string>();
  for (const subject of SUBJECTS) {
    for (const call of callsAbout(persona, subject, isReadingOnly)) {
      const key = `${call.name} ${call.said}`;
      if (asked.has(key)) continue;
      asked.add(key);
      yield { ...call, subject, answer: await call.ask() };
    }
  }
}

function callsAbout(persona: Persona, subject: Subject, isReadingOnly: boolean) {
  const me = fixtures.callers[persona];
  const ids = fixtures.subjects[subject];
  const procedures = ROWS.flatMap(({ procedure, row }) => {
    const kind = kindOf(procedure);
    if (kind === 'mutation' && (isReadingOnly || !ENOUGH_TO_DO.includes(subject))) return [];
    const input = row.input(ids, me);
    const isAlsoBad = subject === 'private' && kind !== 'subscription' && !isReadingOnly;
    const inputs = isAlsoBad ? [input, { ...(input as object), canary: true }] : [input];
    return inputs.map((given) => ({
      name: procedure,
      isByLink: LINKED[procedure] ?? isNothing,
      said: JSON.stringify(given ?? null),
      ask: async () => {
        const answer = await callAs({ ...web, me }, { procedure, input: given });
        if (kind === 'mutation' && answer.status === 200) await snapshot.restore(await snapshot.changes());
        if (kind === 'subscription') await snapshot.restore(['"public"."imports"']);
        return answer;
      },
    }));
  });
  const addresses = Object.values(ROUTES)
    .flat()
    .filter((row) => !row.form)
    .map((row) => row.url(ids, me))
    .filter((url) => HOLDS_SOMETHING.test(url) || (subject === 'private' && !isReadingOnly))
    .map((url) => ({
      name: url.replaceAll(/[0-9a-f-]{36}/g, ':id'),
      isByLink:
        url === `/shared/recipe/${ids.share}`
          ? isOfShared
          : /^\/calendar\//.test(url)
            ? isPlanned
            : isNothing,
      said: url,
      ask: async () => toAnswer(await web.app.inject({ url, headers: headersOf(me) })),
    }));
  return [...procedures, ...addresses];
}

type Ground = (found: FoundCanary) => boolean;

/** The canaries that are allowed according to the lists above. */
function groundsOf(profile: 'open' | 'closed', persona: Visitor): Ground {
  const seen = (SEEN[profile][persona] ?? []).map((subject) => fixtures.subjects[subject]);
  const isOneOf = (ids: Ids, { row }: FoundCanary) =>
    [ids.recipe, ids.second, ids.collection, ids.image, ids.further, ids.cover].map(rowOf).includes(row);
  const isKnown = !['anonymous', 'gone', 'blocked'].includes(persona);
  // `addressee` has received a request of the owner, which shows the username.
  const isProfileOpen = profile === 'open' || ['follower', 'chosen', 'addressee'].includes(persona);
  const ofPerson = !isKnown ? [] : isProfileOpen ? PROFILE : NAME;
  return (found) =>
    ofPerson.includes(found.field) ||
    ([...COLLECTION, ...RECIPE].includes(found.field) && seen.some((ids) => isOneOf(ids, found))) ||
    isOfList(persona, found) ||
    (persona === 'chosen' && PLANNED.includes(found.field));
}

function isOfList(persona: Visitor, { field, row }: FoundCanary): boolean {
  const { chosen, limited } = fixtures.subjects;
  if (persona === 'follower') return field === 'shopping_lists.name' && row === rowOf(limited.shoppingList);
  const rows = [chosen.shoppingList, chosen.shoppingEntry].map(rowOf);
  return persona === 'chosen' && LIST.includes(field) && rows.includes(row);
}

const isNothing = () => false;
const isOfLinkedList = (ids: Ids, { field, row }: FoundCanary) =>
  field === 'profiles.display_name' ||
  (LIST.includes(field) && [ids.shoppingList, ids.shoppingEntry].map(rowOf).includes(row));
/** What shows to whoever has the link. */
const LINKED: Record<string, Call['isByLink']> = {
  'shares.get': isOfShared,
  'shares.save': isOfShared,
  'shoppingLists.shared': isOfLinkedList,
};
const isPlanned = (_: Ids, { field }: FoundCanary) => PLANNED.includes(field);

function isOfShared(ids: Ids, { field, row }: FoundCanary): boolean {
  const isOfOwner = field === 'profiles.display_name';
  return (
    SHARED.includes(field) && (isOfOwner || [ids.recipe, ids.image, ids.further].map(rowOf).includes(row))
  );
}

/** The canaries in the answers to this persona that are not allowed. */
async function leaksTo(profile: 'open' | 'closed', persona: Visitor): Promise<string[]> {
  const isGround = groundsOf(profile, persona);
  const leaks = new Set<string>();
  for await (const { name, subject, said, answer, ...call } of crawl(
    persona,
    profile === 'closed' || !DOERS.includes(persona),
  )) {
    for (const found of canariesIn(answer.text)) {
      const isAllowed = isGround(found) || call.isByLink(fixtures.subjects[subject], found);
      if (!isAllowed && !said.includes(`${found.field}.${found.row}`))
        leaks.add(`${name} about ${subject}: ${found.field}`);
    }
    for (const key of keys) if (answer.text.includes(key)) leaks.add(`${name} about ${subject}: ${key}`);
  }
  return [...leaks];
}

it('the crawl covers every field: the owner finds all of their canaries', async () => {
  const met = new Set<string>();
  for await (const { answer } of crawl('owner', true))
    for (const { field } of canariesIn(answer.text)) met.add(field);
  const unmet = marked.filter((field) => !met.has(field));
  expect(unmet.sort()).toEqual(
    [
      // Hashes, and fields that are used in mails only.
      ...['known_devices.device_hash', 'known_devices.user_agent', 'users.password_hash'],
      ...['password_reset_tokens.access_token_hash', 'password_reset_tokens.refresh_token_hash'],
      // Answers contain a description instead: 'Firefox on Linux'.
      'sessions.user_agent',
      // An index: what it is made of is in the readings.
      'recipe_foods.food',
    ].sort(),
  );
});

describe.each(['open', 'closed'] as const)('the crawl of a person with an %s profile', (profile) => {
  beforeAll(async () => {
    await web.deps.db
      .updateTable('profiles')
      .set({ is_profile_public: profile === 'open' })
      .where('user_id', '=', fixtures.subjects.open.person)
      .execute();
  });

  it.each(profile === 'open' ? VISITORS : CONCERNED)(
    'shows %s only what is meant for them',
    async (persona) => {
      expect(await leaksTo(profile, persona)).toEqual([]);
    },
  );
});
