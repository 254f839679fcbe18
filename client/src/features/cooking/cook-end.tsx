import * as messages from '#messages/recipe.json';
import { Check, CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { toast } from '../../lib/toast.ts';
import { CookedForm } from './cooked-form.tsx';

interface CookEndProps {
  recipeId: string;
  /** Where the recipe can be rated. */
  rating?: ReactNode;
  onExit: () => void;
}

/** After the last step: a quiet moment in which it can be noted that, and how, the recipe was cooked. */
export function CookEnd({ recipeId, rating, onExit }: CookEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const leave = () => {
    toast.success(messages.cookedAdded);
    onExit();
  };
  return (
    <div className="m-auto w-full max-w-md py-6">
      <CircleCheck aria-hidden className="size-14 animate-pop text-success" />
      <h3 ref={heading} tabIndex={-1} className="mt-4 mb-6 text-4xl outline-none">
        {messages.enjoyYourMeal}
      </h3>
      {rating && <div className="mb-6">{rating}</div>}
      <CookedForm
        recipeId={recipeId}
        onSaved={leave}
        buttons={({ isSaving }) => (
          <div className="grid grid-cols-2 gap-3">
            <Button variant="secondary" size="lg" onClick={onExit}>
              {messages.skipCooked}
            </Button>
            <Button type="submit" size="lg" busy={isSaving}>
              <Check aria-hidden /> {messages.cookedIt}
            </Button>
          </div>
        )}
      />
    </div>
  );
}
