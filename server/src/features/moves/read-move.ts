import { CONTENT_FIELDS, inputNameOf, RECIPE_FIELDS, type ContentField } from '@larder/shared/recipe/fields';
import type { MovePreview } from '@larder/shared/move/schema';
import type { Deps } from '../../ctx.ts';
import { describedBy, namesOf } from './collections.ts';
import { findDuplicates } from './duplicates.ts';
import { MoveFileError, type MovedFailure, type MovedRecipe } from './formats/contract.ts';
import { recogniseFormat } from './formats/formats.ts';
import { completeReading, reportProgress, type MoveLease } from './lease.ts';
import { openMoveFile } from './move-file.ts';
import { galleryOf } from './move-pictures.ts';
import { recordFailures, type Failure } from './move-items.ts';
import { toRecipe, type ReadRecipe } from './to-recipe.ts';

type ReadDeps = Pick<Deps, 'db' | 'storage' | 'now'>;

const AT_ONCE = 100;
const MAX_LABELS = 30;

/**
 * Reads the whole file once and keeps nothing of it but what the preview says, and which recipes cannot be read.
 * @throws MoveFileError; LeaseEnded, or why the process stops.
 */
export async function readMove(deps: ReadDeps, lease: MoveLease, signal: AbortSignal): Promise<void> {
  const file = openMoveFile(deps, { ...lease, name: lease.fileName });
  await reportProgress(deps, lease, { stage: 'reading', percent: 0 });
  const format = await recogniseFormat(file);
  const described = describedBy((await format.collections?.(file)) ?? []);
  const counts = counting();
  for (const [key, { privacyLevel }] of described) {
    counts.collections.add(key);
    if (privacyLevel !== 'private') counts.openCollections += 1;
  }
  let recipes: ReadRecipe[] = [];
  let failures: Failure[] = [];
  let position = 0;
  const flush = async () => {
    counts.duplicates += (await findDuplicates(deps.db, lease, recipes)).filter(Boolean).length;
    await recordFailures(deps.db, lease, failures);
    await reportProgress(deps, lease, { stage: 'reading', preview: JSON.stringify(previewOf(counts)) });
    [recipes, failures] = [[], []];
  };
  for await (const item of format.read(file)) {
    signal.throwIfAborted();
    position += 1;
    const read = readItem(item, { language: lease.language, program: format.name });
    if ('reason' in read) {
      failures.push({ ...read, position });
      counts.failed += 1;
    } else {
      recipes.push(read);
      count(counts, item as MovedRecipe, read);
    }
    if (recipes.length + failures.length >= AT_ONCE) await flush();
  }
  await flush();
  if (position === 0) throw new MoveFileError('no-recipes');
  await completeReading(deps, lease, { format: format.id, preview: previewOf(counts) });
}

/** A recipe that fits into Larder, or why it does not. */
export function readItem(
  item: MovedRecipe | MovedFailure,
  wording: Parameters<typeof toRecipe>[1],
): ReadRecipe | Omit<Failure, 'position'> {
  const { entry, title } = item;
  if (item.kind === 'failure') return { entry, title, reason: item.problem };
  const read = toRecipe(item, wording);
  return typeof read === 'string' ? { entry, title, reason: read } : read;
}

function counting() {
  return {
    ...{
      recipes: 0,
      duplicates: 0,
      failed: 0,
      favorites: 0,
      morePictures: 0,
      galleryPictures: 0,
      openCollections: 0,
    },
    collections: new Set<string>(),
    fields: new Map<ContentField, number>(),
    inNotes: new Map<string, number>(),
  };
}
type Counts = ReturnType<typeof counting>;

function count(counts: Counts, moved: MovedRecipe, { fields, leftOver }: ReadRecipe): void {
  counts.recipes += 1;
  if (moved.isFavorite) counts.favorites += 1;
  const { pictures = [], isCoverless = false, otherPictures = 0 } = moved;
  const kept = galleryOf(moved).length + (isCoverless || pictures.length === 0 ? 0 : 1);
  counts.galleryPictures += galleryOf(moved).length;
  counts.morePictures += otherPictures + pictures.length - kept;
  for (const [key] of namesOf(moved.collections)) counts.collections.add(key);
  for (const field of CONTENT_FIELDS) {
    if (RECIPE_FIELDS[field].kind === 'flag') continue;
    const value = field === 'image' ? (isCoverless ? [] : pictures) : fields[inputNameOf(field)];
    // Where the file says none, there is one all the same.
    const isSaid = field !== 'difficulty' || fields.difficultyStated;
    if (isFilled(value) && isSaid) add(counts.fields, field);
  }
  for (const label of new Set(leftOver.map((left) => left.label))) add(counts.inNotes, label);
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';
}

function add<Key>(to: Map<Key, number>, key: Key): void {
  to.set(key, (to.get(key) ?? 0) + 1);
}

function previewOf({ collections, fields, inNotes, ...counts }: Counts): MovePreview {
  return {
    ...counts,
    collections: collections.size,
    fields: CONTENT_FIELDS.filter((field) => fields.has(field)).map((field) => ({
      field,
      recipes: fields.get(field) ?? 0,
    })),
    inNotes: [...inNotes]
      .map(([label, recipes]) => ({ label, recipes }))
      .sort((a, b) => b.recipes - a.recipes)
      .slice(0, MAX_LABELS),
  };
}
