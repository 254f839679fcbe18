import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import type { Density } from '@larder/shared/recipe-text/conversion/density';
import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { HaveForm } from './have-form.tsx';
import { MarkedPieces } from './marked-pieces.tsx';
import type { AmountOfLine, Pieces } from './recipe-amounts.ts';
import { textOf } from './shown-texts.ts';

interface AmountPanelProps {
  anchor: RefObject<HTMLElement | null>;
  pieces: Pieces;
  line?: AmountOfLine | undefined;
  /** The lines of the ingredient that was tapped. */
  lines?: readonly Pieces[] | undefined;
  onClose: () => void;
}

/** What there is to an amount: as what it was written, by what it was converted, and scaling to what there is of it. */
export default function AmountPanel({ anchor, pieces, line, lines, onClose }: AmountPanelProps) {
  const changed = pieces.find(({ original }) => original !== undefined);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal container={placeFor(anchor.current)}>
        <Popover.Content
          align="start"
          sideOffset={8}
          collisionPadding={12}
          aria-label={format(messages.amountOf, { amount: textOf(pieces) })}
          onOpenAutoFocus={(event) => {
            // A field with the focus would bring up the keyboard of a phone, over what was asked for.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          // Keys pressed here are not meant for what lies below.
          onKeyDown={(event) => event.stopPropagation()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
          className="z-60 w-max max-w-[min(20rem,calc(100vw-1.5rem))] animate-fade-in space-y-3 rounded-card border border-line bg-surface p-4 text-base font-normal text-ink no-underline shadow-float outline-none"
          tabIndex={-1}
        >
          {changed?.original !== undefined && (
            <div className="text-sm">
              <p className="text-muted">{messages.authorWrote}</p>
              <p className="text-lg font-semibold">{changed.original}</p>
              {changed.density && <p className="mt-1.5 text-muted">{sourceOf(changed.density)}</p>}
              {changed.cup !== undefined && (
                <p className="mt-1.5 text-muted">{format(messages.cupIs, { millilitres: changed.cup })}</p>
              )}
            </div>
          )}
          {lines && (
            <ul className="space-y-1.5">
              {lines.map((pieces, position) => (
                <li key={position}>
                  <MarkedPieces pieces={pieces} />
                </li>
              ))}
            </ul>
          )}
          {line && line.nth >= 0 && <LineOptions line={line} onDone={onClose} />}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function LineOptions({ line, onDone }: { line: AmountOfLine; onDone: () => void }) {
  const { amounts, index } = line;
  return (
    <>
      <HaveForm {...line} onDone={onDone} />
      <Checkbox
        className="-mb-2 border-t border-line text-sm"
        checked={amounts.isFixed(index)}
        onCheckedChange={(fixed) => amounts.fix(index, fixed)}
      >
        {messages.doNotScaleLine}
      </Checkbox>
    </>
  );
}

/** Within the dialog that it is opened in, which hides all else; else in the page's main landmark. */
function placeFor(anchor: Element | null): Element | null {
  return anchor?.closest('[role=dialog]') ?? document.querySelector('main');
}

const FLOURS = /^2008[0-4]/;

/** See docs/densities.md. */
function sourceOf({ food, source, gramsInCup }: Density): string {
  const values = { food, grams: gramsInCup };
  if (FLOURS.test(source)) return format(messages.densityOfFlour, values);
  const number = /^\d+/.exec(source)?.[0];
  return number === undefined
    ? format(messages.densityOfLiquid, values)
    : format(messages.densityOfUsda, { ...values, number });
}
