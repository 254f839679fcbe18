import { Bookmark, Copy } from 'lucide-react';
import { useCallback } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../lib/toast.ts';
import { bookmarkletOf } from './bookmarklet.ts';

/** What the "Save to Larder" bookmark is and how one gets it. */
export function BookmarkletHelp() {
  const address = bookmarkletOf(window.location.origin);
  // React refuses to write such an address itself; it is only ever dragged, never followed here.
  const setAddress = useCallback(
    (link: HTMLAnchorElement | null) => link?.setAttribute('href', address),
    [address],
  );
  const copy = async () => {
    if (await copyText(address))
      toast.success('Copied. Make a bookmark and put this in place of its address.');
    else toast.error('The browser did not let Larder copy it.');
  };
  return (
    <section
      aria-labelledby="bookmarklet"
      className="mt-8 rounded-card border border-line bg-surface p-5 sm:p-8"
    >
      <h2 id="bookmarklet" className="text-xl">
        From the page you are looking at
      </h2>
      <p className="mt-2 text-muted">
        Drag this button to your bookmarks bar. On any recipe page, click it there: Larder opens with the page
        as you see it, also where you are signed in. Nothing is saved before you say so.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <a
          ref={setAddress}
          draggable
          onClick={(event) => {
            event.preventDefault();
            toast.success('Drag it to your bookmarks bar, or copy it.');
          }}
          className="btn btn-secondary cursor-grab border-dashed"
        >
          <Bookmark aria-hidden className="size-5" /> Save to Larder
        </a>
        <Button variant="ghost" onClick={() => void copy()}>
          <Copy aria-hidden className="size-5" /> Copy its address
        </Button>
      </div>
    </section>
  );
}
