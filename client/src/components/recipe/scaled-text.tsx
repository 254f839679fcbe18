import type { ReactNode } from 'react';

export interface ScaledTextProps {
  text: string;
  scale: number;
  /** A sentence of the method, not an ingredient. */
  isStep?: boolean;
}

let ScaledLine: ((props: ScaledTextProps) => ReactNode) | undefined;

/** What scaling takes is not needed to read a recipe: it comes when the page is alive, and before anything is scaled. */
export async function loadScaling(): Promise<void> {
  ScaledLine ??= (await import('./scaled-line.tsx')).default;
}

/** A line as it is written, or with its amounts multiplied. */
export function ScaledText(props: ScaledTextProps) {
  return props.scale === 1 || !ScaledLine ? props.text : <ScaledLine {...props} />;
}
