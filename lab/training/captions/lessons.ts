import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BAGS, featuresOf } from '../../../server/src/extraction/text/tagger/features.ts';
import { behindOf, firstOf, ROLES, type Role } from '../../../server/src/extraction/text/tagger/labels.ts';
import { piecesOf, type Pieces, type Stretch } from '../../../server/src/extraction/text/tagger/pieces.ts';
import type { LabelledCaption } from './made/labels.ts';

/** A caption to learn from, and the fold it is left out of; -1 for none. */
export interface Lesson {
  caption: LabelledCaption;
  fold: number;
}

/** Lists of numbers that grow, without an array of objects between. */
class Column<T extends Uint8Array | Uint16Array | Uint32Array | Int8Array> {
  private values: T;
  length = 0;
  private readonly make: (size: number) => T;

  constructor(make: (size: number) => T) {
    this.make = make;
    this.values = make(1 << 16);
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const wider = this.make(this.length * 2);
      wider.set(this.values);
      this.values = wider;
    }
    this.values[this.length++] = value;
  }

  bytes(): Uint8Array {
    return new Uint8Array(this.values.buffer, 0, this.length * this.values.BYTES_PER_ELEMENT);
  }
}

/** Writes lessons as columns of plain numbers, as fit.py reads them: see there for what each file holds. */
export async function writeLessons(
  directory: string,
  lessons: readonly Lesson[],
  hints?: (pieces: Pieces) => string[][],
): Promise<void> {
  const columns = {
    ids: new Column((size) => new Uint16Array(size)),
    bags: new Column((size) => new Uint32Array(size)),
    refs: new Column((size) => new Uint32Array(size)),
    labels: new Column((size) => new Uint8Array(size)),
    mentions: new Column((size) => new Uint8Array(size)),
    tokens: new Column((size) => new Uint32Array(size)),
    firstBag: new Column((size) => new Uint32Array(size)),
    recipe: new Column((size) => new Uint8Array(size)),
    fold: new Column((size) => new Int8Array(size)),
  };
  for (const { caption, fold } of lessons) {
    const pieces = piecesOf(caption.text);
    const { bags, tokens } = featuresOf(pieces, hints?.(pieces));
    const first = columns.bags.length;
    columns.firstBag.push(first);
    columns.tokens.push(columns.labels.length);
    columns.recipe.push(caption.isRecipe ? 1 : 0);
    columns.fold.push(fold);
    for (const bag of bags) {
      columns.bags.push(columns.ids.length);
      for (const id of bag) columns.ids.push(id);
    }
    for (const ref of tokens) columns.refs.push(first + ref);
    for (const label of labelsOf(pieces.tokens, caption)) columns.labels.push(label);
    for (const mention of mentionsOf(pieces.tokens, caption.mentions)) columns.mentions.push(mention);
  }
  await mkdir(directory, { recursive: true });
  for (const [name, column] of Object.entries(columns))
    await writeFile(path.join(directory, name), column.bytes());
  await writeFile(path.join(directory, 'shape.json'), JSON.stringify({ bagsPerToken: BAGS }));
}

/** The label of each token: the first of a span, one within, or none. */
export function labelsOf(tokens: readonly Stretch[], { text, spans }: LabelledCaption): number[] {
  const roles = spans.filter(({ kind }) => (ROLES as readonly string[]).includes(kind));
  let at = 0;
  let isBegun = false;
  return tokens.map(({ start, end }) => {
    while (at < roles.length && roles[at]!.end <= start) {
      at++;
      isBegun = false;
    }
    const span = roles[at];
    if (!span || end <= span.start) return 0;
    if (!isBegun && text[start] === '\n') return 0;
    const role = span.kind as Role;
    const label = isBegun ? behindOf(role) : firstOf(role);
    isBegun = true;
    return label;
  });
}

function mentionsOf(tokens: readonly Stretch[], mentions: LabelledCaption['mentions']): number[] {
  let at = 0;
  let isBegun = false;
  return tokens.map(({ start, end }) => {
    while (at < mentions.length && mentions[at]!.end <= start) {
      at++;
      isBegun = false;
    }
    const mention = mentions[at];
    if (!mention || end <= mention.start) return 0;
    const label = (isBegun ? 2 : 1) + (mention.isTitle === true ? 2 : 0);
    isBegun = true;
    return label;
  });
}
