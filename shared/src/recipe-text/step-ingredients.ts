import { fold } from '../language/fold.ts';
import { findAmounts } from './amounts.ts';
import { headerText, isHeader } from './sections.ts';
import { isUnitWord } from './units.ts';

/** A line of a recipe with the heading that it stands under. */
export interface LineInSection {
  /** Its place in the list it came from, headings counted. */
  index: number;
  text: string;
  section: string | null;
}

/** The lines of a list without its headings, each with the heading it stands under. */
export function linesInSections(lines: readonly string[]): LineInSection[] {
  let section: string | null = null;
  return lines.flatMap((text, index) => {
    const header = headerText(text);
    if (header === null) return [{ index, text, section }];
    section = header;
    return [];
  });
}

/** A word of a text, folded, and how many letters it has to share to be the same word. */
interface Token {
  word: string;
  start: number;
}

/** What an ingredient line is called. */
interface Name {
  line: LineInSection;
  words: string[];
  /** The words that tell it from others: without 'fresh', 'large', 'red'. */
  telling: string[];
  /** The noun: of 'chicken stock' the stock, of 'huile d'olive' the oil. */
  head: string | undefined;
}

const PREPARED =
  'fresh|freshly|dried|ground|chopped|minced|sliced|diced|grated|shredded|crushed|peeled|melted|softened|cooked|uncooked|raw|frozen|canned|tinned|toasted|roasted|smoked|unsalted|salted|boneless|skinless|packed|finely|roughly|thinly|coarsely|extra|virgin|plain|pure|organic|ripe|soft|hard|hot|cold|warm|cool|lukewarm|boiling|room|temperature|low|full|fat|free|lean|thick|thin|whole|halved|quartered|cubed|beaten|divided|optional|additional|more|taste|needed|garnish|serving|about|approximately|plus|frisch|frische|frischer|getrocknet|getrocknete|gehackt|gehackte|gerieben|geriebene|gemahlen|gemahlene|weich|weiche|kalt|kalte|warm|warme|frais|fraîche|fraiche|sec|séché|haché|hachée|râpé|râpée|fondu|fondue|moulu|mou|fresco|fresca|frescos|frescas|seco|seca|picado|picada|rallado|rallada|molido|molida|tritato|tritata|grattugiato|grattugiata|macinato|morbido|vers|verse|gedroogd|gehakt|geraspt|färsk|färska|riven|hackad|mald|malet';
const SIZED =
  'small|medium|large|big|little|long|short|half|kleine|kleiner|kleines|große|großer|großes|grosse|petit|petite|gros|grand|grande|pequeño|pequeña|piccolo|piccola|klein|groot|grote|liten|stor|stora|stort';
const COLOURED =
  'red|green|yellow|white|black|brown|orange|purple|golden|dark|light|rot|rote|roter|grün|grüne|weiß|weiße|schwarz|schwarzer|gelbe|rouge|rouges|vert|verte|verts|blanc|blanche|noir|noire|jaune|rojo|roja|verde|verdes|blanco|blanca|negro|negra|rosso|rossa|bianco|bianca|nero|nera|giallo|gialla|rood|rode|groen|groene|wit|witte|zwarte|röd|röda|grön|gröna|vit|vita|svart';
const COUNTED =
  'clove|leaf|leave|slice|piece|sprig|stalk|stem|head|bunch|handful|knob|strip|wedge|rib|ear|fillet|zest|juice|peel|rind|drop|scheibe|stück|zehe|bund|zweig|blatt|stange|gousse|feuille|tranche|branche|botte|pincée|zeste|jus|morceau|diente|hoja|rama|rodaja|puñado|pizca|zumo|jugo|ralladura|spicchio|foglia|fetta|mazzetto|pizzico|succo|scorza|teen|teentje|blaadje|plak|takje|snuf|snufje|klyfta|blad|skiva|kvist|nypa';
const LITTLE =
  'a|an|the|of|or|and|for|to|with|in|into|from|at|as|if|your|some|each|per|von|vom|der|die|das|den|dem|des|ein|eine|einer|und|oder|mit|für|zum|zur|im|in|de|du|des|d|l|la|le|les|un|une|et|ou|à|au|aux|avec|pour|en|el|los|las|del|una|y|o|con|para|al|a|di|da|della|dello|dei|degli|delle|e|il|lo|gli|per|van|het|een|met|voor|of|och|eller|med|till|av';

const WEAK = wordSet(`${PREPARED}|${SIZED}|${COLOURED}|${COUNTED}`);
const STOP = wordSet(LITTLE);
/** What follows these describes the thing, and does not name it: 'oil of olives', 'huile d'olive'. */
const CONNECTOR = wordSet(
  `of|with|de|du|d|des|di|del|della|dello|dei|da|van|von|mit|met|con|med|av|à|al|alla|alle`,
);
const ALL_INGREDIENTS =
  /(?<!\p{L})(?:all|everything|alle[ns]?|sämtliche|tous|toutes|todos|todas|tutti|tutte|all[ae])\s(?:\p{L}{1,12}\s){0,3}?(?:ingredient|zutat|ingrédient|ingredienti|ingrediënt|ingrediens)\p{L}{0,4}/u;
