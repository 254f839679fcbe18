import { CONTENT_FIELDS, inputNameOf, RECIPE_FIELDS, type ContentField } from '@larder/shared/recipe/fields';
import type { MovePreview } from '@larder/shared/move/schema';
import type { Deps } from '../../ctx.ts';
import { findDuplicates } from './duplicates.ts';
import { MoveFileError } from './formats/contract.ts';
import { completeReading, reportProgress, type MoveLease } from './lease.ts';
import { galleryOf } from './move-pictures.ts';
import { recordFailures, type Failure } from './move-items.ts';
import {
  withLibrary,
  type Described,
  type Library,
  type LibraryDeps,
  type LibraryRecipe,
} from './reader/library.ts';

type ReadDeps = Pick<Deps, 'db' | 'now'> & LibraryDeps;

const AT_ONCE = 100;
/** A file may be slow to read: what has been found is shown. */
const WRITE_EVERY_MS = 3_000;
const MAX_LABELS = 30;

/**
 * Reads the whole file once and keeps nothing of it but what the preview says, and which recipes cannot be read.
 * @throws MoveFileError; LeaseEnded, or why the process stops.
 */
export async function readMove(deps: ReadDeps, lease: MoveLease, signal: AbortSignal): Promise<void> {
  await reportProgress(deps, lease, { stage: 'reading', percent: 0 });
  const read = await withLibrary(deps, lease, signal, async (library) => ({
    ...{ format: library.format.id, preview: await previewLibrary(deps, lease, library) },
  }));
  await completeReading(deps, lease, read);
}

async function previewLibrary(
  deps: ReadDeps,
  lease: MoveLease,
  { described, items }: Library,
): Promise<MovePreview> {
  const counts = counting(described);
  let recipes: LibraryRecipe[] = [];
  let failures: Failure[] = [];
  let position = 0;
  let written = Date.now();
  const flush = async () => {
    counts.duplicates += (await findDuplicates(deps.db, lease, recipes)).filter(Boolean).length;
    await recordFailures(deps.db, lease, failures);
    await reportProgress(deps, lease, { stage: 'reading', preview: JSON.stringify(previewOf(counts)) });
    [recipes, failures, written] = [[], [], Date.now()];
  };
  for await (const item of items) {
    position += 1;
    if (item.kind === 'failure') {
      failures.push({ ...item, position });
      counts.failed += 1;
    } else {
      recipes.push(item);
      count(counts, item);
    }
    if (recipes.length + failures.length >= AT_ONCE || Date.now() - written > WRITE_EVERY_MS) await flush();
  }
  await flush();
  if (position === 0) throw new MoveFileError('no-recipes');
  return previewOf(counts);
}

function counting(described: Described) {
  const open = [...described.values()].filter(({ privacyLevel }) => privacyLevel !== 'private');
  return {
    ...{
      recipes: 0,
      duplicates: 0,
      failed: 0,
      favorites: 0,
      ratings: 0,
      morePictures: 0,
      galleryPictures: 0,
      openCollections: open.length,
    },
    collections: new Set(described.keys()),
    fields: new Map<ContentField, number>(),
    inNotes: new Map<string, number>(),
  };
}
type Counts = ReturnType<typeof counting>;

function count(counts: Counts, moved: LibraryRecipe): void {
  const { fields, pictures, isCoverless, otherPictures } = moved;
  counts.recipes += 1;
  if (moved.isFavorite) counts.favorites += 1;
  if (moved.rating !== null) counts.ratings += 1;
  const kept = galleryOf(moved).length + (isCoverless || pictures.length === 0 ? 0 : 1);
  counts.galleryPictures += galleryOf(moved).length;
  counts.morePictures += otherPictures + pictures.length - kept;
  for (const [key] of moved.collections) counts.collections.add(key);
  for (const field of CONTENT_FIELDS) {
    if (RECIPE_FIELDS[field].kind === 'flag') continue;
    const value = field === 'image' ? (isCoverless ? [] : pictures) : fields[inputNameOf(field)];
    // Where the file says none, there is one all the same.
    const isSaid = field !== 'difficulty' || fields.difficultyStated;
    if (isFilled(value) && isSaid) add(counts.fields, field);
  }
  for (const label of moved.inNotes) add(counts.inNotes, label);
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
