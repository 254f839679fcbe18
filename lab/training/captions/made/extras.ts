import type { Dish } from './dish.ts';
import { itemText } from './list.ts';
import { filled, type Desk } from './list.ts';
import { cipherOf } from './typing.ts';

/** What stands among the parts of a recipe and is none: chapters, tools, notes, figures, the list once more in another language. */
export function writeExtra(desk: Desk, dish: Dish): void {
  const { draws, writing } = desk;
  if (!draws.chance(0.1)) return;
  writing.line(2);
  draws.weighed(EXTRAS)(desk, dish);
  writing.line(2);
}

const EXTRAS: readonly (readonly [(desk: Desk, dish: Dish) => void, number])[] = [
  [writeChapters, 2],
  [writeTools, 2],
  [writeNotes, 3],
  [writeFigures, 3],
  [writeAgain, 0.5],
];

function writeChapters({ draws, writer, writing }: Desk): void {
  const { sections, method, list, talk } = writer.phrases;
  const names = draws.some([...sections, ...method, ...list, ...talk], draws.whole(2, 5));
  let minute = 0;
  names.forEach((name, place) => {
    const second = String(place === 0 ? 0 : draws.whole(0, 59)).padStart(2, '0');
    writing.say(`${String(minute).padStart(2, '0')}:${second} ${name.replace(/[.!?]$/, '')}`).line();
    minute += draws.whole(1, 4);
  });
}

function writeTools({ draws, writer, writing }: Desk): void {
  const [heading, ...tools] = writer.phrases.tools;
  if (!heading) return;
  const joined = draws.chance(0.5);
  writing.say(`${heading}:`);
  if (joined) writing.say(` ${draws.some(tools, draws.whole(2, 4)).join(', ')}`).line();
  else {
    writing.line();
    for (const tool of draws.some(tools, draws.whole(2, 5)))
      writing.say(`${draws.pick(['- ', '• '])}${tool}`).line();
  }
}

function writeNotes({ draws, writer, writing }: Desk): void {
  const { tips } = writer.phrases;
  if (tips.length === 0) return;
  if (draws.chance(0.6))
    writing.say(draws.pick(['NOTES', 'Notes:', 'Tips', 'FAQ', '*', 'Info:', 'P.S.'])).line();
  for (const tip of draws.some(tips, draws.whole(1, 3)))
    writing.say(`${draws.pick(['- ', '* ', '', '• '])}${filled(draws, writer, tip)}`).line();
}

const FIGURES = [
  'kcal: {m}0',
  'Protein: {n} g',
  'Fat: {n} g',
  'Carbs: {m} g',
  '{m}0 kcal',
  'P {n} / C {m} / F {n}',
  'Fibre {n}g',
  'Cost per portion: ${n}.20',
  'WW points: {n}',
];

function writeFigures({ draws, writer, writing }: Desk): void {
  const joint = draws.pick(['\n', ' | ', ' · ', ', ']);
  const figures = draws.some(FIGURES, draws.whole(2, 5)).map((figure) => filled(draws, writer, figure));
  if (draws.chance(0.4))
    writing.say(draws.pick(['Macros', 'Nutrition per serving:', 'Nutrition (estimate)', 'Info'])).line();
  writing.say(figures.join(joint)).line();
}

/** The list in letters of another language; the one that counts was labelled. */
function writeAgain(desk: Desk, dish: Dish): void {
  const { draws, writing } = desk;
  const foreign = cipherOf(draws);
  writing
    .say(foreign(draws.pick(['Ingredients:', 'What goes in', 'the list in our words', 'English below'])))
    .line();
  for (const item of dish.items) writing.say(foreign(itemText(desk, item))).line();
}
