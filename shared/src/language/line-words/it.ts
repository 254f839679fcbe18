import type { LineWords } from './line-words.ts';

export const it: LineWords = {
  sizes:
    'piccol* | sottil* | spess* | grande | grandi | medio | media | medi | medie | grosso | grossa | grossi | grosse | colmo | colmi | raso | rasi | abbondante | abbondanti | bel | bella',
  prepared:
    'tritat* | grattugiat* | grattuggiat* | tagliat* | affettat* | sminuzzat* | fuso | fusa | ammorbidit* | sbattut* | schiacciat* | scolat* | lavat* | mondat* | spremut* | pelato | sbucciat* | denocciolat* | sciolt* | setacciat* | pulit* | lessat* | cotto | cotta | cotti | cotte | snocciolat* | spezzettat* | sgocciolat* | ammollat* | tostat* | morbid* | filtrat* | frullat* | sgusciat* | strizzat*',
  preparedWithHow: 'macinat*',
  how: 'finemente | grossolanamente | molto | appena | ben | leggermente',
  preparedStart:
    'a cubetti | a fette | a dadini | a pezzi | a pezzetti | a temperatura ambiente | a rondelle | a julienne | a striscioline | a fettine | a listarelle | a spicchi | a filetti | in pezzi | in quarti | senza | a tocchetti | a scaglie | tagliato',
  changed: 'cotto | cotta | cotti | cotte | lessat* | ammollat*',
  madeFoods:
    'lievito per dolci | lievito per torte salate | lievito per pane | panna per dolci | panna da cucina | panna da montare | farina per pizza | zucchero a velo | prosciutto cotto | parmigiano grattugiato | parmigiano reggiano grattugiato | pomodori pelati | pane grattugiato | pecorino grattugiato | formaggio grattugiato | cocco grattugiato | carne macinata | carne tritata | pangrattato | mosto cotto | formaggio morbido | pecorino romano grattugiato | grana grattugiato | grana padano grattugiato',
  describing: 'fresco | fresca | freschi | fresche | secco | secca | secchi | secche',
  asides:
    'per | q b | qb | quanto basta | più | oppure più | circa | facoltativ* | opzional* | a piacere | se | tipo | meglio | preferibilmente | ad esempio | come | da | a scelta | a testa | a persona',
  examples: 'come | preferibilmente | ad esempio',
  purposes: 'per | più',
  optional:
    'facoltativ* | opzional* | se piace | se gradito | se gradita | a scelta | se volete | se si vuole',
  toTaste: 'q b | qb | q.b | quanto basta | a piacere | a gusto | a piacimento',
  parts:
    'succo | scorza | il succo | la scorza | scorza e succo | succo e scorza | la scorza grattugiata | scorza grattugiata | la buccia | buccia | foglie | buccia grattugiata | il succo e la scorza | la scorza e il succo | le foglie | polpa',
  few: "qualche | alcuni | alcune | un po' di | un po di | po' di | un paio di | un poco di | poco | poca",
  or: 'o | oppure | od',
  of: "di | d' | del | della | dell' | dello | dei | delle | degli | d",
  bareUnits: 'pizzico | manciata | ciuffo | mazzetto',
};
