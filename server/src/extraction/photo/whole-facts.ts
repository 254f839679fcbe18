import { fold } from '@larder/shared/language/fold';
import { matchHeading } from '../lines/headings.ts';
import { servingsIn } from '../lines/servings.ts';
import { parseYield } from '../lines/yields.ts';
import { cookingOnCard, yieldOnCard } from './card-facts.ts';
import { readPhotoFacts, type PhotoFacts } from './facts.ts';
import { factsOfIcons } from './icon-facts.ts';

/** Where only the whole time is stated, it is the time to cook; servings may stand in the heading of the ingredients. */
export function wholeFacts(lines: readonly string[]): PhotoFacts {
  const facts = readPhotoFacts(lines);
  const hasParts = facts.prepTime !== undefined || facts.cookTime !== undefined;
  const said = lines.map((line) => servingsIn(fold(line))).find((count) => count !== null);
  const icons = factsOfIcons(lines);
  const hasTimes = hasParts || facts.totalTime !== undefined;
  return {
    ...facts,
    ...(hasTimes ? {} : { prepTime: icons.prepTime }),
    cookTime:
      facts.cookTime ??
      firstOf(lines, cookingOnCard) ??
      (hasParts ? undefined : (facts.totalTime ?? icons.cookTime)),
    servings:
      facts.servings ??
      said ??
      firstOf(lines, yieldOnCard) ??
      icons.servings ??
      parseYield(lines.filter((line) => matchHeading(line)?.kind === 'ingredients')),
  };
}

function firstOf(lines: readonly string[], read: (line: string) => number | undefined): number | undefined {
  return lines.map(read).find((value) => value !== undefined);
}
