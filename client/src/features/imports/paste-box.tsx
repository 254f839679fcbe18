import * as common from '#messages/common.json';
import * as messages from '#messages/paste.json';
import { paths } from '@larder/shared/paths';
import { Camera, ClipboardPaste, Link2 } from 'lucide-react';
import { useId, useRef, useState, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { useSharedFromApps, takeSharedText } from '../../hooks/use-shared-from-apps.ts';
import { cn } from '../../lib/cn.ts';

const loadWays = () => import('./ways-of-import.ts');

interface PasteBoxProps {
  /** On a page of its own: several lines high, and ready to be typed into. */
  isLarge?: boolean;
}

/** The one box to bring a recipe in: what is pasted goes its way at once, whatever it is. */
export function PasteBox({ isLarge = false }: PasteBoxProps) {
  const { typed, setTyped, hint, field, start, paste } = usePasteBox();
  // It waits for a tap: any page of the web can send the form that it comes in.
  useSharedFromApps(takeSharedText, (shared) => shared && setTyped(shared));
  const hintId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void start(typed);
  };
  const control = {
    ref: field,
    value: typed,
    'aria-label': common.pasteALinkOrARecipe,
    'aria-describedby': hintId,
    placeholder: messages.placeholder,
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
    onPaste: (event: ClipboardEvent) => {
      if (typed.trim() !== '') return;
      // As it is on the clipboard: a field of one line would drop its line ends.
      event.preventDefault();
      void start(event.clipboardData.getData('text/plain'));
    },
  };
  const size = isLarge ? 'md' : 'sm';
  return (
    <form noValidate onSubmit={submit} onPointerEnter={() => void loadWays()} onFocus={() => void loadWays()}>
      <div className={cn(BOX, isLarge ? 'flex-wrap gap-2 p-3' : 'items-center pl-1.5 sm:pl-3')}>
        {isLarge ? (
          <textarea
            {...control}
            autoFocus
            rows={4}
            onKeyDown={submitByEnter}
            className={cn(INPUT, 'basis-full')}
          />
        ) : (
          <>
            <Link2 aria-hidden className="size-5 shrink-0 text-muted max-sm:hidden" />
            <input {...control} enterKeyHint="go" className={cn(INPUT, 'min-h-11 text-ellipsis')} />
          </>
        )}
        {typed.trim() === '' ? (
          <Button variant={isLarge ? 'primary' : 'ghost'} size={size} onClick={() => void paste()}>
            <ClipboardPaste aria-hidden /> {messages.paste}
          </Button>
        ) : (
          <Button type="submit" size={size}>
            {messages.importIt}
          </Button>
        )}
        <PhotosLink isLarge={isLarge} />
      </div>
      <p id={hintId} role="status" className="mt-1.5 text-sm text-muted empty:hidden">
        {hint}
      </p>
    </form>
  );
}

function usePasteBox() {
  const [typed, setTyped] = useState('');
  const [hint, setHint] = useState('');
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const bring = useBring();
  const ask = (sentence: string) => {
    setHint(sentence);
    field.current?.focus();
  };
  const start = async (text: string) => {
    if (await bring(text)) return;
    setTyped(text);
    ask(messages.unclear);
  };
  const paste = async () => {
    const text = await readClipboard();
    if (text === undefined) ask(closedHint());
    else if (text.trim() === '') ask(messages.clipboardEmpty);
    else await start(text);
  };
  return { typed, setTyped, hint, field, start, paste };
}

function PhotosLink({ isLarge }: { isLarge: boolean }) {
  if (isLarge)
    return (
      <Button asChild variant="secondary">
        <Link to={paths.importPhotos()}>
          <Camera aria-hidden /> {messages.fromPhotos}
        </Link>
      </Button>
    );
  return (
    <IconButton asChild label={messages.fromPhotos}>
      <Link to={paths.importPhotos()}>
        <Camera />
      </Link>
    </IconButton>
  );
}

const BOX =
  'flex rounded-card border border-control bg-surface has-[input:focus-visible,textarea:focus-visible]:outline-2 has-[input:focus-visible,textarea:focus-visible]:outline-ink';
const INPUT = 'block w-0 min-w-0 flex-1 resize-none bg-transparent px-2 py-2 text-base outline-none';

/** Recognises what was brought and goes its way; tells whether it could. */
function useBring() {
  const navigate = useNavigate();
  return async (text: string): Promise<boolean> => {
    const { wayOf } = await loadWays();
    const way = wayOf(text);
    if (way) await navigate(way.to, { state: { begin: way.begin } });
    return way !== undefined;
  };
}

/** What is on the clipboard; undefined where this browser, or its person, does not let a page read it. */
async function readClipboard(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
}

function closedHint(): string {
  const isMouse = window.matchMedia('(hover: hover) and (pointer: fine)').matches;
  return isMouse ? messages.clipboardClosedMouse : messages.clipboardClosed;
}

/** While it is one line: a recipe that is typed has several. */
function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  if (event.currentTarget.value.includes('\n')) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
