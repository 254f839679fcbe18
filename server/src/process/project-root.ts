import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder that holds `migrations/` and the built client. Works from the sources and from the bundle. */
export const PROJECT_ROOT = findUp(import.meta.dirname);

function findUp(folder: string): string {
  if (existsSync(path.join(folder, 'migrations'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('Larder is incomplete: its migrations folder is missing');
  return findUp(parent);
}
