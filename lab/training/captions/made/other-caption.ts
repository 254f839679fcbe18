import { sayLines, sideLine, pictures } from './around.ts';
import type { Draws } from './draws.ts';
import type { Writer } from './habits.ts';
import { takeApart } from './items.ts';
import type { LabelledCaption, PageRecipe } from './labels.ts';
import { filled, writeList, type Desk } from './list.ts';
import { writeMethod } from './method.ts';
import { mixedThing } from './others/mixed-things.ts';
import { HAPPENINGS, PIECES, THEMES, THINGS } from './others/others.ts';
import { dishName, inTitleCase } from './titles.ts';
import { typingOf } from './typing.ts';
import { Writing } from './writing.ts';

type Kind = 'things' | 'talk' | 'menu' | 'diary' | 'haul' | 'happening' | 'review';

/** A post that holds no recipe, though much of it may look like one. */
export function otherCaption(draws: Draws, writer: Writer, recipes: readonly PageRecipe[]): LabelledCaption {
  const desk: Desk = { draws, writer, writing: new Writing(typingOf(draws, writer.typing)) };
  // In swapped letters nobody can tell what is eaten.
  const kind = draws.weighed<Kind>([
    ['things', writer.typing.cipher ? 0 : 38],
    ['talk', 16],
    ['menu', 11],
    ['diary', 8],
    ['haul', 8],
    ['happening', 19],
    ['review', 7],
  ]);
  WRITERS[kind](desk, recipes);
  return desk.writing.done(false);
}

const WRITERS: Record<Kind, (desk: Desk, recipes: readonly PageRecipe[]) => void> = {
  things: writeThings,
  talk: writeTalk,
  menu: writeMenu,
  diary: writeDiary,
  haul: writeHaul,
  happening: writeHappening,
  review: writeReview,
};

/** Something that is not eaten, laid out as this writer lays out a recipe. */
function writeThings(desk: Desk, recipes: readonly PageRecipe[]): void {
  const { draws, writer } = desk;
  const own = THINGS.filter(({ language }) => language === writer.language);
  const mixed = THEMES[writer.language] !== undefined && draws.chance(0.65);
  if (!mixed && own.length === 0) return writeMenu(desk, recipes);
  const thing = mixed ? mixedThing(draws, writer.language) : draws.pick(own);
  opening(desk, thing.title);
  const sections = [{ name: '', items: thing.sections.flatMap(({ items }) => items) }];
  if (draws.chance(0.9)) writeList(desk, sections);
  desk.writing.line(draws.pick([1, 2, 2]));
  if (draws.chance(0.9)) writeMethod(desk, thing.steps);
  closing(desk);
}

function opening(desk: Desk, title: string): void {
  const { draws, writer, writing } = desk;
  if (draws.chance(0.3)) writing.say(sideLine(desk)).line(draws.pick([1, 2]));
  const name = inTitleCase(title, writer.titleCase);
  const hook = draws.chance(0.3) && writer.phrases.hooks.length ? draws.pick(writer.phrases.hooks) : '{t}';
  writing.say(
    filled(
      draws,
      writer,
      hook.replace('{t}', () => name),
    ),
  );
  if (draws.chance(0.3)) writing.say(` ${pictures(desk)}`);
  writing.line(draws.pick([1, 2, 2]));
  if (draws.chance(writer.chattiness)) sayLines(desk, draws.whole(1, 2));
}

function closing(desk: Desk): void {
  const { draws, writer, writing } = desk;
  if (draws.chance(0.5)) {
    writing.line(draws.pick([1, 2]));
    sayLines(desk, draws.whole(1, 2));
  }
  if (writer.signature) writing.line(draws.pick([1, 2])).say(filled(draws, writer, writer.signature));
}

function writeTalk(desk: Desk, recipes: readonly PageRecipe[]): void {
  const { draws, writing } = desk;
  if (recipes.length && draws.chance(0.6)) opening(desk, dishName(draws, draws.pick(recipes).title));
  for (let said = draws.whole(1, 6); said > 0; said--) {
    writing.say(sideLine(desk));
    if (draws.chance(0.5)) writing.say(' ');
    else writing.line(draws.pick([1, 2]));
  }
}

const PRICES = ['# €', '$#', '#,50 €', '#.90', '£#', '# kr', '# zł', '# TL', '₩#,000', '# Ft', '€#', '#.-'];

function priced({ draws }: Desk, pattern: string): string {
  return pattern.replace('#', String(draws.whole(3, 38)));
}

function names(desk: Desk, recipes: readonly PageRecipe[], count: number): string[] {
  const { draws, writer } = desk;
  const own = recipes.length ? recipes : THINGS;
  return draws.some(own, count).map(({ title }) => inTitleCase(dishName(draws, title), writer.titleCase));
}

