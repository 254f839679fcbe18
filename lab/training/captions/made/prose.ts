import { LANGUAGES } from '../../../../server/src/extraction/language/lexicon.ts';
import { dishNameOf, type Dish } from './dish.ts';
import { AMOUNT_END, takeApart, writeItem } from './items.ts';
import { filled, spaced, type Desk } from './list.ts';
import { lowerFirst, pickedSentences, writeSteps } from './method.ts';
import { typingOf } from './typing.ts';
import { Writing } from './writing.ts';

const ARTICLES =
  /(?:\b(?:the|your|some|der|die|das|den|dem|de|het|le|la|les|el|los|las|il|lo|gli|i|o|a|os|as|un|une|una|die|its?)\s|\bl['’])$/i;

interface Named {
  start: number;
  end: number;
  item: string;
}

/** A recipe whose amounts stand in its steps: no list is written. */
export function writeStepsOnly(desk: Desk, dish: Dish): void {
  const { draws, writer, writing } = desk;
  const habits = { ...writer.items, place: 'as' as const, notes: 'drop' as const };
  const left = new Map(dish.items.map((item) => [item, writeItem(draws, habits, item, writer.language)]));
  const sentences = pickedSentences(desk, dish.steps, draws.whole(3, 8));
  const marked = sentences.map((sentence) => ({ sentence, named: namedIn(sentence, left) }));
  const asked = [...left.keys()].filter(
    (item) => !marked.some(({ named }) => named.some((one) => one.item === item)),
  );
  const lines = draws.chance(0.4);
  const number = draws.chance(0.4);
  writeTells(
    desk,
    asked.map((item) => left.get(item) ?? item),
    lines,
  );
  marked.forEach(({ sentence, named }, place) => {
    if (lines && number) writing.say(`${place + 1}. `);
    writing.inside('step', () => {
      let from = 0;
      for (const { start, end, item } of named) {
        writing.say(sentence.slice(from, start)).mention(left.get(item) ?? '');
        from = end;
      }
      writing.say(sentence.slice(from));
    });
    if (lines) writing.line();
    else if (spaced(writer.language)) writing.say(' ');
    if (writing.flat && writer.typing.bare) think(desk);
  });
  writing.line();
}

/** Where a sentence names ingredients, each the first time it is named. */
function namedIn(sentence: string, left: Map<string, string>): Named[] {
  const named: Named[] = [];
  for (const item of left.keys()) {
    const name = takeApart(item)?.name ?? item;
    const place = placeOf(sentence, name);
    if (!place || named.some(({ start, end }) => place[0] < end && place[1] > start)) continue;
    named.push({ start: place[0], end: place[1], item });
  }
  return named.sort((a, b) => a.start - b.start);
}

function placeOf(sentence: string, name: string): [number, number] | undefined {
  const words = name
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word.length > 2);
  const folded = sentence.toLowerCase();
  for (const phrase of [words.join(' '), words.slice(-2).join(' '), words.at(-1) ?? '']) {
    if (phrase.length < 3) continue;
    const at = folded.indexOf(phrase);
    if (at < 0 || /\p{L}/u.test(folded[at - 1] ?? '')) continue;
    const end =
      at + /^[\p{L}\s]*?(?=[^\p{L}]|$)/u.exec(folded.slice(at + phrase.length))![0].length + phrase.length;
    const before = sentence.slice(0, at);
    const counted = AMOUNT_END.exec(before) ?? ARTICLES.exec(before);
    return [counted ? counted.index : at, end];
  }
  return undefined;
}

/** Sentences that name items which no step names. */
function writeTells({ draws, writer, writing }: Desk, items: readonly string[], lines: boolean): void {
  const { tells } = writer.phrases;
  for (let place = 0; place < items.length;) {
    const tell = draws.pick(tells);
    const holes = (tell.match(/\{\d\}/g) ?? []).length;
    if (place + holes > items.length) {
      if (tells.every((one) => one.includes('{1}'))) return;
      continue;
    }
    writing.inside('step', () => {
      for (const piece of tell.split(/(\{\d\})/)) {
        const hole = /\{(\d)\}/.exec(piece)?.[1];
        if (hole === undefined) writing.say(piece);
        else writing.mention(items[place + Number(hole)] ?? '');
      }
    });
    place += holes;
    if (lines) writing.line();
    else if (spaced(writer.language)) writing.say(' ');
  }
}

/** A writer who speaks into a phone: no signs, no capitals, one paragraph, small numbers as words. */
export function dictating({ draws, writer }: Desk): Desk {
  const typing = {
    ...writer.typing,
    letters: 'lower',
    bare: true,
    flat: true,
    stops: false,
    joint: ' ',
  } as const;
  const items = { ...writer.items, words: draws.chance(0.75), place: 'as' as const };
  return { draws, writer: { ...writer, typing, items }, writing: new Writing(typingOf(draws, typing)) };
}

/** What is made, and the steps with their amounts, with sounds of thinking and asides between. */
export function writeDictated(desk: Desk, dish: Dish): void {
  const { draws, writer, writing } = desk;
  const { letters, closings, talk } = writer.phrases;
  const [before = '', after = ''] = filled(
    draws,
    writer,
    draws.pick(letters.length ? letters : ['{t}']),
  ).split('{t}');
  if (draws.chance(0.85)) writing.say(before).mark('title', dishNameOf(desk, dish)).say(after).say(' ');
  think(desk);
  if (draws.chance(0.2)) sayTalk(desk, draws.pick(talk.length ? talk : writer.talk));
  if (draws.chance(0.75)) writeStepsOnly(desk, dish);
  else writeProse(desk, dish);
  writing.say(' ');
  think(desk);
  if (draws.chance(0.4)) sayTalk(desk, draws.pick(closings.length ? closings : writer.talk));
}

/** 'um', now and then. */
function think({ draws, writer, writing }: Desk): void {
  const sounds = (LANGUAGES[writer.language]?.fillers ?? '').split('|').map((sound) => sound.trim());
  const sound = draws.chance(0.35) ? draws.pick(sounds) : '';
  if (sound) writing.say(`${sound} `);
}

/** A letter: a greeting, the list within a sentence, the steps told, a farewell. */
export function writeLetter(desk: Desk, dish: Dish): void {
  const { draws, writer, writing } = desk;
  const { letters, closings, talk } = writer.phrases;
  const [before = '', after = ''] = filled(
    draws,
    writer,
    draws.pick(letters.length ? letters : ['{t}:']),
  ).split('{t}');
  writing
    .say(before)
    .mark('title', draws.chance(0.6) ? dishNameOf(desk, dish).toLowerCase() : dishNameOf(desk, dish))
    .say(after);
  breath(desk);
  if (draws.chance(0.35)) sayTalk(desk, draws.pick(talk.length ? talk : writer.talk));
  if (draws.chance(0.25) && dish.servings) {
    writing.mark('servings', writer.servings.words.replace('{n}', String(dish.servings))).say('.');
    breath(desk);
  }
  writeProse(desk, dish);
  if (draws.chance(0.7)) sayTalk(desk, draws.pick(closings.length ? closings : writer.talk));
  if (draws.chance(0.4)) writing.say(writer.name).line();
}

/** A list within sentences, then the steps. */
export function writeProse(desk: Desk, dish: Dish): void {
  const { draws, writer, writing } = desk;
  const { takes } = writer.phrases;
  for (const section of dish.sections) {
    if (section.name) writing.mark('header', section.name).say(': ');
    if (takes.length && draws.chance(section.name ? 0.3 : 0.85)) writing.say(`${draws.pick(takes)} `);
    sayItems(desk, section.items);
    breath(desk);
  }
  writeSteps(
    { ...desk, writer: { ...writer, method: letterMethod(desk) } },
    pickedSentences(desk, dish.steps, draws.whole(2, 6)),
  );
}

function letterMethod({ draws, writer }: Desk) {
  const heading = { ...writer.method.heading, words: undefined };
  const person = draws.pick(['order', 'second', 'order', 'as'] as const);
  return { ...writer.method, heading, person, layout: 'paragraph' as const, mark: '', gap: false };
}

function sayItems({ draws, writer, writing }: Desk, items: readonly string[]): void {
  const habits = { ...writer.items, place: 'as' as const, notes: 'drop' as const };
  const { and } = writer.phrases;
  const last = and && spaced(writer.language) && draws.chance(0.8) ? ` ${and} ` : ', ';
  items.forEach((item, place) => {
    if (place > 0) writing.say(place === items.length - 1 ? last : ', ');
    writing.mark(
      'ingredient',
      writeItem(draws, habits, item, writer.language).replace(/,(?!\d).*$|[.;]$/, ''),
    );
  });
  writing.say('.');
}

function breath({ draws, writing }: Desk): void {
  if (draws.chance(0.3)) writing.line(draws.whole(1, 2));
  else writing.say(' ');
}

function sayTalk(desk: Desk, sentence: string): void {
  desk.writing.say(filled(desk.draws, desk.writer, sentence));
  breath(desk);
}

/** Messages one after the other, in small letters. */
export function writeChat(desk: Desk, dish: Dish): void {
  const { draws, writer, writing } = desk;
  const { letters, takes } = writer.phrases;
  const [before = '', after = ''] = filled(
    draws,
    writer,
    draws.pick(letters.length ? letters : ['{t}']),
  ).split('{t}');
  writing.say(before).mark('title', dishNameOf(desk, dish).toLowerCase()).say(after).line();
  const items = dish.items.map((item) =>
    writeItem(draws, { ...writer.items, lower: true, notes: 'drop' }, item, writer.language),
  );
  const perMessage = draws.whole(1, 4);
  const stamp = draws.chance(0.2) ? `[${draws.whole(8, 22)}:${draws.whole(10, 59)}] ${writer.name}: ` : '';
  items.forEach((item, place) => {
    if (place % perMessage === 0) writing.say(stamp);
    if (place === 0 && takes.length && draws.chance(0.6)) writing.say(`${draws.pick(takes).toLowerCase()} `);
    writing.mark('ingredient', item.replace(/,(?!\d).*$|[.;]$/, ''));
    if ((place + 1) % perMessage === 0 || place === items.length - 1) writing.line();
    else writing.say(draws.pick([', ', ', ', ' and ', ' + ']));
    if (draws.chance(0.04)) writing.say(filled(draws, writer, draws.pick(writer.talk)).toLowerCase()).line();
  });
  for (const step of pickedSentences(desk, dish.steps, draws.whole(2, 6))) {
    const word =
      draws.chance(0.4) && writer.phrases.order.length
        ? `${draws.pick(writer.phrases.order).toLowerCase()} `
        : '';
    writing
      .say(stamp)
      .mark('step', (word + lowerFirst(step)).replace(/[.。]$/, ''))
      .line();
  }
}
