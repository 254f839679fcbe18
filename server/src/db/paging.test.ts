import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { cutPage, decodeCursor, encodeCursor, type ListOrder } from './paging.ts';

const byTime: ListOrder = { column: 'created_at', direction: 'desc', kind: 'time' };
const byTitle: ListOrder = { column: 'sort_title', direction: 'asc', kind: 'text' };
const byNumber: ListOrder = { column: 'sort_minutes', direction: 'asc', kind: 'number' };
const id = '0b0e3f5e-58a2-4f0a-9c7e-2f8a54e1b1aa';

describe('paging', () => {
  it('cursor decodes to the position it encodes, for every sort order', () => {
    const places = [
      { order: byTime, key: new Date('2024-02-03T04:05:06.789Z') },
      { order: byTitle, key: 'creme brulee "for two"' },
      { order: byNumber, key: 2_147_483_647 },
    ];
    for (const { order, key } of places)
      expect(decodeCursor(order, encodeCursor(order, { key, id }))).toEqual({ key, id });
  });

  it('cursor is refused in another order', () => {
    const cursor = encodeCursor(byNumber, { key: 5, id });
    expect(() => decodeCursor(byTime, cursor)).toThrow(AppError);
  });

  const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each([
    ['nothing', ''],
    ['rubbish', '%%%'],
    ['another shape', forged({ id })],
    ['no id', forged(['created_at', 1])],
    ['a wrong id', forged(['created_at', 1, 'x'])],
    ['a time outside of all calendars', forged(['created_at', 1e300, id])],
    ['text for a time', forged(['created_at', 'now()', id])],
    ['too much', forged(['created_at', 1, id, 1])],
  ])('cursor with %s is INVALID_INPUT', (_, cursor) => {
    expect(() => decodeCursor(byTime, cursor)).toThrow(
      expect.objectContaining({ appCode: 'INVALID_INPUT' }) as Error,
    );
  });

  it('cursor never fails in any other way', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json().map(forged)), (cursor) => {
        try {
          decodeCursor(byTitle, cursor);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
        }
      }),
    );
  });

  it('cursor with text that Postgres cannot store is refused', () => {
    expect(() => decodeCursor(byTitle, forged(['sort_title', 'a\u0000', id]))).toThrow(AppError);
  });
});

describe('cutPage', () => {
  const positionOf = (key: number) => ({ key, id });

  it('returns no cursor on the last page', () => {
    expect(cutPage([1, 2], { limit: 2, order: byNumber, positionOf })).toEqual({
      rows: [1, 2],
      nextCursor: null,
    });
  });

  it('drops the extra row that shows whether more follow', () => {
    const page = cutPage([1, 2, 3], { limit: 2, order: byNumber, positionOf });
    expect(page.rows).toEqual([1, 2]);
    expect(page.nextCursor).toBe(encodeCursor(byNumber, { key: 2, id }));
  });
});
