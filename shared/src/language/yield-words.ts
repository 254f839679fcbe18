import { anyOf, wordsIn } from './patterns.ts';

const words = (list: string) => anyOf(wordsIn(list));
const behindNumber = (source: string) => new RegExp(String.raw`^\s*[x×]?\s*${source}(?!\p{L})`, 'iu');

const WHOLE = words('whole | full | quantity of | ganze | ganzes | ganzen');
const RECIPE = words(
  'batch | batches | recipe | recipes | quantity | quantities | rezept | rezepte | grundrezept | grundrezepte | menge | mengen | recette | recettes | ricetta | ricette | dose | dosi | receta | recetas | recept | recepten | przepis | przepisy | przepisów',
);
/** Behind a number: that many of a whole recipe ('2 batches of dough'). */
export const WHOLE_RECIPE = behindNumber(`(?:${WHOLE}\\s)?${RECIPE}`);

/** Behind a number: that many servings of a recipe. */
export const SERVINGS_OF = behindNumber(
  words(
    'serving | servings | portion | portions | portionen | porzione | porzioni | ración | raciones | porción | porciones | portie | porties | porcja | porcje | porcji',
  ),
);
