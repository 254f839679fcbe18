import { firstListId } from '@larder/shared/shopping/first-list';
import { newEntry } from '@larder/shared/shopping/entries';
import { SHOPPING_LIMITS, SHOPPING_MESSAGES } from '@larder/shared/shopping/messages';
import { NO_STAMP, stampAfter } from '@larder/shared/shopping/registers';
import type { AddToShoppingListInput } from '@larder/shared/shopping/schema';
import { pastedLines, typedLine } from '@larder/shared/shopping/typed-line';
import { sharedMessagesIn } from '@larder/shared/messages/every-language';
import { randomUUID } from 'node:crypto';
import { ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { AppError } from '../../errors.ts';
import { putShoppingEntries } from './entries.ts';
import { createShoppingList } from './lists.ts';

/** What the server writes has the name of no device. */
const SERVER = '00000000';

/**
 * Puts each line of a text into a list, as if it had been typed there: 'milk 2', '500 g flour'.
 * @throws INVALID_INPUT without a line, or with too many or too long ones; SHOPPING_LIST_NOT_FOUND unless the viewer takes part in it;
 * SHOPPING_ENTRY_LIMIT.
 */
export async function addToShoppingList(
  ctx: UserCtx,
  { id, text, language = ctx.language }: AddToShoppingListInput,
): Promise<{ id: string; added: number }> {
  const lines = pastedLines(text).map(typedLine);
  if (lines.length === 0) throw new AppError('INVALID_INPUT', SHOPPING_MESSAGES.textRequired);
  if (lines.length > SHOPPING_LIMITS.entriesAtOnce)
    throw new AppError('INVALID_INPUT', SHOPPING_MESSAGES.linesMost);
  if (lines.some((line) => line.length > SHOPPING_LIMITS.text))
    throw new AppError('INVALID_INPUT', SHOPPING_MESSAGES.lineTooLong);
  const listId = id ?? (await firstList(ctx));
  const stamp = stampAfter(NO_STAMP, ctx.now().getTime(), SERVER);
  const entries = lines.map((line) =>
    newEntry({ id: randomUUID(), recipeId: null, language, text: line, stamp }),
  );
  await putShoppingEntries(ctx, { id: listId, entries });
  return { id: listId, added: entries.length };
}

/** The oldest list of the viewer's vault. */
async function firstList(ctx: UserCtx): Promise<string> {
  const { db, viewer, language } = ctx;
  const first = await db
    .selectFrom('shopping_lists')
    .select('id')
    .where(ownedBy(viewer, 'shopping_lists'))
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (first) return first.id;
  const { defaultName: name } = sharedMessagesIn(language).shopping;
  return (await createShoppingList(ctx, { id: firstListId(viewer.vaultId), name })).id;
}
