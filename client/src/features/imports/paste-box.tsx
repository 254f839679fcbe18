import * as common from '#messages/common.json';
import * as messages from '#messages/paste.json';
import * as shopping from '#messages/shopping.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { Camera, ClipboardPaste, FileText, Search, ShoppingBasket } from 'lucide-react';
import { useId, useRef, useState, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { putTextOnList } from '../../hooks/put-on-list.ts';
import { useSharedFromApps, takeSharedText } from '../../hooks/use-shared-from-apps.ts';
import { cn } from '../../lib/cn.ts';
import { loadInAdvance } from '../../lib/load-in-advance.ts';

const loadWays = () => import('./ways-of-import.ts');
const near = () => void loadInAdvance(loadWays);

interface PasteBoxProps {
  /** Several lines high. */
  isLarge?: boolean;
  /** What its page is for: ready to be typed into. */
  isFirst?: boolean;
}

/** The one box to bring a recipe in: what is pasted goes its way at once, whatever it is. */
export function PasteBox({ isLarge = false, isFirst = false }: PasteBoxProps) {
  const { typed, setTyped, hint, unclear, field, start, paste, clear, startAsText } = usePasteBox();
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
    <form noValidate onSubmit={submit} onPointerEnter={near} onFocus={near}>
      <div className={cn(BOX, isLarge ? LARGE : COMPACT)}>
        {isLarge ? (
          <textarea
            {...control}
            autoFocus={isFirst}
            rows={4}
            onKeyDown={submitByEnter}
            className={cn(INPUT, 'basis-full')}
          />
        ) : (
          <>
            <ClipboardPaste aria-hidden className="size-5 shrink-0 text-muted max-sm:hidden" />
            <input {...control} enterKeyHint="go" className={cn(INPUT, 'min-h-11 text-ellipsis')} />
          </>
        )}
        {typed.trim() === '' ? (
          <Button variant={isLarge ? 'primary' : 'ghost'} size={size} onClick={() => void paste()}>
            <ClipboardPaste aria-hidden className={isLarge ? undefined : 'sm:hidden'} /> {messages.paste}
          </Button>
        ) : (
          <Button type="submit" size={size}>
            {messages.importIt}
          </Button>
        )}
        {!isLarge && (
          <IconButton asChild label={common.importFromPhotos}>
            <Link to={paths.importPhotos()}>
              <Camera />
            </Link>
          </IconButton>
        )}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm has-[p:empty]:hidden">
        <p id={hintId} role="status" className="text-muted">
          {hint}
        </p>
        {unclear && <WaysOut {...unclear} clear={clear} onImport={() => void startAsText(unclear.text)} />}
      </div>
    </form>
  );
}

interface Unclear {
  /** A few words in one line, or several short lines. */
  kind: 'unclear' | 'things';
  text: string;
}

/** What can be done with what is neither a link nor clearly a recipe. */
function WaysOut({ kind, text, clear, onImport }: Unclear & { clear: () => void; onImport: () => void }) {
  return (
    <>
      <button type="button" className="btn btn-link" onClick={() => putTextOnList(text, clear)}>
        <ShoppingBasket aria-hidden /> {shopping.addToList}
      </button>
      {kind === 'things' ? (
        <button type="button" className="btn btn-link" onClick={onImport}>
          <FileText aria-hidden /> {messages.importAsRecipe}
        </button>
      ) : (
        <Link
          to={`${paths.home()}?${new URLSearchParams({ q: text }).toString()}`}
          onClick={clear}
          className="btn btn-link"
        >
          <Search aria-hidden /> {format(messages.searchFor, { words: text })}
        </Link>
      )}
    </>
  );
}

function usePasteBox() {
  const [typed, setTyped] = useState('');
  const [hint, setHint] = useState('');
  /** What is neither a link nor clearly a recipe: one is looked for, perhaps, or it is to be bought. */
  const [unclear, setUnclear] = useState<Unclear>();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { bring, bringAsText } = useBring();
  const ask = (sentence: string) => {
    setHint(sentence);
    setUnclear(undefined);
    field.current?.focus();
  };
  const start = async (text: string) => {
    const kind = await bring(text);
    if (kind === 'brought') return;
    setTyped(text);
    ask(kind === 'things' ? messages.couldBeList : messages.unclear);
    setUnclear(text.trim() === '' ? undefined : { kind, text: text.trim() });
  };
  const paste = async () => {
    const text = await readClipboard();
    if (text === undefined) ask(closedHint());
    else if (text.trim() === '') ask(messages.clipboardEmpty);
    else await start(text);
  };
  const clear = () => {
    setTyped('');
    setHint('');
    setUnclear(undefined);
  };
  return { typed, setTyped, hint, unclear, field, start, paste, clear, startAsText: bringAsText };
}

const BOX =
  'flex rounded-card border border-control has-[input:focus-visible,textarea:focus-visible]:outline-2 has-[input:focus-visible,textarea:focus-visible]:outline-ink';
const LARGE = 'flex-wrap gap-2 bg-surface p-3 [&>.btn]:max-sm:flex-auto';
/** A place to put something into: not to be taken for the search, which stands above it. */
const COMPACT = 'items-center border-dashed pl-1.5 sm:pl-3 [&>.btn-ghost]:text-accent';
const INPUT = 'block w-0 min-w-0 flex-1 resize-none bg-transparent px-2 py-2 text-base outline-none';

/** Recognises what was brought and handles it; asks what it is where that is not clear. */
function useBring() {
  const navigate = useNavigate();
  const bring = async (text: string): Promise<'brought' | Unclear['kind']> => {
    const { wayOf } = await loadWays();
    const way = wayOf(text);
    if (typeof way === 'string') return way;
    await navigate(way.to, { state: { begin: way.begin } });
    return 'brought';
  };
  const bringAsText = async (text: string) => {
    const { asText } = await loadWays();
    const { to, begin } = asText(text);
    await navigate(to, { state: { begin } });
  };
  return { bring, bringAsText };
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
