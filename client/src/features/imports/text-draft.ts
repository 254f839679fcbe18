import { useEffect, useRef, useState } from 'react';
import { deviceStorage } from '../../lib/device-storage.ts';

const drafts = deviceStorage<string>({ kind: 'typed', most: 4, forDays: 7, parse: textIn });
const SETTLED_MS = 400;

/** A long text that someone types or pastes, kept on this device until a recipe was made of it. */
export function useTextDraft(key: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => drafts.read(key)?.value ?? '');
  const latest = useRef(text);

  useEffect(() => {
    latest.current = text;
    const settling = setTimeout(() => write(key, text), SETTLED_MS);
    return () => clearTimeout(settling);
  }, [key, text]);
  useEffect(() => () => write(key, latest.current), [key]);

  return [text, setText];
}

/** There is a draft of it, or it is not wanted any more. */
export function forgetTextDraft(key: string): void {
  drafts.forget(key);
}

function write(key: string, text: string): void {
  if (text === '') drafts.forget(key);
  else drafts.write(key, text);
}

function textIn(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined;
}
