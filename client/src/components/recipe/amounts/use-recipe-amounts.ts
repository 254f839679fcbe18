import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { loadInAdvance } from '../../../lib/load-in-advance.ts';
import type { Loaded } from './load-amounts.ts';
import type { Pieces, RecipeAmounts, RecipeTexts, Scale } from './recipe-amounts.ts';
import type { UnitsChoice } from './units.ts';

const AS_WRITTEN: Scale = { factor: 1 };

/**
 * Shows the amounts of a recipe multiplied and in other units. Until what does so is loaded, and where nothing is to change, every text
 * is as it is written.
 */
export function useRecipeAmounts(recipe: RecipeTexts, { units, choose }: UnitsChoice): RecipeAmounts {
  const [scale, setScale] = useState(AS_WRITTEN);
  // The number follows the tap; what takes longer, the texts, follow the number.
  const { factor } = useDeferredValue(scale);
  const [areStepsScaled, scaleSteps] = useState(true);
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const { scaling, marking, convert, isFailed, load } = useLoaded(recipe, units !== 'written');
  const changeScale = useChangedScale(scale, setScale, load);
  const isProposed = useMemo(
    () => once((index: number) => scaling?.isProposedFixed(recipe.ingredients[index] ?? '') ?? false),
    [recipe, scaling],
  );
  const texts = useMemo(() => {
    const shown = (text: string, kind: 'line' | 'step', factor: number): Pieces => {
      if (units !== 'written' && convert) return convert(text, { to: units, kind, factor });
      if (factor === 1 || !scaling) return [{ text, isChanged: false }];
      return kind === 'line' ? scaling.scaledParts(text, factor) : scaling.scaledStepParts(text, factor);
    };
    return {
      lines: (factor: number) => once((text: string) => shown(text, 'line', factor)),
      steps: (factor: number) => once((text: string) => shown(text, 'step', factor)),
    };
  }, [units, scaling, convert]);
  const atScale = useMemo(() => texts.lines(factor), [texts, factor]);
  const atOne = useMemo(() => texts.lines(1), [texts]);
  const stepFactor = areStepsScaled ? factor : 1;
  const step = useMemo(() => texts.steps(stepFactor), [texts, stepFactor]);
  const isFixed = (index: number) => chosen.get(index) ?? isProposed(index);
  const lineAtOne = (index: number) => atOne(recipe.ingredients[index] ?? '');
  return {
    recipe,
    scale,
    changeScale,
    units,
    chooseUnits: choose,
    isFailed,
    areStepsScaled,
    scaleSteps,
    comeNear: () => void loadInAdvance(() => load({ isQuiet: true })),
    isFixed,
    fix: (index, fixed) => setChosen(new Map(chosen).set(index, fixed)),
    isQuestion: (index) => chosen.has(index) || isProposed(index),
    line: (index) => (isFixed(index) ? lineAtOne(index) : atScale(recipe.ingredients[index] ?? '')),
    lineAtOne,
    step,
    marking,
    placesIn: (line) => scaling?.amountPlaces(line) ?? [],
  };
}

/** Several presses may wait for the same file. */
function useChangedScale(scale: Scale, setScale: (scale: Scale) => void, load: () => Promise<boolean>) {
  const wanted = useRef(scale);
  useEffect(() => void (wanted.current = scale), [scale]);
  return async (change: (from: Scale) => Scale) => {
    wanted.current = change(wanted.current);
    if (await load()) setScale(wanted.current);
    else wanted.current = scale;
  };
}

/** What changes amounts: loaded when it is needed, or when somebody comes near. */
function useLoaded(recipe: RecipeTexts, isConverted: boolean) {
  const [loaded, setLoaded] = useState<Loaded>({});
  const [isFailed, setFailed] = useState(false);
  const take = (more: Loaded) => {
    setLoaded((before) => ({ ...before, ...more }));
    setFailed(false);
  };
  const load = async ({ isQuiet = false } = {}) => {
    if (loaded.scaling) return true;
    const taken = fetchAmounts(recipe, false).then((more) => {
      // Nobody waits for it: a tap comes first.
      if (isQuiet) startTransition(() => take(more));
      else take(more);
      return true;
    });
    return taken.catch(() => {
      setFailed(!isQuiet);
      return false;
    });
  };
  const isMissing = isConverted && !loaded.convert;
  useEffect(() => {
    if (!isMissing) return;
    fetchAmounts(recipe, true).then(take, () => setFailed(true));
  }, [isMissing, recipe]);
  return { ...loaded, isFailed, load };
}

async function fetchAmounts(recipe: RecipeTexts, isConverted: boolean): Promise<Loaded> {
  const { loadAmounts } = await import('./load-amounts.ts');
  return loadAmounts(recipe, isConverted);
}

/** Remembers what a function gave; pages show the same text many times. */
function once<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const found = new Map<Key, Value>();
  return (key) => {
    if (!found.has(key)) found.set(key, find(key));
    return found.get(key) as Value;
  };
}
