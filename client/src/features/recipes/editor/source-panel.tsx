import * as messages from '#messages/editor.json';
import { format } from '@larder/shared/messages/format';
import { rich } from '../../../lib/rich.tsx';
import type { ImportDraft } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { ExternalLink, FileText } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hostOf } from '../detail/source-link.ts';

const PostEmbed = lazy(() => import('../detail/post-embed.tsx'));

/** Where a draft was read from, so that it can be checked against its source. */
export function SourcePanel({ draft, children }: { draft: ImportDraft; children?: ReactNode }) {
  const original = draft.originalUrl ?? draft.sourceUrl;
  const unsure = Object.values(draft.evidence ?? {}).filter(({ sure }) => !sure).length;
  return (
    <aside
      aria-label={messages.source}
      className="rounded-card border border-line bg-surface p-5 lg:sticky lg:top-24"
    >
      <h2 className="flex items-center gap-2 text-xl">
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
          <span className="sr-only">{messages.opensTheOriginalInANew}</span>
        </a>
      )}
      {draft.originalUrl && (
        <Suspense fallback={null}>
          <PostEmbed url={draft.originalUrl} compact />
        </Suspense>
      )}
      <ul className="mt-3 space-y-1.5 text-muted">
        <li>
          {format(messages.ingredient2, { ingredients: itemCount(draft.ingredients) })}
          {readFrom(draft, 'ingredients')}
        </li>
        <li>
          {format(messages.step2, { instructions: itemCount(draft.instructions) })}
          {readFrom(draft, 'instructions')}
        </li>
        <li>{draft.storedImage ? messages.photoFound : messages.noPhoto}</li>
        {draft.leftOut && draft.leftOut.length > 0 && (
          <li>{format(messages.lineLeftOutListedBelowThe, { count: draft.leftOut.length })}</li>
        )}
        {unsure > 0 && <li>{format(messages.fieldToCheck, { unsure })}</li>}
      </ul>
      {draft.recipeUrl && (
        <p className="mt-4 text-sm">
          {rich(messages.theTextLinksToAPage, {
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
      <p className="mt-4 text-sm text-muted">{messages.notSavedYetCheckItOver}</p>
      {children}
    </aside>
  );
}

const READ_FROM = {
  structured: messages.fromThePagesData,
  plugin: messages.fromItsRecipeCard,
  page: messages.fromItsText,
  model: messages.fromItsTextByAnAi,
  photo: messages.fromThePhoto,
} as const;

function titleOf({ platform, originalUrl, sourceUrl }: ImportDraft) {
  if (platform) return messages.importedFromPost;
  return (originalUrl ?? sourceUrl) ? messages.importedFromPage : messages.importedFromText;
}

function readFrom({ evidence }: ImportDraft, field: 'ingredients' | 'instructions'): ReactNode {
  const source = evidence?.[field]?.source;
  return source && <span className="text-sm">, {READ_FROM[source]}</span>;
}

function itemCount(lines: string[]): number {
  return lines.filter((line) => !line.startsWith('[')).length;
}
