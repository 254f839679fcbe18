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
const FEW_WRITTEN = 3;

/**
 * A dictation that says its signs ('two eggs comma one onion full stop') with the signs. One that has signs already, or where such
 * a word stands once, is as it was: 'punto' and 'period' are words besides.
 */
export function withDictatedSigns(text: string): string {
  if ((text.match(/[.,;:](?=\s)/g)?.length ?? 0) >= FEW_WRITTEN) return text;
  const spoken = SPOKEN.find(
    ({ comma, stop, line }) => count(text, comma) >= ENOUGH && count(text, `${line}|${stop}`) >= ENOUGH,
  );
  if (spoken === undefined) return text;
  return text
    .replace(said(spoken.line), '\n')
    .replace(said(spoken.comma), ',')
    .replace(said(spoken.stop), '.')
    .replace(/(?<=(?:^|\.|\n)\s*)\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/\n[ \t]+/g, '\n');
}

const said = (words: string) => new RegExp(String.raw`\s*(?<!\p{L})(?:${words})(?!\p{L})`, 'giu');

function count(text: string, words: string): number {
  return text.match(said(words))?.length ?? 0;
}
