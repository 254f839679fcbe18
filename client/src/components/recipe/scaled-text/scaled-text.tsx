import type { ReactNode } from 'react';
import type { ScaledTextProps } from './types.ts';

/** The component that scales, once it is loaded. */
let ScaledLine: ((props: ScaledTextProps) => ReactNode) | undefined;

/** Reading a recipe needs no scaling: its code is loaded when somebody comes to the ingredients. */
export async function loadScaling(): Promise<void> {
  ScaledLine ??= (await import('./scaled-line.tsx')).default;
}

/** A line as it is written, or with its amounts multiplied. */
export function ScaledText(props: ScaledTextProps) {
  return props.scale === 1 || !ScaledLine ? props.text : <ScaledLine {...props} />;
}
