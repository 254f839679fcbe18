import { answers } from './transformer.ts';

const written = new WeakMap<object, string>();

/** Writes an answer that is kept and given again and again, and tells how long it is. It must not change from then on. */
export function keepWritten(answer: object): number {
  const text = JSON.stringify(answers.serialize(answer));
  written.set(answer, text);
  return text.length;
}

/** As it stands in an answer of tRPC; undefined for what is not kept. */
export function writtenAnswer(answer: unknown): string | undefined {
  return typeof answer === 'object' && answer !== null ? written.get(answer) : undefined;
}
