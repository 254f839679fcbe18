import { PLATFORM_NAMES, type SocialPlatform } from '../terms/social.ts';
import { RECIPE_LIMITS, type Difficulty } from '../terms/recipe.ts';
import { difficultyIn, servingsIn, timesIn } from './caption-facts.ts';
import {
  captionLines,
  cleanCaption,
  hashtags,
  isChatter,
  isMeasured,
  isStepLike,
  isStrongIngredient,
  isSurelyCooking,
  isWeakIngredient,
  PICTURES,
  sentences,
  type CaptionLine,
} from './caption-lines.ts';
import { fold } from './caption-words.ts';
import { cleanTitle, MAX_TITLE, titleAmong } from './caption-title.ts';
import { cutText } from './cut-text.ts';
import { headerText, isHeader, toHeader } from './sections.ts';

/** What a caption, message or any other text says of a recipe. */
export interface CaptionRecipe {
  title: string;
  description: string;
  ingredients: string[];
  instructions: string[];
  prepTime: number | null;
  cookTime: number | null;
  servings: number | null;
  difficulty: Difficulty;
}

export interface CaptionReading {
  /** Null when the text holds no recipe. */
  recipe: CaptionRecipe | null;
  /** The page that the text names as the place of the full recipe. */
  recipeUrl: string | null;
}

interface CaptionContext {
  platform?: SocialPlatform | undefined;
  /** The title that the platform itself gives, such as a video's. */
  title?: string | undefined;
}

/**
 * Reads a recipe out of free text: captions, messages, notes. Knows lists with and without headings, in several
 * languages, lists in one line and plain prose; leaves out what is said to followers. Never throws; linear in the
 * length of the text, of which it reads at most a hundred thousand characters.
 */
export function readCaption(written: string, context: CaptionContext = {}): CaptionReading {
  const text = cleanCaption(written);
  const lines = captionLines(text);
  const parts = partsOf(lines);
  return {
    recipe: isRecipe(parts) ? recipeOf(text, parts, context) : null,
    recipeUrl: recipeUrlIn(text),
  };
}

interface Parts {
  /** What stands before the ingredients, chatter and facts among it. */
  intro: CaptionLine[];
  ingredients: string[];
  steps: string[];
  notes: string[];
  hasIngredientsHeading: boolean;
  hasMethodHeading: boolean;
}

function partsOf(lines: readonly CaptionLine[]): Parts {
  const parts = byHeadings(lines);
  if (parts.ingredients.length === 0) findList(parts);
  if (parts.ingredients.length === 0) findProse(parts);
  return parts;
}

function byHeadings(lines: readonly CaptionLine[]): Parts {
  const parts: Parts = {
    intro: [],
    ingredients: [],
    steps: [],
    notes: [],
    hasIngredientsHeading: false,
    hasMethodHeading: lines.some(({ heading }) => heading?.part === 'method'),
  };
  const ingredients: CaptionLine[] = [];
  const method: CaptionLine[] = [];
  let part: 'intro' | 'ingredients' | 'method' | 'notes' | 'other' = 'intro';
  for (const line of lines) {
    const { heading } = line;
    if (heading) {
      const isRemark = heading.part === 'notes' && heading.rest !== '';
      if (isRemark) parts.notes.push(heading.rest);
      else if (!(part === 'intro' && heading.part === 'notes')) part = heading.part;
      if (heading.part === 'ingredients') {
        parts.hasIngredientsHeading = true;
        if (
          /^(?:for|fur|pour|para|per|voor) (?:the|den|die|das|la|le|il|el|de|het)\s\p{L}/u.test(heading.about)
        )
          ingredients.push(headerLine(heading.about));
      }
      if (isRemark || heading.rest === '') continue;
    }
    const rest = heading ? { ...line, text: heading.rest, heading: null, mark: null } : line;
    if (part === 'other' && ingredients.length === 0 && line.isAfterGap && isStrongIngredient(rest.text))
      part = 'intro';
    if (part === 'ingredients' && !parts.hasMethodHeading && ingredients.length >= 2 && endsIngredients(rest))
      part = 'method';
    if (part === 'intro') parts.intro.push(rest);
    else if (part === 'ingredients') ingredients.push(...itemsIn(rest, heading !== null));
    else if (part === 'method') method.push(rest);
    else if (part === 'notes' && rest.kind === 'text') parts.notes.push(rest.text);
  }
  parts.ingredients = ingredientLines(ingredients);
  parts.steps = stepLines(method, parts.hasMethodHeading);
  return parts;
}

