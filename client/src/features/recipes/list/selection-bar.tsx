import * as messages from '#messages/recipes.json';
import { format } from '@larder/shared/messages/format';
import type { RecipeCardDto } from '@larder/shared/recipe/schema';
import { FolderPlus, ListChecks, ShoppingBasket, Tags, Trash2, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { putOnList } from '../../../hooks/put-on-list.ts';
import { TagDialog } from './tag-dialog.tsx';
import { useDeleteRecipes } from './use-delete-recipes.ts';
import { MOST_SELECTED, type Selection } from './use-selection.ts';

interface SelectionBarProps {
  selection: Selection;
  recipes: readonly RecipeCardDto[];
  onAddToPlaylist?: (recipeIds: string[]) => void;
  onEnd: () => void;
}

/** What can be done with the recipes that are chosen. */
export default function SelectionBar({ selection, recipes, onAddToPlaylist, onEnd }: SelectionBarProps) {
  const [isTagging, setTagging] = useState(false);
  const deleteRecipes = useDeleteRecipes();
  const ids = [...selection.ids];
  const isNothing = ids.length === 0;
  useEscape(onEnd);

  return (
    <div
      role="toolbar"
      aria-label={messages.selectedRecipes}
      className="fixed inset-x-3 bottom-[calc(4.25rem+env(safe-area-inset-bottom)+var(--timer-strip,0px))] z-40 mx-auto flex max-w-2xl animate-rise flex-wrap items-center rounded-card border border-line bg-surface px-1.5 py-1.5 shadow-float sm:gap-1 lg:bottom-6"
    >
      <p role="status" className="mr-auto pl-2.5 font-medium whitespace-nowrap">
        {isNothing ? messages.selectRecipes : format(messages.selectedCount, { idsCount: ids.length })}
      </p>
      <div className="flex flex-wrap gap-1 max-sm:order-last max-sm:basis-full">
        <Action
          label={messages.selectAllShown}
          text={messages.all}
          icon={<ListChecks />}
          disabled={ids.length >= Math.min(recipes.length, MOST_SELECTED)}
          onClick={selection.all}
        />
        {onAddToPlaylist && (
          <Action
            label={messages.addToCollection}
            text={messages.collection}
            icon={<FolderPlus />}
            disabled={isNothing}
            onClick={() => onAddToPlaylist(ids)}
          />
        )}
        <Action
          label={messages.addToList}
          text={messages.listWord}
          icon={<ShoppingBasket />}
          disabled={isNothing}
          onClick={() => putOnList(ids)}
        />
        <Action
          label={messages.addTags}
          text={messages.tags}
          icon={<Tags />}
          disabled={isNothing}
          onClick={() => setTagging(true)}
        />
        <Action
          label={messages.deleteWord}
          text={messages.deleteWord}
          icon={<Trash2 />}
          disabled={isNothing}
          onClick={() => deleteRecipes(ids) && onEnd()}
        />
      </div>
      <IconButton label={messages.doneSelecting} className="max-sm:order-first" onClick={onEnd}>
        <X />
      </IconButton>
      <TagDialog ids={ids} open={isTagging} onOpenChange={setTagging} onDone={onEnd} />
    </div>
  );
}

interface ActionProps {
  label: string;
  /** Beside the icon, or below it on a phone. */
  text: string;
  icon: ReactNode;
  disabled: boolean;
  onClick: () => void;
}

function Action({ label, text, icon, disabled, onClick }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
      className="btn btn-ghost px-3 max-sm:flex-1 max-sm:flex-col max-sm:gap-0.5 max-sm:px-1 max-sm:text-sm [&>svg]:size-5"
    >
      {icon}
      {text}
    </button>
  );
}

function useEscape(run: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isElsewhere = document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input:not([type=checkbox], [type=radio]), textarea, select') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere && !isTyping) run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [run]);
}
