import type { Draws } from './draws.ts';
import {
  FOOD,
  FUN,
  type Form,
  type HeadingHabits,
  type ListHabits,
  type MethodHabits,
  type Writer,
} from './habits.ts';
import type { ItemHabits } from './items.ts';
import type { PageRecipe } from './labels.ts';
import { phrasesOf } from './phrases/languages.ts';
import type { Phrases } from './phrases/phrases.ts';
import { cipherOf, type TypingHabits } from './typing.ts';

const ITEM_MARKS = `nothing^12 -_^4 •_^4 *_ ▪️_ ✔️_ 👉_ ·_ –_ - • °_ >_ +_ 🔸_ ▢_ ☐_ ✅_ →_ ~_ ◦_ —_ ⚪_ #._^1.5 #)_ food^2 one^1.5 >>_^0.3 ★_^0.3`;
const STEP_MARKS = `nothing^7 #._^5 #)_^3 #-_^0.7 key^1.5 -_^2 •_^1.5 👉_^0.7 ->_^0.5 Step_#:_ Step_#_^0.4 step_#._^0.4 #_^0.8 #/_^0.4
  (#)_^0.6 ➡️_^0.5 ▫️_^0.4 *_^0.5 food^0.8 one^0.7 №#_^0.2 #:_^0.4 ✅_^0.4 –_^0.5 a^0.3 roman^0.2 #.^0.4 STEP_#_–_^0.2 [#]_^0.2`;
const ITEM_SEPARATORS = `,_^9 _/_^3 _+_^3 _·_^1.5 _|_ _&_^0.5 ;_ _•_^0.7 _–_^0.4 _//_^0.4 _➕_^0.2 ._^0.3`;
const STEP_SEPARATORS = `_→_ _->_ _//_ ;_ ,_then_^0.6 _>_^0.5 _➡️_ ,_^0.5 _/_^0.6 _+_^0.2 _|_^0.4 ..._^0.5`;
/** What stands around a heading; '_' before and after the '#'. */
const FLAT_FRAMES = `#:^8 #_-^1 #^1 (#)^0.3`;
const FRAMES = `#:^9 #^8 food_#^1.5 food_#:^1 [#] *#*^0.8 —_#_—^0.7 ~_#_~^0.6 #_fun ==_#_==^0.5 #_👇 #_-^0.7 •_#:^0.3 #_⬇️^0.4
  //_#^0.3 🛒_#^0.3 (#)^0.3 ##_#^0.2 **#**^0.3 <#>^0.2 #_:^0.7 #...^0.3 #!^0.3 >_#^0.2 _#_^0.1 📝_#:^0.3 -_#_-^0.4 ✨_#_✨^0.4`;
/** Between the parts of a caption of one paragraph. */
const FLAT_JOINTS = `_^20 _//_^2 _|_^1.5 _-_ _–_ _~_^0.5 _/_ _✨_^0.5 _•_^0.5 _+_^0.3 __^1 _→_^0.5 _***_^0.3 ..._^0.5`;
const TITLE_FRAMES = `#^14 *#* “#” "#" «#»^0.7 ~_#_~^0.5 ✨_#_✨ —_#_—^0.4 [#]^0.4 🍽️_# **#**^0.4 >>_#_<<^0.2 '#'^0.3`;
const TITLE_PLACES = `first^42 afterOpener^16 inHook^22 afterGreeting^8 channel^6 last^2 tag^1 none^3`;
const FORMS: [Form, number][] = [
  ['usual', 60],
  ['stepsFirst', 5],
  ['listOnly', 4],
  ['components', 7],
  ['stepsOnly', 9],
  ['letter', 7],
  ['prose', 7],
  ['chat', 6],
  ['dictated', 8],
  ['several', 6],
];
const NAMES =
  'Anna Mia Tom Sara Leo Rosa Kim Jo Ben Lena Marta Ivan Priya Emma Noor Sam Yuki Chidi Ada Katya Paul Zoe'.split(
    ' ',
  );
const CHANNELS =
  'The Little Pot|Cook with Sam|Kitchen Notes|Mama Rosa|Bake & Tell|Café Lindt|From my stove|Spoon Club|Simply Jo|EAT WELL'.split(
    '|',
  );

const LATIN = /^(?:en|de|fr|es|it|nl|pt|sv|da|no|fi|pl|id)$/;

/** A writer with habits that stay the same from caption to caption. */
export function drawWriter(draws: Draws, language: string, recipes: readonly PageRecipe[]): Writer {
  const phrases = phrasesOf(language);
  const chatter = recipes.length ? draws.pick(recipes).chatter : [];
  const talk = [...phrases.talk, ...chatter.slice(0, 25), ...phrases.talk];
  const flat = draws.chance(0.15);
  const list = drawList(draws, phrases, talk, flat);
  const typing = drawTyping(draws, flat);
  const method = drawMethod(draws, phrases, talk, flat);
  if (flat && typing.joint !== ' ' && draws.chance(0.3)) oneSign(typing.joint, list, method);
  return {
    language,
    phrases,
    talk,
    list,
    emoji: draws.chance(0.25) ? [] : draws.some([...FOOD, ...FUN], draws.whole(2, 9)),
    typing,
    gloss: LATIN.test(language) && !typing.cipher && draws.chance(0.03) ? cipherOf(draws) : undefined,
    titleCase: draws.named('as^8 upper^4 lower^3 sentence^3 words^2'),
    titlePlace: draws.named(TITLE_PLACES),
    titleFrame: frame(draws, TITLE_FRAMES),
    items: drawItems(draws, list),
    method,
    forms: FORMS,
    servings: {
      words: draws.pick(phrases.servings.length ? phrases.servings : ['{n}']),
      place: draws.named('none^5 title line^2.5 heading^2 end facts^1.5'),
    },
    name: draws.pick(NAMES),
    signature: draws.chance(0.35) ? draws.pick([...phrases.promotions, ...phrases.closings]) : undefined,
    channel: draws.pick(CHANNELS),
    chattiness: draws.pick([0, 0.15, 0.3, 0.5, 0.8]),
    tags: Number(draws.named('0^5 2^2 4^2 7')),
  };
}

