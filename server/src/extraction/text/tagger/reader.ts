import type { Network } from '../../network.ts';
import { TALK_MENTIONS } from '../talk-tags.ts';
import { unpacked } from './weights.ts';
import type { Weights } from './network.ts';
import WEIGHTS from './weights.json' with { type: 'json' };
import TALK_WEIGHTS from './talk-weights.json' with { type: 'json' };

/** What was learned from captions: roles of stretches, which of them is the title, and whether all is a recipe; and what from talk. */
export interface Reader {
  network: Weights;
  title: Network;
  recipe: Network;
  talk: Weights;
}

let network: Weights | undefined;
let talk: Weights | undefined;

/** What `npm run train -- lines` and `npm run train -- talk` left behind, unpacked when it is first asked for: few programs read a text. */
export const READER: Reader = {
  get network() {
    return (network ??= unpacked(Buffer.from(WEIGHTS.network, 'base64')));
  },
  title: WEIGHTS.title,
  recipe: WEIGHTS.recipe,
  get talk() {
    return (talk ??= unpacked(Buffer.from(TALK_WEIGHTS.network, 'base64'), TALK_MENTIONS));
  },
};
