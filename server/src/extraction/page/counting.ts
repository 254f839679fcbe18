import { OF_SO_MANY } from '../lines/steps.ts';
import type { OutlineItem } from './outline-item.ts';

const ENOUGH_COUNTED = 3;
const CIRCLED = /^[①-⑳❶-❿]\s*/u;

/** '① ' as '1 '. */
function numberInCircle(mark: string): string {
  const code = mark.codePointAt(0) ?? 0;
  return `${code - (code < 0x2776 ? 0x245f : 0x2775)} `;
}

const COUNTED = new RegExp(String.raw`^\s*(\d{1,2})(?:${OF_SO_MANY}\s+|\s?[-–]\s?)(?=[\p{Lu}\p{Lo}])`, 'u');

/** Lines that count up from 1 without a full stop ('1 Mix', '1 of 2 Mix', '1- Mix', '①Mix') lose their numbers; what follows them need not count. */
export function withoutCounting(lines: readonly string[]): readonly string[] {
  let last = 0;
  let most = 0;
  const counted = lines.map((written) => {
    const line = written.replace(CIRCLED, numberInCircle);
    const number = Number(COUNTED.exec(line)?.[1]);
    if (number !== last + 1 && number !== 1) return written;
    last = number;
    most = Math.max(most, last);
    return line.replace(COUNTED, '');
  });
  return most >= ENOUGH_COUNTED ? counted : lines;
}

const BEFORE_DASH = /^(\d{1,2})\s?[-–/]\s(?=\p{Lu})/u;

/** Lines of a page that count up from 1 before a dash or stroke ('1- Mix', '2/ Bake'), as most people count: '1. Mix'. */
export function withUsualCounting(items: OutlineItem[]): OutlineItem[] {
  const counted = items.flatMap((item) => BEFORE_DASH.exec(item.text)?.[1] ?? []).map(Number);
  const most = counted.reduce((last, number) => (number === last + 1 ? number : last), 0);
  if (most < ENOUGH_COUNTED) return items;
  return items.map((item) => ({ ...item, text: item.text.replace(BEFORE_DASH, '$1. ') }));
}

const LETTERED = /^\s*\(?(\p{Ll}|\p{Lu})[.)]\s+(?=\p{L})/u;

/** Lines that are counted by letters ('a) Mix', 'b) Bake') lose them. */
export function withoutLetters(lines: readonly string[]): readonly string[] {
  const letters = lines.map((line) => LETTERED.exec(line)?.[1]?.toLowerCase());
  const counted = letters.filter((letter) => letter !== undefined).join('');
  if (counted.length < 2 || !'abcdefghijklmnop'.startsWith(counted)) return lines;
  return lines.map((line) => line.replace(LETTERED, ''));
}

const LAST_NUMBER = /(?<=[.!?。])\s?\(?(\d{1,2})\)?$/u;
const ENOUGH_LAST = 3;

/** The same for numbers behind the lines, those of the pictures beside them: 'Mix the flour. 1', 'Bake it. 2'. */
export function withoutLastNumbers(lines: readonly string[]): readonly string[] {
  const numbers = lines.flatMap((line) => LAST_NUMBER.exec(line)?.[1] ?? []).map(Number);
  const isCounting = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
  if (numbers.length < ENOUGH_LAST || numbers[0] !== 1 || !isCounting) return lines;
  return lines.map((line) => line.replace(LAST_NUMBER, ''));
}
