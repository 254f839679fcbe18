import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import { Check, Share2, TriangleAlert } from 'lucide-react';
import type { ComponentType } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import type { RecipeToShare } from './share-recipe.ts';
import { useQuickShare, type ShareState } from './use-share.ts';

const ICONS: Record<ShareState, ComponentType> = {
  idle: Share2,
  sharing: Spinner,
  copied: Check,
  shared: Check,
  failed: TriangleAlert,
};

const LABELS: Record<ShareState, string> = {
  idle: messages.share,
  sharing: messages.sharing,
  copied: messages.copied,
  shared: messages.shared,
  failed: messages.failed,
};

/**
 * One press makes the link if there is none and hands it to the share sheet or the clipboard; the button says how that
 * went. On a phone it is round, and its words are only read out.
 */
export function ShareButton({ recipe }: { recipe: RecipeToShare }) {
  const { state, share } = useQuickShare(recipe);
  const Icon = ICONS[state];
  return (
    <Button
      variant="secondary"
      className="max-md:size-11 max-md:rounded-full max-md:border-transparent max-md:px-0 md:ml-2 md:min-w-32"
      busy={state === 'sharing'}
      onClick={() => void share()}
    >
      {state !== 'sharing' && <Icon aria-hidden />} <span className="max-md:sr-only">{LABELS[state]}</span>
    </Button>
  );
}

/** The same as an icon, on cards and rows. */
export function ShareIconButton({ recipe }: { recipe: RecipeToShare }) {
  const { state, share } = useQuickShare(recipe);
  const Icon = ICONS[state];
  const isOver = state !== 'idle' && state !== 'sharing';
  return (
    <span className="relative">
      <IconButton
        label={state === 'idle' ? format(messages.shareRecipe, { title: recipe.title }) : LABELS[state]}
        aria-busy={state === 'sharing' || undefined}
        onClick={() => void share()}
      >
        <Icon />
      </IconButton>
      {isOver && (
        <span
          aria-hidden
          className="pointer-events-none absolute right-0 bottom-full z-10 animate-rise rounded-control bg-ink px-2.5 py-1 text-sm font-medium whitespace-nowrap text-paper shadow-float"
        >
          {LABELS[state]}
        </span>
      )}
    </span>
  );
}
