import * as common from '#messages/common.json';
import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import { scaleFor } from '@larder/shared/recipe-text/servings';
import { tinFactor, type Tin } from '@larder/shared/recipe-text/tin-factor';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Scale } from './recipe-amounts.ts';
import { factorText } from './servings-text.ts';
import {
  COMMON_TINS,
  reasonOf,
  SHAPES,
  SIDES,
  sizeInInches,
  sizeOf,
  sizeText,
  type TinShape,
} from './tin-sizes.ts';

const SIDE_LABELS = {
  diameter: messages.tinDiameter,
  width: messages.tinWidth,
  length: messages.tinLength,
  height: messages.tinHeight,
  hole: messages.tinHole,
  count: messages.tinCount,
} as const;

interface TinFormProps {
  /** Sizes are named in inches, too. */
  isUs: boolean;
  onScale: (scale: Scale) => void;
}

/** From the tin that a recipe is for to the one that is there. */
export function TinForm({ isUs, onScale }: TinFormProps) {
  const [from, setFrom] = useState<Tin>({ shape: 'round', diameter: 20 });
  const [to, setTo] = useState<Tin>({ shape: 'round', diameter: 26 });
  const [isWrong, setWrong] = useState(false);
  const factor = factorOf(from, to);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(factor === undefined);
    if (factor !== undefined) onScale({ factor, reason: reasonOf(from, to) });
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <TinChoice label={messages.tinOfRecipe} tin={from} onChange={setFrom} isUs={isUs} />
      <TinChoice label={messages.tinThere} tin={to} onChange={setTo} isUs={isUs} />
      <p role="status" className="text-lg font-semibold tabular-nums">
        {factor !== undefined &&
          format(messages.tinIs, { sizes: reasonOf(from, to), factor: factorText(factor) })}
      </p>
      {isWrong && factor === undefined && (
        <p role="alert" className="text-danger">
          {messages.tinWrong}
        </p>
      )}
      <p className="text-sm text-muted">{messages.tinTime}</p>
      <Button type="submit">{common.scaleRecipe}</Button>
    </form>
  );
}

/** Undefined for sizes that are no tin, and beyond what a recipe is scaled by. */
function factorOf(from: Tin, to: Tin): number | undefined {
  try {
    return scaleFor(1, tinFactor(from, to));
  } catch {
    return undefined;
  }
}

const OTHER = 'other';

interface TinChoiceProps {
  label: string;
  isUs: boolean;
  tin: Tin;
  onChange: (tin: Tin) => void;
}

/** A shape, and one of its common sizes or another. */
function TinChoice({ label, isUs, tin, onChange }: TinChoiceProps) {
  const [isOther, setOther] = useState(false);
  const common = COMMON_TINS[tin.shape];
  const chooseShape = (shape: TinShape) => {
    setOther(false);
    onChange(COMMON_TINS[shape][Math.floor(COMMON_TINS[shape].length / 2)] ?? { shape });
  };
  const chooseSize = (size: string) => {
    setOther(size === OTHER);
    onChange(common.find((known) => sizeOf(known) === size) ?? tin);
  };
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        <Field label={messages.tinShape}>
          {(control) => (
            <Select {...control} value={tin.shape} onValueChange={chooseShape} options={SHAPES} />
          )}
        </Field>
        <Field label={messages.tinSize}>
          {(control) => (
            <Select
              {...control}
              value={isOther ? OTHER : sizeOf(tin)}
              onValueChange={chooseSize}
              options={[
                ...common.map((known) => ({
                  value: sizeOf(known),
                  label: isUs ? sizeInInches(known) : sizeText(known),
                })),
                { value: OTHER, label: messages.tinOther },
              ]}
            />
          )}
        </Field>
        {isOther && SIDES[tin.shape].map((side) => <SideField key={side} {...{ side, tin, onChange }} />)}
      </div>
    </fieldset>
  );
}

interface SideFieldProps extends Pick<TinChoiceProps, 'tin' | 'onChange'> {
  side: keyof typeof SIDE_LABELS;
}

function SideField({ side, tin, onChange }: SideFieldProps) {
  const [typed, setTyped] = useState(tin[side] === undefined ? '' : String(tin[side]));
  const change = (text: string) => {
    setTyped(text);
    onChange({ ...tin, [side]: text.trim() === '' ? undefined : Number(text.replace(',', '.')) });
  };
  return (
    <Field label={SIDE_LABELS[side]}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          value={typed}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Field>
  );
}
