import type { ImportDto, StartImportInput, StartImportsInput } from '@larder/shared/import/schema';
import { photosLabel } from '@larder/shared/import/messages';
import { readSocialLink } from '@larder/shared/social/link';
import { randomUUID } from 'node:crypto';
import type { UserCtx } from '../../ctx.ts';
import { labelOfPasted } from '../../extraction/page/pasted.ts';
import { traceParent } from '../../process/tracing.ts';
import { ACTIVE, ownImports } from './import-row.ts';
import { photosToRead } from './images-of-import.ts';
import { getImport } from './list.ts';
import { changeAndSchedule } from './scheduler.ts';

/** Starts an import. One that reads the same thing and is not over yet is returned instead of a second one. */
export async function startImport(ctx: UserCtx, input: StartImportInput): Promise<ImportDto> {
  const { vaultId } = ctx.viewer;
  const { small, content, label } = storedInput(input);
  const id = await changeAndSchedule(ctx, vaultId, async (db) => {
    const same = await db
      .selectFrom('imports')
      .select('id')
      .where('user_id', '=', vaultId)
      .where('status', 'in', ACTIVE)
      .where('kind', '=', input.kind)
      .where('input', '=', small)
      .where('content', 'is not distinct from', content)
      .executeTakeFirst();
    if (same) return same.id;
    const photos = input.kind === 'photo' ? await photosToRead({ ...ctx, db }, input.photoIds) : null;
    const row = await db
      .insertInto('imports')
      .values({
        user_id: vaultId,
        language: ctx.language,
        kind: input.kind,
        input: small,
        content,
        label,
        photos,
        trace_parent: traceParent() ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  });
  return getImport(ctx, id);
}

/** A page is stored beside the rest of an input, so that no list has to carry it. */
function storedInput(input: StartImportInput): {
  small: string;
  content: string | null;
  label: string | null;
} {
  if (input.kind === 'text')
    return {
      small: JSON.stringify({ kind: input.kind }),
      content: input.text,
      label: labelOfPasted(input.text) || null,
    };
  if (input.kind === 'photo')
    return {
      small: JSON.stringify(input),
      content: null,
      label: photosLabel(input.photoIds.length),
    };
  if (input.kind !== 'html') return { small: JSON.stringify(input), content: null, label: null };
  const { html, ...small } = input;
  return {
    small: JSON.stringify(small),
    content: html,
    label: small.url ?? (labelOfPasted(html) || null),
  };
}

/**
 * Starts an import of each address, three at a time like any others of one person: of a video or post as of the post it
 * is, of any other as of a page. An address given twice is one, and so are two addresses of one post.
 */
export async function startImports(ctx: UserCtx, { urls }: StartImportsInput): Promise<StartedImports> {
  const { vaultId } = ctx.viewer;
  const batchId = randomUUID();
  const now = ctx.now().getTime();
  const rows = inputsOf(urls).map((input, place) => ({
    user_id: vaultId,
    language: ctx.language,
    batch_id: batchId,
    kind: input.kind,
    input: JSON.stringify(input),
    trace_parent: traceParent() ?? null,
    // They get their slots, and are listed, in the order they were given in.
    created_at: new Date(now + place),
  }));
  await changeAndSchedule(ctx, vaultId, (db) => db.insertInto('imports').values(rows).execute());
  return { batchId, started: rows.length };
}

/** What there still is of the imports that were started together; undefined where all are gone. */
export async function findStarted(
  ctx: Pick<UserCtx, 'db' | 'viewer'>,
  batchId: string,
): Promise<StartedImports | undefined> {
  const { started } = await ownImports(ctx)
    .where('batch_id', '=', batchId)
    .where('status', '<>', 'dismissed')
    .select((eb) => eb.fn.countAll<number>().as('started'))
    .executeTakeFirstOrThrow();
  return started === 0 ? undefined : { batchId, started };
}

/** Each address or post once. A link that names no video or post, such as that to a channel, is read as a page. */
function inputsOf(urls: readonly string[]): { kind: 'social' | 'url'; url: string }[] {
  const inputs = new Map<string, { kind: 'social' | 'url'; url: string }>();
  for (const url of urls) {
    const { post, problem } = readSocialLink(url);
    const address = post?.address ?? url;
    if (!inputs.has(address)) inputs.set(address, { kind: problem === undefined ? 'social' : 'url', url });
  }
  return [...inputs.values()];
}

export interface StartedImports {
  batchId: string;
  started: number;
}