/** From here on a line tells how a thing is prepared, or what for. */
const ASIDE = /[,;:([{–—]|\s-\s/u;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;
const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}]+/gu;

/**
 * The ingredient lines that a step needs: those whose name the step says ('the onions' means '2 large onions, sliced'), the one
 * that fits best where several share a word ('chicken stock' and 'chicken'), of two alike the one under the step's own heading;
 * all of that heading for 'all the ingredients'. A guess for the cook's convenience, in the order of the ingredients.
 */
export function ingredientsOfStep(
  step: Pick<LineInSection, 'text' | 'section'>,
  ingredients: readonly LineInSection[],
): LineInSection[] {
  if (ALL_INGREDIENTS.test(step.text.toLowerCase())) return ofSameSection(step.section, ingredients);
  const tokens = tokensOf(step.text);
  const names = ingredients.map(nameOf);
  const meant = new Set<LineInSection>();
  for (const [position, token] of tokens.entries()) {
    if (STOP.has(token.word)) continue;
    const claims = names
      .filter(({ words }) => words.some((word) => isSameWord(word, token.word)))
      .map((name) => ({ name, ...claimOf(name, tokens, position) }))
      .filter(({ isTelling }) => isTelling);
    for (const { name } of bestOf(claims, step.section)) meant.add(name.line);
  }
  const glyphs = new Set(step.text.match(CJK)?.join(' ') ?? '');
  return ingredients.filter((line) => meant.has(line) || (glyphs.size > 0 && isWrittenIn(step.text, line)));
}

interface Claim {
  name: Name;
  /** How many words of the name stand together here. */
  strength: number;
  hasHead: boolean;
  isTelling: boolean;
}

/** How well a name fits the words of a step around one of them. */
function claimOf(name: Name, tokens: readonly Token[], position: number): Omit<Claim, 'name'> {
  const run = new Set<string>();
  for (const direction of [-1, 1]) {
    for (let at = direction < 0 ? position : position + 1; ; at += direction) {
      const token = tokens[at];
      const word = token && name.words.find((own) => isSameWord(own, token.word));
      if (word !== undefined) run.add(word);
      else if (!token || !STOP.has(token.word) || Math.abs(at - position) > 4) break;
    }
  }
  return {
    strength: run.size,
    hasHead: name.head !== undefined && run.has(name.head),
    isTelling: name.telling.some((word) => run.has(word)),
  };
}

function bestOf(claims: readonly Claim[], section: string | null): Claim[] {
  const rank = ({ name, strength, hasHead }: Claim) =>
    strength * 4 + (hasHead ? 2 : 0) + (isSameSection(name.line.section, section) ? 1 : 0);
  const best = Math.max(...claims.map(rank));
  return claims.filter((claim) => rank(claim) === best);
}

function ofSameSection(section: string | null, ingredients: readonly LineInSection[]): LineInSection[] {
  const own = ingredients.filter((line) => isSameSection(line.section, section));
  return own.length > 0 ? own : [...ingredients];
}

/** 'For the sauce' and 'Sauce' are the same heading. */
function isSameSection(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  const words = tokensOf(other).filter(({ word }) => !STOP.has(word));
  return tokensOf(one).some(({ word }) => !STOP.has(word) && words.some((own) => isSameWord(own.word, word)));
}

/** The words of a line that name the thing: without amounts, units, asides and small words. */
function nameOf(line: LineInSection): Name {
  const bare = withoutAmounts(line.text);
  const [main = ''] = bare
    .replace(/\([^()]*\)/gu, ' ')
    .trim()
    .replace(/^[,;:–—-]+/u, '')
    .split(ASIDE);
  const all = tokensOf(main).map(({ word }) => word);
  const words = all.filter((word) => !STOP.has(word) && !isUnitWord(word));
  const strong = words.filter((word) => !isWeak(word));
  const telling = strong.length > 0 ? strong : words;
  return { line, words: [...new Set(words)], telling, head: headOf(all, telling) };
}

function headOf(all: readonly string[], telling: readonly string[]): string | undefined {
  const first = all.findIndex((word) => telling.includes(word));
  const connector = all.findIndex((word, index) => index > first && CONNECTOR.has(word));
  const main = connector < 0 ? all : all.slice(0, connector);
  return main.findLast((word) => telling.includes(word));
}

function withoutAmounts(text: string): string {
  if (isHeader(text)) return '';
  let rest = '';
  let position = 0;
  for (const { start, end, unit } of findAmounts(text)) {
    rest += `${text.slice(position, start)} `;
    position = Math.max(unit?.end ?? end, end);
  }
  return rest + text.slice(position);
}

function isWrittenIn(step: string, line: LineInSection): boolean {
  const words = withoutAmounts(line.text).match(CJK) ?? [];
  return words.some((word) => (word.length > 1 || /\p{Script=Han}/u.test(word)) && step.includes(word));
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].map((match) => ({ word: fold(match[0]), start: match.index }));
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split('|').map(fold));
}

function isWeak(word: string): boolean {
  return WEAK.has(word) || (word.endsWith('s') && WEAK.has(word.slice(0, -1)));
}

const PLURAL = new Set(['s', 'es', 'n', 'en', 'e', 'er', 'ern', 'r', 'ar', 'or', 'x']);

/** True for a word and its plural, in the ways of several languages: onion(s), Zwiebel(n), pomodoro and pomodori. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 3 || short[0] !== long[0] || short[1] !== long[1]) return false;
  if (long.startsWith(short)) return PLURAL.has(long.slice(short.length));
  if (short.endsWith('y') && long === `${short.slice(0, -1)}ies`) return true;
  if (long.length !== short.length || short.length < 4) return false;
  return short.slice(0, -1) === long.slice(0, -1) && isVowel(short.at(-1)) && isVowel(long.at(-1));
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && 'aeiouyаеиоуыя'.includes(letter);
}
