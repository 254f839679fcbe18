import { foldWords } from '@larder/shared/language/fold';
import { namesUnit } from '../lines/amounts.ts';
import { startsWithVerb } from '../lines/steps.ts';
import { factLabels } from './facts.ts';
import { fixDigits } from './fix-digits.ts';
import { isIconRow } from './icon-facts.ts';
import { COOKED } from './refusal.ts';
import { isQuantityRow, letterCount, wordCount } from './rows.ts';
import type { Role, RoleRow, Roles } from './roles.ts';
import type { RowSpan, TaggedPage } from './tagged-rows.ts';

/** How much of the letters of a row must have a role for the row to have it. */
const MOST = 0.5;

/**
 * The roles of rows as the tagger sees them, for a page without headings: facts, page numbers and what stands under a heading
 * of its own remain what the rules say. A row with several ingredients becomes several.
 */
export function rolesByTagger(rules: Roles, page: TaggedPage): Roles {
  const headings = new Set(rules.headings.map(({ text }) => text));
  const title = rules.hasTallTitle ? undefined : rowOfTitle(rules.rows, page.title, headings);
  return {
    ...rules,
    rows: rules.rows.flatMap((row, index): RoleRow[] => {
      if (row === title) return [titleIn(row, page.title)];
      const isOther = row.role === 'title' && title !== undefined;
      if (
        !isOther &&
        (KEPT.has(row.role) || headings.has(row.text)) &&
        !isStepWithTime(row, page.spans[index])
      )
        return [row];
      return retagged(isOther ? { ...row, role: 'none' } : row, page.spans[index] ?? []);
    }),
  };
}

/** 'bake 1 hour at 350' is what to do, where the tagger says so. */
function isStepWithTime({ role, text }: RoleRow, spans: readonly RowSpan[] = []): boolean {
  return (
    role === 'fact' &&
    !text.includes(':') &&
    !isIconRow(text) &&
    /\s\p{L}/u.test(text) &&
    spans.some((span) => span.role === 'step' && span.from === 0) &&
    (factLabels(text) ?? []).every((label) => label === 'cookTime')
  );
}

const KEPT: ReadonlySet<Role> = new Set<Role>(['title', 'fact']);

function retagged(row: RoleRow, spans: readonly RowSpan[]): RoleRow[] {
  const items = spans.filter(({ role }) => role === 'ingredient');
  const role = roleOf(row, spans);
  const measured = items.length === 0 && (role === 'step' || role === 'none') ? behindVerb(row) : undefined;
  if (measured) return [partOf(row, measured), { ...row, role: 'step' }];
  if (role === 'step') return [...items.map((item) => partOf(row, item)), { ...row, role }];
  if (role !== 'ingredient') return [{ ...row, role }];
  if (items.length < 2) return [{ ...row, role, ...(items[0] ? { begins: items[0].begins } : {}) }];
  return [...factBefore(row, items[0]?.from ?? 0), ...items.map((item) => partOf(row, item))];
}

const VERB = /^(\p{L}{3,}(?:\s\p{L}+)?)\s?:\s?/u;
const MOST_WORDS = 6;

/** 'Add: 3 T. lemon juice' on a card whose list and method are one: what is to be added is an ingredient. */
function behindVerb({ text }: RoleRow): RowSpan | undefined {
  const [verb = '', name = ''] = VERB.exec(text) ?? [];
  const rest = text.slice(verb.length);
  if (!startsWithVerb(name) || factLabels(text) !== undefined || wordCount(rest) > MOST_WORDS)
    return undefined;
  if (!isQuantityRow({ text: rest }) || !namesUnit(rest.split(' ').slice(0, 3).join(' '))) return undefined;
  return { role: 'ingredient', from: verb.length, to: text.length, begins: true };
}

/** 'For 4: 300 g flour, 1 carrot' */
function factBefore(row: RoleRow, to: number): RoleRow[] {
  const fact = row.text.slice(0, to).replace(/[\s:]+$/, '');
  return factLabels(fact) === undefined
    ? []
    : [{ ...row, role: 'fact', text: fact, characters: row.characters.slice(0, fact.length) }];
}

function roleOf(row: RoleRow, spans: readonly RowSpan[]): Role {
  if (HEAT.test(row.text)) return 'step';
  const letters = letterCount(row.text);
  const roles: readonly [RowSpan['role'], Role][] = [
    ['step', 'step'],
    ['ingredient', 'ingredient'],
    ['header', 'ingredientHeader'],
  ];
  for (const [tag, role] of roles) {
    const own = spans.filter((span) => span.role === tag);
    const covered = own.reduce((sum, { from, to }) => sum + letterCount(row.text.slice(from, to)), 0);
    if (covered >= letters * MOST && covered > 0) return role;
  }
  if (row.role === 'fact') return 'step';
  if (row.role === 'ingredient' && !isQuantityRow(row)) return 'none';
  return row.role;
}

/** '350° - 25 min.' is no amount of anything. */
const HEAT = /^\P{L}*\d\s?[°º]/u;

/** A stretch of a row; only its beginning can be read again where it begins the row. */
function partOf(row: RoleRow, { from, to, begins }: RowSpan): RoleRow {
  return {
    ...row,
    role: 'ingredient',
    text: fixDigits(row.text.slice(from, to)),
    characters: row.characters.slice(from, to),
    atSource: from === 0 ? Math.min(row.atSource, to) : 0,
    begins,
    isPart: true,
  };
}

/** 'Recipe for: Plum cake' is one of plum cake. */
function titleIn(row: RoleRow, title: string): RoleRow {
  const from = row.text.indexOf(title);
  if (from < 0) return { ...row, role: 'title' };
  const to = from + title.length;
  return { ...row, role: 'title', text: title, characters: row.characters.slice(from, to) };
}

/** No title stands below the heading of a list or of steps. */
function rowOfTitle(
  rows: readonly RoleRow[],
  title: string,
  headings: ReadonlySet<string>,
): RoleRow | undefined {
  const wanted = foldWords(title);
  if (wanted === '') return undefined;
  const found = rows.findIndex(({ text, role }) => role !== 'fact' && foldWords(text).includes(wanted));
  return rows.slice(0, found).some(({ text }) => headings.has(text)) ? undefined : rows[found];
}

/**
 * Of a page that is not clear nothing below its title is left out, and no misread word begins notes: rows with an amount are
 * ingredients, others steps.
 */
export function withoutGaps(rows: readonly RoleRow[]): RoleRow[] {
  const title = rows.findLastIndex(({ role }) => role === 'title');
  return rows.map((row, index) => {
    if (index <= title || !LEFT_OUT.has(row.role)) return row;
    if (letterCount(row.text) < LEAST_LETTERS) return row;
    return { ...row, role: /\d/.test(row.text) && !COOKED.test(row.text) ? 'ingredient' : 'step' };
  });
}

const LEFT_OUT: ReadonlySet<Role> = new Set<Role>(['none', 'description', 'note']);
const LEAST_LETTERS = 3;
