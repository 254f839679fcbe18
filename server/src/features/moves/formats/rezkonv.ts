import { toHeader } from '@larder/shared/recipe-text/sections';
import { splitTags } from '../../../extraction/page/tags.ts';
import { MoveFileError, type LeftOver, type MoveFormat } from './contract.ts';
import { decodeText } from './guards/text.ts';
import { factsOf } from './reading/facts.ts';
import { valueNamed } from './reading/named-values.ts';
import { oneRecipe, type ReadRecipe } from './reading/one-recipe.ts';
import { blocksOf, MAX_SIGN_CHARS, paragraphSteps, plainLines } from './reading/plain-text.ts';
import { addressOf } from './reading/values.ts';
import { wholeOf } from './reading/zip-or-one.ts';
import { FORMATS } from './names.ts';

const START = /^(?:M{5})?={5}.*REZKONV/im;
const END = /^(?:M{5})?={5}\s*$/;
const FIELD = /^\s{0,14}(Titel|Kategorien|Menge)\s*:\s*(.*)$/;
const HEADING = /^={3,}\s*([^=\s].*?)\s*={3,}\s*$/;
const LABEL = /^\s*(?:Zutaten|Zubereitung)\s*:?\s*$/i;
/** ':O-Titel     : A title longer than a line', ':            : that goes on', ':Notizen (*) : …' */
const LABELLED = /^:([^:]{0,30}):(.*)$/;
const CAPTURED = /^\s*-{0,2}\s*Erfasst \*RK\* (\d{2})\.(\d{2})\.(\d{2,4})/i;

/** RezKonv's text of many recipes (`.rk`), as RezkonvSuite and KDE/krecipes (src/exporters/rezkonvexporter.cpp) write it. */
export const rezKonv: MoveFormat = {
  ...FORMATS.rezkonv,
  recognises: ({ name, start, entries }) =>
    entries === undefined && (/\.rk$/.test(name) || START.test(decodeText(start))),
  async *read(file) {
    let recipe: string[] | null = null;
    let count = 0;
    for (const line of [...plainLines(decodeText(await wholeOf(file))), '=====']) {
      const isStart = START.test(line.slice(0, MAX_SIGN_CHARS));
      if (recipe !== null && (isStart || END.test(line))) {
        const read: string[] = recipe;
        yield await oneRecipe(`#${(count += 1)}`, () => recipeOf(read), headOf(read)['titel']);
        recipe = null;
      }
      if (isStart) recipe = [];
      else recipe?.push(line);
    }
    if (count === 0) throw new MoveFileError('no-recipes');
  },
};

function headOf(lines: readonly string[]): Record<string, string> {
  const fields = lines.flatMap((line) => {
    const match = FIELD.exec(line.slice(0, MAX_SIGN_CHARS));
    return match ? [[(match[1] ?? '').toLowerCase(), (match[2] ?? '').trim()] as const] : [];
  });
  return Object.fromEntries(fields.reverse());
}

function headingIn(line: string): string | undefined {
  return line.length <= MAX_SIGN_CHARS ? HEADING.exec(line)?.[1] : undefined;
}

function recipeOf(lines: readonly string[]): ReadRecipe {
  const said = headOf(lines);
  const parts = partsOf(
    lines.filter((line) => !FIELD.test(line.slice(0, MAX_SIGN_CHARS)) && !LABEL.test(line)),
  );
  const { named, others } = namedIn(parts.labelled);
  const { leftOver, ...facts } = factsOf({
    servings: said['menge'],
    ...{ prep: named.get('prep'), cook: named.get('cook'), total: named.get('total') },
  });
  const sources = parts.source.map((line) => line.replace(/^\s*-{0,2}\s*/, '').trim());
  return {
    title: parts.labelled.get('o-titel')?.replaceAll('\n', ' ') || (said['titel'] ?? ''),
    ingredients: parts.ingredients,
    instructions: paragraphSteps(parts.method, headingIn),
    ...facts,
    tags: [...splitTags(said['kategorien'] ?? ''), ...splitTags(named.get('tags') ?? '')],
    sourceUrl: sources.map(addressOf).find((address) => address !== undefined),
    sourceName: sources.filter((source) => source !== '' && !addressOf(source)).join(', ') || undefined,
    created: parts.created,
    notes: [...parts.labelled].find(([label]) => label.startsWith('notiz'))?.[1],
    nutrition: named.get('nutrition'),
    leftOver: [...leftOver, ...others],
  };
}

