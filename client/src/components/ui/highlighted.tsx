import { lazy, Suspense, type ComponentType } from 'react';

// Without a connection the text is shown as it is, and the search goes on.
const MarkedText = lazy<ComponentType<TextProps>>(() =>
  import('./marked-text.tsx').catch(() => ({ default: Unmarked })),
);

interface TextProps {
  text: string;
  search: string;
}

function Unmarked({ text }: TextProps) {
  return text;
}

/** A text in which what a search matched is marked. How to find it is loaded with the first search. */
export function Highlighted({ text, search }: { text: string; search?: string }) {
  if (!search) return text;
  return (
    <Suspense fallback={text}>
      <MarkedText text={text} search={search} />
    </Suspense>
  );
}
