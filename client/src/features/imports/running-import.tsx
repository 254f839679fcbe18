import * as messages from '#messages/imports.json';
import { IMPORT_MESSAGES } from '@larder/shared/import/messages';
import type { ImportDto, RecipeChoice } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { useEffect, type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { rich } from '../../components/ui/rich.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { NavState } from '../../lib/nav-state.ts';
import { ChooseOfDraft } from './choose-recipe.tsx';
import { ImportAddress } from './import-address.tsx';
import { ImportProgress } from './import-progress.tsx';
import { isActive, useImport } from './live-imports.tsx';
import { useImportActions } from './use-import-actions.ts';

interface RunningImportProps {
  id: string;
  /** The form that takes the draft. */
  to?: string;
  /** What the form is told of where its draft comes from. */
  state: (item: ImportDto) => NavState;
  /** Called once there is a draft. */
  onDraft?: (item: ImportDto) => void;
  /** Imports the one of several recipes that has a page of its own; without it all are read from this source. */
  onChooseUrl?: (url: string) => void;
  /** Says with a link that the import goes on when one leaves. */
  hint?: ReactNode;
  /** What is shown of an import that ended without a draft. */
  failed: (item: ImportDto, choose: (recipe: RecipeChoice) => void) => ReactNode;
}

/** What messages with a link to the imports make of it. */
export const LINK_TO_IMPORTS = {
  a: (text: ReactNode) => (
    <Link to={paths.imports()} className="font-medium text-accent underline-offset-4 hover:underline">
      {text}
    </Link>
  ),
};

/** An import that was started on this page: its stages, then which of several recipes, then its draft; or why there is none. */
export function RunningImport({
  id,
  to = paths.addFromImport(id),
  state,
  onDraft,
  onChooseUrl,
  hint = rich(messages.goesOnFindIt, LINK_TO_IMPORTS),
  failed,
}: RunningImportProps) {
  const navigate = useNavigate();
  const item = useImport(id);
  const { cancel } = useImportActions();
  const { isReady, recipes, pick, isBusy } = useChoice(item);
  const done = isReady ? item : undefined;

  useEffect(() => {
    if (!done) return;
    onDraft?.(done);
    void navigate(to, { replace: true, state: state(done) });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the state is made once, when the draft is there
  }, [done?.id, to, navigate]);

  if (!item) return <Skeleton className="h-40" />;
  const choose = ({ url }: RecipeChoice, place: number) =>
    url === null || !onChooseUrl ? pick(place) : onChooseUrl(url);
  if (recipes) return <ChooseOfDraft item={item} recipes={recipes} busy={isBusy} onChoose={choose} />;
  if (!isActive(item) && !done) return failed(item, (recipe) => choose(recipe, 0));
  return (
    <div className="space-y-6">
      <ImportAddress label={item.label} />
      <ImportProgress item={item} />
      {item.draft && !done && <p>{IMPORT_MESSAGES.firstStays(item.draft.title)}</p>}
      <p className="text-muted">{hint}</p>
      <Button variant="secondary" busy={cancel.isPending} onClick={() => cancel.mutate({ id })}>
        {messages.cancelImport}
      </Button>
    </div>
  );
}

/** Which of several recipes a person chooses. The import is ready once its draft is that one, or there is one recipe only. */
function useChoice(item: ImportDto | undefined) {
  const { choose } = useImportActions();
  const [picked, setPicked] = useState<number>();
  const draft = item?.status === 'done' ? item.draft : undefined;
  const isReady = item?.status === 'done' && (!draft?.recipes || draft.chosen === picked);
  const pick = (place: number) => {
    setPicked(place);
    if (item && place !== draft?.chosen) choose.mutate({ id: item.id, choice: place });
  };
  return {
    isReady,
    /** The recipes to choose from, while that is to be done. */
    recipes: isReady ? undefined : draft?.recipes,
    pick,
    isBusy: choose.isPending,
  };
}
