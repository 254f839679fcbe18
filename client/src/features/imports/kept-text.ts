import { useEffect, useRef, useState } from 'react';
import { keptOnDevice } from '../../lib/kept.ts';

const kept = keptOnDevice<string>({ kind: 'typed', most: 4, forDays: 7, parse: textIn });
const SETTLED_MS = 400;

/** A long text that somebody types or pastes, kept on this device until a recipe was made of it. */
export function useKeptText(key: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => kept.read(key)?.value ?? '');
  const latest = useRef(text);

  useEffect(() => {
    latest.current = text;
    const settling = setTimeout(() => keep(key, text), SETTLED_MS);
    return () => clearTimeout(settling);
  }, [key, text]);
  useEffect(() => () => keep(key, latest.current), [key]);

  return [text, setText];
}

/** There is a draft of it, or it is not wanted any more. */
export function forgetKeptText(key: string): void {
  kept.forget(key);
}

function keep(key: string, text: string): void {
  if (text === '') kept.forget(key);
  else kept.write(key, text);
}

function textIn(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined;
}
