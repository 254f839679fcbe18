import { useMemo } from 'react';
import { partsMatching } from './matches.ts';

export default function MarkedText({ text, search }: { text: string; search: string }) {
  const parts = useMemo(() => partsMatching(text, search), [text, search]);
  return parts.map((part, index) =>
    part.isMatch ? (
      <mark key={index} className="rounded-[3px] bg-medium-soft text-inherit">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