function headerLine(text: string): CaptionLine {
  return { text: `${text}:`, mark: null, isAfterGap: false, heading: null, kind: 'text' };
}

/** A step among the ingredients: nobody announced the method. */
function endsIngredients(line: CaptionLine): boolean {
  if (line.kind !== 'text' || isStrongIngredient(line.text) || isSubheading(line.text)) return false;
  return isStepLike(line.text) && (line.mark === 'number' || line.isAfterGap || line.text.length > 40);
}

const MAX_SUBHEADING = 60;

/** 'For the sauce:', 'Rice:' */
function isSubheading(text: string): boolean {
  if (text.length > MAX_SUBHEADING || /^[\d½¼¾⅓⅔]/.test(text)) return false;
  return (
    /[:：]$/.test(text) ||
    (/^(?:for the|for serving|to serve|to finish|to garnish|für (?:den|die|das)|pour (?:la|le|les)|para (?:la|el|o|a|las|los)|per (?:la|il|lo|le|i)|voor (?:de|het))(?:\s|$)/iu.test(
      text,
    ) &&
      text.split(' ').length <= 5 &&
      !/[,.]/.test(text)) ||
    isHeader(text)
  );
}

function isShouting(text: string): boolean {
  return text.length <= 40 && /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && !/\d/.test(text);
}

/** The items of one line: a list that was written with commas is taken apart. */
function itemsIn(line: CaptionLine, isBehindHeading: boolean): CaptionLine[] {
  const items = line.kind === 'text' ? inlineItems(line.text) : [];
  const least = isBehindHeading ? 2 : 4;
  const amounts = items.filter((item) => isStrongIngredient(item)).length;
  if (items.length < least || amounts * 2 < items.length) return [line];
  return items.map((text) => ({ ...line, text }));
}

const PREPARED =
  /^(?:(?:finely|roughly|thinly|freshly|lightly|coarsely|very|well|plus|and|cut|peeled|to taste|optional|at room|room temp)(?!\p{L})|(?:[\p{L}-]+ly )?(?:[\p{L}-]+(?:ed|less)|cut|ground|skin-?on|bone-?in|room temperature|divided|thinly|soft|cold|warm|torn|halved)(?:\s|$))/iu;

/** 'a, b and c' as items: how something is prepared stays with it, and so does what is in parentheses. */
function inlineItems(text: string): string[] {
  const items: string[] = [];
  for (const part of splitOutside(text.replace(/[.\s]+$/, ''))) {
    const last = items.length - 1;
    const previous = items[last];
    if (previous !== undefined && PREPARED.test(part)) items[last] = `${previous}, ${part}`;
    else
      items.push(
        ...part.split(
          /\s(?:and|&|plus|und|et|y|e|en)\s(?=(?:\d|[½¼¾⅓⅔]|an?\s(?:pinch|handful|dash|splash|little|bit)))/iu,
        ),
      );
  }
  return items
    .map((item) => item.replace(/^(?:and|&|plus|und|et|y|e|en|och)\s/iu, '').trim())
    .filter((item) => item !== '');
}

function splitOutside(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0 && isSeparator(text, at)) {
      parts.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...parts, text.slice(start).trim()].filter((part) => part !== '');
}

