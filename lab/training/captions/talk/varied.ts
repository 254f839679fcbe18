import { LANGUAGES } from '../../../../server/src/extraction/language/lexicon.ts';
import { Draws } from '../made/draws.ts';
import type { MarkedTalk } from './marked.ts';

/** Each text as it is, and copies in which somebody else says it of other foods, with other signs and sounds. */
export function varied<T extends MarkedTalk>(
  talks: readonly T[],
  copies: number,
): { talk: T; text: string }[] {
  const draws = new Draws(5);
  const items = new Map<string, string[]>();
  const titles = new Map<string, string[]>();
  for (const { lang, text } of talks) {
    items.set(lang, [...(items.get(lang) ?? []), ...inside(text, 'i')]);
    titles.set(lang, [...(titles.get(lang) ?? []), ...inside(text, 't')]);
  }
  return talks.flatMap((talk) => {
    const { lang, text } = talk;
    const others = { items: items.get(lang) ?? [], titles: titles.get(lang) ?? [] };
    return [
      { talk, text },
      ...Array.from({ length: copies }, () => ({ talk, text: spokenAgain(draws, text, lang, others) })),
    ];
  });
}

const inside = (text: string, mark: string): string[] =>
  [...text.matchAll(new RegExp(`<${mark}>([^<]*)</${mark}>`, 'g'))].map(([, held]) => held ?? '');

function spokenAgain(
  draws: Draws,
  text: string,
  lang: string,
  { items, titles }: { items: string[]; titles: string[] },
): string {
  let said = text;
  if (draws.chance(0.6)) {
    const share = draws.next() * 0.6;
    said = said.replace(/<i>[^<]*<\/i>/g, (own) =>
      draws.chance(share) ? `<i>${draws.pick(items)}</i>` : own,
    );
  }
  if (draws.chance(0.3)) said = said.replace(/<t>[^<]*<\/t>/, () => `<t>${draws.pick(titles)}</t>`);
  if (draws.chance(0.3)) said = withSounds(draws, said, lang);
  const signs = draws.next();
  if (signs < 0.25) said = bare(said);
  else if (signs < 0.35) said = said.toLowerCase();
  else if (signs < 0.45) said = said.replace(/[.,;:!?]+(?=(?:<\/?[tis]>|\s)*\n)/g, '');
  const lines = draws.next();
  if (lines < 0.2) said = said.replace(/\s*\n+\s*/g, ' ');
  else if (lines < 0.3) said = said.replace(/([.!?](?:<\/s>)?) /g, '$1\n');
  return said;
}

/** As it is dictated: no signs, no capitals. */
function bare(text: string): string {
  return text
    .replace(/(?<!\d)[.,;:!?…"“”„()–—]+|[.,;:!?…]+(?!\d)/g, '')
    .replace(/[ ]+-[ ]+/g, ' ')
    .toLowerCase();
}

function withSounds(draws: Draws, text: string, lang: string): string {
  const sounds = (LANGUAGES[lang]?.fillers ?? '')
    .split('|')
    .map((sound) => sound.trim())
    .filter((sound) => sound !== '');
  if (sounds.length === 0) return text;
  return text
    .split(/(<[ti]>[^<]*<\/[ti]>)/)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replace(/(?<=\p{L}) (?=\p{L})/gu, () =>
            draws.chance(0.03) ? ` ${draws.pick(sounds)} ` : ' ',
          ),
    )
    .join('');
}
