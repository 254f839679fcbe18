import { fold } from './lexicon.ts';

/** Lists that were written in one line, taken apart. */

const PREPARED_IN_ENGLISH =
  /^(?:(?:finely|roughly|thinly|freshly|lightly|coarsely|very|well|plus|and|cut|peeled|to taste|optional|at room|room temp)(?!\p{L})|(?:[\p{L}-]+ly )?(?:[\p{L}-]+(?:ed|less)|cut|ground|skin-?on|bone-?in|room temperature|divided|thinly|soft|cold|warm|torn|halved)(?:\s|$))/iu;

/** How things are prepared in other languages, folded: 'tritato', 'tagliate a cubetti', 'picada', 'en dés', 'fein gehackt'. */
const PREPARED_ELSEWHERE = new RegExp(
  String.raw`^(?:(?:finemente|gia|ben|appena|molto|grossolanamente|bien|muy|finamente|finement|grossierement|tres|fein|grob|klein|frisch|sehr|fijn|grof|bem) )?(?:(?:${[
    'tritat|tagliat|grattugiat|affettat|sbattut|sciolt|fus|mondat|pulit|sbucciat|lavat|scolat|sgocciolat|denocciolat|snocciolat|tostat|cott|lessat|spezzettat|sminuzzat|schiacciat|ammollat|ammorbidit|setacciat|spellat|privat|macinat|bollit',
    'picad|cortad|rallad|pelad|triturad|molid|batid|derretid|cocid|troceab|trocead|lavad|escurrid|exprimid|machacad|laminad|ralad|descascad|fatiad|amassad|cozid|desfiad',
  ].join(
    '|',
  )})[aoei]s?|(?:hache|coupe|emince|rape|fondu|pele|epluche|ecrase|battu|cuit|egoutte|cisele|presse|denoyaute)e?s?|gehackt|gewurfelt|gerieben|geschnitten|geschalt|gepresst|zerdruckt|entkernt|geschmolzen|halbiert|geviertelt|abgetropft|gekocht|weich|zimmerwarm|gesneden|geraspt|fijngehakt|fijngesneden|uitgelekt|gesmolten|geperst|a (?:temperatura|cubetti|dadini|fette|fettine|pezzi|rondelle|listarelle|meta|filo)|a temperature|(?:in|en|em) (?:pezz|cubett|dadin|fett|rondell|dados|rodaj|tiras|trozos|cubos|lamin|julian|rodel|fatias|des(?!\p{L})|morceau|tranch|lamell|scheib|wurfel|streif|ringe|stuck|blok|plak|stuk|reep)\p{L}*)(?!\p{L})`,
  'u',
);

/** 'macinato di manzo 400 g' is another thing. */
const OF_ITS_OWN = /[\d½¼¾⅓⅔]|\s(?:d[aeio]|del(?:la|l['’])?|v[ao]n)\s|\sd['’]/iu;

function isPrepared(part: string): boolean {
  if (PREPARED_IN_ENGLISH.test(part)) return true;
  return !OF_ITS_OWN.test(part) && PREPARED_ELSEWHERE.test(fold(part));
}

/** 'a, b and c' as items: how something is prepared stays with it, and so does what is in parentheses. */
export function inlineItems(text: string): string[] {
  const items: string[] = [];
  for (const part of splitOutside(withoutFullStop(text))) {
    const last = items.length - 1;
    const previous = items[last];
    if (previous !== undefined && isPrepared(part)) items[last] = `${previous}, ${part}`;
    else
      items.push(
        ...part.split(
          /\s(?:and|&|plus|und|et|y|e|en)\s(?=(?:\d|[½¼¾⅓⅔]|an?\s(?:pinch|handful|dash|splash|little|bit)))/iu,
        ),
      );
  }
  return items
    .map((item) => item.replace(/^(?:and|&|plus|und|et|y|e|en|och)\s/iu, '').trim())
    .filter((item) => item !== '');
}

/** 'sale q.b.' keeps its own. */
function withoutFullStop(text: string): string {
  return Q_B_END.test(text) ? text : text.replace(/(?<![.\s])[.\s]+$/, '');
}
const Q_B_END = /(?<!\p{L})q\.\s?b\.$/iu;

function splitOutside(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0 && isSeparator(text, at)) {
      parts.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...parts, text.slice(start).trim()].filter((part) => part !== '');
}

function isSeparator(text: string, at: number): boolean {
  const character = text[at] ?? '';
  if (';•·|、，；+'.includes(character)) return true;
  return character === ',' && !(/\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? ''));
}

const CONTINUED = String.raw`(?:^|[\s(])(?:to|or|plus|and|about|approx\.?|around|x|und|oder|et|ou|o|y|e|of|von|\d[\d./]*|[½¼¾⅓⅔⅛]|[+&x×–-])`;
const BEFORE_AMOUNT = new RegExp(String.raw`(?<!${CONTINUED})\s(?=(?:\d|[½¼¾⅓⅔⅛]))`, 'iu');

/** '1 can beans 1 onion 2 tsp cumin': items that only their amounts tell apart; what is in parentheses stays together. */
export function unseparatedItems(text: string): string[] {
  const items: string[] = [];
  for (const part of text.split(BEFORE_AMOUNT)) {
    const last = items.length - 1;
    const open = items[last]?.lastIndexOf('(') ?? -1;
    if (open > (items[last]?.lastIndexOf(')') ?? -1)) items[last] = `${items[last] ?? ''} ${part}`;
    else items.push(part.trim());
  }
  return items.filter((item) => item !== '');
}
