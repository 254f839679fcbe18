import { ConfigError } from '../config-error.ts';
import { extractMove } from './extract-moves.ts';
import { extractOnePage, extractPages } from './extract-pages.ts';
import { extractLines, extractPairs, extractScale } from './extract-lines.ts';
import { extractConvert, extractTins } from './extract-conversions.ts';
import { extractCaptions } from './extract-texts.ts';
import { extractPhotos } from './extract-photos.ts';
import { UsageError } from './usage.ts';

// `npm run -s extract -- <what> …`: runs the readers of the importer on given files, with JSON on stdout or in a file. Needs
// neither a database nor a server.
const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  page: extractOnePage,
  pages: extractPages,
  captions: extractCaptions,
  lines: extractLines,
  pairs: extractPairs,
  scale: extractScale,
  convert: extractConvert,
  tins: extractTins,
  photos: extractPhotos,
  move: extractMove,
};

async function main([name = '', ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    throw new UsageError(`Unknown command '${name}'. Use: extract ${Object.keys(COMMANDS).join(' | ')}`);
  }
  await command(args);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError || error instanceof ConfigError)) throw error;
  console.error(error.message.split('\n')[0]);
  process.exitCode = 2;
}
