import * as messages from '#messages/common.json';
import { headerText } from '@larder/shared/recipe-text/sections';
import type { ReactNode } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import type { RecipeAmounts } from './amounts/recipe-amounts.ts';
import { IngredientsHeading, Servings } from './amounts/servings.tsx';

/** Which lines are ticked off. */
export interface Ticks {
  isTicked: (index: number) => boolean;
  tick: (index: number, ticked: boolean) => void;
}

/** What is shown beside a line of a recipe, by its number. */
export interface LineParts {
  beside: (index: number) => ReactNode;
  below: (index: number) => ReactNode;
}

interface IngredientsProps {
  amounts: RecipeAmounts;
  /** Left out, each line remembers for itself. */
  ticks?: Ticks;
  parts?: LineParts | undefined;
  /** Below the scaler. */
  children?: ReactNode;
}

/** The ingredients with the scaler beside their heading; each line can be ticked off while cooking. */
export function Ingredients({ amounts, ticks, parts, children }: IngredientsProps) {
  const { ingredients } = amounts.recipe;
  const hasAny = ingredients.length > 0;
  return (
    <section
      aria-labelledby="ingredients"
      onPointerEnter={amounts.comeNear}
      onTouchStart={amounts.comeNear}
      onFocus={amounts.comeNear}
    >
      {hasAny ? <Servings amounts={amounts} /> : <IngredientsHeading />}
      {hasAny && children}
      {amounts.isFailed && (
        <p role="alert" className="mb-2 text-danger">
          {messages.scaleOffline}
        </p>
      )}
      {!hasAny && <p className="mt-3 text-muted">{messages.noIngredientsYet}</p>}
      <ul dir="auto" className="mt-1">
        {ingredients.map((line, index) => (
          <Ingredient key={index} {...{ line, index, amounts, ticks, parts }} />
        ))}
      </ul>
    </section>
  );
}

interface IngredientProps {
  line: string;
  index: number;
  amounts: RecipeAmounts;
  ticks?: Ticks | undefined;
  parts?: LineParts | undefined;
}

/** One line, or a heading among them. */
export function Ingredient({ line, index, amounts, ticks, parts }: IngredientProps) {
  const { marking } = amounts;
  const header = headerText(line);
  if (header !== null) {
    return (
      <li className="mt-5 mb-1 first:mt-0">
        <h3 className="font-display text-lg font-semibold">{header}</h3>
      </li>
    );
  }
  return (
    <li className="group/line border-b border-line last:border-0">
      <div className="flex items-start justify-between gap-2">
        <Checkbox
          className="min-w-0 flex-1 has-checked:text-muted has-checked:line-through"
          {...(ticks && {
            checked: ticks.isTicked(index),
            onCheckedChange: (ticked: boolean) => ticks.tick(index, ticked),
          })}
        >
          {marking ? <marking.LineText amounts={amounts} index={index} /> : line}
        </Checkbox>
        {marking && <marking.StaysButton amounts={amounts} index={index} />}
        {parts?.beside(index)}
      </div>
      {parts?.below(index)}
    </li>
  );
}
