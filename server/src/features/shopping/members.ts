import type { Page } from '@larder/shared/list';
import type { MemberDto, MembersInput, ShareInput } from '@larder/shared/sharing/schema';
import type { ShoppingListDto } from '@larder/shared/shopping/schema';
import { editableBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { accept, leave, listMembers, share, type Shared } from '../sharing/members.ts';
import { shoppingListNotFound } from './errors.ts';
import { getShoppingList } from './lists.ts';
import { LIST_TABLES, takesPartIn } from './rights.ts';

type MemberCtx = Pick<UserCtx, 'db' | 'viewer' | 'now'>;

/** Lists are shared (sharing/members.ts); what is not found is SHOPPING_LIST_NOT_FOUND. */
const SHARED_LIST: Shared = {
  ...LIST_TABLES,
  follows: 'shopping_list_members_follow_fkey',
  lock: async ({ db, viewer }, id) => {
    const list = db
      .selectFrom('shopping_lists')
      .select('id')
      .where('id', '=', id)
      .where(editableBy(viewer, 'shopping_lists'))
      .forNoKeyUpdate();
    return (await list.executeTakeFirst()) !== undefined;
  },
  takesPart: takesPartIn,
  notFound: shoppingListNotFound,
};

export async function shareShoppingList(ctx: MemberCtx, input: ShareInput): Promise<ShoppingListDto> {
  await share(ctx, SHARED_LIST, input);
  return getShoppingList(ctx, input.id);
}

export async function acceptShoppingList(ctx: MemberCtx, id: string): Promise<ShoppingListDto> {
  await accept(ctx, SHARED_LIST, id);
  return getShoppingList(ctx, id);
}

export const listShoppingMembers = (ctx: MemberCtx, input: MembersInput): Promise<Page<MemberDto>> =>
  listMembers(ctx, SHARED_LIST, input);

export const leaveShoppingList = (ctx: MemberCtx, id: string): Promise<{ id: string }> =>
  leave(ctx, SHARED_LIST, id);
