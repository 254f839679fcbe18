import * as messages from '#messages/common.json';
import { toSections } from '@larder/shared/recipe-text/sections';
import { useState } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import { loadStepScaling, ScaledText } from './scaled-text/scaled-text.tsx';

/** The numbered instructions; the numbers go on through the sections. */
export function Steps({ instructions, scale = 1 }: { instructions: string[]; scale?: number }) {
  const [isScaled, setScaled] = useState(false);
  const [isReady, setReady] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const changeScaled = (checked: boolean) => {
    setScaled(checked);
    setFailed(false);
    loadStepScaling().then(
      () => setReady(true),
      () => {
        setScaled(false);
        setFailed(true);
      },
    );
  };
  const sections = toSections(instructions);
  const startOf = (index: number) =>
    1 + sections.slice(0, index).reduce((sum, section) => sum + section.items.length, 0);
  return (
    <section aria-labelledby="instructions">
      <h2 id="instructions" className="mb-3 flex min-h-11 items-center text-2xl">
        {messages.instructions}
      </h2>
      {instructions.length === 0 && <p className="text-muted">{messages.noInstructionsYet}</p>}
      {scale !== 1 && instructions.length > 0 && (
        <div className="mb-3 print:hidden">
          <Checkbox checked={isScaled} onCheckedChange={changeScaled}>
            {messages.scaleSteps}
          </Checkbox>
          {isFailed && (
            <p role="alert" className="text-danger">
              {messages.scaleOffline}
            </p>
          )}
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
                  <ScaledText text={step} scale={isScaled && isReady ? scale : 1} isStep />
                </p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