const FIELDS: ReadonlySet<string | undefined> = new Set(['prep', 'cook', 'total', 'tags', 'nutrition']);

/** What is labelled behind the method: what a field takes, and what none does. */
function namedIn(labelled: ReadonlyMap<string, string>): { named: Map<string, string>; others: LeftOver[] } {
  const named = new Map<string, string>();
  const others: LeftOver[] = [];
  for (const [label, text] of labelled) {
    if (label === 'o-titel' || label.startsWith('notiz')) continue;
    const field = /kcal|kalorien|\bkJ\b/i.test(text) ? 'nutrition' : valueNamed(label);
    if (field !== undefined && FIELDS.has(field) && !named.has(field))
      named.set(field, text.replace(/^:\s*/, ''));
    else others.push({ label, text });
  }
  return { named, others };
}

interface Parts {
  ingredients: string[];
  source: string[];
  created?: Date;
  method: string[];
  labelled: Map<string, string>;
}

/** The list up to a block that begins at the left with a letter, the source below its heading, and the method behind. */
function partsOf(lines: readonly string[]): Parts {
  const parts: Parts = { ingredients: [], source: [], method: [], labelled: new Map() };
  let isMethod = false;
  for (const block of blocksOf(lines)) {
    const quoted = block.findIndex((line) => /^quelle/i.test(headingIn(line) ?? ''));
    const [first = ''] = block;
    isMethod ||= quoted !== 0 && headingIn(first) === undefined && /^\s{0,2}[^\d\s½⅓⅔¼¾-]/.test(first);
    if (isMethod) addMethod(block, parts);
    else {
      for (const line of quoted < 0 ? block : block.slice(0, quoted)) addIngredient(line, parts.ingredients);
      if (quoted >= 0) addSource(block.slice(quoted + 1), parts);
    }
  }
  return parts;
}

function addIngredient(line: string, to: string[]): void {
  const heading = headingIn(line);
  const continued = /^\s{6,}-{1,2}\s*(\S.*)$/.exec(line.slice(0, MAX_SIGN_CHARS))?.[1];
  if (heading !== undefined) to.push(toHeader(heading));
  else if (continued !== undefined && to.length > 0) to[to.length - 1] += ` ${continued.trim()}`;
  else to.push(line.trim().replace(/\s+/g, ' ').replace(/;\s*/, ', '));
}

/** Who wrote it, and below 'Erfasst' when it was typed in and by whom. */
function addSource(lines: readonly string[], parts: Parts): void {
  const typed = lines.findIndex((line) => CAPTURED.test(line));
  parts.source.push(...(typed < 0 ? lines : lines.slice(0, typed)));
  const [, day = '', month = '', year = ''] = CAPTURED.exec(lines[typed] ?? '') ?? [];
  const whole = year.length === 2 ? Number(year) + (Number(year) < 70 ? 2_000 : 1_900) : Number(year);
  const date = new Date(Date.UTC(whole, Number(month) - 1, Number(day)));
  if (day !== '' && !Number.isNaN(date.getTime())) parts.created = date;
}

function addMethod(block: readonly string[], parts: Parts): void {
  let label = '';
  for (const line of block) {
    const match = LABELLED.exec(line.slice(0, MAX_SIGN_CHARS));
    if (!match) parts.method.push(line);
    else {
      const name = (match[1] ?? '')
        .replace(/[>*()]/g, '')
        .trim()
        .toLowerCase();
      label = name || label;
      const before = parts.labelled.get(label);
      const text = (match[2] ?? '').trim();
      parts.labelled.set(label, before === undefined ? text : `${before}\n${text}`);
    }
  }
  parts.method.push('');
}
