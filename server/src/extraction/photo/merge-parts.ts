import type { PhotoField } from '@larder/shared/import/schema';
import { emptyDraft } from '@larder/shared/recipe/empty';
import type { RecipeDraft } from '@larder/shared/recipe/schema';
import { DIFFICULTIES, RECIPE_LIMITS, type Difficulty } from '@larder/shared/recipe/messages';
import { cutText } from '@larder/shared/recipe-text/cut-text';
import { withPlainNumbers } from '@larder/shared/recipe-text/plain-numbers';
import { isHeader } from '@larder/shared/recipe-text/sections';
import { lineKey, sharedWords, wordsOf } from '../page/text.ts';
import type { PhotoEvidence, PhotoPart } from './photo-reading.ts';

export interface MergedPhotos {
  draft: RecipeDraft;
  evidence: PhotoEvidence[];
  /** What is said beside the recipe, a line each. */
  cookingNotes: string;
}

/**
 * Makes one recipe of what each of several photos gave, in their order: title and description of the first photo that has
 * them, ingredients without the overlap, steps and notes one after another, the largest times and servings, the hardest
 * difficulty, and a tag 'Photo {n}' for each. A photo that gave nothing is undefined.
 */
export function mergeParts(photos: readonly (PhotoPart | undefined)[]): MergedPhotos {
  const merged = new Merging();
  photos.forEach((part, photo) => {
    if (part !== undefined) merged.add(part, photo);
  });
  const cookingNotes = cutText(merged.notes.join('\n'), RECIPE_LIMITS.notes);
  const draft = { ...merged.draft, ingredients: merged.draft.ingredients.map(withPlainNumbers) };
  return { draft, evidence: merged.evidence, cookingNotes };
}

class Merging {
  readonly draft = emptyDraft();
  readonly evidence: PhotoEvidence[] = [];
  readonly notes: string[] = [];
  private hardest: Difficulty | undefined;

  add(part: PhotoPart, photo: number): void {
    const { fields } = part;
    for (const field of ['title', 'description'] as const) {
      if (this.draft[field] !== '' || fields[field] === '') continue;
      this.draft[field] = fields[field];
      this.take(part, photo, { field });
    }
    this.addIngredients(part, photo);
    fields.instructions.forEach((_, index) => this.addStep(part, photo, index));
    for (const field of ['prepTime', 'cookTime', 'servings'] as const) {
      if ((fields[field] ?? 0) <= (this.draft[field] ?? 0)) continue;
      this.draft[field] = fields[field];
      this.drop(field);
      this.take(part, photo, { field });
    }
    this.addDifficulty(fields.difficulty);
    this.addNotes(part.notes ?? []);
    this.draft.tags.push(`Photo ${photo + 1}`);
  }

  /** A line that an earlier photo has is shown on both, unless it stands in another section here. */
  private addIngredients(part: PhotoPart, photo: number): void {
    const earlier = sectioned(this.draft.ingredients);
    const known = new Set(earlier.map(({ header }) => header));
    const own = sectioned(part.fields.ingredients);
    const added = own.filter((line) => !earlier.some((other) => isOverlap(line, other)));
    const headers = new Set(added.map(({ header }) => header));
    for (const { line, header, index } of own) {
      const isKept = isHeader(line)
        ? headers.has(header) && !known.has(header)
        : added.some((each) => each.index === index);
      if (isKept) this.append('ingredients', part, { photo, index });
    }
  }

  /** A step that a photo breaks off goes on in the next one. */
  private addStep(part: PhotoPart, photo: number, index: number): void {
    const step = part.fields.instructions[index] ?? '';
    const last = this.draft.instructions.at(-1);
    const goesOn = index === 0 && last !== undefined && /[\p{L}\d,]$/u.test(last) && /^\p{Ll}/u.test(step);
    if (!goesOn) return this.append('instructions', part, { photo, index });
    const to = this.draft.instructions.length - 1;
    this.draft.instructions[to] = cutText(`${last} ${step}`, RECIPE_LIMITS.listItem);
    this.take(part, photo, { field: 'instructions', index, to });
  }

  private append(
    field: 'ingredients' | 'instructions',
    part: PhotoPart,
    from: { photo: number; index: number },
  ): void {
    const list = this.draft[field];
    if (list.length >= RECIPE_LIMITS.listItems) return;
    this.take(part, from.photo, { field, index: from.index, to: list.length });
    list.push(part.fields[field][from.index] ?? '');
  }

  private addDifficulty(difficulty: Difficulty | null): void {
    if (difficulty === null) return;
    const rank = (each: Difficulty) => DIFFICULTIES.indexOf(each);
    if (this.hardest === undefined || rank(difficulty) > rank(this.hardest)) this.hardest = difficulty;
    this.draft.difficulty = this.hardest;
  }

  /** A note that two photos show is there once. */
  private addNotes(notes: readonly string[]): void {
    for (const note of notes)
      if (!this.notes.some((other) => lineKey(other) === lineKey(note))) this.notes.push(note);
  }

  private take(
    { evidence }: PhotoPart,
    photo: number,
    { field, index = 0, to = index }: { field: PhotoField; index?: number; to?: number },
  ): void {
    const found = evidence.find((each) => each.field === field && each.index === index);
    if (found !== undefined) this.evidence.push({ ...found, index: to, photo });
  }

  private drop(field: PhotoField): void {
    const place = this.evidence.findIndex((each) => each.field === field);
    if (place >= 0) this.evidence.splice(place, 1);
  }
}

interface SectionedLine {
  line: string;
  index: number;
  /** Key of the header it stands under; '' before the first. */
  header: string;
}

function sectioned(lines: readonly string[]): SectionedLine[] {
  let header = '';
  return lines.map((line, index) => {
    if (isHeader(line)) header = lineKey(line);
    return { line, index, header };
  });
}

const NEARLY_ALIKE = 0.8;

/** The same line, whose header a photo may have cut off; a letter may be read differently, a number may not. */
function isOverlap(one: SectionedLine, other: SectionedLine): boolean {
  if (isHeader(one.line) || isHeader(other.line)) return false;
  if (one.header !== other.header && one.header !== '') return false;
  if (lineKey(one.line) === lineKey(other.line)) return true;
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).join(' ');
  return (
    numbers(one.line) === numbers(other.line) &&
    sharedWords(wordsOf(one.line), wordsOf(other.line)) >= NEARLY_ALIKE
  );
}
