import * as messages from '#messages/recipes.json';
import { format } from '@larder/shared/messages/format';
import { SlidersHorizontal, X } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { preloadable } from '../../../components/preloadable.tsx';
import { useShowsRatings } from '../../../components/recipe/shows-ratings.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Chip } from '../../../components/ui/chip.tsx';
import { chipsOf } from './filter-chips.ts';
import type { FilterDialogProps } from './filter-dialog.tsx';
import { activeFilters, filterOf } from './use-list-filter.ts';

const DIALOG = preloadable(() => import('./filter-dialog.tsx'));

interface FilterBarProps extends Omit<FilterDialogProps, 'onClose' | 'onClear'> {
  /** Beside 'Clear', while something is filtered by. */
  children?: ReactNode;
}

/** Below the search: what the list is filtered by, in one line that scrolls. */
export default function FilterBar({ children, ...props }: FilterBarProps) {
  const { filter, onChange, hasPhotoRecipes } = props;
  const [isOpen, setOpen] = useState(false);
  const [showsRatings] = useShowsRatings();
  const chips = chipsOf(filter, { hasPhotoRecipes, showsRatings });
  const count = chips.filter(({ isSet }) => isSet).length;
  const isAsked = Object.keys(activeFilters(filter)).length > 0;
  const clear = () => onChange({ ...filterOf(new URLSearchParams()), search: filter.search });
  return (
    <div className="mb-2 sm:mb-5">
      <div
        role="group"
        aria-label={messages.quickFilters}
        className="chip-row -mx-4 px-4 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0"
      >
        <Chip
          aria-label={count > 0 ? format(messages.filtersSet, { count }) : messages.sortAndFilter}
          aria-haspopup="dialog"
          onPointerEnter={() => void DIALOG.preload()}
          onClick={() => setOpen(true)}
        >
          <SlidersHorizontal aria-hidden />
          <span className="max-sm:hidden">{messages.sortAndFilter}</span>
          <span className="sm:hidden">{messages.filters}</span>
          {count > 0 && <span className="font-semibold text-accent tabular-nums">{count}</span>}
        </Chip>
        {chips.map(({ key, label, isSet, change }) => (
          <Chip key={key} pressed={isSet} onClick={() => onChange(change)}>
            {label}
            {isSet && <X aria-hidden />}
          </Chip>
        ))}
      </div>
      {isAsked && (
        <div className="-ml-3 flex flex-wrap gap-x-2">
          {count > 0 && (
            <Button variant="ghost" size="sm" onClick={clear}>
              {messages.clearFilters}
            </Button>
          )}
          {children}
        </div>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <DIALOG.Component
            {...props}
            onClear={count > 0 ? clear : undefined}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
