import type { ImportDraft } from '@larder/shared/import';
import type { ReactNode } from 'react';
import { ExternalLink, FileText } from 'lucide-react';
import { plural } from '../../lib/plural.ts';
import { hostOf } from './source-link.ts';

/** Where a draft was read from, so that it can be checked against its source. */
export function SourcePanel({ draft, children }: { draft: ImportDraft; children?: ReactNode }) {
  const unsure = Object.values(draft.evidence ?? {}).filter(({ sure }) => !sure).length;
  return (
    <aside aria-label="Source" className="rounded-card border border-line bg-surface p-5 lg:sticky lg:top-24">
      <h2 className="flex items-center gap-2 text-xl">
        <FileText aria-hidden className="size-5 text-accent" /> Read from a page
      </h2>
      {draft.sourceUrl && (
        <a
          href={draft.sourceUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-2 inline-flex min-h-11 max-w-full items-center gap-2 font-medium text-accent underline-offset-4 hover:underline"
        >
          <span className="truncate">{hostOf(draft.sourceUrl)}</span>
          <ExternalLink aria-hidden className="size-4 shrink-0" />
          <span className="sr-only">opens the original in a new tab</span>
        </a>
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
        {unsure > 0 && <li>{plural(unsure, 'field')} to check</li>}
      </ul>
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
} as const;

function readFrom({ evidence }: ImportDraft, field: 'ingredients' | 'instructions'): ReactNode {
  const source = evidence?.[field]?.source;
  return source && <span className="text-sm">, {READ_FROM[source]}</span>;
}

function itemCount(lines: string[]): number {
  return lines.filter((line) => !line.startsWith('[')).length;
}
