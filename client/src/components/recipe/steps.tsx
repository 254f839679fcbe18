import * as messages from '#messages/common.json';
import { toSections } from '@larder/shared/recipe-text/sections';
import { Checkbox } from '../ui/checkbox.tsx';
import type { RecipeAmounts } from './amounts/recipe-amounts.ts';

/** The numbered instructions; the numbers go on through the sections. */
export function Steps({ amounts }: { amounts: RecipeAmounts }) {
  const { marking } = amounts;
  const { instructions } = amounts.recipe;
  const sections = toSections(instructions);
  const startOf = (index: number) =>
    1 + sections.slice(0, index).reduce((sum, section) => sum + section.items.length, 0);
  return (
    <section aria-labelledby="instructions">
      <h2 id="instructions" className="mb-3 flex min-h-11 items-center text-2xl">
        {messages.instructions}
      </h2>
      {instructions.length === 0 && <p className="text-muted">{messages.noInstructionsYet}</p>}
      {amounts.scale.factor !== 1 && instructions.length > 0 && (
        <div className="mb-3 print:hidden">
          <Checkbox checked={amounts.areStepsScaled} onCheckedChange={amounts.scaleSteps}>
            {messages.scaleSteps}
          </Checkbox>
        </div>
      )}
      {sections.map((section, index) => (
        <div key={index} className="mb-6">
          {section.header !== null && (
            <h3 className="mb-3 text-start font-display text-lg font-semibold">{section.header}</h3>
          )}
          <ol dir="auto" start={startOf(index)} className="space-y-5">
            {section.items.map((step, position) => (
              <li key={position} className="flex gap-4">
                <span
                  aria-hidden
                  className="-mt-0.5 grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-display font-semibold text-accent-strong"
                >
                  {startOf(index) + position}
                </span>
                <p className="max-w-[62ch] text-lg break-words">
                  {marking ? (
                    <marking.StepText amounts={amounts} step={{ text: step, section: section.header }} />
                  ) : (
                    step
                  )}
                </p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