function isSeparator(text: string, at: number): boolean {
  const character = text[at] ?? '';
  if (';•·|、，；+'.includes(character)) return true;
  return character === ',' && !(/\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? ''));
}

function ingredientLines(lines: readonly CaptionLine[]): string[] {
  const texts = lines.filter(({ kind }) => kind === 'text');
  const marked = texts.filter(({ mark }) => mark !== null).length;
  const isList = marked * 2 > texts.length;
  const strong = texts.filter(({ text }) => isStrongIngredient(text)).length;
  const shouted = texts.filter(({ text }) => isShouting(text)).length;
  const found: string[] = [];
  for (const { text, mark } of texts) {
    if (isSubheading(text) || (isShouting(text) && shouted * 2 < texts.length && strong > 0)) {
      found.push(headerOf(text));
    } else if (
      isStrongIngredient(text) ||
      isWeakIngredient(text) ||
      (isList && mark !== null) ||
      strong === 0
    ) {
      found.push(cutText(text, RECIPE_LIMITS.listItem));
    }
  }
  return withoutEmptySections(found).slice(0, RECIPE_LIMITS.listItems);
}

function headerOf(text: string): string {
  return cutText(toHeader(headerText(text) ?? text.replace(/\s*[:：]\s*$/, '')), RECIPE_LIMITS.listItem);
}

function withoutEmptySections(lines: readonly string[]): string[] {
  return lines.filter((line, index) => {
    const next = lines[index + 1];
    return !isHeader(line) || (next !== undefined && !isHeader(next));
  });
}

/**
 * The steps in the lines of a method. Lines without a mark go with the numbered one before them; a paragraph on its own
 * is cut into sentences; what is said after the last step is no step.
 */
function stepLines(lines: readonly CaptionLine[], isAnnounced: boolean): string[] {
  const texts = lines.filter(({ kind }) => kind === 'text');
  const marked = texts.filter(({ mark }) => mark !== null).length;
  const numbered = texts.filter(({ mark }) => mark === 'number').length;
  const isList = marked >= 2 && marked * 2 >= texts.length;
  const steps: string[] = [];
  for (const { text, mark, isAfterGap } of texts) {
    const last = steps.length - 1;
    if (isSubheading(text) && !isStepLike(text)) steps.push(headerOf(text));
    else if (
      isList &&
      mark === null &&
      !isAfterGap &&
      last >= 0 &&
      numbered >= 2 &&
      !isHeader(steps[last] ?? '')
    )
      steps[last] = `${steps[last] ?? ''} ${text}`;
    else if (mark === 'number' || (isAnnounced && mark !== null)) steps.push(text);
    else if (isStepLike(text) || (isAnnounced && !isRemark(text) && (!isAfterGap || steps.length === 0)))
      steps.push(text);
  }
  const kept = withoutEmptySections(steps)
    .flatMap((step) => (isList ? [step] : paragraphSteps(step, steps.length)))
    .map(withoutChatter)
    .filter((step) => step !== '');
  return bounded(kept);
}

/** Within the limits of a recipe. */
function bounded(lines: readonly string[]): string[] {
  return lines.slice(0, RECIPE_LIMITS.listItems).map((line) => cutText(line, RECIPE_LIMITS.listItem));
}

const MAX_LONE_STEP = 300;

function paragraphSteps(text: string, count: number): string[] {
  const all = sentences(text);
  return count <= 2 && (all.length >= 3 || text.length > MAX_LONE_STEP) ? all : [text];
}

/** '… in a dry pan. 450 kcal. Follow for more!' says only the first. */
function withoutChatter(step: string): string {
  const said = sentences(step);
  if (said.length < 2) return step;
  const kept = said.filter((sentence, index) => index === 0 || !isChatter(sentence));
  return kept.length === said.length ? step : kept.join(' ');
}

function isRemark(text: string): boolean {
  return /[!?]$/.test(text) && !isStepLike(text);
}

