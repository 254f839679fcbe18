import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCaption } from '../../../../server/src/extraction/text/read-text.ts';
import { hintsOf } from '../../../../server/src/extraction/text/talk-hints.ts';
import { TALK_MENTIONS } from '../../../../server/src/extraction/text/talk-tags.ts';
import { MENTIONS, type Table } from '../../../../server/src/extraction/text/tagger/network.ts';
import { READER, type Reader } from '../../../../server/src/extraction/text/tagger/reader.ts';
import {
  packed,
  tablesIn,
  tablesOf,
  unpacked,
} from '../../../../server/src/extraction/text/tagger/weights.ts';
import WEIGHTS from '../../../../server/src/extraction/text/tagger/weights.json' with { type: 'json' };
import { fit, numbersIn } from '../fit-network.ts';
import { ownCaptions, type KnownCaption } from '../known.ts';
import { labelled } from '../labelled.ts';
import { writeLessons, type Lesson } from '../lessons.ts';
import type { LabelledCaption, PageRecipe } from '../made/labels.ts';
import { madeCaptions } from '../made/made.ts';
import type { Read } from '../report.ts';
import { expectedIn, labelledTalk, type MarkedTalk } from './marked.ts';
import { varied } from './varied.ts';

/** Talk is left out by its writers, in one of so many parts. */
const FOLDS = 6;
const LEFT_OUT = 0;
const MADE = 5_000;
const MADE_EPOCHS = '2';
const EPOCHS = '6';
/** Of each text, beside itself. */
const COPIES = 3;
/** Networks that begin alike: the mean of their weights depends less on chance than one of them. */
const SEEDS = [1, 2, 3];
/** As the training of made talk begins. */
const FIRST_SEED = '1';

/** What is learned from talk, and what a reader that never learned from their writers says of a sixth of it. */
export interface TrainedTalk {
  network: Uint8Array;
  leftOut: Read[];
}

/**
 * Trains the reader of talk: it begins as the tagger of captions, goes on with talk made from page recipes and with known
 * captions, and then with texts that people wrote as somebody would say them.
 */
export async function trainTalk(
  talks: readonly MarkedTalk[],
  given: readonly KnownCaption[],
  recipes: readonly PageRecipe[],
  report: (progress: string) => void,
): Promise<TrainedTalk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'larder-talk-'));
  const at = (name: string) => path.join(folder, name);
  const own = ownCaptions().map((caption) => asTalk(labelled(caption)));
  try {
    await writeFile(at('tagger'), numbersOfTagger());
    const made = madeCaptions(recipes, MADE, 23, TALK_FORMS).map(asTalk);
    const known = [...given.map((caption) => asTalk(labelled(caption))), ...own];
    await writeLessons(at('made'), [...made, ...known].map(everywhere), hintsOf);
    await fit('talk', at('made'), at('start'), MADE_EPOCHS, at('tagger'), '-1', FIRST_SEED);
    report('the network has read made talk');
    await writeLessons(at('said'), lessonsOf(talks, own), hintsOf);
    const networks: Float32Array[] = [];
    for (const seed of SEEDS) {
      const out = at(`seed-${seed}`);
      await fit('talk', at('said'), out, EPOCHS, at('start'), '-1', `${seed}`);
      networks.push(await numbersIn(out));
      report(`network ${seed} has read what was said`);
    }
    await fit('talk', at('said'), at('judge'), EPOCHS, at('start'), `${LEFT_OUT}`, FIRST_SEED);
    report('a sixth of the writers is left out');
    const network = packed(tablesOf(meanOf(networks), TALK_MENTIONS));
    const judge = packed(tablesOf(await numbersIn(at('judge')), TALK_MENTIONS));
    const reader = { ...READER, talk: unpacked(judge, TALK_MENTIONS) };
    const left = talks.filter((talk) => foldOf(talk) === LEFT_OUT);
    const leftOut = left.flatMap(({ text }) => readAs(text, reader));
    return { network, leftOut };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function meanOf(networks: readonly Float32Array[]): Float32Array {
  return networks[0]!.map(
    (_, at) => networks.reduce((sum, numbers) => sum + numbers[at]!, 0) / networks.length,
  );
}

/** The texts of the lessons: a line each. */
export async function talksIn(files: readonly string[]): Promise<MarkedTalk[]> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text, at) =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const talk = JSON.parse(line) as MarkedTalk;
        return { ...talk, writer: path.basename(files[at]!) + talk.writer };
      }),
  );
}

/** None where nobody says what is made: its title is not known. */
function readAs(marked: string, reader: Reader): Read[] {
  const { said, expected } = expectedIn(marked);
  const isUnnamed = expected.title === null && expected.ingredients.length > 0;
  return isUnnamed ? [] : [{ origin: 'talk', expected, recipe: readCaption(said, { reader }).recipe }];
}

const TALK_FORMS = [
  ['dictated', 3],
  ['letter', 2],
  ['chat', 1.5],
  ['stepsOnly', 3],
] satisfies Parameters<typeof madeCaptions>[3];

const everywhere = (caption: LabelledCaption): Lesson => ({ caption, fold: -1 });
const foldOf = ({ writer }: MarkedTalk) => createHash('sha256').update(writer).digest()[0]! % FOLDS;

function lessonsOf(talks: readonly MarkedTalk[], own: readonly LabelledCaption[]): Lesson[] {
  const said = varied(talks, COPIES).map(({ talk, text }) => ({
    caption: labelledTalk(text),
    fold: foldOf(talk),
  }));
  return [...said, ...own.map(everywhere)];
}

/** A caption as talk: all its ingredients are mentions, and so is its title. */
function asTalk(caption: LabelledCaption): LabelledCaption {
  if (!caption.isRecipe) return caption;
  const named = (kind: string, isTitle: boolean) =>
    caption.spans
      .filter((span) => span.kind === kind)
      .map(({ start, end }) => ({ start, end, ...(isTitle && { isTitle }) }));
  const mentions = [...caption.mentions, ...named('ingredient', false), ...named('title', true).slice(0, 1)];
  return { ...caption, mentions: mentions.sort((one, other) => one.start - other.start) };
}

/** Mentions that no weights speak for yet are unlikely. */
const UNLIKELY = -4;

/** The weights of the tagger of captions, with room for titles among its mentions. */
function numbersOfTagger(): Uint8Array {
  const tables = tablesIn(Buffer.from(WEIGHTS.network, 'base64'));
  const numbers = tables.flatMap((table) => (isOfMentions(table) ? [widened(table)] : [table.values]));
  return Buffer.concat(numbers.map((values) => Buffer.from(Float32Array.from(values).buffer)));
}

const isOfMentions = ({ rows, columns }: Table) => rows === MENTIONS || (rows === 1 && columns === MENTIONS);

function widened({ rows, values }: Table): Float32Array {
  const wide = new Float32Array((values.length / MENTIONS) * TALK_MENTIONS);
  if (rows === 1) wide.fill(UNLIKELY);
  wide.set(values);
  return wide;
}
