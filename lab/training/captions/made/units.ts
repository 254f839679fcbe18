/** Ways to write one unit, the plural first where there is one; by the languages that write it so ('*': all). */
const FAMILIES: readonly (readonly [string, string])[] = [
  ['en', 'tablespoons tablespoon tbsp tbsp. Tbsp tbs T Tbs. Tbs'],
  ['en', 'teaspoons teaspoon tsp tsp. t tsps'],
  ['en', 'cups cup c. c'],
  ['en', 'grams gram g gr gr.'],
  ['en', 'kilograms kilogram kg kilo'],
  ['en', 'ounces ounce oz oz.'],
  ['en', 'pounds pound lbs lb lb.'],
  ['en', 'milliliters milliliter ml mL cc'],
  ['en', 'liters liter litres litre l L'],
  ['en', 'cloves clove'],
  ['en', 'sticks stick'],
  ['en', 'cans can tins tin'],
  ['en', 'packages package pkg packet'],
  ['en', 'slices slice'],
  ['*', 'g gr gr. gram'],
  ['*', 'kg kilo'],
  ['*', 'ml mL'],
  ['*', 'l L liter litro'],
  ['de', 'EL Esslöffel El Essl.'],
  ['de', 'TL Teelöffel Tl Teel.'],
  ['de', 'Pck. Päckchen Packung Pkg.'],
  ['de', 'Stück Stk. Stk'],
  ['nl', 'eetlepels eetlepel el eetl.'],
  ['nl', 'theelepels theelepel tl theel.'],
  ['nl', 'stuks st. stuk'],
  ['sv', 'msk matskedar'],
  ['sv', 'tsk teskedar'],
  ['da', 'spsk spsk. spiseskefulde'],
  ['da', 'tsk tsk. teskefulde'],
  ['da', 'stk stk.'],
  ['no', 'ss spiseskjeer'],
  ['no', 'ts teskjeer'],
  ['fr', 'c.à.s c. à soupe cs càs'],
  ['es', 'cucharadas cucharada cdas cda'],
  ['es', 'cucharaditas cucharadita cdtas cdta'],
  ['es', 'tazas taza tz'],
  ['it', 'cucchiai cucchiaio cucch.'],
  ['it', 'cucchiaini cucchiaino'],
  ['pt', 'colheres colher'],
  ['pt', 'xícaras xícara xíc.'],
  ['pl', 'łyżki łyżka łyżek'],
  ['hu', 'evőkanál ek ek.'],
  ['hu', 'kiskanál kávéskanál kk'],
  ['el', 'γρ. γρ γραμμάρια'],
  ['el', 'κ.σ. κ.σ κουταλιές'],
  ['el', 'κ.γ. κ.γ κουταλάκια'],
  ['ru', 'г гр г.'],
  ['ru', 'мл мл.'],
  ['uk', 'г гр г.'],
  ['tr', 'gr g gram'],
];
/** Units that are written in one way here. */
const OTHERS = `bunch bunches pinch pinches dash handful handfuls piece pieces sprig sprigs stalks stalk jar drops
  Prise Prisen Msp. Zehen Zehe Bund Dose Becher Scheiben Scheibe Zweige Tropfen
  dl cl dag dkg krm nypa burk förp klyftor fed dåse bundt klype boks
  teentje teentjes bosje blik snufje
  sachet sachets tasse tasses pincée gousse gousses brin brins tranche tranches verre verres boîte gouttes
  diente dientes lata pizca vaso vasos rama ramita puñado chorrito chávena chávenas dente dentes lata pitada gotas gotes
  spicchio spicchi bustina rametto fette foglie bicchieri bicchiere pizzico gocce
  rkl tl prk pkt rs tippaa
  szklanki szklanka szklanek łyżeczki łyżeczka ząbki szczypta puszka pęczek kropli
  lžíce lžička lžičky hrnek hrnku stroužky strúčiky kapek
  žlice žlica žličica žličice češnja lista kapi
  lingură linguri linguriță lingurițe cană căni picături căței
  fej csipet szál gerezd csomag pohár darab
  su çay yemek tatlı bardağı kaşığı paket demet adet diş tutam damla
  φλ. σκελίδες φύλλα ματσάκι πρέζα σταγόνες κιλό λίτρο
  ст.л. ст. л. ч. шт. шт стакан стакана стаканов зубчика зубчики зубчиків щепотка кг капель крапель ст
  sdm sdt siung batang lembar butir buah ruas ikat liter muỗng quả trái nắm tép`;

const NAMES: readonly (readonly [string, readonly string[]])[] = FAMILIES.map(([language, names]) => [
  language,
  names.split(' '),
]);

/** Every unit as a pattern, the longest first. */
export const UNIT_PATTERN = [
  String.raw`(?:su|çay) bardağı`,
  String.raw`(?:yemek|tatlı|çay) kaşığı`,
  String.raw`(?:ст|ч)\. ?л\.`,
  String.raw`c(?:\.|uillères?)? ?à ?(?:s|c|soupe|café)\.?`,
  String.raw`colheres? (?:\(\p{L}+\)|de (?:sopa|chá))`,
  ...[...NAMES.flatMap(([, names]) => names), ...OTHERS.split(/\s+/)]
    .sort((a, b) => b.length - a.length)
    .map((unit) => unit.replace(/\./g, String.raw`\.`)),
].join('|');

/** The unit as a writer of that language may put it; the same writer always the same. */
export function unitOf(unit: string, amount: string, language: string, manner: number): string {
  if (!unit || !manner) return unit;
  const family = NAMES.find(([of, names]) => of === language && names.includes(unit));
  const names = (family ?? NAMES.find(([of, all]) => of === '*' && all.includes(unit)))?.[1];
  if (!names || (language === 'fr' && unit.includes('à'))) return unit;
  const plural = isPlural(names) ? (ONE.test(amount) ? 0 : 1) : -1;
  const same = names.filter((name, place) => place !== plural && !/^(?:à|soupe)$/.test(name));
  return same[manner % same.length] ?? unit;
}

const ONE = /^(?:1|\d\s?[/⁄]\s?\d|[½¼¾⅓⅔⅛])$/;
const isPlural = ([first = '', second = '']: readonly string[]) =>
  first.startsWith(second.slice(0, 4)) && first.length > 3;