/** Ingredients without a heading: lines that look like them, among which others may stand. */
function findList(parts: Parts): void {
  const lines = parts.intro;
  const strong = lines.map(({ kind, text }) => kind === 'text' && isStrongIngredient(text));
  const run = bestRun(lines, strong);
  if (!run) return;
  const list = lines.slice(run.start, run.end);
  parts.ingredients = ingredientLines(list);
  if (parts.steps.length === 0) parts.steps = stepLines(lines.slice(run.end), false);
  parts.intro = [...lines.slice(0, run.start), ...lines.slice(run.end).filter(({ kind }) => kind !== 'text')];
}

/** The stretch with the most ingredients in which at least every third line is surely one. */
function bestRun(
  lines: readonly CaptionLine[],
  strong: readonly boolean[],
): { start: number; end: number } | null {
  let best: { start: number; end: number; count: number } | null = null;
  for (let start = 0; start < lines.length; start += 1) {
    if (!strong[start]) continue;
    let end = start + 1;
    let count = 1;
    let weak = 0;
    for (let at = start + 1; at < lines.length && weak <= 3; at += 1) {
      const line = lines[at];
      if (!line || line.kind !== 'text') break;
      if (strong[at]) {
        count += 1;
        end = at + 1;
        weak = 0;
      } else if (isSubheading(line.text) || isShouting(line.text)) {
        continue;
      } else if (canBeAmong(line, lines[at - 1])) {
        weak += 1;
        end = at + 1;
      } else break;
    }
    if (count >= 2 && count > (best?.count ?? 0))
      best = { start: withHeaders(lines, start, end), end, count };
    start = end - 1;
  }
  return best;
}

/** An item without an amount, right below the others and marked as they are. */
function canBeAmong(line: CaptionLine, previous: CaptionLine | undefined): boolean {
  return (
    !line.isAfterGap &&
    line.mark === (previous?.mark ?? null) &&
    isWeakIngredient(line.text) &&
    !isStepLike(line.text)
  );
}

/** Where the list begins whose first sure ingredient is at `start`: a heading above belongs to it, a title does not. */
function withHeaders(lines: readonly CaptionLine[], start: number, end: number): number {
  const isShouted = lines.slice(start, end).some(({ text }) => isShouting(text));
  let first = start;
  while (first > 0) {
    const before = lines[first - 1];
    if (before?.kind !== 'text') break;
    const isItem = before.mark !== null && canBeAmong({ ...before, isAfterGap: false }, lines[first]);
    if (!isItem && !isSubheading(before.text) && !(isShouted && isShouting(before.text))) break;
    first -= 1;
  }
  return first;
}

/** A recipe told in sentences: 'cookies!! 1 cup sugar, 1 egg. Mix and bake for 10 minutes.' */
function findProse(parts: Parts): void {
  const texts = parts.intro.filter(({ kind }) => kind !== 'chatter').map(({ text }) => text);
  const told = texts.flatMap((text) => text.split(PICTURES)).flatMap(sentences);
  const at = told.findIndex((text) => {
    const items = inlineItems(text);
    return (
      items.length >= 3 && items.filter((item) => isStrongIngredient(item)).length >= 2 && !isStepLike(text)
    );
  });
  const list = told[at];
  if (list === undefined) return;
  const steps = parts.steps.length > 0 ? parts.steps : told.slice(at + 1).filter((text) => isStepLike(text));
  if (steps.length === 0) return;
  parts.ingredients = bounded(inlineItems(list));
  parts.steps = bounded(steps);
  parts.intro = told
    .slice(0, at)
    .map((text) => ({ text, mark: null, isAfterGap: true, heading: null, kind: 'text' }));
}

const MEASURED_ENOUGH = 2;

