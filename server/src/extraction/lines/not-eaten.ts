import { fold } from '@larder/shared/language/fold';
import { anyWord } from '../language/lexicon.ts';
import { namesFood } from './food.ts';

const NOT_EATEN = new RegExp(anyWord('notEaten'), 'u');
const UNLIKE_FOOD = new RegExp(anyWord('notEaten', 'unlikeFood', 'crafts'), 'gu');
const CARE = anyWord('cares');
const CARED = anyWord('caredFor');
const ARTICLE =
  '(?:an?|the|your|my|de[nrs]|die|das|dein(?:en?)?|el|la|los|las|tu|una?|les?|votre|ton|il|lo|gli|os?|seu|sua|het|je|ett?|din|az)';
/** 'descale the old kettle with vinegar', 'Backofen richtig reinigen'; not 'clean squid for the grill', 'clean the fridge frittata'. */
const CARED_FOR = [
  new RegExp(
    String.raw`${CARE}(?:\s${ARTICLE})?(?:\s\p{L}+)?\s?${CARED}(?:\s${CARED})?(?=$|\s*[^\p{L}\s-]|\s(?:with|without|in|step|like|mit|ohne|schritt|con|sin|paso|avec|sans|senza|com|sem|met|zonder|med|utan|uden|z|bez|s|с|без|з)(?!\p{L}))`,
    'u',
  ),
  new RegExp(String.raw`${CARED}(?:[のを]|(?:\s\p{L}+){0,2}\s?)${CARE}`, 'u'),
];
/** One may stand in any recipe: dough is covered with a cloth of beeswax, fish is baked in salt dough. */
const ENOUGH = 2;
const STEM = 9;

interface Made {
  items: readonly string[];
  steps: readonly string[];
}

/** Whether something is made as a dish is but for the skin, the house, plants or play, or a tool is cared for, by its name or by several words of its lists. */
export function isEatenByNobody({ items, steps }: Made, titles: readonly string[]): boolean {
  if (titles.some((title) => NOT_EATEN.test(fold(title)) || isCareOfTool(title))) return true;
  const said = fold([...titles, ...items, ...steps].join('\n'));
  // 'Test tube' and 'test tubes' are one.
  return new Set(Array.from(said.matchAll(UNLIKE_FOOD), ([words]) => words.slice(0, STEM))).size >= ENOUGH;
}

/** A tool is cleaned, and no food is named before it: 'How to clean mushrooms in the oven' is about those. */
function isCareOfTool(title: string): boolean {
  const folded = fold(title);
  return CARED_FOR.some((pattern) => {
    const found = pattern.exec(folded);
    return found !== null && !namesFood(folded.slice(0, found.index + found[0].length));
  });
}
