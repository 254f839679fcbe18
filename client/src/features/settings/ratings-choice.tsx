import * as messages from '#messages/settings.json';
import { useShowsRatings } from '../../components/recipe/shows-ratings.ts';
import { Checkbox } from '../../components/ui/checkbox.tsx';

/** Whether stars are shown on this device. */
export function RatingsChoice() {
  const [isShown, show] = useShowsRatings();
  return (
    <Checkbox checked={isShown} onCheckedChange={show}>
      <span className="block font-medium">{messages.showRatings}</span>
      <span className="block text-sm text-muted">{messages.showRatingsHint}</span>
    </Checkbox>
  );
}
