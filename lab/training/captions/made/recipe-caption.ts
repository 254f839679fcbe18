import { servingWords, sayLines, sideLine, writeClosing, writeOpening } from './around.ts';
import { dishNameOf, dishOf, type Dish } from './dish.ts';
import type { Draws } from './draws.ts';
import type { Form, Writer } from './habits.ts';
import { writeExtra } from './extras.ts';
import { writeHeading, writeList, writeSections, type Desk } from './list.ts';
import type { LabelledCaption, PageRecipe } from './labels.ts';
import { pickedSentences, writeMethod, writeSteps } from './method.ts';
import { dictating, writeChat, writeDictated, writeLetter, writeProse, writeStepsOnly } from './prose.ts';
import { typingOf } from './typing.ts';
import { Writing } from './writing.ts';

/** One post of a writer about one recipe, or more than one. */
export function recipeCaption(draws: Draws, writer: Writer, recipes: readonly PageRecipe[]): LabelledCaption {
  const desk: Desk = { draws, writer, writing: new Writing(typingOf(draws, writer.typing)) };
  const dish = dishOf(draws, writer, draws.pick(recipes));
  const form = draws.weighed(writer.forms);
  if (form === 'dictated') {
    const dictated = dictating(desk);
    writeDictated(dictated, dish);
    return dictated.writing.done(true);
  }
  if (form === 'several') writeSeveral(desk, recipes);
  else if (form === 'letter') writeLetter(desk, dish);
  else if (form === 'chat') writeChat(desk, dish);
  else writePost(namingDish(desk, dish), dish, form);
  return desk.writing.done(true);
}

const FOR: Record<string, string> = {
  en: 'for the',
  de: 'für',
  fr: 'pour',
  es: 'para',
  it: 'per',
  nl: 'voor',
  pt: 'para',
  pl: 'na',
  ru: 'для',
  sv: 'till',
};

/** Now and then a heading names the dish: ingredients for the pancakes. */
function namingDish(desk: Desk, dish: Dish): Desk {
  const { draws, writer } = desk;
  const joint = FOR[writer.language];
  const { heading } = writer.list;
  if (!joint || !heading.words || !draws.chance(0.06)) return desk;
  const words = `${heading.words} ${joint} ${dish.name.toLowerCase()}`;
  return { ...desk, writer: { ...writer, list: { ...writer.list, heading: { ...heading, words } } } };
}

function writePost(desk: Desk, dish: Dish, form: Form): void {
  writeOpening(desk, dish);
  writeBody(desk, dish, form);
  writeClosing(desk, dish);
}

function writeBody(desk: Desk, dish: Dish, form: Form): void {
  if (form === 'stepsOnly') return writeStepsOnly(desk, dish);
  if (form === 'prose') return writeProse(desk, dish);
  if (form === 'components' && dish.sections.length > 1) return writeComponents(desk, dish);
  if (form === 'stepsFirst') {
    writeMethod(desk, dish.steps);
    between(desk);
  }
  writeExtra(desk, dish);
  recipeWord(desk);
  writeList(desk, dish.sections, () => behindHeading(desk, dish));
  if (form === 'stepsFirst' || form === 'listOnly') return;
  between(desk);
  writeExtra(desk, dish);
  writeMethod(desk, dish.steps);
  writeExtra(desk, dish);
}

const RECIPE_WORDS = [
  'Recipe',
  'RECIPE',
  'Recipe 👇',
  'recipe below',
  'Full recipe',
  'Rezept',
  'Recette',
  'Receta',
  'Ricetta',
  'Recept',
  'Рецепт',
  'レシピ',
  'Przepis',
  'Tarif',
  'Resep',
  'Receita',
];

/** A word over the whole recipe. */
function recipeWord({ draws, writing }: Desk): void {
  if (draws.chance(0.05))
    writing
      .mark('heading', draws.pick(RECIPE_WORDS))
      .say(draws.pick(['', ':', ':']))
      .line(draws.pick([1, 2]));
}

function behindHeading(desk: Desk, dish: Dish): void {
  if (desk.writer.servings.place !== 'heading') return;
  const [open, close] = desk.draws.pick<[string, string]>([
    [' (', ')'],
    [' ', ''],
    [' – ', ''],
    [', ', ''],
  ]);
  desk.writing.say(open).mark('servings', servingWords(desk, dish)).say(close);
}

function between(desk: Desk): void {
  const { draws, writer, writing } = desk;
  writing.line(draws.chance(0.8) ? 2 : 1);
  if (draws.chance(0.05 + writer.chattiness * 0.15)) sayLines(desk, 1);
}

/** Ingredients and method of each component on their own. */
function writeComponents(desk: Desk, dish: Dish): void {
  const { draws, writer, writing } = desk;
  const sentences = pickedSentences(desk, dish.steps, Math.max(dish.sections.length, draws.whole(3, 8)));
  const share = Math.ceil(sentences.length / dish.sections.length);
  const headed = draws.chance(0.4);
  dish.sections.forEach((section, place) => {
    if (place > 0) writing.line(2);
    writeSections(desk, [section]);
    if (draws.chance(0.6)) writing.line(2);
    if (headed) writeHeading(desk, writer.method.heading, 'heading');
    writeSteps(desk, sentences.slice(place * share, (place + 1) * share));
  });
}

/** A post of two or more recipes, each under its own name. */
function writeSeveral(desk: Desk, recipes: readonly PageRecipe[]): void {
  const { draws, writer, writing } = desk;
  if (draws.chance(0.7)) writing.say(sideLine(desk)).line(2);
  const heading = draws.chance(0.5) ? writer.list.heading : { ...writer.list.heading, words: undefined };
  const steps = draws.chance(0.5) ? writer.method.heading : { ...writer.method.heading, words: undefined };
  const numbered = draws.chance(0.4);
  const own = {
    ...desk,
    writer: { ...writer, list: { ...writer.list, heading }, method: { ...writer.method, heading: steps } },
  };
  for (const [place, recipe] of draws.shuffled(recipes).slice(0, draws.whole(2, 4)).entries()) {
    const dish = dishOf(draws, writer, recipe);
    const number = place + 1;
    if (numbered)
      writing.say(draws.pick([`${number}. `, `${number}) `, `${number}\ufe0f\u20e3 `, `#${number} `]));
    writing.mark('title', dishNameOf(desk, dish)).say(draws.pick(['', '', ':', ` ${writer.emoji[0] ?? ''}`]));
    if (writing.flat) writing.say(' ');
    else writing.line();
    writeShort(own, dish);
    writing.line(2);
  }
  if (draws.chance(0.5)) sayLines(desk, 1);
}

function writeShort(desk: Desk, dish: Dish): void {
  const { draws } = desk;
  const items = draws.some(dish.items, draws.whole(2, 6));
  writeList(desk, [{ name: '', items }]);
  if (draws.chance(0.85)) writeMethod(desk, dish.steps, draws.whole(1, 3));
}
