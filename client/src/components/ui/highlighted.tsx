import { lazy, Suspense } from 'react';

const MarkedText = lazy(() => import('./marked-text.tsx'));

/** A text in which what a search matched is marked. How to find it is loaded with the first search. */
export function Highlighted({ text, search }: { text: string; search?: string }) {
  if (!search) return text;
  return (
    <Suspense fallback={text}>
      <MarkedText text={text} search={search} />
    </Suspense>
  );
}
