import type { Deps, Viewer } from '../ctx.ts';
import { callerOf } from '../testing/harness.ts';
import { makeFollow } from '../testing/households.ts';
import { shareAccepted } from './fixture-lists.ts';
import { sharePlan } from './fixture-plan.ts';
import type { Ids, Persona } from './matrix-language.ts';

export type People = Record<Exclude<Persona, 'anonymous'> | 'secretive' | 'unwilling' | 'declined', Viewer>;

/** Gives each persona the relationship to this owner that its name says. */
export async function makeRelationships(deps: Deps, people: People, owner: Viewer) {
  const { follows } = callerOf(deps, owner);
  const ask = async (from: Viewer) => {
    const { requestId } = await callerOf(deps, from).follows.follow({ userId: owner.userId });
    return requestId!;
  };
  await makeFollow(deps, people.follower, owner);
  await makeFollow(deps, people.chosen, owner);
  await follows.accept({ requestId: await ask(people.former) });
  await callerOf(deps, people.former).follows.unfollow({ userId: owner.userId });
  const received = await ask(people.requested);
  const declined = await ask(people.declined);
  await follows.decline({ requestId: declined });
  const { requestId: sent } = await follows.follow({ userId: people.addressee.userId });
  await follows.block({ userId: people.blocked.userId });
  return { received, declined, sent: sent! };
}

/** Three people are put on the sharing list and take part in the shopping list and the plan, of whom one remains; the follower is invited to the plan. */
export async function limitToSharingList(
  deps: Deps,
  people: People,
  { collection: id, shoppingList }: Pick<Ids, 'collection' | 'shoppingList'>,
): Promise<void> {
  const { playlists, follows } = callerOf(deps, people.owner);
  await follows.unblock({ userId: people.blocked.userId });
  for (const leaving of [people.former, people.blocked]) await makeFollow(deps, leaving, people.owner);
  const chosen = [people.chosen, people.former, people.blocked];
  await playlists.update({ id, sharedWith: chosen.map(({ userId }) => userId) });
  await shareAccepted(deps, people.owner, { id: shoppingList, people: chosen });
  await sharePlan(deps, people.owner, { members: chosen, invited: people.follower });
  await callerOf(deps, people.former).follows.unfollow({ userId: people.owner.userId });
  await follows.block({ userId: people.blocked.userId });
}
