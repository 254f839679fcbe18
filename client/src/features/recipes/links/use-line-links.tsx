import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import type { RecipeLinkDto } from '@larder/shared/recipe/links';
import { Link2, Link2Off, MoreVertical, Scale } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RecipeAmounts } from '../../../components/recipe/amounts/recipe-amounts.ts';
import type { LineParts } from '../../../components/recipe/ingredients.tsx';
import { LINKED_RECIPE, LinkedTitle } from '../../../components/recipe/linked-recipe.tsx';
import type { ShownRecipe } from '../../../components/recipe/own-recipe.ts';
import { DropdownMenu, MenuItem } from '../../../components/ui/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import type { NavState } from '../../../lib/nav-state.ts';
import { trpc } from '../../../lib/trpc.ts';
import { linkedPath } from './linked-path.ts';
import { useLinkLine } from './use-link-line.ts';

const LinkDialog = lazy(() => import('./link-dialog.tsx'));

/** What the dialog is about: which recipe a line names, or how much the one makes that it names. */
interface Linking {
  line: string;
  made?: RecipeLinkDto;
}

/** Below a line the recipe that it names, and beside one's own a menu to name one. */
export function useLineLinks(
  { id, title, ingredients }: ShownRecipe,
  amounts: RecipeAmounts,
  isOwn: boolean,
) {
  const { data: links = [] } = trpc.recipes.links.useQuery({ id }, { staleTime: 0 });
  const linkLine = useLinkLine();
  const [linking, setLinking] = useState<Linking>();
  const linkOf = (index: number) => links.find(({ line }) => line === ingredients[index]);
  const parts: LineParts = {
    beside: (index) => {
      const line = ingredients[index] ?? '';
      const link = linkOf(index);
      if (!isOwn) return null;
      return (
        <LineMenu
          {...{ line, link }}
          onLink={() => setLinking({ line })}
          onSay={() => setLinking({ line, ...(link && { made: link }) })}
          onUnlink={() => void linkLine({ id, line, linkedId: null })}
        />
      );
    },
    below: (index) => {
      const link = linkOf(index);
      const times = amounts.isFixed(index) ? 1 : amounts.scale.factor;
      return (
        link && (
          <Link
            to={linkedPath(link, id, times)}
            state={{ fromRecipe: { id, title } } satisfies NavState}
            className={LINKED_RECIPE}
          >
            <LinkedTitle title={link.recipe.title} />
          </Link>
        )
      );
    },
  };
  const dialog = linking && (
    <Suspense fallback={null}>
      <LinkDialog recipeId={id} {...linking} onClose={() => setLinking(undefined)} />
    </Suspense>
  );
  return { parts, dialog };
}

interface LineMenuProps {
  line: string;
  link: RecipeLinkDto | undefined;
  onLink: () => void;
  onSay: () => void;
  onUnlink: () => void;
}

/** Where a pointer rests, it comes with the pointer or the keyboard. */
function LineMenu({ line, link, onLink, onSay, onUnlink }: LineMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <IconButton
          label={format(messages.lineActions, { line })}
          className="-mr-2 text-muted transition-opacity group-hover/line:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 pointer-fine:opacity-0 print:hidden"
        >
          <MoreVertical />
        </IconButton>
      }
    >
      <MenuItem onSelect={onLink}>
        <Link2 /> {link ? messages.linkAnother : messages.linkRecipe}
      </MenuItem>
      {link && (
        <>
          <MenuItem onSelect={onSay}>
            <Scale /> {messages.linkMakes}
          </MenuItem>
          <MenuItem onSelect={onUnlink}>
            <Link2Off /> {messages.unlink}
          </MenuItem>
        </>
      )}
    </DropdownMenu>
  );
}
