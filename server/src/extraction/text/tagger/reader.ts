import type { Network } from '../../network.ts';
import { unpacked } from './weights.ts';
import type { Weights } from './network.ts';
import WEIGHTS from './weights.json' with { type: 'json' };

/** What was learned from captions: roles of stretches, which of them is the title, and whether all is a recipe. */
export interface Reader {
  network: Weights;
  title: Network;
  recipe: Network;
}

/** What `npm run train -- lines` left behind. */
export const READER: Reader = {
  network: unpacked(Buffer.from(WEIGHTS.network, 'base64')),
  title: WEIGHTS.title,
  recipe: WEIGHTS.recipe,
};
