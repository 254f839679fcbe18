import * as common from '#messages/common.json';
import * as messages from '#messages/recipe.json';
import { isHeader } from '@larder/shared/recipe-text/sections';
import { scaleFor } from '@larder/shared/recipe-text/servings';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { HaveForm } from './have-form.tsx';
import type { RecipeAmounts, Scale } from './recipe-amounts.ts';
import { textOf } from './shown-texts.ts';
import { factorText } from './servings-text.ts';
import { TinForm } from './tin-form.tsx';

interface ScaleDialogProps {
  amounts: RecipeAmounts;
  onClose: () => void;
}

/** Ways to scale a recipe beside its servings: by what there is of an ingredient, by the tin, by a number. */
export default function ScaleDialog({ amounts, onClose }: ScaleDialogProps) {
  const [way, setWay] = useState<'ingredient' | 'tin' | 'factor'>('ingredient');
  const apply = (scale: Scale) => {
    void amounts.changeScale(() => scale);
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title={messages.scaleTheRecipe}>
      <Tabs
        label={messages.scaleBy}
        value={way}
        onChange={setWay}
        tabs={[
          {
            value: 'ingredient',
            label: messages.byIngredient,
            content: <ByIngredient amounts={amounts} onClose={onClose} />,
          },
          {
            value: 'tin',
            label: messages.byTin,
            content: <TinForm isUs={amounts.units === 'us'} onScale={apply} />,
          },
          {
            value: 'factor',
            label: messages.byFactor,
            content: <FactorForm amounts={amounts} onScale={apply} />,
          },
        ]}
      />
    </Dialog>
  );
}

function ByIngredient({ amounts, onClose }: ScaleDialogProps) {
  const options = amounts.recipe.ingredients.flatMap((line, index) => {
    const text = textOf(amounts.lineAtOne(index));
    const isMeasured = !isHeader(line) && amounts.placesIn(text).length > 0;
    return isMeasured ? [{ value: String(index), label: text }] : [];
  });
  const [chosen, setChosen] = useState(options[0]?.value);
  if (chosen === undefined) return <p className="text-muted">{messages.noAmounts}</p>;
  return (
    <div className="space-y-5">
      <Field label={messages.byIngredient}>
        {(control) => <Select {...control} value={chosen} onValueChange={setChosen} options={options} />}
      </Field>
      <HaveForm key={chosen} amounts={amounts} index={Number(chosen)} nth={0} onDone={onClose} />
    </div>
  );
}

interface FactorFormProps {
  amounts: RecipeAmounts;
  onScale: (scale: Scale) => void;
}

const USUAL = [0.5, 1.5, 2, 3] as const;

function FactorForm({ amounts, onScale }: FactorFormProps) {
  const [typed, setTyped] = useState(String(Number(amounts.scale.factor.toFixed(2))));
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const factor = scaleFor(1, Number(typed.replace(',', '.')));
    setWrong(factor === undefined);
    if (factor !== undefined) onScale({ factor });
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <div className="flex flex-wrap gap-2">
        {USUAL.map((factor) => (
          <Button key={factor} variant="secondary" onClick={() => onScale({ factor })}>
            {factorText(factor)}
          </Button>
        ))}
      </div>
      <Field label={messages.factorWanted} error={isWrong ? common.scaleRange : undefined}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            className="max-w-28"
            value={typed}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit">{common.scaleRecipe}</Button>
    </form>
  );
}
