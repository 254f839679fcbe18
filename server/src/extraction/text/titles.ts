import { fold } from '@larder/shared/language/fold';
import { anyOf } from '../language/lexicon.ts';
import { EMOJIS, hashtags } from './clean.ts';
import { headingOf } from './headings.ts';
import { announcedNames, isHook, isPromo } from './chatter.ts';
import { isFact } from './facts.ts';
import { stripped } from './line-markers.ts';
import { partNamed } from '../lines/headings.ts';
import { isTalk } from '../lines/steps.ts';
import { namesFood } from '../lines/food.ts';
import { isCandidate, isInCapitals, titleAmong, titleOf, withoutReply } from './title.ts';
import { firstOf, LABELS } from './tagger/labels.ts';
import { shareOf, type RoleSpan } from './tagger/spans.ts';
import { outputsOf } from '../network.ts';
import type { Reader } from './tagger/reader.ts';
import { firstTokenBehind, type Stretch } from './tagger/pieces.ts';
import type { Tagged } from './tagger/tag.ts';

/** A stretch that may be the title, with the evidence for it. */
export interface TitleCandidate {
  title: string;
  start: number;
  features: number[];
}

const MOST_CANDIDATES = 40;
const MOST_LINES = 60;

/** The title of a text's recipe; empty where no stretch can be one. */
export function titleIn({ title }: Pick<Reader, 'title'>, tagged: Tagged): string {
  let best = { title: '', score: -Infinity };
  const inCapitals = onlyInCapitals(tagged);
  for (const candidate of titleCandidates(tagged)) {
    const [learned = 0] = outputsOf(title, candidate.features);
    const score = learned + (candidate.title === inCapitals ? CAPITALS : 0);
    if (score > best.score) best = { title: candidate.title, score };
  }
  return best.title;
}

/** How much a name in capitals is worth beside what is learned of it. */
const CAPITALS = 3;
/** 'LENTIL SOUP makes 4 bowls' */
const CAPITALS_FIRST = /^(?:[^\p{Ll}\s]+(?=\s|$)[^\S\n]*)+/u;

/**
 * The one name in capitals above a recipe: rather the dish than it seems by where it is. Where there are several, or a part of the
 * list is headed in capitals too, it is how somebody writes.
 */
function onlyInCapitals({ pieces, spans }: Tagged): string | undefined {
  const begins = spans.find(({ role }) => role === 'ingredient' || role === 'step')?.start ?? 0;
  const isPart = ({ role, start, end }: RoleSpan) =>
    role === 'header' && start > begins && isInCapitals(pieces.text.slice(start, end));
  if (spans.some(isPart)) return undefined;
  const names = pieces.text
    .slice(0, begins)
    .split('\n')
    .flatMap((line) => candidateTitle(CAPITALS_FIRST.exec(stripped(line))?.[0] ?? '') ?? [])
    .filter((title) => isInCapitals(title) && title.includes(' '));
  return names.length === 1 ? names[0] : undefined;
}

/** The stretches of a text that may name the dish: what the tagger calls a title, whole lines, and their clauses. */
export function titleCandidates(tagged: Tagged): TitleCandidate[] {
  const { pieces, spans } = tagged;
  const { text, clauses, lines } = pieces;
  const scene = sceneOf(tagged);
  const seen = new Map<string, TitleCandidate>();
  const stretches: readonly (Stretch & { isTagged?: boolean })[] = [
    ...spans.filter(({ role }) => role === 'title').map((span) => wholeName(text, span)),
    ...[...lines.slice(0, MOST_LINES), ...clauses.slice(0, MOST_LINES)],
  ];
  for (const stretch of stretches) {
    if (seen.size >= MOST_CANDIDATES) break;
    const title = candidateTitle(text.slice(stretch.start, stretch.end));
    if (title === null || seen.has(title)) continue;
    const features = featuresOf(scene, stretch, title);
    if (features) seen.set(title, { title, start: stretch.start, features });
  }
  return [...seen.values()];
}

/** What the tagger calls a title, with a number before it and the last words of its clause; without an article where a sentence is about it. */
function wholeName(text: string, span: Stretch): Stretch & { isTagged: true } {
  const { end } = span;
  const start =
    span.start - NUMBER_BEFORE.exec(text.slice(Math.max(0, span.start - 5), span.start))![0].length;
  const rest = /^[^\n.,;:!?()]*/u.exec(text.slice(end, end + 60))![0];
  if (!/\p{L}/u.test(rest)) return { start, end, isTagged: true };
  const added = rest.trim().split(/\s+/);
  const goesOn = added.length <= MOST_ADDED && !added.some((word) => partNamed(word) !== undefined);
  if (goesOn && text[end + rest.length] !== ':')
    return { start, end: end + rest.trimEnd().length, isTagged: true };
  const name = text.slice(start, end);
  const bare = name.replace(FOR_THE, '').length;
  return {
    start: end - bare,
    end: end - (name.length - name.replace(STOPS_BEHIND, '').length),
    isTagged: true,
  };
}
/** '5 minute mug cake' */
const NUMBER_BEFORE = /(?:(?<![\p{L}\d.,])\d{1,3}[\s-])?$/u;
const MOST_ADDED = 2;
const STOPS_BEHIND = new RegExp(String.raw`(?:\s${anyOf('stops')})+$`, 'iu');

