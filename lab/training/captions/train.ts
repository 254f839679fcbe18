import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCaption } from '../../../server/src/extraction/text/read-text.ts';
import { READER, type Reader } from '../../../server/src/extraction/text/tagger/reader.ts';
import type { Weights } from '../../../server/src/extraction/text/tagger/network.ts';
import { packed, tablesOf, unpacked } from '../../../server/src/extraction/text/tagger/weights.ts';
import { randomOf } from '../fit.ts';
import { fit, numbersIn } from './fit-network.ts';
import { fitHeads, taughtByKnown, taughtByMade, type Taught } from './heads.ts';
import { ownCaptions, type KnownCaption } from './known.ts';
import { labelled } from './labelled.ts';
import { writeLessons, type Lesson } from './lessons.ts';
import type { LabelledCaption, PageRecipe } from './made/labels.ts';
import type { Read } from './report.ts';
import { madeCaptions } from './made/made.ts';

const FOLDS = 4;

/** Which fold a writer's captions are left out of together. */
export function foldOf(writer: string): number {
  return createHash('sha256').update(writer).digest()[0]! % FOLDS;
}

const MADE = 16_000;
const EPOCHS = 3;
/** Made captions that the tuning goes on with, and those that the heads are taught by. */
const AGAIN = 500;
const FRESH = 800;

/** What is learned from captions, and what readers that never learned from a writer say of that writer's captions. */
export interface Trained {
  network: Uint8Array;
  heads: Pick<Reader, 'title' | 'recipe'>;
  /** One entry for each given caption. */
  leftOut: Read[];
}

/**
 * Trains the reader of captions: the network first on captions made from page recipes, then on known ones; the heads on what
 * networks say of captions that they did not learn from. The same captions and seeds give nearly the same weights.
 */
export async function trainCaptions(
  given: readonly KnownCaption[],
  recipes: readonly PageRecipe[],
  report: (progress: string) => void,
): Promise<Trained> {
  const folder = await mkdtemp(path.join(tmpdir(), 'larder-captions-'));
  const known = [...given, ...ownCaptions()];
  try {
    const made = madeCaptions(recipes, MADE, 11);
    report(`${made.length} made captions`);
    const start = path.join(folder, 'pretrained');
    await pretrain(path.join(folder, 'made'), made, start);
    report('the network has read the made captions');
    const lessons = path.join(folder, 'known');
    await writeLessons(lessons, tuningLessons(known, made.slice(0, AGAIN)));
    const networks = new Map<number, Weights>();
    let bytes: Uint8Array = new Uint8Array();
    for (const fold of [-1, ...Array(FOLDS).keys()]) {
      const out = path.join(folder, `tuned-${fold}`);
      await fit('tune', lessons, out, '2', start, `${fold}`);
      const packedOut = packed(tablesOf(await numbersIn(out)));
      if (fold < 0) bytes = packedOut;
      networks.set(fold, unpacked(packedOut));
      report(fold < 0 ? 'the network has read the known captions' : `fold ${fold} is left out`);
    }
    return { network: bytes, ...withHeads(known, networks, madeCaptions(recipes, FRESH, 99)) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function pretrain(folder: string, made: readonly LabelledCaption[], out: string): Promise<void> {
  await writeLessons(
    folder,
    made.map((caption) => ({ caption, fold: -1 })),
  );
  await fit('pretrain', folder, out, `${EPOCHS}`);
}

const COPIES = 5;

function tuningLessons(known: readonly KnownCaption[], made: readonly LabelledCaption[]): Lesson[] {
  const lessons = known.flatMap((each): Lesson[] => {
    const fold = foldOf(each.writer);
    return inOtherCases(labelled(each)).map((caption) => ({ caption, fold }));
  });
  return [...lessons, ...made.map((caption) => ({ caption, fold: -1 }))];
}

/** A caption as it is, and now and then in small or capital letters. */
function inOtherCases(caption: LabelledCaption): LabelledCaption[] {
  const random = randomOf(caption.text.length);
  return Array.from({ length: COPIES }, () => {
    const chance = random();
    const text =
      chance < 0.1 ? caption.text.toLowerCase() : chance < 0.15 ? caption.text.toUpperCase() : caption.text;
    return text.length === caption.text.length ? { ...caption, text } : caption;
  });
}

function withHeads(
  known: readonly KnownCaption[],
  networks: ReadonlyMap<number, Weights>,
  fresh: readonly LabelledCaption[],
): Omit<Trained, 'network'> {
  const ofMade = taughtByMade(networks.get(-1)!, fresh);
  const ofKnown = new Map<KnownCaption, Taught>(
    known.map((caption) => [caption, taughtByKnown(networks.get(foldOf(caption.writer))!, caption)]),
  );
  const leftOut = Array.from({ length: FOLDS }, (_, fold) => {
    const others = [...ofKnown]
      .filter(([caption]) => foldOf(caption.writer) !== fold)
      .map(([, taught]) => taught);
    const reader: Reader = {
      ...READER,
      network: networks.get(fold)!,
      ...fitHeads([...others, ...ofMade]),
    };
    return known
      .filter(({ writer }) => foldOf(writer) === fold)
      .map(({ id, caption, expected }) => ({
        origin: id.startsWith('own') ? 'of the tests' : 'given',
        expected,
        recipe: readCaption(caption, { reader }).recipe,
      }));
  }).flat();
  return { heads: fitHeads([...ofKnown.values(), ...ofMade]), leftOut };
}
