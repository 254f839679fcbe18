import type { LineWords } from './line-words.ts';

export const pt: LineWords = {
  sizes:
    'pequen* | fina* | grossa* | grande | grandes | médio* | média* | rasa* | bem cheia* | cheia* | bom | boa | generos*',
  prepared:
    'picad* | ralad* | cortad* | fatiad* | descascad* | derretid* | batid* | amassad* | espremid* | demolhad* | escorrid* | lavad* | esmagad* | triturad* | desfiad* | cozid* | peneirad* | amolecid* | descaroçad* | laminad* | picadinh* | hidratad* | desossad* | pelad* | limp*',
  preparedWithHow: 'moíd* | espremid*',
  how: 'finamente | bem | grosseiramente | muito | ligeiramente | recém | miúdo',
  preparedStart:
    'em cubos | em rodelas | em fatias | em pedaços | em tiras | à temperatura ambiente | em temperatura ambiente | em cubinhos | em quartos | em juliana | em lâminas | sem | a gosto picada | às rodelas | aos cubos | em pedacinhos | em ponto de pomada',
  changed: 'cozid* | assad* | demolhad* | hidratad*',
  madeFoods:
    'queijo ralado | pão ralado | coco ralado | carne picada | parmesão ralado | tomate pelado | tomates pelados | presunto cozido | tomate triturado | carne moída | frango desfiado | grão cozido | feijão cozido',
  describing: 'fresco* | fresca* | seco | seca | secos | secas',
  asides:
    'para | a gosto | mais | opcional | aproximadamente | ou mais | por | se | de preferência | tipo | como | q b | qb | cerca | até',
  examples: 'como | de preferência',
  purposes: 'para | mais',
  optional: 'opcional* | se quiser | se desejar | se gostar | facultativo',
  toTaste: 'a gosto | q b | qb | q.b | ao gosto | quanto baste | o quanto baste',
  parts:
    'sumo | suco | raspa | raspas | o sumo | o suco | a raspa | as raspas | raspas e sumo | raspas e suco | casca | a casca | folhas | suco e raspas | sumo e raspas | raspa e sumo | as folhas',
  few: 'algumas | alguns | um pouco de | um par de | par de | umas | uns | pouco de | um bocado de | várias | vários',
  or: 'ou',
  of: 'de | do | da | dos | das | de um | de uma',
  bareUnits: 'pitada | punhado | mancheia',
};
