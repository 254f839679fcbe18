import * as messages from '#messages/editor.json';
import { format } from '@larder/shared/messages/format';
import { editorRows, linesToText, textToLines } from '@larder/shared/recipe-text/list-text';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { SegmentedControl } from '../../../components/ui/segmented-control.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { ListRows } from './list-rows.tsx';

interface ListEditorProps {
  /** Of the field, to find it by. */
  name: string;
  label: string;
  /** One item's name: 'Ingredient', 'Step'. */
  itemName: string;
  value: string[];
  onChange: (lines: string[]) => void;
  error?: string | undefined;
  hint?: ReactNode;
  /** Beside the label. */
  mark?: ReactNode;
  numbered?: boolean;
  /** A line has the focus. */
  onLook?: ((index: number) => void) | undefined;
  /** What stands above a line. */
  above?: ((index: number) => ReactNode) | undefined;
  /** What stands below a line. */
  below?: ((index: number) => ReactNode) | undefined;
  /** A line that is to have the focus, another object each time. */
  sought?: { index: number } | undefined;
}

type Mode = 'list' | 'text';

/** Edits a list of lines as rows or as plain text, one item a line; there '[Header]' lines begin a section. */
export function ListEditor({
  name,
  label,
  itemName,
  value,
  onChange,
  error,
  hint,
  mark,
  numbered = false,
  onLook,
  above,
  below,
  sought,
}: ListEditorProps) {
  const [mode, setMode] = useState<Mode>('list');
  const [typed, setTyped] = useState('');
  // The list is what counts: it may be changed from outside, and then what was typed says something else.
  const text = isSameList(rowsOf(typed), value) ? typed : linesToText(value);
  const id = useId();
  const group = useSoughtLine(sought, () => setMode('list'));

  const switchTo = (next: Mode) => {
    if (next === mode) return;
    if (next === 'text') setTyped(linesToText(value));
    else onChange(rowsOf(text));
    setMode(next);
  };

  return (
    <div
      ref={group}
      role="group"
      data-field={name}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
      className="min-w-0"
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <div className="flex items-center gap-2">
          <h2 id={`${id}-label`} className="font-display text-xl font-semibold">
            {label}
          </h2>
          {mark}
        </div>
        <SegmentedControl
          label={format(messages.editor, { label })}
          value={mode}
          onChange={switchTo}
          options={[
            { value: 'list', label: messages.list },
            { value: 'text', label: messages.text },
          ]}
        />
      </div>
      {mode === 'list' ? (
        <ListRows {...{ itemName, value, onChange, numbered, onLook, above, below }} />
      ) : (
        <Textarea
          aria-label={format(messages.onePerLine, { label })}
          rows={Math.max(6, text.split('\n').length + 1)}
          value={text}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(rowsOf(event.target.value));
          }}
        />
      )}
      <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
        {mode === 'text' && messages.sectionHint} {hint}
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** Shows the list when a line is sought, and gives it the focus. The list's group carries the ref. */
function useSoughtLine(sought: ListEditorProps['sought'], showList: () => void) {
  const group = useRef<HTMLDivElement>(null);
  const [followed, setFollowed] = useState<typeof sought>();
  if (sought !== followed) {
    setFollowed(sought);
    if (sought) showList();
  }
  useEffect(() => {
    if (sought) group.current?.querySelectorAll<HTMLElement>('ol textarea')[sought.index]?.focus();
  }, [sought]);
  return group;
}

function rowsOf(text: string): string[] {
  return editorRows(textToLines(text));
}

function isSameList(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((line, index) => line === b[index]);
}
