import type { Deps } from '../../../ctx.ts';
import type { ProgramName } from '@larder/shared/export/messages';
import { recipesOf, type RecipeImage } from '../collected.ts';
import { fileNames } from '../file-names.ts';
import { reportProgress, type ExportLease } from '../lease.ts';
import type { ArchiveFile } from '../zip.ts';
import { mealie } from './mealie.ts';
import { paprika } from './paprika.ts';
import type { PackedPicture, ProgramFormat } from './program.ts';

type PackDeps = Pick<Deps, 'db' | 'storage' | 'now' | 'log'>;

export const PROGRAMS: Record<ProgramName, ProgramFormat> = { paprika, mealie };

/**
 * All recipes as another program takes them. It knows fewer things than Larder: collections, cook logs and who may see what stay out.
 * @throws LeaseEnded, or why the process stops.
 */
export async function* archiveFor(
  program: ProgramFormat,
  deps: PackDeps,
  lease: ExportLease,
  signal: AbortSignal,
): AsyncGenerator<ArchiveFile, void> {
  const { count } = await deps.db
    .selectFrom('recipes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', lease.vaultId)
    .executeTakeFirstOrThrow();
  const names = fileNames();
  let done = 0;
  for await (const page of recipesOf(deps.db, lease.vaultId)) {
    for (const { recipe, images } of page) {
      signal.throwIfAborted();
      const pictures = await picturesOf(deps, images, program.pictures);
      yield* program.files({ recipe, pictures, name: names(recipe.title, 'Recipe') });
    }
    done += page.length;
    const percent = Math.min(99, Math.floor((done / Math.max(1, Number(count))) * 100));
    await reportProgress(deps, lease, { stage: 'recipes', percent });
  }
}

async function picturesOf(
  { storage, log }: PackDeps,
  images: readonly RecipeImage[],
  format: string,
): Promise<PackedPicture[]> {
  const pictures: PackedPicture[] = [];
  for (const { storageKey, widths, role } of images) {
    const key = `${storageKey}/${Math.max(...widths)}.${format}`;
    const bytes = await storage.get(key);
    if (bytes) pictures.push({ role, bytes });
    else log.warn({ key }, 'an image has no file and is left out of an export');
  }
  return pictures;
}
