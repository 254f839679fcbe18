import * as messages from '#messages/imports.json';
import { paths } from '@larder/shared/paths';
import { ClipboardPaste, Globe } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { FailureText } from '../../components/ui/failure-text.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { handedPage, READY_MESSAGE, type HandedPage } from './bookmarklet.ts';
import { importFailureOf } from './import-failure-of.ts';
import { ImportCard } from './import-frame.tsx';
import { useRememberImport } from './live-imports.tsx';
import { slimPage } from './slim-page.ts';
import { trpc } from '../../lib/trpc.ts';

/** Where the bookmarklet brings a page. It is held here, and goes nowhere, until the person says so. */
export function HandedPageForm() {
  const page = useHandedPage();
  return (
    <ImportCard className="space-y-5">{page ? <ReadPage page={page} /> : <WaitingForPage />}</ImportCard>
  );
}

function ReadPage({ page }: { page: HandedPage }) {
  const navigate = useNavigate();
  const remember = useRememberImport();
  const start = trpc.imports.start.useMutation({
    onSuccess: (item) => {
      remember(item);
      void navigate(paths.startedImport(item.id), { replace: true });
    },
  });
  const read = () => {
    if (start.isPending) return;
    start.mutate({ kind: 'html', html: slimPage(page.html), ...(page.url && { url: page.url }) });
  };
  return (
    <>
      <div role="status">
        <p className="font-display text-xl font-semibold wrap-anywhere">{titleOf(page)}</p>
        {page.url && <p className="mt-1 truncate text-muted">{page.url}</p>}
      </div>
      <p className="text-muted">{messages.checkFirst}</p>
      {start.isError && (
        <Notice tone="danger">
          <FailureText {...importFailureOf('html', start.error)} />
        </Notice>
      )}
      <Button size="lg" busy={start.isPending} onClick={read} className="max-sm:w-full">
        <ClipboardPaste aria-hidden className="size-5" /> {messages.readThisPage}
      </Button>
    </>
  );
}

function WaitingForPage() {
  const address = addressInHash();
  return (
    <>
      <p role="status" className="text-muted">
        {messages.waitingForPage}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={paths.pastePage(address)}>
            <ClipboardPaste aria-hidden className="size-5" /> {messages.pasteThePage}
          </Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={`${paths.importUrl()}${address ? `?url=${encodeURIComponent(address)}` : ''}`}>
            <Globe aria-hidden className="size-5" /> {messages.importTheLinkInstead}
          </Link>
        </Button>
      </div>
    </>
  );
}

/** The first page that the window which opened this one hands over; messages of any other window are not looked at. */
function useHandedPage(): HandedPage | undefined {
  const [page, setPage] = useState<HandedPage>();
  useEffect(() => {
    const opener = window.opener as Window | null;
    if (!opener) return;
    const take = (event: MessageEvent) => {
      if (event.source !== opener) return;
      const handed = handedPage(event);
      if (handed) setPage((before) => before ?? handed);
    };
    window.addEventListener('message', take);
    // Says only that this window is ready; any opener may hear that.
    opener.postMessage(READY_MESSAGE, '*');
    return () => window.removeEventListener('message', take);
  }, []);
  return page;
}

function addressInHash(): string | undefined {
  try {
    const address = decodeURIComponent(window.location.hash.slice(1));
    return /^https?:\/\//.test(address) && URL.canParse(address) ? address : undefined;
  } catch {
    return undefined;
  }
}

function titleOf({ html, url }: HandedPage): string {
  const title = /<title[^>]*>([^<]*)/i.exec(html)?.[1];
  const decoded = title && new DOMParser().parseFromString(title, 'text/html').body.textContent;
  return decoded?.trim() || url || messages.untitledPage;
}
