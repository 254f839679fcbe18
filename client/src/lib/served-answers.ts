import { SERVED_ANSWERS, type ServedAnswers } from '@larder/shared/served-page';
import type { WrittenAnswer } from './read-answer.ts';

/** What came with the page in place of its first calls. Each is given once: later it would be out of date. */
let answers: Partial<ServedAnswers> | undefined;

function served(): Partial<ServedAnswers> {
  if (answers) return answers;
  const json = typeof document === 'undefined' ? null : document.getElementById(SERVED_ANSWERS)?.textContent;
  return (answers = json ? (JSON.parse(json) as ServedAnswers) : {});
}

export function takeServedSession(): WrittenAnswer | undefined {
  const { session, ...rest } = served();
  answers = rest;
  return session as WrittenAnswer | undefined;
}

/** Of another list than the one that was served, nothing, and what was served is dropped. */
export function takeServedList(input: unknown): WrittenAnswer | undefined {
  const { list, ...rest } = served();
  answers = rest;
  return list && JSON.stringify(list.input) === JSON.stringify(input)
    ? (list.answer as WrittenAnswer)
    : undefined;
}
