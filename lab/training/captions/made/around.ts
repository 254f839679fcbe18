import { dishNameOf, type Dish } from './dish.ts';
import { FOOD, FUN } from './habits.ts';
import { filled, type Desk } from './list.ts';

const CODES = [
  'https://example.com/r{n}',
  '@maker.{n}',
  'Episode {n}',
  'Part {n}',
  '☎️ 555 0{n}0{n}',
  '{n}.{n}.2025',
  'Vol. {n}',
  '€ {n},50',
  '{n}/100',
];

/** A line of talk, promotion or figures, as stands before, between and behind the parts of a recipe. */
export function sideLine({ draws, writer }: Desk): string {
  const { promotions, closings, tips, facts, greetings, talk } = writer.phrases;
  const lists = [
    [promotions, 30],
    [closings, 15],
    [tips, 12],
    [facts, 14],
    [greetings, 4],
    [talk, 8],
    [writer.talk, 30],
    [CODES, 4],
  ] as const;
  const full = lists.filter(([lines]) => lines.length > 0);
  const line = filled(draws, writer, draws.pick(draws.weighed(full)));
  return draws.chance(0.25) ? `${line} ${pictures({ draws, writer } as Desk)}` : line;
}

export function pictures({ draws, writer }: Desk): string {
  const pool = writer.emoji.length ? writer.emoji : [...FOOD, ...FUN];
  return Array.from({ length: draws.whole(1, 3) }, () => draws.pick(pool)).join('');
}

export function sayLines(desk: Desk, count: number): void {
  const { draws, writing } = desk;
  for (let said = 0; said < count; said++) {
    writing.say(sideLine(desk));
    if (said < count - 1 && draws.chance(0.5)) writing.say(' ');
    else writing.line(draws.chance(0.6) ? 2 : 1);
  }
}

/** What stands above the parts: greeting, hook, title, figures, talk. */
export function writeOpening(desk: Desk, dish: Dish): void {
  const { draws, writer, writing } = desk;
  const { phrases } = writer;
  const place = writer.titlePlace;
  if (place === 'channel')
    writing
      .say(
        `${draws.pick(['', '', '📍', '🎬 '])}${writer.channel}${draws.pick(['', ' 🍴', ` #${draws.whole(2, 99)}`])}`,
      )
      .line(2);
  if (place === 'afterGreeting') {
    writing.say(
      filled(draws, writer, draws.pick(phrases.greetings.length ? phrases.greetings : writer.talk)),
    );
    writing.say(draws.pick(['! ', '! ', ', ', '. ']));
    if (draws.chance(0.65)) writing.line(draws.whole(1, 2));
  } else if (draws.chance(writer.chattiness * 0.4)) writing.say(sideLine(desk)).line(draws.pick([1, 2]));
  if (place === 'afterOpener') {
    const pool = phrases.openers.length && draws.chance(0.6) ? phrases.openers : writer.talk;
    writing.say(filled(draws, writer, draws.pick(pool)));
    if (draws.chance(0.3)) writing.say(` ${pictures(desk)}`);
    writing.line(draws.pick([1, 2, 2]));
  }
  if (place === 'inHook') writeHook(desk, dish);
  else if (!['last', 'tag', 'none'].includes(place)) writeTitle(desk, dish);
  underTitle(desk, dish);
}

function writeTitle(desk: Desk, dish: Dish): void {
  const { draws, writer, writing } = desk;
  const [before, after] = writer.titleFrame;
  if (draws.chance(0.1)) writing.say(`${pictures(desk)} `);
  writing.say(before).mark('title', dishNameOf(desk, dish)).say(after);
  if (draws.chance(0.3) && writer.emoji.length) writing.say(` ${pictures(desk)}`);
  const tail = draws.next();
  if (tail < 0.07) writing.say(`${draws.pick([' | ', ' // ', ' – ', ' - ', ' ~ '])}${sideLine(desk)}`);
  else if (tail < 0.11)
    writing.say(
      ` (${filled(draws, writer, draws.pick(['{m} min', '{n}g protein', 'vegan', 'gf', 'no bake', '{n}0 kcal', 'one pot', '#{n}']))})`,
    );
  else if (tail < 0.15) writing.say(draws.pick(['!', '!!', '?', '...', ' 100%', ':', '.']));
  else if (tail < 0.18) writing.say(`, ${filled(draws, writer, draws.pick(writer.talk)).toLowerCase()}`);
}

function writeHook(desk: Desk, dish: Dish): void {
  const { draws, writer, writing } = desk;
  const { hooks } = writer.phrases;
  const usable = hooks.length ? hooks : ['{t}'];
  const pattern = draws.chance(0.75) ? draws.pick(usable) : ownHook(desk);
  const [before = '', after = ''] = pattern.split('{t}');
  writing
    .say(filled(draws, writer, before))
    .mark('title', dishNameOf(desk, dish))
    .say(filled(draws, writer, after));
  if (draws.chance(0.3)) writing.say(` ${pictures(desk)}`);
}

