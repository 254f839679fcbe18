// npm start: builds if needed, then the launcher takes over. An argument (web, worker) starts that part alone.
import { build } from './build.mjs';

try {
  await build();
} catch (error) {
  console.error(`Larder could not be built: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
await import('../server/dist/launcher.js');