function candidateTitle(written: string): string | null {
  const bare = withoutReply(written)
    .replace(EMOJIS, ' ')
    .replace(/(?:^|\s)[#@][\p{L}\p{M}\p{N}_.]+/gu, ' ')
    .replace(OPEN_END, '')
    .trim();
  const named = headedBy(bare) ?? [...announcedNames([bare])][0] ?? bare;
  return named !== '' && isCandidate(named) ? titleOf(named) : null;
}

/** A bracket that is not closed. */
const OPEN_END = /\s*\([^)]{0,12}$/u;

/** The dish that a heading names: 'Ingredients for the fluffy pancakes:'. */
function headedBy(written: string): string | undefined {
  const about = headingOf(written)?.about.replace(FOR_THE, '');
  return about === '' ? undefined : about;
}
const FOR_THE = new RegExp(String.raw`^(?:${anyOf('forWord')}\s)?(?:${anyOf('articles')}\s)?`, 'iu');

/** What all candidates of a text are compared with. */
interface Scene {
  tagged: Tagged;
  /** For each token 1 where it belongs to a list or a step. */
  isRecipe: Uint8Array;
  body: ReadonlySet<string>;
  tags: readonly string[];
  /** Where the first ingredient or step begins. */
  begins: number;
  /** What the rules alone would say. */
  byRule: string;
}

function sceneOf(tagged: Tagged): Scene {
  const { pieces, spans } = tagged;
  const isRecipe = new Uint8Array(pieces.tokens.length);
  const body = new Set<string>();
  let begins = pieces.text.length;
  for (const { role, first, last, start, end } of spans) {
    if (role === 'title') continue;
    isRecipe.fill(1, first, last);
    if (role === 'header') continue;
    begins = Math.min(begins, start);
    for (const stem of stemsOf(pieces.text.slice(start, end))) body.add(stem);
  }
  const tags = hashtags(pieces.text);
  const above = pieces.text
    .slice(0, begins)
    .split('\n')
    .filter((line) => /\p{L}/u.test(line));
  return { tagged, isRecipe, body, tags, begins, byRule: fold(titleAmong(above, tags)) };
}

/** The beginnings of the longer words, folded. */
function stemsOf(text: string): string[] {
  return (fold(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4));
}

const flag = (is: boolean) => (is ? 1 : 0);

function featuresOf(scene: Scene, stretch: Stretch & { isTagged?: boolean }, title: string): number[] | null {
  const { tokens, text } = scene.tagged.pieces;
  const scores = scene.tagged.scores.labels;
  const first = Math.min(firstTokenBehind(tokens, stretch.start), Math.max(0, tokens.length - 1));
  let last = first;
  while (last < tokens.length && tokens[last]!.start < stretch.end) last++;
  const size = Math.max(1, last - first);
  let share = 0;
  let least = 1;
  let inRecipe = 0;
  for (let token = first; token < last; token++) {
    const own = shareOf(scores, token, 'title');
    share += own;
    least = Math.min(least, own);
    inRecipe += scene.isRecipe[token]!;
  }
  if (inRecipe * 2 > size) return null;
  const begin = Math.exp(scores[first * LABELS + firstOf('title')]!);
  return [
    flag(stretch.isTagged === true),
    share / size,
    begin,
    least,
    Math.log(share / size + 1e-4),
    inRecipe / size,
    ...ofWords(scene, title),
    ...ofPlace(text, stretch, scene),
  ];
}

function ofWords({ body, tags, byRule }: Scene, title: string): number[] {
  const stems = stemsOf(title);
  const words = title.split(' ').length;
  const again = stems.filter((stem) => body.has(stem)).length;
  const tagged = stems.filter((stem) => tags.some((tag) => tag.includes(stem))).length;
  const folded = fold(title);
  const letters = title.replace(/[^\p{L}]/gu, '');
  return [
    again / Math.max(1, stems.length),
    Math.min(3, again) / 3,
    tags.length > 0 ? tagged / Math.max(1, stems.length) : 0.3,
    flag(tags.length > 0),
    flag(letters === letters.toUpperCase() && letters !== letters.toLowerCase()),
    flag(words === 1),
    flag(words >= 2 && words <= 6),
    flag(words > 8),
    flag(words > 13),
    words / 8,
    flag(/\d/.test(title)),
    flag(namesFood(title)),
    flag(folded === byRule),
    flag(byRule !== '' && folded !== byRule && (byRule.includes(folded) || folded.includes(byRule))),
    flag(headingOf(title) !== null),
  ];
}

function ofPlace(text: string, { start, end }: Stretch, { begins }: Scene): number[] {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end);
  const written = text.slice(start, end);
  const behind = text.slice(end, end + 2).trim();
  const above = text.slice(0, start);
  return [
    flag(start < begins),
    flag(above.trim() === ''),
    flag(above.trim().split('\n').length <= 2),
    flag(start === lineStart),
    flag(end >= lineEnd),
    flag(/^\n\s*\n/.test(text.slice(lineEnd, lineEnd + 3))),
    flag(/[!?]/.test(`${written}${behind}`)),
    flag(behind.startsWith('.')),
    flag(behind.startsWith(':')),
    flag(/[:：]\s*$/.test(text.slice(lineStart, start))),
    flag(/["“'‘]\s*$/.test(text.slice(lineStart, start))),
    flag(/[,]\s*$/.test(text.slice(lineStart, start))),
    flag(/\p{Extended_Pictographic}/u.test(text.slice(end, Math.min(lineEnd, end + 4)))),
    flag(isHook(written)),
    flag(isPromo(written)),
    flag(isTalk(written)),
    flag(isFact(written)),
  ];
}