function ownHook({ draws, writer }: Desk): string {
  const words = draws
    .pick(writer.talk)
    .replace(/[.!?]+$/, '')
    .split(' ')
    .slice(0, 9)
    .join(' ');
  return draws.pick([
    `${words}: {t}`,
    `${words}, {t}`,
    `{t}, ${words.toLowerCase()}`,
    `${words} – {t}`,
    `{t} – ${words}`,
    `${words} 👉 {t}`,
    `{t}. ${words}.`,
    `${words}! {t}`,
  ]);
}

export function servingWords({ writer }: Desk, dish: Dish): string {
  return writer.servings.words.replace('{n}', String(dish.servings ?? 4));
}

function underTitle(desk: Desk, dish: Dish): void {
  const { draws, writer, writing } = desk;
  const { place } = writer.servings;
  if (place === 'title') {
    const [open, close] = draws.pick<[string, string]>([
      [' (', ')'],
      ['. ', '.'],
      [', ', ''],
      [' – ', ''],
    ]);
    writing.say(open).mark('servings', servingWords(desk, dish)).say(close);
  }
  writing.line(draws.pick([1, 2, 2]));
  if (draws.chance(writer.tags ? 0.15 : 0.03)) writing.say(tagsOf(desk, dish, 3)).line();
  if (place === 'line')
    writing
      .say(draws.pick(['', '', '🍽️ ', '👥 ']))
      .mark('servings', servingWords(desk, dish))
      .line(2);
  if (place === 'facts') writeFacts(desk, dish);
  else if (draws.chance(0.12) && writer.phrases.facts.length) writing.say(fact(desk)).line(2);
  if (draws.chance(writer.chattiness)) sayLines(desk, draws.whole(1, 3));
}

const fact = ({ draws, writer }: Desk) =>
  filled(draws, writer, draws.pick(writer.phrases.facts.length ? writer.phrases.facts : CODES));

function writeFacts(desk: Desk, dish: Dish): void {
  const { draws, writing } = desk;
  const joint = draws.pick([' | ', ' · ', ', ', ' / ', '\n', ' • ']);
  const count = draws.whole(1, 2);
  const last = draws.chance(0.5);
  const say = (text: string) => writing.say(text);
  if (!last) writing.mark('servings', servingWords(desk, dish));
  for (let told = 0; told < count; told++) say(`${told > 0 || !last ? joint : ''}${fact(desk)}`);
  if (last) say(joint).mark('servings', servingWords(desk, dish));
  writing.line(2);
}

function tagsOf({ draws, writer }: Desk, dish: Dish, most: number): string {
  const own = dish.name.split(/\s+/).map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  const words = [
    own.join(''),
    ...own,
    'food',
    'foodie',
    'recipe',
    'dinner',
    'fyp',
    'homemade',
    'yum',
    writer.name.toLowerCase(),
  ];
  return draws
    .some(
      words.filter((word) => word.length > 2),
      Math.max(1, most),
    )
    .map((word) => `#${word}`)
    .join(' ');
}

/** What stands below the parts. */
export function writeClosing(desk: Desk, dish: Dish): void {
  const { draws, writer, writing } = desk;
  const { tips, facts } = writer.phrases;
  if (writer.servings.place === 'end')
    writing
      .line(draws.pick([1, 2]))
      .mark('servings', servingWords(desk, dish))
      .line();
  if (writer.titlePlace === 'last') lastTitle(desk, dish);
  if (draws.chance(0.18) && tips.length)
    writing
      .line(draws.pick([1, 2]))
      .say(filled(draws, writer, draws.pick(tips)))
      .line();
  if (draws.chance(0.12) && facts.length)
    writing
      .line(draws.pick([1, 2]))
      .say(fact(desk))
      .line();
  if (draws.chance(0.15 + writer.chattiness / 2)) {
    writing.line(draws.pick([1, 2]));
    sayLines(desk, draws.whole(1, 3));
  }
  if (writer.signature)
    writing
      .line(draws.pick([1, 2]))
      .say(filled(draws, writer, writer.signature))
      .line();
  if (writer.titlePlace === 'tag') {
    const words = dish.name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    writing
      .line(draws.pick([1, 2]))
      .say('#')
      .mark('title', words)
      .say(' #food #recipe');
  } else if (writer.tags) writing.line(draws.pick([1, 2])).say(tagsOf(desk, dish, writer.tags));
}

function lastTitle(desk: Desk, dish: Dish): void {
  const { draws, writer, writing } = desk;
  const hooks = writer.phrases.hooks.length ? writer.phrases.hooks : ['{t}'];
  const [before = '', after = ''] = draws.pick(hooks).split('{t}');
  writing
    .line(2)
    .say(filled(draws, writer, before))
    .mark('title', dishNameOf(desk, dish))
    .say(filled(draws, writer, after))
    .line();
}
