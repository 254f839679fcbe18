import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Wrong arguments: the command prints one line and exits with code 2. */
export class UsageError extends Error {}

/** Parses a command's arguments strictly; `usage` is shown for wrong ones. */
export function parseCommand<T extends ParseArgsConfig['options']>(
  args: string[],
  options: T,
  usage: string,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'wrong arguments';
    throw new UsageError(`${reason}. Usage: ${usage}`);
  }
}
