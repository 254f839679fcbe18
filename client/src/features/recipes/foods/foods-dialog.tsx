import * as messages from '#messages/foods.json';
import { format } from '@larder/shared/messages/format';
import { lineWords, withFoodRules, type FoodRules } from '@larder/shared/recipe-text/food-rules';
import { readLine } from '@larder/shared/recipe-text/read-line';
import { linesInSections } from '@larder/shared/recipe-text/step-ingredients';
import type { LanguageCode } from '@larder/shared/recipe-text/unit-names';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog/dialog.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useFoodRules } from '../../../hooks/use-food-rules.ts';
import { useLineWords } from '../../../hooks/use-line-words.ts';
import { FoodForm } from './food-form.tsx';

interface FoodsDialogProps {
  recipe: RecipeDto;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What each ingredient line of a recipe is taken to be of, and how to correct it. */
export default function FoodsDialog({ recipe, open, onOpenChange }: FoodsDialogProps) {
  const { language, isLoaded, isFailed } = useLineWords(recipe);
  const rules = useFoodRules(language);
  const lines = useMemo(() => linesInSections(recipe.ingredients), [recipe.ingredients]);
  const [correcting, setCorrecting] = useState<number>();
  return (
    <Dialog wide {...{ open, onOpenChange }} title={messages.foods} description={messages.foodsHint}>
      {isFailed && <Notice tone="danger">{messages.wordsOffline}</Notice>}
      {!isLoaded && !isFailed && <Skeleton className="h-40" />}
      {isLoaded && lines.length === 0 && <p className="text-muted">{messages.noLines}</p>}
      {isLoaded && (
        <ul dir="auto" className="divide-y divide-line">
          {lines.map(({ index, text }) => (
            <FoodLine
              key={index}
              {...{ text, language, rules }}
              isOpen={correcting === index}
              onToggle={(isOpen) => setCorrecting(isOpen ? index : undefined)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface FoodLineProps {
  text: string;
  language: LanguageCode;
  rules: FoodRules;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function FoodLine({ text, language, rules, isOpen, onToggle }: FoodLineProps) {
  const reading = useMemo(() => readLine(text, language), [text, language]);
  const words = lineWords(text, reading);
  const { food } = withFoodRules(text, reading, rules);
  // The focus comes back from the form that goes.
  const [ended, setEnded] = useState<'saved' | 'cancelled'>();
  const toggle = (how?: 'saved' | 'cancelled') => {
    setEnded(how);
    onToggle(how === undefined);
  };
  return (
    <li className="py-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="wrap-anywhere">{text}</p>
          <p className="text-sm text-muted wrap-anywhere">{saidOf(food, words, rules)}</p>
          <p role="status" className="text-sm text-success">
            {ended === 'saved' && messages.saved}
          </p>
        </div>
        {!isOpen && (
          <Button
            variant="secondary"
            size="sm"
            autoFocus={ended !== undefined}
            aria-label={format(messages.correctLine, { line: text })}
            onClick={() => toggle()}
          >
            {messages.correct}
          </Button>
        )}
      </div>
      {isOpen && <FoodForm {...{ words, food, language }} onDone={toggle} />}
    </li>
  );
}

/** The food of a line by all its names, and whether a person said so. */
function saidOf(food: string | null, words: string, rules: FoodRules): string {
  if (food === null) return messages.noFood;
  const names = rules.namesOf(food).join(', ');
  return rules.foodOfLine(words) === undefined ? names : format(messages.foodAsSaid, { food: names });
}
