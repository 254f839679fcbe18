import { isDeepStrictEqual } from 'node:util';
import { ENHANCED_FIELDS } from '@larder/shared/recipe/fields';
import type { EvidenceReason } from '@larder/shared/import/messages';
import type { Choice } from './choice.ts';
import type {
  Candidate,
  DraftEvidence,
  EvidenceSource,
  FieldEvidence,
  RecipeFields,
  SourceName,
} from './fields.ts';
import type { ListKind } from './region.ts';
import { lineKey } from './text.ts';

const KIND: Readonly<Record<SourceName, EvidenceSource>> = {
  'json-ld': 'structured',
  microdata: 'structured',
  plugin: 'plugin',
  'embedded-json': 'structured',
  visible: 'page',
  meta: 'page',
  pictures: 'page',
};
/** Fields whose number is often misread from the text of a page alone. */
const DOUBTFUL_IN_TEXT = new Set<keyof RecipeFields>(['prepTime', 'cookTime', 'servings']);
type Value = RecipeFields[keyof RecipeFields];
/** A list that is right less often than this is to be checked. */
const SURE = 0.9;
const FEW_AMOUNTS = 0.3;
const ALIKE = 0.8;

type Chosen = Record<ListKind, Choice>;

/**
 * Where each field of a merged recipe was read from. A list is sure when such choices are seldom wrong, another field when
 * data written for machines has it in a sensible form, or when two sources that know nothing of one another agree.
 */
export function evidenceOf(fields: RecipeFields, all: readonly Candidate[], chosen: Chosen): DraftEvidence {
  const evidence: DraftEvidence = {};
  const note = (name: keyof DraftEvidence, value: Value, from: keyof RecipeFields) => {
    const sources = all.filter((candidate) => says(candidate[from], value)).map(({ source }) => source);
    const [first] = sources;
    if (first === undefined) return;
    const source = KIND[first];
    const isDoubtful = source === 'page' ? DOUBTFUL_IN_TEXT.has(from) || first === 'pictures' : value === 0;
    const isSure = !isDoubtful || sources.length > 1;
    evidence[name] = isSure ? { source, sure: true } : { source, sure: false, reason: 'textOnly' };
  };
  for (const name of ENHANCED_FIELDS) {
    if (name === 'image') note(name, fields.images?.[0], 'images');
    else if (name === 'ingredients' || name === 'instructions') {
      const { source } = chosen[name];
      if (source !== undefined) evidence[name] = evidenceOfList(name, chosen[name], KIND[source]);
    } else if (name === 'cookTime' && fields.cookTime === undefined)
      note(name, fields.totalTime, 'totalTime');
    else note(name, fields[name], name);
  }
  return evidence;
}

function evidenceOfList(kind: ListKind, choice: Choice, source: EvidenceSource): FieldEvidence {
  const hasFewAmounts = kind === 'ingredients' && (choice.evidence.amounts ?? 1) < FEW_AMOUNTS;
  return isSure(choice, hasFewAmounts)
    ? { source, sure: true }
    : { source, sure: false, reason: reasonFor(choice, hasFewAmounts) };
}

/** A page drawn by its program has nothing but data: where nothing speaks against that, it is as sure as data can be. */
function isSure({ list, shown, sureness }: Choice, hasFewAmounts: boolean): boolean {
  const isAlone = shown === undefined && list !== undefined && list.lines.length > 1;
  return sureness >= SURE || (isAlone && !hasFewAmounts);
}

/** What speaks most plainly against a list. */
function reasonFor({ list, evidence }: Choice, hasFewAmounts: boolean): EvidenceReason {
  const has = (name: string) => evidence[name] ?? 0;
  if (list?.source === 'visible' && has('hasTwin') === 0) return 'textOnly';
  if (has('lacksLinesOfTwin') > 0 && has('wordsInTwin') > ALIKE) return 'mayBeIncomplete';
  if (has('hasTwin') > 0 && has('alikeTwin') < ALIKE) return 'sourcesDiffer';
  if (hasFewAmounts) return 'fewAmounts';
  return 'unlikely';
}

/** Whether a source's own value is, in essence, this one. */
function says(own: Value, value: Value): boolean {
  if (own === undefined || value === undefined) return false;
  if (typeof value === 'object' && !Array.isArray(value)) return isDeepStrictEqual(own, value);
  if (Array.isArray(own)) return own.includes(String(value)) || own.join() === String(value);
  if (typeof own === 'string') return lineKey(own) === lineKey(String(value));
  return own === value;
}
