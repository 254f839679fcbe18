import { startLarder } from './larder.ts';
import { startRecipeSite } from './recipe-site.ts';

/** The site of the tests stands in for them too. */
const PLATFORMS = ['https://www.youtube.com', 'https://www.instagram.com', 'https://www.tiktok.com'];

/** One Larder for the whole run; each test signs up people of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  const gate = await startRecipeSite();
  const larder = await startLarder({
    FETCH_ALLOW_HOSTS: new URL(gate.origin).host,
    PLATFORM_ORIGINS: PLATFORMS.map((origin) => `${origin}=${gate.origin}`).join(','),
  });
  process.env.LARDER_ORIGIN = larder.origin;
  process.env.LARDER_DATA_DIR = larder.dataDir;
  process.env.RECIPE_SITE = gate.origin;
  return async () => {
    await larder.stop();
    await gate.close();
  };
}
