import type { Deps, Viewer } from '../ctx.ts';
import { addToken } from '../features/tokens/tokens.ts';
import { callerOf } from '../testing/harness.ts';
import { makeCollection } from '../testing/households.ts';
import { signedIn } from '../testing/web.ts';
import { PERSONAS, type Caller, type Ids, type Persona, type Token } from './matrix-language.ts';

/** Each persona with their session and things of their own, and the programs of the owner's. */
export async function makeCallers(
  deps: Deps,
  people: Record<Exclude<Persona, 'anonymous'>, Viewer>,
  visitor: Ids,
): Promise<Record<Persona | Token, Caller>> {
  const askers = {} as Record<Persona | Token, Caller>;
  const others = {
    followerId: people.follower.userId,
    chosenId: people.chosen.userId,
    blockedId: people.blocked.userId,
  };
  for (const persona of PERSONAS) {
    if (persona === 'anonymous') {
      const { person, username, collection, recipe } = visitor;
      askers.anonymous = { person, username, collection, recipe, ...others, cookie: undefined };
      continue;
    }
    const viewer = people[persona];
    const { id: recipe } = await callerOf(deps, viewer).recipes.create({ title: 'Own' });
    const collection = await makeCollection(deps, viewer, { privacyLevel: 'private' });
    const cookie = await signedIn(deps, viewer);
    const own = { person: viewer.userId, username: viewer.username, collection, recipe };
    askers[persona] = { ...own, ...others, cookie };
  }
  await deps.db.deleteFrom('users').where('id', '=', people.gone.userId).execute();
  for (const [name, mayWrite] of [
    ['readToken', false],
    ['writeToken', true],
  ] as const)
    askers[name] = {
      ...askers.owner,
      cookie: undefined,
      authorization: await makeToken(deps, people.owner, mayWrite),
    };
  return askers;
}

/** Used a moment ago, so that no call notes that it was used. */
async function makeToken(deps: Deps, owner: Viewer, mayWrite: boolean): Promise<string> {
  const { id, token } = await addToken(deps.db, owner.userId, { name: 'mark-program', mayWrite });
  await deps.db.updateTable('access_tokens').set({ last_used_at: deps.now() }).where('id', '=', id).execute();
  return `Bearer ${token}`;
}
