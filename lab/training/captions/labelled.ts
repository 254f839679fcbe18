import { cleanCaption } from '../../../server/src/extraction/text/clean.ts';
import type { KnownCaption } from './known.ts';
import type { LabelledCaption, Span } from './made/labels.ts';

/** Where the expected parts of a caption stand in its text, found by their letters and digits alone. */
export function labelled({ caption, expected }: Pick<KnownCaption, 'caption' | 'expected'>): LabelledCaption {
  const text = cleanCaption(caption);
  const finder = new Finder(text);
  const steps = expected.instructions.flatMap((step) => finder.whole(step) ?? finder.bySentence(step));
  finder.back();
  const items = expected.ingredients.flatMap((item) => {
    const header = /^\s*\[(.*)\]\s*$/.exec(item)?.[1];
    const found = finder.next(header ?? item);
    return found
      ? [{ ...found, kind: header === undefined ? ('ingredient' as const) : ('header' as const) }]
      : [];
  });
  const within = ({ start, end }: { start: number; end: number }) =>
    steps.some((step) => step.start <= start && end <= step.end);
  const title = [expected.title ?? '', ...expected.titleAccept].flatMap(
    (each) => finder.first(each) ?? [],
  )[0];
  const spans: Span[] = [
    ...(title ? [{ ...title, kind: 'title' as const }] : []),
    ...items.filter((item) => !within(item)),
    ...steps.map((step) => ({ ...step, kind: 'step' as const })),
  ];
  return {
    text,
    spans: withoutOverlap(spans),
    mentions: items.filter(within).map(({ start, end }) => ({ start, end })),
    isRecipe: expected.ingredients.length > 0 || expected.instructions.length > 0,
  };
}

function withoutOverlap(spans: readonly Span[]): Span[] {
  const sorted = [...spans].sort((one, other) => one.start - other.start);
  return sorted.filter((span, at) => sorted.slice(0, at).every(({ end }) => end <= span.start));
}

/** Finds texts by their letters and digits, each behind the one before it. */
class Finder {
  private readonly letters: string;
  private readonly places: number[] = [];
  private from = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    let letters = '';
    let at = 0;
    for (const character of text) {
      for (const each of character.normalize('NFKC').toLowerCase())
        if (/[\p{L}\p{N}]/u.test(each)) {
          letters += each;
          for (let unit = 0; unit < each.length; unit++) this.places.push(at);
        }
      at += character.length;
    }
    this.letters = letters;
  }

  back(): void {
    this.from = 0;
  }

  first(sought: string): { start: number; end: number } | null {
    return this.at(keyOf(sought), 0);
  }

  next(sought: string): { start: number; end: number } | null {
    const key = keyOf(sought);
    return this.at(key, this.from) ?? this.at(key, 0);
  }

  whole(sought: string): { start: number; end: number }[] | null {
    const found = this.next(sought);
    return found && [found];
  }

  bySentence(sought: string): { start: number; end: number }[] {
    return sought.split(/(?<=[.!?])\s+|\n/).flatMap((sentence) => this.next(sentence) ?? []);
  }

  private at(key: string, from: number): { start: number; end: number } | null {
    const found = key === '' ? -1 : this.letters.indexOf(key, from);
    if (found < 0) return null;
    this.from = found + key.length;
    return this.widened(this.places[found]!, this.places[found + key.length - 1]! + 1);
  }

  /** With the marks that belong to it. */
  private widened(first: number, last: number): { start: number; end: number } {
    let start = first;
    let end = last;
    while (end < this.text.length && /[.!?)"”。\]…\ufe0f\udc00-\udfff%°]/.test(this.text[end]!)) end++;
    while (start > 0 && /[("“¡¿½¼¾⅓⅔]/.test(this.text[start - 1]!)) start--;
    return { start, end };
  }
}

function keyOf(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]/gu) ?? []
  ).join('');
}
