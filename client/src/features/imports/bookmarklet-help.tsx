import * as messages from '#messages/imports.json';
import { Bookmark, Copy } from 'lucide-react';
import { useCallback } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useMediaQuery } from '../../hooks/use-media-query.ts';
import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../lib/toast.ts';
import { bookmarkletOf } from './bookmarklet.ts';

/** What the "Save to Larder" bookmark is and how one gets it: only a mouse can drag it to a bar of bookmarks. */
export function BookmarkletHelp() {
  const hasMouse = useMediaQuery('(hover: hover) and (pointer: fine)');
  return hasMouse && <Bookmarklet />;
}

function Bookmarklet() {
  const address = bookmarkletOf(window.location.origin);
  // React refuses to write such an address itself; it is only ever dragged, never followed here.
  const setAddress = useCallback(
    (link: HTMLAnchorElement | null) => link?.setAttribute('href', address),
    [address],
  );
  const copy = async () => {
    if (await copyText(address)) toast.success(messages.bookmarkletCopied);
    else toast.error(messages.copyRefused);
  };
  return (
    <section
      aria-labelledby="bookmarklet"
      className="mt-8 rounded-card border border-line bg-surface p-5 sm:p-8"
    >
      <h2 id="bookmarklet" className="text-xl">
        {messages.saveFromAnyWebsite}
      </h2>
      <p className="mt-2 text-muted">{messages.bookmarkletHint}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <a
          ref={setAddress}
          draggable
          onClick={(event) => {
            event.preventDefault();
            toast.success(messages.bookmarkletDragOrCopy);
          }}
          className="btn btn-secondary cursor-grab border-dashed"
        >
          <Bookmark aria-hidden className="size-5" /> {messages.saveToLarder}
        </a>
        <Button variant="ghost" onClick={() => void copy()}>
          <Copy aria-hidden className="size-5" /> {messages.copyTheBookmarklet}
        </Button>
      </div>
    </section>
  );
}