function writeMenu(desk: Desk, recipes: readonly PageRecipe[]): void {
  const { draws, writer, writing } = desk;
  const price = draws.pick(PRICES);
  const joint = draws.pick([' ', ' – ', ' ... ', ': ', ' | ', ' .......... ']);
  writing.say(sideLine(desk)).line(2);
  for (const name of names(desk, recipes, draws.whole(3, 10))) {
    if (draws.chance(0.12) && writer.phrases.sections.length)
      writing.line(2).say(draws.pick(writer.phrases.sections)).line();
    writing
      .say(
        `${writer.list.mark.replace('#', '-').replace(/food|one/, '• ')}${name}${joint}${priced(desk, price)}`,
      )
      .line();
  }
  closing(desk);
}

function writeDiary(desk: Desk, recipes: readonly PageRecipe[]): void {
  const { draws, writer, writing } = desk;
  const clock = draws.pick(['#:00 ', 'Day #: ', '- ', '#. ', '#h: ', '']);
  writing.say(sideLine(desk)).line(2);
  names(desk, recipes, draws.whole(3, 7)).forEach((name, place) => {
    const items = recipes.length
      ? draws.some(
          draws.pick(recipes).sections.flatMap(({ items }) => items),
          draws.whole(0, 3),
        )
      : [];
    const list = items.length
      ? `${draws.pick([': ', ' (', ' – ', ' + '])}${items.join(draws.pick([', ', ' + ']))}`
      : '';
    writing.say(clock.replace('#', String(place + (clock === '#:00 ' ? 7 : 1))) + name + list);
    if (draws.chance(0.3)) writing.say(` ${draws.whole(12, 80)}0 kcal`);
    writing.line(draws.pick([1, 1, 2]));
  });
  if (writer.phrases.facts.length)
    writing.say(filled(draws, writer, draws.pick(writer.phrases.facts))).line();
  closing(desk);
}

function writeHaul(desk: Desk, recipes: readonly PageRecipe[]): void {
  const { draws, writer, writing } = desk;
  const price = draws.pick(PRICES);
  writing.say(sideLine(desk)).line(2);
  const items = recipes.length
    ? draws.pick(recipes).sections.flatMap(({ items }) => items)
    : THINGS[0]!.sections[0]!.items;
  const keeps = draws.chance(0.4);
  for (const item of draws.some(items, draws.whole(3, 9))) {
    const name = keeps ? item : (takeApart(item)?.name ?? item);
    writing
      .say(`${writer.list.mark.replace('#', '-').replace(/food|one/, '• ')}${name} ${priced(desk, price)}`)
      .line();
  }
  closing(desk);
}

/** Giveaways, hours, jobs, classes, polls and the like. */
function writeHappening(desk: Desk): void {
  const { draws, writer, writing } = desk;
  const own = HAPPENINGS[writer.language] ?? [];
  if (writer.language === 'en' && draws.chance(0.7)) return writePieces(desk);
  const text = draws.pick(own.length ? own : (HAPPENINGS.en ?? []));
  if (draws.chance(0.3)) writing.say(sideLine(desk)).line(2);
  for (const line of text.split('\n'))
    writing.say(filled(draws, writer, line.trim())).line(line.trim() ? 1 : 2);
  closing(desk);
}

/** Lines of one kind of post, marked as this writer marks a list or steps. */
function writePieces(desk: Desk): void {
  const { draws, writer, writing } = desk;
  const { heads, lines, ends } = draws.pick(Object.values(PIECES));
  const say = (line: string) => writing.say(filled(draws, writer, line));
  if (draws.chance(0.25)) say(sideLine(desk)).line(2);
  say(inTitleCase(draws.pick(heads), writer.titleCase)).line(draws.pick([1, 2]));
  const marks = draws.pick([writer.list.mark, writer.method.mark, writer.list.mark]);
  const joint = writer.list.layout === 'joined' && draws.chance(0.7) ? writer.list.separator : '\n';
  const { words } = draws.pick([writer.list.heading, writer.method.heading]);
  if (words && draws.chance(0.4)) say(`${words}:`).line();
  draws
    .shuffled(lines)
    .slice(0, draws.whole(3, 8))
    .forEach((line, place) => {
      if (place > 0) writing.say(joint);
      const mark =
        joint === '\n' ? marks.replace('#', String(place + 1)).replace(/food|one|key|roman|^a$/, '• ') : '';
      say(mark + line);
    });
  writing.line(draws.pick([1, 2]));
  if (draws.chance(0.7)) say(draws.pick(ends)).line();
  closing(desk);
}

function writeReview(desk: Desk, recipes: readonly PageRecipe[]): void {
  const { draws, writing } = desk;
  writing.say(sideLine(desk)).line(draws.pick([1, 2]));
  for (const name of names(desk, recipes, draws.whole(2, 4)))
    writing
      .say(
        `${draws.pick(['', '- ', '• ', '⭐ '])}${name}${draws.pick([': ', ' – ', ', '])}${draws.whole(2, 10)}/10. ${sideLine(desk)}`,
      )
      .line();
  closing(desk);
}
