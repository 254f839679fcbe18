import { z } from 'zod';
import { AppError } from '../../errors.ts';

const position = z.tuple([z.number().int(), z.uuid()]);

export function encodeCursor({ createdAt, id }: { createdAt: Date; id: string }): string {
  return Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');
}

/** @throws INVALID_INPUT for a cursor that no list gave. */
export function decodeCursor(cursor: string): { createdAt: Date; id: string } {
  try {
    const [time, id] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { createdAt: new Date(time), id };
  } catch (cause) {
    throw new AppError('INVALID_INPUT', 'Invalid cursor', { cause });
  }
}