/** One sign stands between all there is. */
function oneSign(sign: string, list: ListHabits, method: MethodHabits): void {
  Object.assign(list, { separator: sign, and: false, stop: false });
  Object.assign(method, { layout: 'joined', mark: '', separator: sign });
}

function frame(draws: Draws, frames: string): [string, string] {
  const chosen = draws.named(frames).replace('food', draws.pick(FOOD)).replace('fun', draws.pick(FUN));
  const at = chosen.lastIndexOf('#');
  return [chosen.slice(0, at), chosen.slice(at + 1)];
}

function drawTyping(draws: Draws, flat: boolean): TypingHabits {
  const letters = draws.named<TypingHabits['letters']>('as^84 lower^13 upper^3');
  return {
    letters,
    flat,
    bare: draws.chance(letters === 'lower' ? (flat ? 0.6 : 0.4) : 0.02),
    stops: draws.chance(0.7),
    joint: flat ? draws.named(FLAT_JOINTS) : ' ',
    slips: draws.chance(0.2) ? draws.whole(8, 40) : 0,
    cipher: draws.chance(0.17) ? cipherOf(draws) : undefined,
  };
}

function drawItems(draws: Draws, list: ListHabits): ItemHabits {
  const joined = list.layout === 'joined';
  const place = draws.named<ItemHabits['place']>(
    'as^55 behind^16 colon^6 dash^6 dots^2 brackets^4 comma^2 equals^0.5 none^3',
  );
  const clashes = joined && (place === 'dots' || place === 'comma');
  return {
    place: clashes ? 'behind' : place,
    notes: joined ? 'drop' : draws.named('keep^4 drop^4 brackets^2'),
    fractions: draws.named('as^4 slash^2 sign^3 decimal comma'),
    glued: draws.chance(0.4),
    words: draws.chance(0.09),
    times: draws.chance(0.05),
    both: draws.chance(0.06),
    about: draws.chance(0.05) ? draws.pick(['about', 'ca.', '~', '±', 'approx.', 'like']) : '',
    lower: draws.chance(0.25),
    units: draws.chance(0.6) ? draws.whole(1, 60) : 0,
    dots: draws.whole(0, 9),
  };
}

function drawHeading(draws: Draws, words: string | undefined, flat: boolean): HeadingHabits {
  const [before, after] = frame(draws, flat ? FLAT_FRAMES : FRAMES);
  return { words, before, after, upper: draws.chance(0.22), gap: draws.chance(0.14), sameLine: false };
}

function headingWords(
  draws: Draws,
  usual: string[],
  own: string[],
  talk: readonly string[],
): string | undefined {
  const kind = draws.named<'none' | 'usual' | 'own' | 'talk'>('none^29 usual^41 own^18 talk^12');
  if (kind === 'none') return undefined;
  if (kind === 'usual') return draws.pick(usual);
  if (kind === 'own' && own.length) return draws.pick(own);
  return fewWords(draws, draws.pick(talk), 4);
}

/** The first words of a sentence, as names that writers make up. */
export function fewWords(draws: Draws, sentence: string, most: number): string | undefined {
  const bare = sentence.replace(/[.,!?:;"()。、！？]/g, '');
  if (!bare.includes(' ')) return bare.slice(0, draws.whole(2, 6)) || undefined;
  return bare.split(' ').slice(0, draws.whole(1, most)).join(' ').trim() || undefined;
}

function drawList(draws: Draws, phrases: Phrases, talk: readonly string[], flat: boolean): ListHabits {
  const layout = flat || draws.chance(0.2) ? 'joined' : 'lines';
  const heading = drawHeading(draws, headingWords(draws, phrases.list, phrases.ownList, talk), flat);
  heading.sameLine = layout === 'joined' && draws.chance(0.6);
  const sections = drawHeading(draws, '', flat || layout === 'joined');
  sections.sameLine = layout === 'joined' && draws.chance(0.8);
  return {
    heading,
    layout,
    sections,
    separator: draws.named(ITEM_SEPARATORS),
    and: draws.chance(0.45),
    stop: draws.chance(0.5),
    mark: draws.named(ITEM_MARKS),
    sectionGap: draws.chance(0.6),
    pictures: draws.chance(0.1) ? 0.3 : 0,
  };
}

function drawMethod(draws: Draws, phrases: Phrases, talk: readonly string[], flat: boolean): MethodHabits {
  const layout = draws.named<MethodHabits['layout']>(`lines^${flat ? 3 : 10} paragraph^6 joined^1.5`);
  const heading = drawHeading(draws, headingWords(draws, phrases.method, phrases.ownMethod, talk), flat);
  heading.sameLine = layout !== 'lines' && draws.chance(0.4);
  return {
    heading,
    layout,
    mark: layout === 'lines' ? draws.named(STEP_MARKS) : '',
    separator: draws.named(STEP_SEPARATORS),
    gap: draws.chance(0.15),
    person: draws.named('as^70 past^8 first^6 second^6 order^10'),
    terse: draws.chance(0.25),
    stops: draws.chance(0.8),
  };
}
