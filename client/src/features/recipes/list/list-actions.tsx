import * as messages from '#messages/recipes.json';
import { Images, ListChecks, SlidersHorizontal } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';

interface ListActionsProps {
  hasPhotoRecipes: boolean;
  photoOnly: boolean;
  onPhotoOnly: () => void;
  /** There is no recipe at all to sort or to choose. */
  isBare: boolean;
  showsFilters: boolean;
  onNearFilters: () => void;
  onFilters: () => void;
  isChoosing: boolean;
  onChoose: () => void;
}

/** What can be done with the list of recipes, beside its title. */
export function ListActions(props: ListActionsProps) {
  const { hasPhotoRecipes, photoOnly, onPhotoOnly, isBare, showsFilters, onNearFilters, onFilters } = props;
  const { isChoosing, onChoose } = props;
  return (
    <>
      {(hasPhotoRecipes || photoOnly) && (
        <Button variant={photoOnly ? 'primary' : 'secondary'} aria-pressed={photoOnly} onClick={onPhotoOnly}>
          <Images aria-hidden className="size-5" /> {messages.filterPhotos}
        </Button>
      )}
      {!isBare && (
        <>
          <Button
            variant="secondary"
            aria-label={messages.sortAndFilter}
            aria-expanded={showsFilters}
            className="max-sm:px-2.5"
            onPointerEnter={() => onNearFilters()}
            onClick={onFilters}
          >
            <SlidersHorizontal aria-hidden className="size-5 max-sm:hidden" />
            <span className="sm:hidden">{messages.sort}</span>
            <span className="max-sm:hidden">{messages.sortAndFilter}</span>
          </Button>
          <Button
            variant={isChoosing ? 'primary' : 'secondary'}
            aria-label={messages.selectRecipes}
            aria-pressed={isChoosing}
            className="max-sm:px-2.5"
            onClick={onChoose}
          >
            <ListChecks aria-hidden className="size-5 max-sm:hidden" />
            {messages.select}
          </Button>
        </>
      )}
    </>
  );
}
