import * as messages from '#messages/recipes.json';
import { ListChecks } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';

interface ListActionsProps {
  isChoosing: boolean;
  onChoose: () => void;
}

/** What can be done with the list of recipes, beside its title. */
export function ListActions({ isChoosing, onChoose }: ListActionsProps) {
  return (
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
  );
}
