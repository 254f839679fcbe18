import { ENHANCED_FIELDS } from '@larder/shared/recipe/fields';
import type { Candidate, DraftEvidence, EvidenceSource, RecipeFields, SourceName } from './fields.ts';
import { hasAmount } from '../lines/amounts.ts';
import { withoutHeaders } from '../lines/sections.ts';
import { lineKey, sharedWords, wordsOf } from './text.ts';

const KIND: Readonly<Record<SourceName, EvidenceSource>> = {
  'json-ld': 'structured',
  microdata: 'structured',
  plugin: 'plugin',
  'embedded-json': 'structured',
  visible: 'page',
  meta: 'page',
  pictures: 'page',
};
/** Fields whose number or list is often misread from the text of a page alone. */
const DOUBTFUL_IN_TEXT = new Set<keyof RecipeFields>([
  'ingredients',
  'instructions',
  'prepTime',
  'cookTime',
  'servings',
]);
type Value = RecipeFields[keyof RecipeFields];
const ENOUGH_ALIKE = 0.9;
const FEW_AMOUNTS = 0.3;

/**
 * Where each field of a merged recipe was read from. A field is sure when data written for machines has it in a sensible
 * form, or when two sources that know nothing of one another agree.
 */
export function evidenceOf(fields: RecipeFields, chosen: readonly Candidate[]): DraftEvidence {
  const evidence: DraftEvidence = {};
  const note = (name: keyof DraftEvidence, value: Value, from: keyof RecipeFields) => {
    const sources = chosen.filter((candidate) => says(candidate[from], value)).map(({ source }) => source);
    const [first] = sources;
    if (first === undefined) return;
    const source = KIND[first];
    const isDoubtful =
      source === 'page' ? DOUBTFUL_IN_TEXT.has(from) || first === 'pictures' : !isSensible(from, value);
    evidence[name] = { source, sure: !isDoubtful || sources.length > 1 };
  };
  for (const name of ENHANCED_FIELDS) {
    if (name === 'image') note(name, fields.images?.[0], 'images');
    else if (name === 'cookTime' && fields.cookTime === undefined) note(name, fields.totalTime, 'totalTime');
    else note(name, fields[name], name);
  }
  return evidence;
}

/** Whether a source's own value is, in essence, this one. */
function says(own: Value, value: Value): boolean {
  if (own === undefined || value === undefined) return false;
  if (Array.isArray(own)) {
    const lines = withoutHeaders(own);
    if (!Array.isArray(value)) return lines.includes(String(value));
    const others = withoutHeaders(value);
    return sharedWords(wordsOf(lines.join(' ')), wordsOf(others.join(' '))) >= ENOUGH_ALIKE;
  }
  if (typeof own === 'string') return lineKey(own) === lineKey(String(value));
  return own === value;
}

function isSensible(field: keyof RecipeFields, value: Value): boolean {
  if (typeof value === 'number') return value > 0;
  if (field !== 'ingredients' || !Array.isArray(value)) return true;
  const lines = withoutHeaders(value);
  return lines.length > 1 && lines.filter(hasAmount).length >= lines.length * FEW_AMOUNTS;
}
