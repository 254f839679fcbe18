/**
 * Common words of recipes with letters that the recogniser knows no class for, one line a language, and beside them words
 * that only tell the language. None of them is another word of its language without its marks.
 */
const WORDS: Readonly<Record<string, string>> = {
  de: `und mit den die das zum zur auf eine etwas zutaten zubereitung zwiebel zwiebeln mehl eier butter salz pfeffer öl
    olivenöl rapsöl sonnenblumenöl speiseöl möhre möhren esslöffel teelöffel löffel köcheln rösten anrösten mitrösten
    geröstet geröstete röstzwiebeln knödel klöße groß große großen großer brötchen können möglich
    körner pfefferkörner sesamkörner löschen ablöschen auflösen zwölf öffnen höchster kürbis kürbisknödel semmelknödel
    semmelbrösel rösti schöpfen süß süße süßkartoffel süßkartoffeln heiß heiße heißem heißen heißes weiß weiße weißen
    weißbrot weißwein weißkohl eiweiß soße außer außerdem gießen aufgießen abgießen übergießen fließend schließen schüssel
    gemüse gemüsebrühe brühe hühnerbrühe fleischbrühe würfel würfeln gewürfelt schälen geschält geschälte für über während
    kürbiskerne müsli würzen abwürzen gewürze gewürz nüsse walnüsse haselnüsse zerdrücken drücken dünsten andünsten dämpfen
    pürieren püree stück stücke stückchen früh frühlingszwiebel frühlingszwiebeln petersilie kräuter hähnchen hähnchenbrust
    hühnchen rühren verrühren umrühren unterrühren rührteig gerührt zugedeckt abkühlen kühl kühlen kühlschrank gläser käse
    frischkäse schäumen vorwärmen erwärmen wärmen gleichmäßig geräucherte räuchern säure säfte blätter lorbeerblätter
    blätterteig zähne ungefähr grün grüne grünen dünn dünne mürbeteig küche küchenmaschine füllen füllung überbacken hälfte
    nährwerte päckchen backpulver prise zubereitungszeit fünf zwanzig kümmel müssen gehäufte wünschen genießen`,
  sv: `och med till den det som ett socker ägg äggen mjölk vetemjöl mjöl rågmjöl smör smörj smöret lök rödlök vitlök
    gräslök kött köttfärs nötkött bröd ströbröd rör sås såsen på låt två blåbär råsocker blötlägg koka över för några små
    lättmjölk grädde ljumma gör så sätt grädda strö skölj rött fågel vitkål rödkål ugnen tsk msk häll bären smälta
    vispgrädde bröden jäst jäsa degen gräddfil gröt havregryn kanel vaniljsocker tillsätt pressa skala hackad lägg`,
  da: `og med til den det som et sukker smør smørret mælk mælken løg hvidløg rødløg fløde brød rør køl på så få små æg
    æggene hæld læg bær frø gær gæren kød hakkekød oksekød kødet størrelse tørgær vægt grøntsager gør ovnen spsk mel`,
  nb: `og med til den det som et sukker smør smøret melk løg hvitløk rødløk løk fløte brød rør kjøl på så få små kjøtt
    kjøttdeig frø gjær tørrgjær grønnsaker gjør ovnen ss ts hvetemel`,
  pl: `oraz do na z i w przez minut soli cukru jajka jajko cebula ciasto oleju mąka mąki mąkę łyżka łyżki łyżek łyżkę
    łyżeczka łyżeczki łyżeczek łyżeczkę masło masła masłem składniki gorącym gorącej gorący żółtka żółtek żółty ząbek ząbki
    ząbków pokrój ziemniaków ziemniaki smażenia smaż smażyć wymieszaj gęsta świeży świeże świeżej świeżego sałata wołowina
    wołowiny gałązka gałązki plasterki części całość około proszek proszku złoty kolor miękkie sól sok dokładnie mieszając
    małe małym małą odciśnij dużą dużej duże mięso mięsa wodę piekarnik czosnku`,
  hu: `és egy az majd liszt tojás cukor vaj hagyma bors kevés percig őrölt sütőpor sütő sütőben sütőbe előmelegített főzzük
    főzd fűszer fűszerek fűszerpaprika hűtő hűtőbe hűtőben kihűl tejföl tejfölt vöröshagyma növényi zöldség töltelék
    sütőporral gyömbér öntsük öntsd körülbelül közben közepes forró lisztet sűrű főtt evőkanál felöntjük só teáskanál
    sütjük hozzáadjuk elkészítés hozzávalók keverjük tészta tésztát`,
  tr: `ve bir ile su tuz için kadar yağ yağı zeytinyağı tereyağı tereyağında soğan soğanı şeker kaşığı kaşık bardağı
    kırmızı sıcak pişirin kısık ateşte karıştırın doğrayın sarımsak havuç havucu yoğurt çorba çorbası çay ekleyin
    malzemeler hazırlanışı dakika kişilik tatlı yumuşayana nişasta karabiber yumurta un mercimek hazırlama pişirme doğrayıp
    geçirin soğanlar`,
  es: `el la los las con una de en sal aceite ajo cebolla ingredientes elaboración preparación añade añadir añadimos añada
    añádelo añádelos añádela añádelas pequeño pequeña pequeños pequeñas piña piñones jalapeño jalapeños puñado baño riñones
    castañas champiñones añadiendo rebañar cocción pimentón azúcar limón jamón salmón corazón sofríe fríe cuécelas
    escúrrelas después además también ración raciones porción calabacín melocotón jabalí así según líquido déjalo`,
  pt: `o a os as com uma de em sal azeite alho cebola ingredientes preparo limão pão feijão grão não então açúcar maçã
    maçãs coração porções porção preparação fogão pimentão salmão melão camarão requeijão adição atenção macarrão água óleo
    chá`,
  fr: `le la les des du dans avec une pour et sel sucre farine beurre ingrédients préparation crêpe crêpes fraîche fraîches
    gâteau gâteaux châtaignes râpée râper râpez œuf œufs bœuf cœur goût poêlez même côtes côtelettes rôti rôtir rôtie
    glaçons français française boîte brûlée huîtres maïs tête août mûres hôtes chaîne plaît façon dîner coûte crème
    préchauffez étape étapes pincée cuillère cuillères mélangez mélanger ajoutez épices légumes émincez épluchez
    décorez égouttez réservez réserver légèrement poêlée entière séchées hachée hachées épaisse température délayez étalez`,
};

