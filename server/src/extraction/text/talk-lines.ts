import { anyOf } from '../language/lexicon.ts';
import { EMOJIS } from './clean.ts';

// The lines of a chat, a letter or an e-mail as one person says them: without stamps, the others' messages, and broken lines.

const DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
const DAY_OF_YEAR = String.raw`\d{1,2}[./-]\d{1,2}\.?`;
const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?`;
/** '18:00 Uhr:' is when, not who. */
const WHO = String.raw`(?!\s?(?:uhr|h|hrs|hours?)\s?:)([^:\n]{1,40}):\s?`;
/** '[14/08/23, 7:12:04 pm] Tom: ', '14.08.23, 19:12 - Tom: '; only in brackets '[19:12, 14/08/2023] Tom: ' and '[14/08, 19:12] Tom: ' */
const STAMPED = new RegExp(String.raw`^\[?${DAY},?\s+${CLOCK}\]?\s?(?:-\s)?${WHO}`, 'iu');
const CLOCKED = new RegExp(
  String.raw`^\[(?:${DAY_OF_YEAR},\s+${CLOCK}|${CLOCK}(?:,\s+${DAY})?)\]\s?${WHO}`,
  'iu',
);
/** 'Tom: ' before what somebody says in a chat; a name that is there once may be a heading. */
const SPEAKER = /^(\p{Lu}[\p{L}.]{0,20}(?:\s\p{L}[\p{L}.]{0,20})?):\s+/u;
/** 'From: Carol', 'Betreff: Kuchen' */
const MAIL_HEAD = new RegExp(String.raw`^${anyOf('mailHeads')}\s?:\s.*$`, 'iu');

interface Message {
  speaker: string;
  text: string;
}

/** What the one who says most says, and what the others do. */
export interface SaidByOne {
  text: string;
  others: string;
}

/** Of a chat the messages of the one who says most, and those of the others; of a letter its paragraphs as whole lines. */
export function saidByOne(text: string): SaidByOne {
  const lines = text.split('\n');
  const messages = messagesIn(lines);
  if (messages.length > 0) return ofMainSpeaker(messages);
  return { text: unwrapped(withoutHead(lines)).join('\n'), others: '' };
}

/** Messages of several people who say more than one thing each; 'Tip:' twice is nobody. */
export function isChat(text: string): boolean {
  const counts = countsOf(messagesIn(text.split('\n')).map(({ speaker }) => speaker));
  return [...counts].filter(([speaker, count]) => speaker !== '' && count > 1).length > 1;
}

/** What one person sent in several messages, without their stamps. */
export function withoutOwnStamps(text: string): string {
  const lines = text.split('\n').map((line) => ({ line, stamp: stampOf(line) }));
  const speakers = lines.flatMap(({ stamp }) => stamp?.[1] ?? []);
  if (speakers.length < FEWEST_STAMPS || new Set(speakers).size > 1) return text;
  return lines.map(({ line, stamp }) => (stamp ? behind(stamp) : line)).join('\n');
}

/** 'Tom:' of a message that is used otherwise. */
const ONLY_SPEAKER = /^[^:\n]{1,40}:$/u;

/** Of what is left of a chat, what somebody said. */
export function withoutSpeakers(left: readonly string[], text: string): string[] {
  const said = left.filter((line) => !ONLY_SPEAKER.test(line));
  return said.length < left.length && isChat(text) ? said : [...left];
}

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const FEWEST_STAMPS = 2;

function messagesIn(lines: readonly string[]): Message[] {
  const speakers = countsOf(lines.flatMap((line) => speakerOf(line, SPEAKER)?.[1] ?? []));
  const stamps = lines.filter((line) => stampOf(line)).length;
  const messages: Message[] = [];
  let count = 0;
  for (const line of lines) {
    const plain = stamps < FEWEST_STAMPS ? speakerOf(line, SPEAKER) : null;
    const found = stampOf(line) ?? plain;
    const name = found?.[1]?.trim() ?? '';
    const isMessage = found !== null && (stamps >= FEWEST_STAMPS || (speakers.get(name) ?? 0) > 1);
    if (isMessage) count += 1;
    const last = messages.at(-1);
    if (isMessage) messages.push({ speaker: name, text: behind(found) });
    else if (last) last.text += `\n${line}`;
    else messages.push({ speaker: '', text: line });
  }
  return count >= FEWEST_STAMPS ? messages : [];
}

const behind = (found: RegExpExecArray) => found.input.slice(found[0].length);

function stampOf(line: string): RegExpExecArray | null {
  return speakerOf(line, STAMPED) ?? speakerOf(line, CLOCKED);
}

function speakerOf(line: string, pattern: RegExp): RegExpExecArray | null {
  return pattern.exec(line.replace(/^[\u200e\u200f\s]+/u, ''));
}

function ofMainSpeaker(messages: readonly Message[]): SaidByOne {
  const lengths = new Map<string, number>();
  for (const { speaker, text } of messages) lengths.set(speaker, (lengths.get(speaker) ?? 0) + text.length);
  const [main] = [...lengths].sort(([, one], [, other]) => other - one)[0] ?? [''];
  const textOf = (isMain: boolean) =>
    messages
      .filter(({ speaker }) => (speaker === main || speaker === '') === isMain)
      .map(({ text }) => text)
      .join('\n');
  return { text: textOf(true), others: textOf(false) };
}

function withoutHead(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== '' && !MAIL_HEAD.test(line));
  return first < 0 ? [...lines] : lines.slice(first);
}

const NARROWEST = 40;
const WIDEST = 90;
const NEARLY = 0.7;
const MOST_SHORTER = 0.4;
const MOST_WIDER = 0.4;

/** Paragraphs that were broken at a width, each as one line again; lists and verses stay. */
export function unwrapped(lines: readonly string[]): string[] {
  // A line that was joined to the next one at a hyphen is longer.
  const widest = Math.max(0, ...lines.map(({ length }) => length).filter((length) => length <= WIDEST));
  const wider = lines.filter(({ length }) => length > WIDEST).length;
  if (widest < NARROWEST || wider > lines.length * MOST_WIDER) return [...lines];
  const isFull = (line: string | undefined) => (line?.length ?? 0) >= widest * NEARLY;
  const goesOn = lines.filter((line, index) => isFull(line) && isGoingOn(line, lines[index + 1]));
  const whole = lines.filter((line) => line.trim() !== '').length;
  if (goesOn.length < 2 || goesOn.length < whole * MOST_SHORTER) return [...lines];
  const joined: string[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (
      index > 0 &&
      before !== undefined &&
      line.trim() !== '' &&
      isFull(before) &&
      !EMOJIS.test(before.slice(-2))
    )
      joined[joined.length - 1] = `${joined.at(-1)!.trimEnd()} ${line.trimStart()}`;
    else joined.push(line);
  }
  return joined;
}

/** A line ends within a sentence. */
function isGoingOn(line: string, next: string | undefined): boolean {
  return next !== undefined && /\p{L}/u.test(next) && !/[.!?:]["”)]?\s*$/u.test(line);
}
