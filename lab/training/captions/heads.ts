import type { Network } from '../../../server/src/extraction/network.ts';
import { listsOf } from '../../../server/src/extraction/text/assemble.ts';
import { recipeEvidence } from '../../../server/src/extraction/text/is-recipe.ts';
import { piecesOf } from '../../../server/src/extraction/text/tagger/pieces.ts';
import { tagged, type Tagged } from '../../../server/src/extraction/text/tagger/tag.ts';
import type { Weights } from '../../../server/src/extraction/text/tagger/network.ts';
import { cleanTitle } from '../../../server/src/extraction/text/title.ts';
import { titleCandidates } from '../../../server/src/extraction/text/titles.ts';
import { fitChoices, type Choice } from '../fit.ts';
import type { Expected, KnownCaption } from './known.ts';
import { labelled } from './labelled.ts';
import type { LabelledCaption } from './made/labels.ts';

/** The heads over the tagger: which candidate is the title, and whether what was found is a recipe. */
export interface Heads {
  title: Network;
  recipe: Network;
}

const keyOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

export const isTitle = (title: string, { titleAccept }: Expected) =>
  titleAccept.some((each) => keyOf(each) === keyOf(title) || keyOf(cleanTitle(each)) === keyOf(title));

/** What a caption is known to say, as the heads are taught it. */
export interface Taught {
  tags: Tagged;
  isRecipe: boolean;
  isTitle: (title: string) => boolean;
  weight: number;
}

export function taughtByKnown(weights: Weights, caption: KnownCaption): Taught {
  const { expected } = caption;
  return {
    tags: tagged(weights, piecesOf(labelled(caption).text)),
    isRecipe: expected.ingredients.length > 0,
    isTitle: (title) => isTitle(title, expected),
    weight: 1,
  };
}

/** A made caption counts less: the tagger learned from such. */
const MADE_WEIGHT = 0.25;

export function taughtByMade(weights: Weights, made: readonly LabelledCaption[]): Taught[] {
  return made.map((caption) => {
    const titles = caption.spans
      .filter(({ kind }) => kind === 'title')
      .map(({ start, end }) => keyOf(cleanTitle(caption.text.slice(start, end))));
    return {
      tags: tagged(weights, piecesOf(caption.text)),
      isRecipe: caption.isRecipe,
      isTitle: (title) => titles[0] === keyOf(title),
      weight: MADE_WEIGHT,
    };
  });
}

/** Fits the heads to what the tagger says of captions. */
export function fitHeads(taught: readonly Taught[]): Heads {
  const choices = taught.flatMap(({ tags, isTitle: isRight, weight }): Choice[] => {
    const candidates = titleCandidates(tags);
    const right = candidates.map(({ title }) => isRight(title));
    return right.includes(true)
      ? [{ features: candidates.map(({ features }) => features), right, weight }]
      : [];
  });
  const rows = taught.map(({ tags }) => recipeEvidence(tags, listsOf(tags)));
  return {
    title: fitChoices(choices, { hidden: 0, epochs: 60, rate: 0.02, decay: 1, seed: 1 }),
    recipe: fitChoices(
      rows.map((row, at) => ({
        features: [row, row.map(() => 0)],
        right: [taught[at]!.isRecipe, !taught[at]!.isRecipe],
        weight: taught[at]!.weight,
      })),
      { hidden: 0, epochs: 100, rate: 0.02, decay: 0.001, seed: 1 },
    ),
  };
}