/** Whether what was found is a recipe: a list alone may be a shopping trip, steps alone advice. */
function isRecipe({ ingredients, steps, hasIngredientsHeading, hasMethodHeading }: Parts): boolean {
  const items = ingredients.filter((line) => !isHeader(line));
  const strong = items.filter((item) => isStrongIngredient(item)).length;
  const cooking = steps.filter((step) => isStepLike(step)).length;
  if (items.length >= 2 && cooking >= 1) {
    if (hasIngredientsHeading || hasMethodHeading) return strong >= 1 || hasIngredientsHeading;
    return strong >= 1 && (items.filter(isMeasured).length >= 2 || steps.some(isSurelyCooking));
  }
  if (items.length >= 2 && hasIngredientsHeading) return strong >= MEASURED_ENOUGH;
  return hasMethodHeading && cooking >= 2 && cooking * 2 >= steps.length;
}

function recipeOf(text: string, parts: Parts, context: CaptionContext): CaptionRecipe {
  const said = parts.intro.filter(({ kind }) => kind === 'text').map((line) => line.text);
  const title = titleOf(text, parts, context);
  return {
    title,
    description: cutText(
      [...said.filter((line) => !isTitleLine(line, title)), ...parts.notes].join('\n'),
      RECIPE_LIMITS.description,
    ),
    ingredients: parts.ingredients,
    instructions: parts.steps,
    servings: servingsIn(text),
    ...timesIn(text, parts.steps),
    difficulty: difficultyIn(text),
  };
}

/** The line that the title was taken from, unless it says much more. */
function isTitleLine(line: string, title: string): boolean {
  return line.length <= title.length + 60 && fold(cleanTitle(line)).includes(fold(title));
}

function titleOf(
  text: string,
  { intro, ingredients }: Parts,
  { platform, title = '' }: CaptionContext,
): string {
  const lines = intro.filter(({ kind }) => kind === 'text').map((line) => line.text);
  const tags = hashtags(text);
  const found = (title === '' ? '' : titleAmong([title], tags)) || titleAmong(lines, tags);
  if (found !== '') return found;
  const first = ingredients.find((line) => !isHeader(line));
  if (first !== undefined) return `${cutText(cleanTitle(first), MAX_TITLE - 7)} Recipe`;
  return platform ? `${PLATFORM_NAMES[platform]} Recipe` : 'Recipe';
}

const RECIPE_LINK =
  /(?:recipe|rezept|receta|recette|ricetta|recept|receita|blog)[^\n]{0,60}?(?:\n[^\n]{0,30})?(https?:\/\/[^\s<>"')\]]{4,500})|(https?:\/\/[^\s<>"')\]]{4,500}(?:recipe|rezept|receta|recette|ricetta|recept|receita)[^\s<>"')\]]{0,300})/iu;
/** Shops, lists of links and other posts are no recipe pages. */
const NO_RECIPE_PAGE =
  /^https?:\/\/(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|instagram\.com|tiktok\.com|facebook\.com|fb\.me|twitter\.com|x\.com|pinterest\.\w+|amzn\.to|amazon\.[\w.]+|linktr\.ee|patreon\.com|spotify\.com|discord\.\w+|threads\.net|snapchat\.com)(?:[/?#]|$)/iu;

/** 'Full recipe at https://…': the address, when it may be a page of its own. */
function recipeUrlIn(text: string): string | null {
  for (const line of paragraphs(text)) {
    const match = RECIPE_LINK.exec(line);
    const url = (match?.[1] ?? match?.[2])?.replace(/[.,;:!?)]+$/, '');
    if (url !== undefined && URL.canParse(url) && !NO_RECIPE_PAGE.test(url)) return url;
  }
  return null;
}

function paragraphs(text: string): string[] {
  const lines = text.split('\n').map((line) => line.slice(0, 1_000));
  return lines
    .map((line, index) => `${line}\n${/https?:/.test(line) ? '' : (lines[index + 1] ?? '')}`)
    .filter((line) => line.includes('://'));
}
