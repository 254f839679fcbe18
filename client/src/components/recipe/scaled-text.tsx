import { lazy, Suspense } from 'react';

export interface ScaledTextProps {
  text: string;
  scale: number;
  /** A sentence of the method, not an ingredient. */
  isStep?: boolean;
}

/** What scaling takes is not needed to read a recipe: it comes when the page is alive, before anybody scales. */
export const loadScaling = () => import('./scaled-line.tsx');
const ScaledLine = lazy(loadScaling);

/** A line as it is written, or with its amounts multiplied. */
export function ScaledText(props: ScaledTextProps) {
  if (props.scale === 1) return props.text;
  return (
    <Suspense fallback={props.text}>
      <ScaledLine {...props} />
    </Suspense>
  );
}
