import type { ReactNode } from 'react';
import type { ScaledTextProps } from './types.ts';

type Scaled = (props: ScaledTextProps) => ReactNode;

/** The components that scale, once they are loaded. */
let ScaledLine: Scaled | undefined;
let ScaledStep: Scaled | undefined;

/**
 * Reading a recipe needs no scaling: its code is loaded when somebody comes to the ingredients, with the words of the language that
 * these texts of the recipe are in.
 */
export async function loadScaling(texts: readonly string[]): Promise<void> {
  const scaling = await import('./scaling.ts');
  await scaling.loadCountedWordsFor(texts);
  ScaledLine ??= scaling.ScaledLine;
}

/** What steps need beside, for those who want them scaled. */
export async function loadStepScaling(): Promise<void> {
  ScaledStep ??= (await import('./scaled-step.tsx')).default;
}

/** A line, or a sentence of the method, as it is written, or with its amounts multiplied. */
export function ScaledText({ text, scale, isStep }: ScaledTextProps & { isStep?: boolean }) {
  const Scaled = isStep ? ScaledStep : ScaledLine;
  return scale === 1 || !Scaled ? text : <Scaled {...{ text, scale }} />;
}
