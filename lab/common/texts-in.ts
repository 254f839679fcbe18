import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The text files of a folder by their names without '.txt', which are mostly those of languages. */
export function textsIn(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return Object.fromEntries(
    names.map((name) => [path.basename(name, '.txt'), readFileSync(path.join(folder, name), 'utf8')]),
  );
}
