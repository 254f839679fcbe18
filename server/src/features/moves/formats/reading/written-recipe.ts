import { fold } from '@larder/shared/language/fold';
import { matchHeading, partNamed, type HeadingPart } from '../../../../extraction/lines/headings.ts';
import { servingsIn, rangeOfServings } from '../../../../extraction/lines/servings.ts';
import { timesIn } from '../../../../extraction/lines/times.ts';
import { namesServings } from '../../../../extraction/lines/yields.ts';
import { headingOf } from '../../../../extraction/text/headings.ts';
import { readCaption } from '../../../../extraction/text/read-text.ts';
import { MoveFileError, type LeftOver } from '../contract.ts';
import { withoutLabelledBlocks } from './labelled-blocks.ts';
import { leftOvers } from './left-over.ts';
import { ingredientLines, stepLines, withoutMarkdown } from './lines.ts';
import { recipeOfValues, valueNamed, type NamedValue, type ValueName } from './named-values.ts';
import type { ReadRecipe } from './one-recipe.ts';
import { addressOf } from './values.ts';

// A recipe as people write it down, and as programs export it as a text: a title, facts with their labels, and lists below headings.

/** As much as the reader of texts reads of one: what is longer would be cut without a word. */
export const MAX_CHARS = 100_000;
const MAX_HEADING_CHARS = 60;
const MAX_LABEL_CHARS = 300;
const MARKS = /^[#*_=\s-]+|[#*_=:\s-]+$/g;
const LABELLED = /^[*_\s]*([\p{L}][\p{L} '()/-]{1,40}?)[*_\s]*:[*_\s]*(\S.*)$/u;
/** 'Adapted from a.example', 'Rated 4/5' */
const SAID: readonly (readonly [start: RegExp, name: ValueName])[] = [
  [/^(?:adapted from:?|from:)\s+(?=\S)/i, 'source'],
  [/^rated:?\s+(?=\d)/i, 'rating'],
  [/^(?=[★⭐]{1,5}[★⭐☆✩]{0,4}$)/u, 'rating'],
  [/^starred$/i, 'favorite'],
  [/^(?=https?:\/\/\S+$)/i, 'url'],
];
const HASHTAGS = /^(?:#[\p{L}\d_-]+\s*)+$/u;
const NUTRITION = /^(?:nutrition|n[äa]hrwert|valeurs? nutri|informaci[óo]n nutri|valori nutri)/i;

interface Parts {
  head: string[];
  ingredients: string[];
  instructions: string[];
  notes: string[];
  others: { label: string; lines: string[] }[];
}

/** The recipe that a text tells; null where there is none. `title` is what its file or note is called. */
export function writtenRecipe(text: string, title = ''): ReadRecipe | null {
  const read = listedRecipe(text, title) ?? recipeOfTalk(text, title);
  return read && { ...read, title: read.title || title };
}

/** The same of a text that has headings over its lists; null for any other. */
export function listedRecipe(text: string, title = ''): ReadRecipe | null {
  const parts = partsOf(text.split('\n'));
  const isListed = parts.ingredients.some(isSaid) && parts.instructions.some(isSaid);
  return isListed ? recipeOfParts(parts, title) : null;
}

const isSaid = (line: string): boolean => line.trim() !== '';

/** The lines of a text by the headings that they stand below. */
function partsOf(lines: readonly string[]): Parts {
  const parts: Parts = { head: [], ingredients: [], instructions: [], notes: [], others: [] };
  let to = parts.head;
  for (const line of withoutMarksOfPrograms(lines)) {
    const part = partAt(line);
    const remark = part === undefined && to === parts.instructions ? remarkIn(line) : undefined;
    if (remark !== undefined) parts.notes.push(remark);
    else if (part === undefined) to.push(line);
    else if (part === 'other') {
      to = [];
      parts.others.push({ label: line.replace(MARKS, ''), lines: to });
    } else {
      to = parts[part];
      // 'Ingredients (serves 6)'
      if (part === 'ingredients') parts.head.push(line.replace(MARKS, '').replace(/^[^(\d]*/, ''));
    }
  }
  return parts;
}

const EXPORTED = /^\W*Exported (?:from|by)\b.{0,80}$/i;
/** Signs alone below a heading, or between parts. */
const UNDERLINE = /^\s*[-=_~*]{3,}\s*$/;
const OF_MAIL = /^(?:Subject|From|To|Cc|Date|Sent|Betreff|Von|An|Datum|Gesendet):\s/i;

/** Without what a program says of itself, and the head of a mail. */
function withoutMarksOfPrograms(lines: readonly string[]): string[] {
  const first = lines.findIndex(isSaid);
  const behind = lines.findIndex((line, at) => at >= first && !OF_MAIL.test(line));
  const isMail = first >= 0 && behind - first > 1;
  return lines.slice(isMail ? behind : 0).filter((line) => !EXPORTED.test(line) && !UNDERLINE.test(line));
}

/** 'Tip: serve it cold.' */
function remarkIn(line: string): string | undefined {
  const heading = line.length <= MAX_LABEL_CHARS ? headingOf(line.trim()) : null;
  return heading?.part === 'notes' && heading.rest !== '' ? heading.rest : undefined;
}

/** What a line names that is the name of a part, and at most says for how many it is. */
function partAt(line: string): HeadingPart | undefined {
  if (line.length > MAX_HEADING_CHARS || !isSaid(line) || /^[-•]\s/.test(line.trim())) return undefined;
  const name = line.replace(MARKS, '');
  const part = partNamed(name) ?? partNamed(name.replace(/\s*\([^()]*\)$/, ''));
  if (part !== undefined) return part;
  const match = /\d/.test(name) && namesServings(name) ? matchHeading(name) : undefined;
  return match?.kind === 'ingredients' ? 'ingredients' : undefined;
}

function recipeOfParts({ head, ingredients, instructions, notes, others }: Parts, given: string): ReadRecipe {
  const { values, further } = valuesIn(head);
  const isTitled = values.some(({ column }) => column === 'title');
  const isNamed = isTitled || given !== '';
  const talked = isNamed ? -1 : titleAmong(further);
  if (talked > 0) further.unshift(...further.splice(talked, 1));
  const [first = '', ...described] = isNamed ? ['', ...further.filter((line) => line !== given)] : further;
  const facts = factsIn(described);
  const { said: behind, method } = withoutLabelledBlocks(instructions);
  const labelled = Object.entries(behind).map(([name, text]) => ({ column: name as ValueName, name, text }));
  const read = recipeOfValues([...facts.values, ...values, ...labelled]);
  const said = others.map(({ label, lines }) => ({ label, text: lines.join('\n').trim() }));
  const isNutrition = ({ label }: LeftOver) => NUTRITION.test(label);
  return {
    ...read,
    title: read.title || given || withoutMarkdown(first.replace(/^#+\s*/, '')).trim(),
    description: joinedLines([read.description ?? '', ...facts.further]),
    ingredients: ingredientLines(ingredients.join('\n')),
    instructions: stepLines(method.join('\n')),
    notes: joinedLines([
      read.notes ?? '',
      notes
        .map((line) => withoutMarkdown(line))
        .join('\n')
        .trim(),
    ]),
    nutrition: joinedLines([read.nutrition ?? '', ...said.filter(isNutrition).map(({ text }) => text)]),
    leftOver: [...(read.leftOver ?? []), ...said.filter((other) => !isNutrition(other) && other.text !== '')],
  };
}

const TALK = /^(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Hh]allo|[Ll]iebe[rs]?)\b|[,:]$|[.!?]\s+\p{Lu}/u;

/** The first line that is no greeting and no sentence; -1 for none. */
const titleAmong = (lines: readonly string[]): number =>
  lines.findIndex((line) => !TALK.test(line) && line.length <= MAX_HEADING_CHARS && !isFact(line));

const joinedLines = (lines: readonly string[]): string | undefined =>
  lines.filter(isSaid).join('\n').trim() || undefined;

/** What lines say behind a label that names a field, and the others. */
function valuesIn(lines: readonly string[]): { values: NamedValue[]; further: string[] } {
  const values: NamedValue[] = [];
  const further: string[] = [];
  for (const line of lines.map((each) => each.trim()).filter(isSaid)) {
    const value = line.length > MAX_LABEL_CHARS ? undefined : valueOf(line);
    if (value) values.push(value);
    else further.push(line);
  }
  return { values, further };
}

function valueOf(line: string): NamedValue | undefined {
  for (const [start, column] of SAID)
    if (start.test(line)) return { column, name: column, text: line.replace(start, '').trim() || 'yes' };
  if (HASHTAGS.test(line)) return { column: 'tags', name: 'Tags', text: line.replace(/#/g, ',').slice(1) };
  const [, name = '', text = ''] = LABELLED.exec(line) ?? [];
  const column = name === '' ? undefined : valueNamed(name);
  return column && { column, name, text: text.replace(/[*_]+$/, '').trim() };
}

/** Whether a line says a fact and no name: 'Serves 4', 'Tags: quick'. */
export function isFact(line: string): boolean {
  return valueOf(line) !== undefined || factsIn([line]).values.length > 0;
}

/** Of what stands above the lists: times and servings in words of their own, and the lines that say more than that. */
function factsIn(lines: readonly string[]): { values: NamedValue[]; further: string[] } {
  const values: NamedValue[] = [];
  const further: string[] = [];
  for (const line of lines) {
    const folded = fold(line);
    const servings = line.length <= MAX_HEADING_CHARS ? servingsIn(folded) : null;
    const { prepTime, cookTime } =
      line.length <= MAX_HEADING_CHARS ? timesIn(folded, []) : { prepTime: null, cookTime: null };
    if (servings !== null)
      values.push({
        column: 'servings',
        name: 'Servings',
        text: rangeOfServings(folded, servings) ?? String(servings),
      });
    if (prepTime !== null) values.push({ column: 'prep', name: 'Preparation time', text: String(prepTime) });
    if (cookTime !== null) values.push({ column: 'cook', name: 'Cooking time', text: String(cookTime) });
    const isFact = servings !== null || prepTime !== null || cookTime !== null;
    if (!isFact || /[.!?]\s+\S/.test(line)) further.push(line);
  }
  return { values, further };
}

/** A text without headings over its lists: read as pasted text is, but for what stands behind labels. */
function recipeOfTalk(text: string, title: string): ReadRecipe | null {
  if (text.length > MAX_CHARS) throw new MoveFileError('too-long');
  const lines = text.split('\n');
  const labelled = lines.map((line) => (line.length > MAX_LABEL_CHARS ? undefined : valueOf(line.trim())));
  const isTaken = (value: NamedValue | undefined) => value?.column !== undefined && TAKEN.has(value.column);
  const rest = lines.filter((_, nth) => !isTaken(labelled[nth])).join('\n');
  const { recipe } = readCaption(rest, title === '' ? {} : { title });
  if (recipe === null || recipe.ingredients.length === 0) return null;
  const read = recipeOfValues(
    labelled.filter((value) => value !== undefined && isTaken(value)) as NamedValue[],
  );
  return {
    ...read,
    title: read.title || title || recipe.title,
    description: joinedLines([read.description ?? '', recipe.description]),
    ...{ ingredients: recipe.ingredients, instructions: recipe.instructions },
    servings: recipe.servings ?? undefined,
    prepTime: recipe.prepTime ?? undefined,
    cookTime: recipe.cookTime ?? undefined,
    difficulty: recipe.difficulty === 'medium' ? undefined : recipe.difficulty,
    sourceUrl: read.sourceUrl ?? addressOf(recipe.leftOut.find((line) => addressOf(line) !== undefined)),
    leftOver: [
      ...(read.leftOver ?? []),
      ...leftOvers({
        Text: recipe.leftOut
          .filter((line) => addressOf(line) === undefined && partAt(line) === undefined)
          .join('\n'),
      }),
    ],
  };
}

/** What the reader of pasted texts has no field for; it finds the others itself. */
const TAKEN: ReadonlySet<ValueName> = new Set([
  'title',
  'description',
  'tags',
  'categories',
  'cuisine',
  'url',
  'source',
  'rating',
  'notes',
  'created',
]);
