import { ACCOUNT_MESSAGES } from '@larder/shared/account/messages';
import type { Page, PageInput } from '@larder/shared/list';
import { format } from '@larder/shared/messages/format';
import { TOKEN_LIMITS, TOKEN_MESSAGES } from '@larder/shared/token/messages';
import type { CreateTokenInput, NewTokenDto, TokenDto } from '@larder/shared/token/schema';
import { newAccessToken } from '../../auth/access-tokens.ts';
import type { UserCtx } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import { AppError } from '../../errors.ts';
import { checkOwnPassword } from '../auth/failed-sign-ins.ts';
import type { UserId } from '@larder/shared/ids';

const NEWEST = { column: 'created_at', direction: 'desc', kind: 'time' } as const satisfies ListOrder;
const COLUMNS = ['id', 'name', 'may_write', 'created_at', 'last_used_at'] as const;

interface TokenRow {
  id: string;
  name: string;
  may_write: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

/** The viewer's tokens, newest first. */
export async function listTokens({ db, viewer }: UserCtx, input: PageInput): Promise<Page<TokenDto>> {
  const own = db.selectFrom('access_tokens').where('user_id', '=', viewer.userId);
  const after = input.cursor ? decodeCursor(NEWEST, input.cursor) : null;
  const rows = await own
    .select(COLUMNS)
    .$if(after !== null, (query) => query.where(comesAfter(NEWEST, 'access_tokens', after!)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(input.limit + 1)
    .execute();
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const page = cutPage(rows, {
    limit: input.limit,
    order: NEWEST,
    positionOf: (row) => ({ key: row.created_at, id: row.id }),
  });
  return { items: page.rows.map(toTokenDto), total, nextCursor: page.nextCursor };
}

/** Makes a token after checking the password. @throws INVALID_CREDENTIALS; INVALID_INPUT when there are too many. */
export async function createToken(
  ctx: UserCtx,
  { password, name, mayWrite }: CreateTokenInput,
): Promise<NewTokenDto> {
  await checkOwnPassword(ctx, password, ACCOUNT_MESSAGES.passwordWrong);
  return addToken(ctx.db, ctx.viewer.userId, { name, mayWrite });
}

/** Makes a token for anyone: for the operator, and for a person whose password was checked. */
export async function addToken(
  db: Db,
  userId: UserId,
  { name, mayWrite }: Pick<CreateTokenInput, 'name' | 'mayWrite'>,
): Promise<NewTokenDto> {
  const { token, tokenHash } = newAccessToken();
  const row = await db.transaction().execute(async (trx) => {
    // Two at once must not both be the last one allowed.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    const { count } = await trx
      .selectFrom('access_tokens')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (count >= TOKEN_LIMITS.tokens) throw tooMany();
    return trx
      .insertInto('access_tokens')
      .values({ user_id: userId, name, token_hash: tokenHash, may_write: mayWrite })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
  });
  return { ...toTokenDto(row), token };
}

/** Ends one of the viewer's tokens at once. @throws NOT_FOUND for any other. */
export async function revokeToken({ db, viewer }: UserCtx, { id }: { id: string }): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('access_tokens')
    .where('id', '=', id)
    .where('user_id', '=', viewer.userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('NOT_FOUND', TOKEN_MESSAGES.gone);
}

function tooMany(): AppError {
  const message = format(TOKEN_MESSAGES.tooMany, { limit: TOKEN_LIMITS.tokens });
  return new AppError('INVALID_INPUT', message, { fields: { name: [message] } });
}

function toTokenDto(row: TokenRow): TokenDto {
  return {
    id: row.id,
    name: row.name,
    mayWrite: row.may_write,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}
