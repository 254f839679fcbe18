import { fold } from '@larder/shared/language/fold';
import { isHeader } from '@larder/shared/recipe-text/sections';
import { anyOf } from '../language/lexicon.ts';
import { withoutEmptySections } from '../lines/sections.ts';
import { sentences } from '../lines/sentences.ts';
import { isStepLike, isTalk, isUnspacedSentence, withoutStepNumber } from '../lines/steps.ts';
import { bounded, headerOf, isSubheading } from './ingredient-lines.ts';
import { isFact } from './facts.ts';
import { isChatter, type CaptionLine } from './lines.ts';
import { isPromo } from './chatter.ts';

/**
 * The steps in the lines of a method. Lines without a mark go with the numbered one before them; a paragraph on its own
 * is cut into sentences; what is said after the last step is no step.
 */
export function stepLines(lines: readonly CaptionLine[], isAnnounced: boolean): string[] {
  const texts = lines.filter(({ kind }) => kind === 'text').map(withoutQuestions);
  const marked = texts.filter(({ mark }) => mark !== null).length;
  const numbered = texts.filter(({ mark }) => mark === 'number').length;
  const isList = marked >= 2 && marked * 2 >= texts.length;
  const steps: string[] = [];
  let isBehindBullet = false;
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
    // Among bulleted steps, one whose verb is not known.
    else if (isList && mark === 'bullet' && !isAfterGap && isBehindBullet && !isPraise(text))
      steps.push(text);
    isBehindBullet = mark === 'bullet' && steps.length > last + 1;
  }
  const kept = withoutEmptySections(steps)
    .flatMap((step) => (isList ? [step] : paragraphSteps(step, steps.length, isAnnounced)))
    .map((step) => withoutStepNumber(withoutChatter(step)))
    .filter((step) => step !== '' && !isPromo(step) && !isFact(step));
  return bounded(kept);
}

/** 'Bake for 15 minutes. Would you try them? Tell me!' tells what to do up to its question, unless it goes on behind it. */
function withoutQuestions(line: CaptionLine): CaptionLine {
  if (line.mark !== null || !line.text.includes('? ')) return line;
  const parts = sentences(line.text);
  const question = parts.findIndex((sentence) => sentence.endsWith('?'));
  const isOver = question > 0 && !parts.slice(question).some((sentence) => isStepLike(sentence));
  return isOver ? { ...line, text: parts.slice(0, question).join(' ') } : line;
}

/** '- Perfect with a glass of wine' */
function isPraise(text: string): boolean {
  return isTalk(text) || PRAISE.test(fold(text));
}

const PRAISE = new RegExp(String.raw`^(?:${anyOf('praiseLead')}\s)?${anyOf('praise')}`, 'u');

const MAX_LONE_STEP = 300;

function paragraphSteps(text: string, count: number, isAnnounced: boolean): string[] {
  const parts = sentences(text);
  if (!isAnnounced) while (parts.length > 1 && isAfterthought(parts.at(-1) ?? '')) parts.pop();
  return count <= 2 && (parts.length > count || text.length > MAX_LONE_STEP) ? parts : [parts.join(' ')];
}

/** 'Freezes really well.' or 'Keeps for 3 weeks.' behind what there is to do. */
function isAfterthought(sentence: string): boolean {
  if (saysHowItKeeps(sentence)) return true;
  return (
    sentence.length <= 60 && !/\d/.test(sentence) && !isStepLike(sentence) && !isUnspacedSentence(sentence)
  );
}

/** True for a remark such as 'Freezes really well.' or 'Keeps for 3 weeks.' */
export function saysHowItKeeps(sentence: string): boolean {
  return sentence.length <= 60 && KEEPS.test(fold(sentence));
}

const KEEPS = new RegExp(String.raw`^${anyOf('keeps')}(?!\p{L})`, 'u');

/** '… in a dry pan. 450 kcal. Follow for more!' says only the first. */
function withoutChatter(step: string): string {
  const parts = sentences(step);
  if (parts.length < 2) return step;
  const kept = parts.filter((sentence, index) => index === 0 || !isChatter(sentence));
  return kept.length === parts.length ? step : kept.join(' ');
}

function isRemark(text: string): boolean {
  return /[!?]$/.test(text) && !isStepLike(text);
}
