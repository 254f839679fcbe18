import { findAmounts } from '@larder/shared/recipe-text/amounts';
import { CAPTION_PIECES, REPEATED_PIECES } from '../../server/src/extraction/text/fixtures/pieces.ts';
import { readCaption } from '../../server/src/extraction/text/read-text.ts';
import { median } from './measure.ts';

const CHARACTERS = 5_000;
const LIMIT_MS = 2;
const READINGS = 400;
const RANDOM = 10_000;
const HOSTILE = 100_000;

const BLOCKS = [
  'Sunday lemon cake 🍋\n\nMy grandmother baked it for every birthday, and I have never found one that I like more.',
  'Ingredients (serves 8):\n• 200 g butter, soft\n• 200 g sugar\n• 3 eggs\n• 1 1/2 tsp baking powder\n• zest of 2 lemons\n• a pinch of salt',
  'For the icing:\n150 g icing sugar\n2-3 tbsp lemon juice',
  'Method:\n1. Beat the butter and the sugar for 5 minutes.\n2. Add the eggs one at a time, then fold in the flour.\n3. Bake at 180 °C for 45 minutes and leave to cool.',
  '0:00 Hello\n0:45 The batter\n3:10 Into the oven\n\nFollow me for more cakes! Link in bio 👆\n#cake #lemon #baking',
];

/** `npm run bench -- captions`: how long a caption takes, and whether any text makes it throw or take more than its share. */
export function benchCaptions(): Promise<void> {
  const times = Array.from({ length: READINGS }, (_, index) => cpuTime(captionNumber(index)));
  const middle = median(times.slice(READINGS / 4));
  console.log(
    `\na caption of ${CHARACTERS} characters is read in ${middle.toFixed(2)} ms (limit ${LIMIT_MS} ms)`,
  );
  const faults = Array.from({ length: RANDOM }, (_, seed) => faultOf(randomCaption(seed))).filter(Boolean);
  console.log(`${RANDOM} random captions read: ${faults.length} faults`);
  const hostile = REPEATED_PIECES.map((piece) => {
    const [half, whole] = [HOSTILE / 2, HOSTILE].map((length) =>
      cpuTime(piece.repeat(length / piece.length)),
    ) as [number, number];
    return { piece, whole, growth: whole / half };
  });
  const slowest = hostile.reduce((worst, next) => (next.whole > worst.whole ? next : worst));
  const growth = median(hostile.map((one) => one.growth));
  console.log(
    `texts of ${HOSTILE} characters: the slowest (${JSON.stringify(slowest.piece)}) in ${slowest.whole.toFixed(0)} ms; twice as long takes ${growth.toFixed(1)} times as long`,
  );
  if (faults.length > 0) process.exitCode = 1;
  return Promise.resolve();
}

/** No two alike, so that nothing is remembered from the one before. */
function captionNumber(index: number): string {
  let text = '';
  for (let block = 0; text.length < CHARACTERS; block += 1)
    text += `${(BLOCKS[block % BLOCKS.length] ?? '').replace(/\p{Ll} /gu, `$&${index}${block} `).slice(0, 400)}\n\n`;
  return text.slice(0, CHARACTERS);
}

function randomCaption(seed: number): string {
  let state = seed * 2_654_435_761 + 1;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
  return Array.from({ length: next() % 80 }, () => CAPTION_PIECES[next() % CAPTION_PIECES.length] ?? '').join(
    ' ',
  );
}

function faultOf(text: string): string | undefined {
  try {
    const { recipe } = readCaption(text);
    for (const line of recipe?.ingredients ?? []) findAmounts(line);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** What this process worked for it, whatever else the machine does. */
function cpuTime(text: string): number {
  const started = process.cpuUsage();
  readCaption(text);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}
