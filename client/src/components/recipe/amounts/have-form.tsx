import * as common from '#messages/common.json';
import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import { loadDensitiesOf } from '@larder/shared/recipe-text/conversion/load-densities';
import { factorByPieces, factorToUse } from '@larder/shared/recipe-text/scale-to-have';
import type { LanguageCode } from '@larder/shared/recipe-text/unit-names';
import { useEffect, useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { kitchenOf } from './kitchen.ts';
import type { AmountOfLine, RecipeAmounts } from './recipe-amounts.ts';
import { textOf } from './shown-texts.ts';
import { factorText } from './servings-text.ts';

/** 'I have 350 g': makes as much of the recipe as there is of one ingredient. */
export function HaveForm({ amounts, index, nth, onDone }: AmountOfLine & { onDone: () => void }) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const need = amountAt(amounts, index, nth);
  const kitchen = kitchenOf(amounts.recipe);
  useDensities(kitchen.language);
  const exact = factorToUse(need.amount, typed, kitchen);
  const factor = exact ?? factorByPieces(need.amount, typed, need.food, kitchen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form within the page's own, by way of React.
    event.stopPropagation();
    setWrong(factor === undefined);
    if (factor === undefined) return;
    const isAlone = /^[\d\s.,/⁄½⅓⅔¼¾⅛]+$/.test(typed);
    const about = exact === undefined ? '≈ ' : '';
    const reason = `${about}${typed.trim()}${isAlone ? need.unit : ''} ${need.food}`.trim();
    void amounts.changeScale(() => ({ factor, reason }));
    onDone();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Field
        label={messages.iHave}
        hint={format(messages.recipeNeeds, { amount: need.amount })}
        error={
          isWrong && factor === undefined ? format(messages.haveWrong, { amount: need.amount }) : undefined
        }
      >
        {(control) => (
          <div className="flex items-center gap-2">
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              className="max-w-28"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            {need.unit !== '' && <span className="shrink-0">{need.unit.trim()}</span>}
            <Button type="submit" className="ml-auto">
              {factor === undefined ? common.scaleRecipe : factorText(factor)}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

/** By them pieces and their weight are distinguished; without them only amounts of one kind are compared. */
function useDensities(language: LanguageCode): void {
  useEffect(() => void loadDensitiesOf(language).catch(() => undefined), [language]);
}

interface Need {
  /** '500 g' */
  amount: string;
  /** ' g', with what stands before it */
  unit: string;
  /** 'flour' */
  food: string;
}

/** What the recipe as it is needs of a line. */
function amountAt(amounts: RecipeAmounts, index: number, nth: number): Need {
  const line = textOf(amounts.lineAtOne(index));
  const places = amounts.placesIn(line);
  const { start, end } = places[nth] ?? places[0] ?? { start: 0, end: 0 };
  const amount = line.slice(start, end);
  const [food = ''] = line.slice(end).split(/[,;()]/);
  return { amount, unit: /\s*\p{L}[^]*$/u.exec(amount)?.[0] ?? '', food: food.trim() };
}
