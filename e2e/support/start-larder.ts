import { startLarder } from './larder.ts';
import { startRecipeSite } from './recipe-site.ts';

/** One Larder for the whole run; each test signs up people of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  const gate = await startRecipeSite();
  const larder = await startLarder({ FETCH_ALLOW_HOSTS: new URL(gate.origin).host });
  process.env.LARDER_ORIGIN = larder.origin;
  process.env.LARDER_DATA_DIR = larder.dataDir;
  process.env.RECIPE_SITE = gate.origin;
  return async () => {
    await larder.stop();
    await gate.close();
  };
}
