import { startsWithVerb } from '../../../../server/src/extraction/lines/steps.ts';
import { asTold } from './english.ts';
import { FOOD } from './habits.ts';
import { filled, spaced, writeHeading, type Desk } from './list.ts';
import { sentencesOf, withoutNumber } from './sentences.ts';

const LETTERS = 'abcdefghijklmnop';
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** Some sentences of a method, as many as people write under a post. */
export function pickedSentences({ draws, writer }: Desk, steps: readonly string[], most: number): string[] {
  const all = steps.flatMap((step) => sentencesOf(withoutNumber(step)));
  const short = all.filter(
    (sentence) => sentence.length > 11 && sentence.length < (draws.chance(0.8) ? 140 : 300),
  );
  const usable = short.length > 1 ? short : all.map((sentence) => sentence.slice(0, 300));
  const chosen = draws.some(usable, most);
  return writer.method.terse ? chosen.map(terse) : chosen;
}

/** A sentence without its brackets and without what follows its first comma. */
function terse(sentence: string): string {
  const bare = sentence.replace(/\s*\([^()]*\)/g, '');
  const cut = /^.{18,}?(?=[,;:、，]\s)/u.exec(bare)?.[0];
  return cut && startsWithVerb(cut) ? cut : bare;
}

/** The method with its heading. */
export function writeMethod(desk: Desk, steps: readonly string[], most = desk.draws.whole(2, 8)): void {
  writeHeading(desk, desk.writer.method.heading, 'heading');
  const sentences = pickedSentences(desk, steps, most);
  const { sections } = desk.writer.phrases;
  if (sentences.length < 4 || sections.length < 2 || !desk.draws.chance(0.06))
    return writeSteps(desk, sentences);
  const cut = desk.draws.whole(2, sentences.length - 2);
  for (const part of [sentences.slice(0, cut), sentences.slice(cut)]) {
    writeHeading(desk, { ...desk.writer.list.sections, words: desk.draws.pick(sections) }, 'heading');
    writeSteps(desk, part);
    desk.writing.line(2);
  }
}

export function writeSteps(desk: Desk, sentences: readonly string[]): void {
  const { method } = desk.writer;
  const pronoun = desk.draws.pick(['', 'I', 'we', 'I', '']);
  const { gloss } = desk.writer;
  const told = sentences
    .map((sentence, place) => inPerson(desk, sentence, place, pronoun))
    .map((sentence) => (gloss ? `${gloss(sentence)} ${sentence}` : sentence));
  const ended =
    method.stops && method.layout !== 'joined' ? told : told.map((step) => step.replace(/[.。]$/, ''));
  if (method.layout === 'lines') writeLines(desk, ended);
  else if (method.layout === 'joined') writeChain(desk, ended);
  else writeParagraph(desk, told);
}

function inPerson({ draws, writer }: Desk, sentence: string, place: number, pronoun: string): string {
  const { person } = writer.method;
  if (person === 'as') return sentence;
  const { order } = writer.phrases;
  if (person === 'order' || writer.language !== 'en') {
    if (person !== 'order' && draws.chance(0.8)) return sentence;
    if (order.length === 0 || draws.chance(0.35)) return sentence;
    const word = place === 0 ? (order[0] ?? '') : draws.pick(order.slice(1));
    const joint = draws.chance(0.4) ? ', ' : ' ';
    if (!spaced(writer.language)) return word + sentence;
    // German nouns keep their capital.
    return word + (writer.language === 'de' ? ': ' + sentence : joint + lowerFirst(sentence));
  }
  const who =
    person === 'second'
      ? draws.pick(['You', 'you', 'Then you', 'you just'])
      : person === 'first'
        ? pronoun || 'I'
        : pronoun;
  return asTold(sentence, person, who);
}

export const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

function writeLines(desk: Desk, steps: readonly string[]): void {
  const { draws, writer, writing } = desk;
  let number = 0;
  for (let place = 0; place < steps.length;) {
    const count = draws.chance(0.75) ? 1 : 2;
    const step = steps.slice(place, place + count).join(spaced(writer.language) ? ' ' : '');
    place += count;
    writing.say(stepMark(desk, ++number)).mark('step', step);
    if (draws.chance(0.01)) writing.say(` ${draws.pick(writer.emoji.length ? writer.emoji : ['😋'])}`);
    writing.line(writer.method.gap ? 2 : 1);
    if (draws.chance(0.012)) writing.say(aside(desk)).line();
  }
}

/** Something said among the steps that is none. */
function aside({ draws, writer }: Desk): string {
  const { talk, tips, promotions } = writer.phrases;
  return filled(draws, writer, draws.pick([...talk, ...tips, ...promotions.slice(0, 4)]));
}

function stepMark({ draws, writer }: Desk, number: number): string {
  const { mark } = writer.method;
  if (mark === 'key') return number < 10 ? `${number}\ufe0f\u20e3 ` : `${number}. `;
  if (mark === 'food') return `${draws.pick(FOOD)} `;
  if (mark === 'one') return `${writer.emoji.at(-1) ?? '•'} `;
  if (mark === 'a') return `${LETTERS[number - 1] ?? '-'}) `;
  if (mark === 'roman') return `${ROMAN[number - 1] ?? '-'}. `;
  return mark.replace('#', String(number));
}

function writeParagraph(desk: Desk, steps: readonly string[]): void {
  const { draws, writer, writing } = desk;
  steps.forEach((step, place) => {
    writing.mark('step', step);
    if (place === steps.length - 1) return;
    if (draws.chance(0.02) && spaced(writer.language)) writing.say(` ${aside(desk)}`);
    if (writer.method.gap && draws.chance(0.3)) writing.line();
    else if (spaced(writer.language)) writing.say(' ');
  });
  writing.line();
}

function writeChain({ writer, writing }: Desk, steps: readonly string[]): void {
  steps.forEach((step, place) => {
    if (place > 0) writing.say(writer.method.separator);
    writing.mark('step', place > 0 ? lowerFirst(step) : step);
  });
  writing.line();
}
