import type { ImportDraft } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { ExternalLink, FileText } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { plural } from '../../../lib/plural.ts';
import { hostOf } from '../detail/source-link.ts';

const PostEmbed = lazy(() => import('../detail/post-embed.tsx'));

/** Where a draft was read from, so that it can be checked against its source. */
export function SourcePanel({ draft, children }: { draft: ImportDraft; children?: ReactNode }) {
  const original = draft.originalUrl ?? draft.sourceUrl;
  const unsure = Object.values(draft.evidence ?? {}).filter(({ sure }) => !sure).length;
  return (
    <aside aria-label="Source" className="rounded-card border border-line bg-surface p-5 lg:sticky lg:top-24">
      <h2 className="flex items-center gap-2 text-xl">
        <FileText aria-hidden className="size-5 text-accent" /> Read from a{' '}
        {draft.platform ? 'post' : original ? 'page' : 'text'}
      </h2>
      {draft.creator && <p className="mt-1 break-words text-muted">By {draft.creator}</p>}
      {original && (
        <a
          href={original}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-2 inline-flex min-h-11 max-w-full items-center gap-2 font-medium text-accent underline-offset-4 hover:underline"
        >
          <span className="truncate">{hostOf(original)}</span>
          <ExternalLink aria-hidden className="size-4 shrink-0" />
          <span className="sr-only">opens the original in a new tab</span>
        </a>
      )}
      {draft.originalUrl && (
        <Suspense fallback={null}>
          <PostEmbed url={draft.originalUrl} compact />
        </Suspense>
      )}
      <ul className="mt-3 space-y-1.5 text-muted">
        <li>
          {plural(itemCount(draft.ingredients), 'ingredient')}
          {readFrom(draft, 'ingredients')}
        </li>
        <li>
          {plural(itemCount(draft.instructions), 'step')}
          {readFrom(draft, 'instructions')}
        </li>
        <li>{draft.storedImage ? 'With its picture' : 'Without a picture'}</li>
        {draft.leftOut && draft.leftOut.length > 0 && (
          <li>{plural(draft.leftOut.length, 'line')} left out, listed below the fields</li>
        )}
        {unsure > 0 && <li>{plural(unsure, 'field')} to check</li>}
      </ul>
      {draft.recipeUrl && (
        <p className="mt-4 text-sm">
          The text names a page with the full recipe.{' '}
          <Link
            to={`${paths.importUrl()}?url=${encodeURIComponent(draft.recipeUrl)}`}
            className="font-medium text-accent underline underline-offset-4"
          >
            Import {hostOf(draft.recipeUrl)} instead
          </Link>
        </p>
      )}
      {draft.caption && (
        <details className="mt-4 text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center font-medium">
            The whole caption
          </summary>
          <p className="max-h-72 overflow-y-auto break-words whitespace-pre-line text-muted" tabIndex={0}>
            {draft.caption}
          </p>
        </details>
      )}
      <p className="mt-4 text-sm text-muted">
        Nothing is in your vault yet. Check the fields, correct what was misread, then add the recipe.
      </p>
      {children}
    </aside>
  );
}

const READ_FROM = {
  structured: 'from the page’s data',
  plugin: 'from its recipe card',
  page: 'from its text',
  model: 'from its text, by an AI model',
  photo: 'from the photo',
} as const;

function readFrom({ evidence }: ImportDraft, field: 'ingredients' | 'instructions'): ReactNode {
  const source = evidence?.[field]?.source;
  return source && <span className="text-sm">, {READ_FROM[source]}</span>;
}

function itemCount(lines: string[]): number {
  return lines.filter((line) => !line.startsWith('[')).length;
}
