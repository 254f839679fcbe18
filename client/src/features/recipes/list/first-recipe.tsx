import * as messages from '#messages/recipes.json';
import type { ReactNode } from 'react';

interface FirstRecipeProps {
  pasteBox: ReactNode;
  /** What can be brought in. */
  ways: ReactNode;
}

/** The home screen of who has no recipe yet. */
export function FirstRecipe({ pasteBox, ways }: FirstRecipeProps) {
  return (
    <>
      <div className="max-w-3xl">
        <h2 className="text-2xl sm:text-3xl">{messages.yourShelvesAreEmpty}</h2>
        <p className="mt-1 mb-5 text-muted">{messages.firstRecipeHint}</p>
        {pasteBox}
      </div>
      {ways}
    </>
  );
}
