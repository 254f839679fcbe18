import { LANGUAGE } from '../messages/built-language.ts';
import { once } from '../recipe-text/once.ts';

const MINUTES_AN_HOUR = 60;
/** How hours and minutes are written in short; `Intl` writes 'hr' where recipes write 'h'. */
const SHORT: Readonly<Record<string, readonly [hours: string, minutes: string]>> = {
  en: ['h', 'min'],
  de: ['Std.', 'Min.'],
};

interface Length {
  hours: number;
  minutes: number;
}

function lengthOf(total: number): Length {
  return { hours: Math.floor(total / MINUTES_AN_HOUR), minutes: total % MINUTES_AN_HOUR };
}

/** Minutes as people write them: '45 min', '1 h 50 min', '27 h' (docs/rules.md, Sentences and screens). */
export function shortDuration(total: number, language: string = LANGUAGE): string {
  const { hours, minutes } = lengthOf(total);
  const [hoursSign, minutesSign] = SHORT[language] ?? SHORT['en']!;
  return written({ hours, minutes }, [`${hours} ${hoursSign}`, `${minutes} ${minutesSign}`]);
}

/** Minutes as they are said: '1 hour 50 minutes'. */
export function spokenDuration(total: number, language: string = LANGUAGE): string {
  const { hours, minutes } = lengthOf(total);
  return written({ hours, minutes }, [said(hours, 'hour', language), said(minutes, 'minute', language)]);
}

/** Without a part that is nothing, unless both are. */
function written({ hours, minutes }: Length, [ofHours, ofMinutes]: [string, string]): string {
  if (hours === 0) return ofMinutes;
  return minutes === 0 ? ofHours : `${ofHours} ${ofMinutes}`;
}

// Making one of these takes as long as saying a hundred.
const SAID = { hour: saidIn('hour'), minute: saidIn('minute') };

function saidIn(unit: 'hour' | 'minute') {
  return once((language) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }));
}

function said(count: number, unit: 'hour' | 'minute', language: string): string {
  return SAID[unit](language).format(count);
}
