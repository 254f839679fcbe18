import { expect, it } from 'vitest';
import { printedLines } from '../../testing/printed-rows.ts';
import { readLines } from './reading-of-lines.ts';

const options = { readAgain: () => Promise.resolve({ readings: [] }) };
const list = printedLines(['Lemon Cake', '175 g soft butter', '175 g sugar', '2 lemons']);
const steps = printedLines(['Beat the butter with the sugar until it is pale.', 'Bake it for 45 minutes.'], {
  top: 500,
});
const letter = printedLines(['Dear Anna, thank you for your letter.', 'We are all well.']);

it('has the notes of a page beside its recipe, and in its text', async () => {
  const notes = [printedLines(['too sweet'], { left: 900, top: 500 })];
  const reading = await readLines({ turn: 0, lines: [...list, ...steps], notes }, options);
  expect(reading).toMatchObject({ ok: true, part: { notes: ['too sweet'] } });
  expect(reading.text).toMatch(/45 minutes[^]*too sweet/);
});

it('reads notes as part of a page that is no recipe without them', async () => {
  const reading = await readLines({ turn: 0, lines: letter, notes: [[...list, ...steps]] }, options);
  const part = reading.ok ? reading.part : undefined;
  expect(part?.fields.ingredients).toContain('2 lemons');
  expect(part?.notes).toBeUndefined();
});
