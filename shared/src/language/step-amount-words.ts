import type { LANGUAGES } from './languages.ts';
import { unique, type WordField, wordsIn } from './patterns.ts';

/** The words of one language that only steps are scaled with: written as the lists of `Language` are, and loaded later. */
interface StepAmountWords {
  /** What makes the amounts of a sentence those of one piece or person: 'on each wrap', 'per person'. */
  distributive?: string;
  /** Behind one of these it does not: 'on each side'. */
  notDistributive?: string;
  /** 'a quarter of a', before what is counted. */
  quarters?: string;
  /** What a length is an amount of: '5 cm ginger'. */
  byLength?: string;
  /** What is cut and counted as food is: 'a sheet of baking paper'. */
  noFood?: string;
  /** Behind an amount that is one of several: '2 tbsp at a time'. */
  atATime?: string;
  /** What is done with an amount behind 'in': 'stir in 2 onions'. */
  addedIn?: string;
}

export const STEP_AMOUNT_WORDS: Partial<Record<keyof typeof LANGUAGES, StepAmountWords>> = {
  en: {
    noFood:
      'baking paper | baking parchment | greaseproof | parchment | foil | cling film | plastic wrap | kitchen paper | paper | kitchen foil | aluminium foil | aluminum foil',
    atATime: 'at a time',
    addedIn:
      'stir | pour | mix | whisk | fold | beat | rub | toss | add | put | tip | drop | crumble | grate | crack | blend | sprinkle | throw | squeeze | scrape | work | knead | pop',
    distributive: 'each | every | per',
    notDistributive: 'side | sides | time | few | minute | minutes | hour | other | day | direction | end',
    quarters: 'a quarter of a | a quarter of an | quarter of a | quarter of an | a quarter',
    byLength: 'ginger | galangal | turmeric | horseradish | daikon | lemongrass',
  },
  de: {
    noFood: 'backpapier | alufolie | frischhaltefolie | küchenpapier | folie',
    atATime: 'auf einmal',
    distributive: 'je | pro | jede | jeden | jedes | jeder | jedem',
    notDistributive: 'seite | minute | minuten | stunde | mal | weile | nach',
    quarters: 'ein viertel | einen viertel',
    byLength: 'ingwer | kurkuma | meerrettich | zitronengras | galgant',
  },
  fr: {
    noFood: 'papier | film',
    atATime: 'à la fois',
    distributive: 'chaque | par personne | par portion | par convive',
    notDistributive: 'côté | face | fois | minute | heure',
    quarters: "un quart de | un quart d'",
    byLength: 'gingembre | curcuma | galanga | raifort',
  },
  es: {
    noFood: 'papel',
    atATime: 'a la vez | cada vez',
    distributive: 'cada | por persona | por ración',
    notDistributive: 'lado | vez | minuto | minutos | hora | cara',
    quarters: 'un cuarto de',
    byLength: 'jengibre | cúrcuma',
  },
  pt: {
    noFood: 'papel',
    atATime: 'de cada vez | por vez',
    distributive: 'cada | por pessoa | por dose',
    notDistributive: 'lado | vez | minuto | minutos',
    quarters: 'um quarto de',
    byLength: 'gengibre | açafrão-da-terra',
  },
  it: {
    noFood: 'carta',
    atATime: 'alla volta | per volta',
    distributive: 'ogni | a persona | a testa | ciascun | ciascuna | ciascuno',
    notDistributive: 'lato | tanto | volta | minuto | minuti',
    quarters: 'un quarto di',
    byLength: 'zenzero | curcuma',
  },
  nl: {
    noFood: 'bakpapier | folie | aluminiumfolie',
    atATime: 'per keer | tegelijk',
    distributive: 'elke | elk | ieder | iedere | per',
    notDistributive: 'kant | zijde | keer | minuut | minuten | uur',
    quarters: 'een kwart | een kwart van een',
    byLength: 'gember | kurkuma',
  },
  sv: {
    noFood: 'bakplåtspapper | folie | plastfolie',
    atATime: 'i taget | åt gången',
    distributive: 'varje | per | vardera',
    notDistributive: 'sida | gång | minut | timme',
    quarters: 'en kvarts',
    byLength: 'ingefära | gurkmeja | pepparrot',
  },
  da: {
    noFood: 'bagepapir | folie',
    atATime: 'ad gangen',
    distributive: 'hver | hvert | pr | per',
    notDistributive: 'side | gang | minut',
  },
  no: {
    noFood: 'bakepapir | folie',
    atATime: 'om gangen',
    distributive: 'hver | hvert | pr | per',
    notDistributive: 'side | gang | minutt',
  },
  pl: {
    noFood: 'papieru | folii',
    atATime: 'na raz | naraz',
    distributive: 'każdy | każda | każde | każdą | każdego | każdej | na osobę',
    notDistributive: 'strony | minut | stronie | razem',
    quarters: 'ćwierć | ćwiartkę',
    byLength: 'imbiru | imbir | kurkumy | chrzanu',
  },
};

/** The words that all languages have in one of these fields. */
export function stepAmountWords(field: WordField<StepAmountWords>): string[] {
  return unique(Object.values(STEP_AMOUNT_WORDS).flatMap((language) => wordsIn(language[field])));
}
