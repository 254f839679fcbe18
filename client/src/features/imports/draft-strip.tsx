import * as messages from '#messages/imports.json';
import { format } from '@larder/shared/messages/format';
import type { ReadyDraftDto } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { pageOfImport } from '../../lib/nav-state.ts';
import { useReadyDrafts } from './live-imports.tsx';

interface DraftStripProps {
  /** The ids of those that are being saved. */
  saving: readonly string[];
  onSave: (id: string) => void;
  onSaveAll: (ids: readonly string[]) => void;
}

/** The drafts that wait to be looked at, side by side; nothing where there are none. */
export function DraftStrip({ saving, onSave, onSaveAll }: DraftStripProps) {
  const { items, total } = useReadyDrafts();
  const titleId = useId();
  const complete = items.filter(({ isComplete }) => isComplete).map(({ id }) => id);
  const isBusy = saving.length > 0;
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mb-5">
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-xl">
          {messages.toCheck} <span className="font-sans text-base font-normal text-muted">{total}</span>
        </h2>
        {complete.length > 1 && (
          <Button variant="secondary" size="sm" busy={isBusy} onClick={() => onSaveAll(complete)}>
            {format(messages.saveAllComplete, { count: complete.length })}
          </Button>
        )}
        {total > items.length && (
          <Link to={paths.imports()} className="btn btn-link text-sm">
            {messages.allImports}
          </Link>
        )}
      </div>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:mx-0 lg:scroll-px-0 lg:px-0">
        {items.map((draft) => (
          <li key={draft.id} className="snap-start">
            <DraftCard draft={draft} busy={saving.includes(draft.id)} onSave={onSave} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DraftCardProps {
  draft: ReadyDraftDto;
  busy: boolean;
  onSave: (id: string) => void;
}

/** Its title leads to the form, or to the choice of a recipe where there are several. */
function DraftCard({ draft, busy, onSave }: DraftCardProps) {
  const { id, title, image, ingredients, steps, hasSeveral, canBeSaved, isComplete } = draft;
  const shown = title.trim() || messages.untitled;
  const to = hasSeveral ? pageOfImport(draft) : paths.addFromImport(id);
  return (
    <div className="card flex h-full w-[min(19rem,80vw)] gap-3 p-2">
      <Picture
        image={image}
        title={shown}
        alt=""
        sizes="5rem"
        className="size-20 shrink-0 rounded-control object-cover"
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <h3 className="line-clamp-2 text-base leading-tight">
          <Link to={to} className="hover:text-accent">
            {shown}
          </Link>
        </h3>
        <p className="text-sm text-muted">{factsOf({ hasSeveral, ingredients, steps })}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-3">
          {canBeSaved && (
            <Button
              size="sm"
              variant={isComplete ? 'primary' : 'secondary'}
              busy={busy}
              aria-label={format(messages.saveDraft, { title: shown })}
              onClick={() => onSave(id)}
            >
              {messages.save}
            </Button>
          )}
          {!isComplete && (
            <Link
              to={to}
              aria-label={format(messages.checkDraft, { title: shown })}
              className="btn btn-link text-sm"
            >
              {hasSeveral ? messages.chooseARecipe : messages.check}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}

function factsOf({
  hasSeveral,
  ingredients,
  steps,
}: Pick<ReadyDraftDto, 'hasSeveral' | 'ingredients' | 'steps'>): string {
  if (hasSeveral) return messages.severalRecipes;
  return `${format(messages.ingredientCount, { count: ingredients })} · ${format(messages.stepCount, { count: steps })}`;
}
