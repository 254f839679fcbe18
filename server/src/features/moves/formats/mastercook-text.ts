import { toHeader } from '@larder/shared/recipe-text/sections';
import { factsOf } from './reading/facts.ts';
import { leftOvers } from './reading/left-over.ts';
import { paragraphSteps, plainLines } from './reading/plain-text.ts';
import type { ReadRecipe } from './reading/one-recipe.ts';
import { addressOf } from './reading/values.ts';

/** What begins each recipe of a text. */
export const EXPORT_START = /^[ \t]*[*{]\s*Exported from\s+MasterCook[^\n]*$/im;

const TABLE = /^-{6,}\s+-{6,}\s+-{6,}/;
const END = /^\s*(?:-\s+){3,}-?\s*$/;
const HEADING = /^[-*=]{2,}\s*([^-*=].*?)\s*[-*=]*$/;
/** 'NOTES : Freezes well.', and the labels whose text is in quotes on the next line. */
const LABELS = [
  ...[
    'NOTES?',
    'Source',
    String.raw`S\(Internet Address\)`,
    'Yield',
    String.raw`T\(Cook Time\)`,
    'Start to Finish Time',
  ],
  ...['Copyright', 'Description', 'Serving Ideas', 'Cuisine', 'Suggested Wine', 'Per Serving[^:]*'],
  // What the program counted by: numbers alone.
  String.raw`Nutr\.? ?Assoc\.?`,
];
const LABELLED = new RegExp(String.raw`^\s*(${LABELS.join('|')})\s*:\s*`, 'i');
/** Longer ones are text. What is looked for in a line would take its length squared. */
const MAX_HEADING_CHARS = 300;
/** Amount and measure stand before it. */
const NAME_COLUMN = 24;
/** A row behind an empty line: an amount, or nothing up to the name. */
const ROW = /^(?:\s{16,}\S|\s{0,7}[\d½⅓⅔¼¾⅛][\d\s./,-]*\s{2,}\S)/;

/** The first line that says something. */
export function exportTitle(text: string): string {
  return (
    plainLines(text)
      .find((line) => line.trim() !== '')
      ?.trim()
      .replace(/\s+/g, ' ') ?? ''
  );
}

/** A recipe as `.mxp` has it: a head, a table of ingredients in columns, paragraphs, and what is labelled behind them. */
export function recipeOfExport(text: string): ReadRecipe {
  const lines = plainLines(text);
  const end = lines.findIndex((line) => line.length <= MAX_HEADING_CHARS && END.test(line));
  const table = lines.findIndex((line) => TABLE.test(line));
  const head = headOf(text.split(/\r\n?|\n/).slice(0, table < 0 ? lines.length : table));
  const body = lines.slice(table + 1);
  const rows = rowsOf(body);
  const told = body.slice(rows.length, end < 0 ? undefined : Math.max(end - table - 1, rows.length));
  const { steps, said } = toldOf(told, end < 0 ? [] : lines.slice(end + 1));
  const { leftOver, ...facts } = factsOf({
    prep: head.prep,
    cook: said['t(cook time)'],
    total: said['start to finish time'],
    servings: head.servings,
  });
  const source = said['source'] ?? '';
  const nutrition = Object.entries(said).find(([label]) => label.startsWith('per serving'));
  return {
    title: exportTitle(text),
    description: said['description'],
    ingredients: withWholeRows(rows).flatMap(rowOf),
    instructions: steps,
    ...facts,
    cuisine: said['cuisine'] ? [said['cuisine']] : undefined,
    tags: head.categories,
    sourceUrl: addressOf(said['s(internet address)']) ?? addressOf(source),
    sourceName:
      [head.by, addressOf(source) ? '' : source].filter((name) => name !== '').join(', ') || undefined,
    notes: said['notes'] ?? said['note'],
    nutrition: nutrition && `${nutrition[0]}: ${nutrition[1]}`,
    leftOver: [
      ...leftOver,
      ...leftOvers({
        Yield: said['yield'],
        'Serving ideas': said['serving ideas'],
        Wine: said['suggested wine'],
        Copyright: said['copyright'],
      }),
    ],
  };
}

/** Up to an empty line that no further row follows. */
function rowsOf(body: readonly string[]): string[] {
  const stop = body.findIndex(
    (line, at) => line.trim() === '' && !ROW.test((body[at + 1] ?? '').slice(0, MAX_HEADING_CHARS)),
  );
  return body.slice(0, stop < 0 ? body.length : stop);
}

/** A name that is too long for its column goes on in the next row. */
export const GOES_ON = /(?:[,(-]|\b(?:and|or|in|of|with))$|\([^()]*$/i;

function withWholeRows(rows: readonly string[]): string[] {
  const whole: string[] = [];
  for (const row of rows) {
    const last = (whole.at(-1) ?? '').slice(-MAX_HEADING_CHARS).trimEnd();
    const isRest = row.trim() !== '' && row.slice(0, NAME_COLUMN).trim() === '' && GOES_ON.test(last);
    if (isRest) whole.push(`${whole.pop()?.trimEnd() ?? ''} ${row.trim()}`);
    else whole.push(row);
  }
  return whole;
}

function headOf(lines: readonly string[]) {
  const at = (label: RegExp) =>
    lines
      .find((line) => label.test(line))
      ?.replace(label, '')
      .trim() ?? '';
  const [servings = '', prep = ''] = at(/^Serving Size\s*:/i).split(/Preparation Time\s*:/i);
  const first = lines.findIndex((line) => /^Categories\s*:/i.test(line));
  const listed = first < 0 ? [] : [at(/^Categories\s*:/i)];
  for (const line of lines.slice(first + 1)) {
    if (first < 0 || !/^\s{10,}\S/.test(line)) break;
    listed.push(line);
  }
  return {
    by: at(/^Recipe By\s*:/i),
    servings: servings.trim(),
    prep: prep.trim().replace(/^0+:0+$/, ''),
    categories: listed
      .flatMap((line) => line.trim().split(/\s{2,}|\t/))
      .map((tag) => tag.replaceAll('_', ' '))
      .filter((tag) => tag !== ''),
  };
}

function headingIn(line: string): string | undefined {
  return line.length <= MAX_HEADING_CHARS ? HEADING.exec(line.trim())?.[1] : undefined;
}

/** Wherever the columns stand: some programs put tabs between them. */
function rowOf(line: string): string[] {
  const name = line.trim();
  const isWithoutAmount = line.slice(0, NAME_COLUMN).trim() === '' || /^[-*=]/.test(name);
  const heading = headingIn(name);
  if (heading !== undefined && isWithoutAmount) return [toHeader(heading)];
  if (isWithoutAmount && name.length <= MAX_HEADING_CHARS && /^\D[^.!?]*:$/.test(name))
    return [toHeader(name.slice(0, -1))];
  // 'carrots -- sliced'
  return name === '' ? [] : [name.replace(/\s+/g, ' ').replace(/ -- ?/, ', ')];
}

/** Paragraphs are steps until the first label; a label's text goes on until the next, or an empty line and no quote. */
function toldOf(
  before: readonly string[],
  behind: readonly string[],
): { steps: string[]; said: Record<string, string> } {
  const said = new Map<string, string[]>();
  const method: string[] = [];
  let label = '';
  for (const line of [...before, '', ...behind]) {
    const match = LABELLED.exec(line.slice(0, MAX_HEADING_CHARS));
    const text = line
      .slice(match?.[0].length ?? 0)
      .trim()
      .replace(/^"|"$/g, '');
    if (match) label = (match[1] ?? '').toLowerCase();
    if (label !== '' && !said.has(label)) said.set(label, []);
    if (label === '') method.push(line);
    else said.get(label)?.push(text);
  }
  const filled = [...said].map(([name, texts]) => [name, texts.filter((text) => text !== '').join(' ')]);
  return {
    steps: paragraphSteps(method, headingIn),
    said: Object.fromEntries(filled.filter(([, text]) => text !== '')) as Record<string, string>,
  };
}
