import type { LabelledCaption, Span, SpanKind } from './labels.ts';

/** How a writer types: what happens to every piece, and whether lines are broken at all. */
export interface Typing {
  flat: boolean;
  /** Whether a sentence that a line break would end gets a full stop in a caption of one paragraph. */
  stops: boolean;
  /** Between its parts. */
  joint: string;
  retype(piece: string): string;
}

const ENDS = /[.!?:;,…。！？：、)\]–—|/👇⬇️-]$/u;

/** A caption that is being written; it notes where its parts stand. */
export class Writing {
  private text = '';
  private spans: Span[] = [];
  private mentions: { start: number; end: number }[] = [];

  constructor(private readonly typing: Typing) {}

  get flat(): boolean {
    return this.typing.flat;
  }

  say(piece: string): this {
    const flat = this.typing.flat ? piece.replace(/\s*\n\s*/g, ' ') : piece;
    this.text += this.typing.retype(flat);
    return this;
  }

  /** Writes a part and labels it. */
  mark(kind: SpanKind, piece: string): this {
    return this.inside(kind, () => this.say(piece));
  }

  /** Labels what is written meanwhile. */
  inside(kind: SpanKind, write: () => void): this {
    const [start, end] = this.stretch(write);
    if (end > start) this.spans.push({ start, end, kind });
    return this;
  }

  /** Writes an amount that is named within a step. */
  mention(piece: string): this {
    const [start, end] = this.stretch(() => this.say(piece));
    if (end > start) this.mentions.push({ start, end });
    return this;
  }

  /** Ends the line; within one paragraph, the sentence. */
  line(count = 1): this {
    if (!this.flat) {
      this.text = this.text.replace(/[ \t]+$/, '');
      const there = /\n*$/.exec(this.text)?.[0].length ?? 0;
      if (this.text) this.text += '\n'.repeat(Math.max(0, count - there));
      return this;
    }
    const written = this.text.trimEnd();
    const { joint, stops } = this.typing;
    if (!written || written.endsWith(joint.trim() || '\n')) return this;
    this.text = `${written}${stops && !ENDS.test(written) ? '.' : ''}${joint}`;
    return this;
  }

  /** The caption; nothing of one that holds no recipe is labelled. */
  done(isRecipe: boolean): LabelledCaption {
    const { joint } = this.typing;
    const whole = this.flat && this.text.endsWith(joint) ? this.text.slice(0, -joint.length) : this.text;
    const text = whole.trimEnd();
    if (!isRecipe) return { text, spans: [], mentions: [], isRecipe };
    return { text, spans: this.spans, mentions: this.mentions, isRecipe };
  }

  private stretch(write: () => void): [number, number] {
    const from = this.text.length;
    write();
    const piece = this.text.slice(from);
    const start = from + (piece.length - piece.trimStart().length);
    return [start, from + piece.trimEnd().length];
  }
}
