import type { LineWords } from './line-words.ts';

export const fr: LineWords = {
  sizes:
    'petit* | grand* | fines | épaisses | gros | grosse* | moyen* | bon | bonne* | beau | belle* | beaux | rase* | ras | bombée* | bien pleine* | rases | généreu*',
  prepared:
    'haché* | émincé* | pressé* | râpé* | coupé* | fondu* | mou | ramolli* | pelé* | épluché* | écrasé* | ciselé* | battu* | égoutté* | lavé* | cuit* | concassé* | tranché* | dénoyauté* | découpé* | taillé* | effeuillé* | rincé* | tamisé* | mixé* | lavées | tiède* | équeuté* | torréfié* | évidé* | épépiné* | dégermé* | désossé* | décortiqué* | ramollies',
  preparedWithHow: 'moulu* | coupé*',
  how: 'finement | grossièrement | fraîchement | très | bien | légèrement | fin',
  preparedStart:
    'en dés | en petits | en cubes | en morceaux | en tranches | en rondelles | en lamelles | en julienne | en quartiers | à température ambiante | en gros | en fines | en brunoise | en pommade | en deux | en quatre | en bâtonnets | sans | à température',
  changed: 'cuit* | grillé* | bouilli*',
  madeFoods:
    'fromage râpé | gruyère râpé | emmental râpé | jambon cuit | noix de coco râpée | tomates concassées | tomates pelées | parmesan râpé | steak haché | viande hachée | bœuf haché | fromage fondu | coco râpée',
  describing: 'frais | fraîche* | sec | secs | séché* | bio',
  asides:
    'pour | environ | selon | ou plus | de préférence | par exemple | type | si | voire | comme | facultatif | au choix | plus | à votre | par personne | éventuellement | soit',
  examples: 'comme | de préférence | par exemple',
  purposes: 'pour | plus',
  optional:
    'facultatif* | optionnel* | si vous voulez | éventuellement | au choix | en option | selon envie | si désiré',
  toTaste:
    'au goût | selon le goût | selon votre goût | selon goût | à votre goût | selon les goûts | à volonté | selon vos goûts | qs',
  parts:
    'jus | zeste | zestes | le jus | le zeste | les zestes | jus et zeste | le jus et le zeste | zeste et jus | le zeste et le jus | feuilles | les feuilles | les graines | graines | la chair | chair',
  few: "quelques | une dizaine de | une quinzaine de | une vingtaine de | un peu de | un peu d' | peu de | plusieurs | un peu | un soupçon de",
  or: 'ou | ou bien',
  of: "de | d' | du | des | de la | de l' | d",
  bareUnits: 'pincée | poignée | botte',
};
