import { cleanText } from '../page/text.ts';
import { startsWithVerb } from '../lines/steps.ts';
import { stepParagraphs, stepText } from './paragraphs.ts';
import { isCooking } from './refusal.ts';
import type { Role, RoleRow, Roles } from './roles.ts';
import { isQuantityRow, isSentenceRow, letterCount, wordCount } from './rows.ts';

/**
 * The roles of a page that goes on with a recipe. It begins in the middle of a list or of a step: what leads without a gap into its first
 * line is a part of that line's list, and a page that only says what to do has no row that must look like a sentence.
 */
export function onFurtherPage(roles: Roles): Roles {
  return roles.rows.some(({ role }) => isLine(role)) ? withRowsAbove(roles) : methodAlone(roles);
}

/** The same of a page that came first and has a method alone, as far as it is sure to be one. */
export function onFirstPage(roles: Roles): Roles {
  const having = (wanted: Role) => roles.rows.some(({ role }) => role === wanted);
  return having('step') && !having('ingredient') && !having('title') ? withRowsAbove(roles) : roles;
}

const isLine = (role: Role) => role === 'ingredient' || role === 'step';

/** No further than this from the row below, in distances of its column. */
const NEAR = 1.4;

function withRowsAbove(roles: Roles): Roles {
  const { rows, headings, hasTallTitle } = roles;
  const first = rows.findIndex(({ role }) => isLine(role));
  const role = rows[first]!.role;
  const above = new Set(headings.map(({ text }) => text));
  let from = first;
  while (from > 0) {
    const [row, below] = [rows[from - 1]!, rows[from]!];
    const isNear = row.block === below.block && below.gap <= below.pitch * NEAR;
    if (!isNear || above.has(row.text) || !leadsInto(row, role, hasTallTitle) || isName(row, below)) break;
    from--;
  }
  return {
    ...roles,
    rows: rows.map((row, index) => (index >= from && index < first ? { ...row, role } : row)),
  };
}

function leadsInto(row: RoleRow, role: Role, hasTallTitle: boolean): boolean {
  if (letterCount(row.text) < 3) return false;
  // 'Bake 20 minutes' is what to do.
  if (row.role === 'fact') return role === 'step' && startsWithVerb(row.text);
  if (row.role === 'title' ? hasTallTitle : row.role !== 'none' && row.role !== 'description') return false;
  return role === 'step' || !isSentenceRow(row);
}

/** 'Barley Broth' over what is written in small letters: the name of the dish, or of a chapter. */
function isName({ text }: RoleRow, below: RoleRow): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}{3}/u.test(word));
  if (words.length < 2 || !words.every((word) => /^\P{L}*\p{Lu}/u.test(word))) return false;
  return /\p{Ll}/u.test(text) || /\p{Ll}/u.test(below.text);
}

const OPEN: ReadonlySet<Role> = new Set<Role>(['title', 'description', 'none']);

function methodAlone(roles: Roles): Roles {
  if (roles.rows.some(isQuantityRow)) return roles;
  const rows = roles.rows.map((row, index, all): RoleRow => {
    const isTitle =
      row.role === 'title' && !(startsWithVerb(row.text) && leadsInto(row, 'step', roles.hasTallTitle));
    const isNamed = index === 0 && all[1] !== undefined && isName(row, all[1]);
    return isTitle || isNamed || !OPEN.has(row.role) ? row : { ...row, role: 'step' };
  });
  const steps = rows.filter(({ role, text }) => role === 'step' && wordCount(text) > 0);
  const said = stepParagraphs(steps).map((paragraph) => cleanText(stepText(paragraph)));
  return isCooking(said) ? { ...roles, rows } : roles;
}
