import { toHeader } from '@larder/shared/recipe-text/sections';
import { factsOf } from './reading/facts.ts';
import { leftOvers } from './reading/left-over.ts';
import type { ReadRecipe } from './reading/one-recipe.ts';
import { addressOf } from './reading/values.ts';

/** What begins each recipe of a text. */
export const EXPORT_START = /^[ \t]*[*{]\s*Exported from\s+MasterCook[^\n]*$/im;

const TABLE = /^-{6,}\s+-{6,}\s+-{6,}/;
const END = /^\s*(?:-\s+){7,}-?\s*$/;
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
];
const LABELLED = new RegExp(String.raw`^\s*(${LABELS.join('|')})\s*:\s*`, 'i');
/** Longer ones are text. What is looked for in a line would take its length squared. */
const MAX_HEADING_CHARS = 300;
const WIDTHS = { amount: [0, 8], measure: [8, 24] } as const;

/** The first line that says something. */
export function exportTitle(text: string): string {
  return (
    linesIn(text)
      .find((line) => line.trim() !== '')
      ?.trim() ?? ''
  );
}

/** A recipe as `.mxp` has it: a head, a table of ingredients in columns, paragraphs, and what is labelled behind them. */
export function recipeOfExport(text: string): ReadRecipe {
  const lines = linesIn(text);
  const end = lines.findIndex((line) => line.length <= MAX_HEADING_CHARS && END.test(line));
  const table = lines.findIndex((line) => TABLE.test(line));
  const head = headOf(lines.slice(0, table < 0 ? lines.length : table));
  const body = lines.slice(table + 1);
  const stop = body.findIndex((line) => line.trim() === '');
  const rows = body.slice(0, stop < 0 ? body.length : stop);
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
    ingredients: rows.flatMap(rowOf),
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

function linesIn(text: string): string[] {
  return text.split(/\r\n?|\n/);
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
      .flatMap((line) => line.trim().split(/\s{2,}/))
      .map((tag) => tag.replaceAll('_', ' '))
      .filter((tag) => tag !== ''),
  };
}

function rowOf(line: string): string[] {
  const name = line.slice(WIDTHS.measure[1]).trim() || line.trim();
  const heading = name.length <= MAX_HEADING_CHARS ? HEADING.exec(name)?.[1] : undefined;
  if (heading !== undefined && line.slice(0, WIDTHS.measure[1]).trim() === '') return [toHeader(heading)];
  const parts =
    line.length > WIDTHS.measure[1] ? [line.slice(...WIDTHS.amount), line.slice(...WIDTHS.measure)] : [];
  const words = [...parts.map((part) => part.trim().replace(/\s+/g, ' ')), withPreparation(name)];
  return [words.filter((word) => word !== '').join(' ')];
}

/** 'carrots -- sliced' */
function withPreparation(name: string): string {
  const at = name.search(/\s--\s/);
  return at < 0 ? name : `${name.slice(0, at).trimEnd()}, ${name.slice(at + 4).trimStart()}`;
}

/** Paragraphs are steps until the first label; a label's text goes on until the next, or an empty line and no quote. */
function toldOf(
  before: readonly string[],
  behind: readonly string[],
): { steps: string[]; said: Record<string, string> } {
  const said = new Map<string, string[]>();
  const steps: string[] = [];
  let label = '';
  let isOpen = false;
  for (const line of [...before, '', ...behind]) {
    const match = LABELLED.exec(line.slice(0, MAX_HEADING_CHARS));
    const text = line
      .slice(match?.[0].length ?? 0)
      .trim()
      .replace(/^"|"$/g, '');
    if (match) label = (match[1] ?? '').toLowerCase();
    if (label !== '' && !said.has(label)) said.set(label, []);
    if (label !== '') said.get(label)?.push(text);
    else if (text !== '' && isOpen) steps[steps.length - 1] = `${steps.at(-1)} ${text}`;
    else if (text !== '') steps.push(text);
    isOpen = text !== '';
  }
  const filled = [...said].map(([name, texts]) => [name, texts.filter((text) => text !== '').join(' ')]);
  return {
    steps,
    said: Object.fromEntries(filled.filter(([, text]) => text !== '')) as Record<string, string>,
  };
}
