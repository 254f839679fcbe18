import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { loadConfig } from '../config.ts';
import { createLogger } from './logging.ts';

function logged(error: unknown): string {
  let line = '';
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      line += chunk.toString();
      done();
    },
  });
  createLogger(loadConfig({}), 'web', sink).error({ err: error }, 'failed');
  return line;
}

it('tells the first faults of what a schema refused, however many there are', () => {
  const { error } = z.array(z.object({ title: z.string() })).safeParse(Array(50_000).fill({ title: 5 }));
  const line = logged(error);
  expect(line).toContain('0.title: ');
  expect(line).toContain('19.title: ');
  expect((JSON.parse(line) as { err: { message: string } }).err.message).not.toContain('20.title');
  expect(line.length).toBeLessThan(16_000);
});

it('cuts messages and stacks, and leaves no address with its password or query in them', () => {
  const line = logged(new Error(`redis://me:secret@example.org/0?token=secret ${'long '.repeat(100_000)}`));
  expect(line.length).toBeLessThan(16_000);
  expect(line).toContain('redis://example.org/0 long');
  expect(line).not.toContain('secret');
});
