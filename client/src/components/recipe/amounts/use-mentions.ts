import type { StepMentions } from '@larder/shared/recipe-text/step-mentions';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from '../../../hooks/when-idle.ts';
import type { RecipeAmounts, RecipeTexts } from './recipe-amounts.ts';

/** What finds the ingredients that the steps of a recipe name: loaded when the page has nothing else to do, nothing before. */
export function useMentions({ recipe, comeNear }: RecipeAmounts): StepMentions | undefined {
  const [loaded, setLoaded] = useState<{ recipe: RecipeTexts; mentions: StepMentions }>();
  const near = useEffectEvent(comeNear);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      near();
      const { loadMentions } = await import('./mentions.ts');
      const mentions = await loadMentions(recipe);
      // Nobody waits for them: a tap comes first.
      if (isWanted) startTransition(() => setLoaded({ recipe, mentions }));
    };
    // Without them steps read as they are written.
    const stop = whenIdle(() => void load().catch(() => undefined));
    return () => {
      isWanted = false;
      stop();
    };
  }, [recipe]);
  return loaded?.recipe === recipe ? loaded.mentions : undefined;
}
