import { NUMBER_WORD } from '../lines/number-words.ts';

interface SpokenSigns {
  comma: string;
  stop: string;
  line: string;
}

/** What people say for a sign while they dictate, by language; of Germanic languages that share them together. */
const SPOKEN: readonly SpokenSigns[] = [
  { comma: 'comma', stop: 'full stop|period', line: 'new line|newline|new paragraph' },
  {
    comma: 'komma',
    stop: 'punkt|punt',
    line: 'neue zeile|neuer absatz|nieuwe regel|nieuwe alinea|ny rad|nytt stycke|ny linje|nyt afsnit|nytt avsnitt',
  },
  { comma: 'virgule', stop: 'point', line: 'à la ligne|nouvelle ligne' },
  { comma: 'coma', stop: 'punto', line: 'punto y aparte|nueva línea' },
  { comma: 'virgola', stop: 'punto', line: 'a capo|nuova riga' },
  { comma: 'vírgula', stop: 'ponto', line: 'nova linha|novo parágrafo' },
  { comma: 'przecinek', stop: 'kropka', line: 'nowa linia|nowy wiersz' },
];
const ENOUGH = 2;
const ENOUGH_TOGETHER = 4;
/** 'a punto de nieve', 'au point', 'al punto' */
const BEFORE_WORD =
  /(?<!\p{L})(?:a|al|el|de|del|un|su|en|il|le|au|à|ao|o|ein|der|beim|am|rest|comma|virgule)\s$/iu;
const BEHIND_WORD = /^\s(?:de|di|du|d['’]|of|virgule)(?!\p{L})/iu;
const NUMBER_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:\d+|${NUMBER_WORD})\s$`, 'iu');
const NUMBER_BEHIND = new RegExp(String.raw`^\s(?:\d+|${NUMBER_WORD})(?!\p{L})`, 'iu');
const AROUND = 24;

/**
 * A dictation that says its signs ('two eggs comma one onion full stop') with the signs. A text with a line or a sign of its own is
 * as it was, and so is one where such words are few: 'punto' and 'period' are words besides, and 'eins Komma fünf' is a number.
 */
export function withDictatedSigns(text: string): string {
  if (/[.,;\n]/.test(text)) return text;
  const spoken = SPOKEN.find(({ comma, stop, line }) => {
    const [commas, stops] = [count(text, comma), count(text, `${line}|${stop}`)];
    return Math.min(commas, stops) >= ENOUGH && commas + stops >= ENOUGH_TOGETHER;
  });
  if (spoken === undefined) return text;
  const signed = signsFor(signsFor(signsFor(text, spoken.line, '\n'), spoken.comma, ','), spoken.stop, '.');
  return signed
    .replace(/(?<=(?:^|\.\s|\n\s?))\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/\n[ \t]/g, '\n');
}

function signsFor(text: string, words: string, sign: string): string {
  return text.replace(said(words), (word: string, place: number) =>
    isSign(text, word, place) ? sign : word,
  );
}

function count(text: string, words: string): number {
  return Array.from(text.matchAll(said(words))).filter(({ 0: word, index }) => isSign(text, word, index))
    .length;
}

const said = (words: string) => new RegExp(String.raw`\s(?:${words})(?!\p{L})`, 'giu');

function isSign(text: string, word: string, place: number): boolean {
  const before = text.slice(Math.max(0, place - AROUND), place + 1);
  const behind = text.slice(place + word.length, place + word.length + AROUND);
  if (BEFORE_WORD.test(before) || BEHIND_WORD.test(behind)) return false;
  return !(NUMBER_BEFORE.test(before) && NUMBER_BEHIND.test(behind));
}
