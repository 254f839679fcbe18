import * as messages from '#messages/editor.json';
import { format } from '@larder/shared/messages/format';
import { rich } from '../../../components/ui/rich.tsx';
import type { ImportDraft } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { ExternalLink, FileText } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hostOf } from '../../../components/recipe/host-of.ts';
import { fieldName } from '../history/field-names.ts';
import { LISTS } from './next-doubtful.ts';

const PostEmbed = lazy(() => import('../detail/post-embed.tsx'));

/** Where a draft was read from, so that it can be checked against its source. */
export function SourcePanel({ draft, children }: { draft: ImportDraft; children?: ReactNode }) {
  const original = draft.originalUrl ?? draft.sourceUrl;
  return (
    <aside
      aria-label={messages.source}
      className="rounded-card border border-line bg-surface p-3 sm:p-5 lg:sticky lg:top-40"
    >
      <h2 className="flex items-center gap-2 text-base sm:text-xl">
        <FileText aria-hidden className="size-5 text-accent" /> {titleOf(draft)}
      </h2>
      {draft.creator && (
        <p className="mt-1 break-words text-muted">{format(messages.by, { creator: draft.creator })}</p>
      )}
      {original && (
        <a
          href={original}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-2 inline-flex min-h-11 max-w-full items-center gap-2 font-medium text-accent underline-offset-4 hover:underline"
        >
          <span className="truncate">{hostOf(original)}</span>
          <ExternalLink aria-hidden className="size-4 shrink-0" />
          <span className="sr-only">{messages.opensInNewTab}</span>
        </a>
      )}
      {draft.originalUrl && (
        <Suspense fallback={null}>
          <PostEmbed url={draft.originalUrl} compact />
        </Suspense>
      )}
      <ul className="mt-1 space-y-1.5 text-muted empty:hidden max-sm:text-sm sm:mt-3">
        {LISTS.map(
          (field) =>
            draft.evidence?.[field]?.source === 'model' && (
              <li key={field}>{format(messages.readByModel, { field: fieldName(field) })}</li>
            ),
        )}
        {draft.leftOut && draft.leftOut.length > 0 && (
          <li>{format(messages.linesLeftOut, { count: draft.leftOut.length })}</li>
        )}
      </ul>
      {draft.recipeUrl && (
        <p className="mt-4 text-sm">
          {rich(messages.textLinksToPage, {
            recipeUrl: hostOf(draft.recipeUrl),
            a: (text) => (
              <Link
                to={`${paths.importUrl()}?url=${encodeURIComponent(draft.recipeUrl ?? '')}`}
                className="font-medium text-accent underline underline-offset-4"
              >
                {text}
              </Link>
            ),
          })}
        </p>
      )}
      {draft.caption && (
        <details className="mt-4 text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center font-medium">
            {messages.theWholeCaption}
          </summary>
          <p className="max-h-72 overflow-y-auto break-words whitespace-pre-line text-muted" tabIndex={0}>
            {draft.caption}
          </p>
        </details>
      )}
      {children}
    </aside>
  );
}

function titleOf({ platform, originalUrl, sourceUrl }: ImportDraft) {
  if (platform) return messages.importedFromPost;
  return (originalUrl ?? sourceUrl) ? messages.importedFromPage : messages.importedFromText;
}
