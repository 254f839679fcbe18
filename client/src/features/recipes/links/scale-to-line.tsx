import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import { findAmounts } from '@larder/shared/recipe-text/amounts';
import { linkedFactor } from '@larder/shared/recipe-text/linked-factor';
import { loadCountedWordsFor } from '@larder/shared/recipe-text/load-counted-words';
import { scaleLine } from '@larder/shared/recipe-text/scale';
import type { RecipeLinkDto } from '@larder/shared/recipe/links';
import { useEffect, useEffectEvent, useState } from 'react';
import { kitchenOf } from '../../../components/recipe/amounts/kitchen.ts';
import type { RecipeAmounts } from '../../../components/recipe/amounts/recipe-amounts.ts';
import { MakesForm } from './makes-form.tsx';
import type { OpenedFor } from './linked-path.ts';
import { useLinkLine } from './use-link-line.ts';

interface ScaleToLineProps {
  link: RecipeLinkDto;
  opened: OpenedFor;
  amounts: RecipeAmounts;
  /** Only of one's own recipes it can be said how much they make. */
  isOwn: boolean;
}

/** Once the words of the line are there, scales the recipe to it; where what it makes is not known, its owner is asked. */
export default function ScaleToLine({ link, opened, amounts, isOwn }: ScaleToLineProps) {
  const { from, line, times } = opened;
  const [isAsked, setAsked] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const linkLine = useLinkLine();
  const scaleTo = (yields: string): boolean => {
    const factor = linkedFactor(line, { ...link, yields }, times, kitchenOf(amounts.recipe));
    if (factor === undefined) return false;
    void amounts.changeScale(() => ({ factor, reason: scaleLine(line, times) }));
    return true;
  };
  const load = useEffectEvent(() => loadCountedWordsFor([line, ...amounts.recipe.ingredients]));
  const begin = useEffectEvent(() =>
    setAsked(!scaleTo(link.yields) && isOwn && findAmounts(line).length > 0),
  );
  useEffect(() => {
    // Without the words nothing is compared, and the recipe stays as it is.
    load().then(begin, () => undefined);
  }, [from, line, times]);
  if (!isAsked) return null;
  return (
    <div className="my-3 rounded-card border border-line bg-sunken/50 p-4 print:hidden">
      <p className="mb-2 wrap-anywhere">{format(messages.neededForLine, { line: scaleLine(line, times) })}</p>
      <MakesForm
        link={link}
        hint={messages.howMuchExample}
        error={isWrong ? format(messages.makesWrong, { line }) : undefined}
        onSave={async (yields) => {
          const isScaled = scaleTo(yields);
          setWrong(!isScaled);
          setAsked(!isScaled);
          if (isScaled) await linkLine({ id: from, line, linkedId: link.recipe.id, yields });
        }}
      />
    </div>
  );
}
