import * as messages from '#messages/editor.json';
import { format } from '@larder/shared/messages/format';
import { isHeader } from '@larder/shared/recipe-text/sections';
import { editorRows, linesToText, textToLines } from '@larder/shared/recipe-text/list-text';
import { Heading2, Plus, Trash2 } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/ui/button.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { SegmentedControl } from '../../../components/ui/segmented-control.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';

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
  numbered?: boolean;
  /** A line has the focus. */
  onLook?: ((index: number) => void) | undefined;
  /** What stands below a line. */
  below?: ((index: number) => ReactNode) | undefined;
  /** A line that is to have the focus, another object each time. */
  sought?: { index: number } | undefined;
}

type Mode = 'list' | 'text';

/** Edits a list of lines as rows or as plain text, one item a line; '[Header]' lines begin a section. */
export function ListEditor({
  name,
  label,
  itemName,
  value,
  onChange,
  error,
  hint,
  numbered = false,
  onLook,
  below,
  sought,
}: ListEditorProps) {
  const group = useRef<HTMLDivElement>(null);
  const [followed, setFollowed] = useState<typeof sought>();
  const [mode, setMode] = useState<Mode>('list');
  const [typed, setTyped] = useState('');
  // The list is what counts: it may be changed from outside, and then what was typed says something else.
  const text = isSameList(rowsOf(typed), value) ? typed : linesToText(value);
  const id = useId();
  if (sought !== followed) {
    setFollowed(sought);
    if (sought) setMode('list');
  }
  useEffect(() => {
    if (sought) group.current?.querySelectorAll<HTMLElement>('ol textarea')[sought.index]?.focus();
  }, [sought]);

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
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id={`${id}-label`} className="font-display text-xl font-semibold">
          {label}
        </h2>
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
        <Rows {...{ itemName, value, onChange, numbered, onLook, below }} />
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
        {hint}
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

function rowsOf(text: string): string[] {
  return editorRows(textToLines(text));
}

function isSameList(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((line, index) => line === b[index]);
}

type RowsProps = Pick<ListEditorProps, 'itemName' | 'value' | 'onChange' | 'onLook' | 'below'> & {
  numbered: boolean;
};

function Rows({ itemName, value, onChange, numbered, onLook, below }: RowsProps) {
  const list = useRef<HTMLOListElement>(null);
  // Drawn at once, so that the focus moves before the next key is pressed.
  const changeAndFocus = (lines: string[], index: number) => {
    flushSync(() => onChange(lines));
    list.current?.querySelectorAll('textarea')[index]?.focus();
  };

  const replace = (index: number, line: string) =>
    onChange(value.map((old, i) => (i === index ? line : old)));
  const insert = (index: number, ...lines: string[]) => {
    changeAndFocus(value.toSpliced(index, 0, ...lines), index + lines.length - 1);
  };
  const remove = (index: number) => {
    changeAndFocus(editorRows(value.toSpliced(index, 1)), Math.max(0, index - 1));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>, index: number) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      insert(index + 1, '');
    } else if (event.key === 'Backspace' && value[index] === '' && value.length > 1) {
      event.preventDefault();
      remove(index);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>, index: number) => {
    const lines = textToLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    changeAndFocus(value.toSpliced(index, value[index] === '' ? 1 : 0, ...lines), index + lines.length - 1);
  };

  const numbers = stepNumbers(value);
  return (
    <>
      <ol ref={list} className="space-y-2">
        {value.map((line, index) => (
          <li key={index} className="flex items-start gap-2">
            {numbered && (
              <span aria-hidden className="w-6 shrink-0 pt-3 text-right text-sm font-semibold text-accent">
                {numbers[index]}
              </span>
            )}
            <div className="min-w-0 flex-1">
              <Textarea
                autoGrow
                rows={1}
                aria-label={
                  isHeader(line)
                    ? format(messages.sectionHeading, { index: index + 1 })
                    : `${itemName} ${index + 1}`
                }
                value={line}
                className={isHeader(line) ? 'font-display font-semibold' : undefined}
                onChange={(event) => replace(index, event.target.value.replaceAll('\n', ' '))}
                onKeyDown={(event) => onKeyDown(event, index)}
                onPaste={(event) => onPaste(event, index)}
                onFocus={() => onLook?.(index)}
              />
              {below?.(index)}
            </div>
            <IconButton
              label={format(messages.remove2, { toLowerCase: itemName.toLowerCase(), index: index + 1 })}
              disabled={value.length === 1 && line === ''}
              onClick={() => remove(index)}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => insert(value.length, '')}>
          <Plus /> {format(messages.add2, { toLowerCase: itemName.toLowerCase() })}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => insert(value.length, '[Section]', '')}>
          <Heading2 /> {messages.addSection}
        </Button>
      </div>
    </>
  );
}

/** The number of each step; section headings have none. */
function stepNumbers(lines: string[]): (number | '')[] {
  let step = 0;
  return lines.map((line) => (isHeader(line) ? '' : ++step));
}
