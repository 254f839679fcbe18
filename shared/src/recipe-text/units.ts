/**
 * What the word after a number says about it. `mass`, `volume` and `spoon` make it an amount; `length`, `time` and
 * `temperature` make it none; a `container` is counted, and a measure beside it is its size.
 */
export type UnitKind = 'mass' | 'volume' | 'spoon' | 'container' | 'length' | 'time' | 'temperature';

/** Words without their final period, folded to lower case. Several languages; one line a kind and family. */
const WORDS: Record<UnitKind, string> = {
  mass: `g gr gm gms gram grams gramm gramme grammes gramo gramos grammo grammi grama gramas grame г гр kg kgs kilo kilos
    kilogram kilograms kilogramm kilogramo kilogramos кг mg milligram milligrams dag dkg deka oz ozs ounce ounces lb lbs
    pound pounds pfund pond livre livres libra libras hg hekto`,
  volume: `ml mls millilitre millilitres milliliter milliliters мл cl centilitre centilitres dl deciliter deciliters дл
    l lt ltr litre litres liter liters litro litros litri litra л c cup cups tasse tassen taza tazas xícara xícaras tazza tazze kopp
    koppar kop kopjes kopje pt pint pints qt qts quart quarts gal gallon gallons floz fl bushel`,
  spoon: `tsp tsps teaspoon teaspoons t tbsp tbsps tbs tbl tblsp tablespoon tablespoons dsp dessertspoon dessertspoons
    el tl esslöffel teelöffel msp prise prisen eetlepel eetlepels theelepel theelepels cs cc càs càc càc càs cuillère cuillères
    cucharada cucharadas cucharadita cucharaditas cda cdas cdta cdtas colher colheres cucchiaio cucchiai cucchiaino cucchiaini
    msk tsk krm ss ts spsk łyżka łyżki łyżek łyżeczka łyżeczki łyżeczek lyžica lyžice lyžička lžíce lžička lžičky žlica žlice
    žličica žličice ст ч pinch pinches dash dashes stick sticks`,
  container: `can cans tin tins jar jars package packages packet packets pkg pkgs pkt pack packs bag bags box boxes bottle
    bottles carton cartons sachet sachets pouch pouches tub tubs pot pots container containers envelope envelopes tube tubes
    block blocks bar bars loaf loaves dose dosen packung packungen päckchen glas becher flasche beutel blik blikken blikje
    blikjes pak pakje pakjes zakje zakjes boîte boîtes paquet paquets bouteille brique lata latas paquete paquetes bote botes
    pacote confezione confezioni barattolo barattoli burk burkar paket puszka puszki opakowanie plechovka konzerva`,
  length: `inch inches in cm centimetre centimetres centimeter centimeters mm millimetre millimetres millimeter millimeters
    ft foot feet cms pouce pouces pulgada pulgadas zoll`,
  time: `second seconds sec secs minute minutes min mins minuten minuut minuti minuto minutos minuter minutter hour hours hr
    hrs h stunde stunden std uur uren heure heures hora horas ora ore timme timmar time timer day days tag tage jour jours día
    días giorno giorni dag dagen week weeks month months year years минут минуты час часа часов`,
  temperature: 'f c degrees degree deg grad gradi grados degrés graden celsius fahrenheit',
};

const KINDS = new Map<string, UnitKind>(
  // Written backwards, so that 'c' is a cup: a temperature is told by its size (see `unitAt`).
  (Object.keys(WORDS) as UnitKind[]).reverse().flatMap((kind) =>
    WORDS[kind]
      .split(/\s+/)
      .filter(Boolean)
      .map((word): [string, UnitKind] => [word, kind]),
  ),
);

/** Units so large that nobody measures thousands of them: '1,500 kg' and '1.250 kg' are decimals. */
const LARGE = /^(?:kgs?|kilo\p{L}*|l|ltr?|lit\p{L}+|lbs?|pounds?|кг|л)$/u;
/** Units that come in thousands: '1.500 g' is one and a half kilograms. */
const SMALL = /^(?:g|gr|gms?|gram\p{L}*|mg|mls?|millil\p{L}+|г|гр|мл)$/u;

const MODIFIERS =
  'heaped|heaping|level|scant|rounded|generous|packed|slightly|fluid|fl|us|imperial|metric|large|small|medium|good|gestrichene|gehäufte';
/** The next word; a word of one script ends where another begins, as in '30g砂糖'. */
const AFTER = new RegExp(
  String.raw`\s{0,2}(?:(?:${MODIFIERS})\.?\s{1,2}){0,2}([\p{Script=Latin}\p{M}]{1,20}|\p{Script=Cyrillic}{1,20}|\p{L}{1,20})(?=(\.?))`,
  'iuy',
);
const SYMBOL = /\s{0,2}(?:°|º|˚|℃|℉)|\s{0,2}[%‰]|["″”](?!\w)|''/uy;

export interface Unit {
  word: string;
  kind: UnitKind;
  /** Where the unit ends, its period included. */
  end: number;
  /** Rules for thousands and decimals depend on it. */
  size: 'small' | 'large' | 'other';
  /** True for units of the metric system, whose amounts are written as decimals. */
  isMetric: boolean;
}

const METRIC =
  /^(?:k?gs?|gr|gms?|gram\p{L}*|kilo\p{L}*|mg|milligrams?|dag|dkg|deka|hg|hekto|[mcd]?ls?|ltr?|(?:milli|centi|deci)?lit\p{L}+|г|гр|кг|мл|дл|л)$/u;

/** True when what stands at `position` makes a number before it a temperature, a share or a length. */
export function isMarkedBySymbol(text: string, position: number): boolean {
  SYMBOL.lastIndex = position;
  return SYMBOL.test(text);
}

/** The unit that begins at `position` (after spaces and words such as 'heaped'), for a number of the given size. */
export function unitAt(text: string, position: number, value: number): Unit | null {
  AFTER.lastIndex = position;
  const match = AFTER.exec(text);
  const written = match?.[1];
  if (!match || written === undefined) return null;
  const word = written.toLowerCase();
  const kind = kindOf(written, word, value);
  if (kind === undefined) return null;
  return {
    word,
    kind,
    end: position + match[0].length + (match[2]?.length ?? 0),
    size: LARGE.test(word) ? 'large' : SMALL.test(word) ? 'small' : 'other',
    isMetric: (kind === 'mass' || kind === 'volume') && METRIC.test(word),
  };
}

function kindOf(written: string, word: string, value: number): UnitKind | undefined {
  if ((written === 'F' || written === 'C') && value >= 30) return 'temperature';
  return word === 'f' ? undefined : KINDS.get(word);
}

/** True for a word that only ever counts or measures, such as 'cups' or 'EL'. */
export function isUnitWord(word: string): boolean {
  return KINDS.has(word.toLowerCase());
}