/** What the recogniser writes for a letter that it does not know, where that is not the letter without its mark. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  ß: ['fs', 'f', 's', 'ß'],
  ł: ['l', 't'],
  ø: ['o', 'ó', 'ò', '0'],
  æ: ['ae'],
  œ: ['oe', 'ce', 'ae'],
  ı: ['i', 'í', 'l', '1'],
};
/** Letters with marks that it knows, though it often leaves the marks out, and may take others for. */
const KNOWN = 'éèàáäíìóòúùü';
/** So many words of a language tell it, and so many times those of any other. */
const LEAST_WORDS = 5;
const MUCH_MORE = 1.4;

interface Language {
  name: string;
  words: ReadonlySet<string>;
  /** The word for each way in which it may have been read. */
  restored: ReadonlyMap<string, string>;
}

const LANGUAGES = Object.entries(WORDS).map(([name, list]): Language => {
  const words = list.split(/\s+/);
  const restored = new Map<string, string>();
  for (const word of words)
    for (const reading of readingsOf(word)) {
      if (!words.includes(reading)) restored.set(reading, restored.has(reading) ? reading : word);
    }
  return { name, words: new Set(words), restored };
});

/** Puts back the letters that the recogniser has no class for, in words that are no others in the language of the texts. */
export function lettersRestorer(texts: readonly string[]): (text: string) => string {
  const language = languageOf(texts);
  if (language === undefined) return (text) => text;
  return (text) =>
    (language.name === 'de' ? text.replace(OIL, '$1 Öl') : text).replace(/[\p{L}\d]{2,}/gu, (read) => {
      const word = language.name === 'de' ? read.replace(SHARP_S, 'ß') : read;
      const restored = language.restored.get(word.toLowerCase());
      return restored === undefined ? word : inCaseOf(read, restored);
    });
}

/** A capital B, or S, behind a vowel and inside or at the end of a word in small letters. */
const SHARP_S = /(?<=[aeiouyäöü])[BS](?=\p{Ll}|$)/gu;
const OIL = /(?<!\p{L})(EL|TL|ml|cl|l)\s?[O0][1lI](?![\p{L}\d])/gu;

function languageOf(texts: readonly string[]): Language | undefined {
  const words = new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\d]{2,}/gu),
  );
  const found = LANGUAGES.map((language) => ({
    language,
    count: [...words].filter((word) => language.words.has(word) || language.restored.has(word)).length,
  })).toSorted((a, b) => b.count - a.count);
  const [first, second] = found;
  if (first === undefined || first.count < LEAST_WORDS) return undefined;
  return first.count >= (second?.count ?? 0) * MUCH_MORE ? first.language : undefined;
}

/** Every way in which the recogniser may have written a word; none for a word whose letters it knows. */
function readingsOf(word: string): string[] {
  if (/^[a-z]*$/.test(word)) return [];
  return [...word].reduce<string[]>(
    (readings, letter) => writtenFor(letter).flatMap((written) => readings.map((start) => start + written)),
    [''],
  );
}

function writtenFor(letter: string): readonly string[] {
  const written = WRITTEN[letter];
  if (written !== undefined) return written;
  if (/[a-z]/.test(letter)) return [letter];
  const plain = withoutMark(letter);
  return [plain, ...[...KNOWN].filter((known) => withoutMark(known) === plain)];
}

function withoutMark(letter: string): string {
  return letter.normalize('NFKD').replace(/\p{M}/gu, '');
}

function inCaseOf(read: string, word: string): string {
  if (/^\p{Lu}{2}/u.test(read) && !/\p{Ll}/u.test(read)) return word.toUpperCase();
  return /^\p{Lu}/u.test(read) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
}
