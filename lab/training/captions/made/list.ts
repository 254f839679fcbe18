import type { Draws } from './draws.ts';
import { FOOD, type HeadingHabits, type Writer } from './habits.ts';
import { takeApart, writeItem } from './items.ts';
import type { Section, SpanKind } from './labels.ts';
import type { Writing } from './writing.ts';

/** What a part is written with. */
export interface Desk {
  draws: Draws;
  writer: Writer;
  writing: Writing;
}

/** A heading or header in the writer's manner; `behind` is written between its words and its end. */
export function writeHeading(desk: Desk, habits: HeadingHabits, kind: SpanKind, behind?: () => void): void {
  const { writing } = desk;
  if (!habits.words) return;
  const words = habits.upper ? habits.words.toUpperCase() : habits.words;
  writing.say(habits.before).mark(kind, words.replace(/[\s:]+$/, ''));
  behind?.();
  writing.say(habits.after);
  if (habits.sameLine) writing.say(' ');
  else writing.line(habits.gap ? 2 : 1);
}

/** The list of ingredients with its heading. */
export function writeList(desk: Desk, sections: readonly Section[], behindHeading?: () => void): void {
  writeHeading(desk, desk.writer.list.heading, 'heading', behindHeading);
  writeSections(desk, sections);
}

export function writeSections(desk: Desk, sections: readonly Section[]): void {
  const { list } = desk.writer;
  let number = 0;
  sections.forEach((section, place) => {
    if (place > 0) desk.writing.line(list.sectionGap ? 2 : 1);
    if (section.name) writeHeading(desk, { ...list.sections, words: section.name }, 'header');
    const items = paired(
      desk,
      section.items.map((item) => itemText(desk, item)),
    );
    if (list.layout === 'joined') writeJoined(desk, items);
    else for (const item of items) writeItemLine(desk, item, ++number);
  });
}

/** Now and then two ingredients stand on one line, and are one then. */
function paired({ draws, writer }: Desk, items: string[]): string[] {
  const at = draws.whole(0, items.length - 2);
  const [one, two] = items.slice(at, at + 2);
  if (writer.list.layout !== 'lines' || !one || !two || one.length + two.length > 50 || !draws.chance(0.05))
    return items;
  return [
    ...items.slice(0, at),
    one + draws.pick([' + ', ' & ', ' + ', ' / ']) + two,
    ...items.slice(at + 2),
  ];
}

/** An ingredient as this writer puts it down here. */
export function itemText({ draws, writer }: Desk, item: string): string {
  const written = writeItem(draws, writer.items, item, writer.language).replace(
    /[;,]+$|(?<=\p{L}{4})\.$/u,
    '',
  );
  const text = writer.gloss
    ? `${writer.gloss(takeApart(item)?.name ?? item).toLowerCase()} ${written}`
    : written;
  if (writer.list.layout === 'lines') return text;
  const sign = writer.list.separator.trim();
  if (sign === ',') return text.replace(/,(?!\d).*$/, '');
  return sign === '/' ? text.replace(/\s\/\s.*$/, '') : text;
}

function writeJoined({ draws, writer, writing }: Desk, items: string[]): void {
  const { separator, and, stop } = writer.list;
  const word = writer.phrases.and;
  const last =
    and && separator === ', ' && word
      ? /^\p{L}/u.test(word) && spaced(writer.language)
        ? ` ${word} `
        : word
      : separator;
  const broken = !writing.flat && items.length > 6 && draws.chance(0.1) ? draws.whole(2, 4) : 0;
  items.forEach((item, place) => {
    if (place > 0) {
      if (broken && place % broken === 0) writing.say(separator.trimEnd()).line();
      else writing.say(place === items.length - 1 ? last : separator);
    }
    writing.mark('ingredient', item);
  });
  if (stop) writing.say('.');
  writing.line();
}

export const spaced = (language: string) => !/^(?:ja|zh|th)$/.test(language);

function writeItemLine(desk: Desk, item: string, number: number): void {
  const { draws, writer, writing } = desk;
  writing.say(itemMark(desk, number)).mark('ingredient', item);
  if (draws.chance(writer.list.pictures)) writing.say(` ${draws.pick(FOOD)}`);
  writing.line();
  if (draws.chance(0.008)) writing.say(interruption(desk)).line();
}

function itemMark({ draws, writer }: Desk, number: number): string {
  const { mark } = writer.list;
  if (mark === 'food') return `${draws.pick(FOOD)} `;
  if (mark === 'one') return `${writer.emoji[0] ?? '-'} `;
  return mark.replace('#', String(number));
}

function interruption({ draws, writer }: Desk): string {
  const line = draws.pick([...writer.phrases.promotions, ...writer.phrases.tips]);
  return `${draws.pick(['', '👉 ', '📲 ', '🛒 ', '(', '* '])}${filled(draws, writer, line)}`;
}

/** A phrase with its numbers and names. */
export function filled(draws: Draws, writer: Writer, phrase: string): string {
  return phrase
    .replaceAll('{n}', () => String(draws.whole(2, 12)))
    .replaceAll('{m}', () => String(draws.pick([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 90])))
    .replaceAll('{w}', () =>
      draws.chance(0.5)
        ? writer.name
        : draws.pick(['YUM', 'TASTY', 'KITCHEN', 'lina', 'COOK', 'mealswithmo']),
    );
}
