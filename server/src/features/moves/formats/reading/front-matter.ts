import { parse } from 'yaml';
import { MoveFileError } from '../contract.ts';
import type { JsonValue } from './values.ts';

/** What stands in front of a recipe. Its parser takes seconds for what is much longer. */
const MAX_CHARS = 100_000;

/** The value of YAML. Of two with one key the last counts. @throws MoveFileError 'too-long'; what the parser says of what is none. */
export function frontMatter(yaml: string): JsonValue {
  if (yaml.length > MAX_CHARS) throw new MoveFileError('too-long');
  // To look for keys that stand twice takes the square of their number.
  return parse(yaml, { uniqueKeys: false }) as JsonValue;
}
