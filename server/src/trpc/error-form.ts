import { MESSAGES, type AppErrorData } from '@larder/shared/errors';
import { MOST_ISSUES } from '@larder/shared/input';
import type { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { AppError } from '../errors.ts';

// What a refusal tells. Ten of them, a whole batch, are less than 16 kB, whatever was sent.

/** Of a message that is not ours and may quote the request. */
export const MESSAGE_CHARACTERS = 200;
/** Of the names and sentences of all wrong fields. */
const FIELD_CHARACTERS = 700;

/** The sentence people read: that of an AppError, the first of a failed validation, and a general one for internal errors. */
export function userMessage({ cause, code, message }: TRPCError): string {
  if (cause instanceof AppError) return cause.message;
  if (cause instanceof ZodError) return cause.issues[0]?.message ?? MESSAGES.unexpected;
  if (code === 'INTERNAL_SERVER_ERROR') return MESSAGES.unexpected;
  return message.slice(0, MESSAGE_CHARACTERS);
}

export function errorData({ cause, code }: TRPCError): AppErrorData {
  if (cause instanceof AppError) {
    const { appCode, fields, retryAfter, details } = cause;
    return { appCode, fields, retryAfter, details };
  }
  if (cause instanceof ZodError) return { appCode: 'INVALID_INPUT', fields: wrongFields(cause) };
  if (code === 'NOT_FOUND') return { appCode: 'NOT_FOUND' };
  if (code === 'INTERNAL_SERVER_ERROR') return { appCode: 'INTERNAL' };
  return { appCode: 'INVALID_INPUT' };
}

/** The path of a procedure, which anybody makes up. */
export function procedureName(path: string | undefined): string | undefined {
  return path !== undefined && /^[\w.]{1,100}$/.test(path) ? path : undefined;
}

/** The sentences of each field, each once. */
function wrongFields({ issues }: ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  let characters = 0;
  for (const { path, message } of issues.slice(0, MOST_ISSUES)) {
    const field = path[0];
    if (typeof field !== 'string' || fields[field]?.includes(message)) continue;
    characters += field.length + message.length;
    if (characters > FIELD_CHARACTERS) break;
    (fields[field] ??= []).push(message);
  }
  return fields;
}
