import { shortDuration } from '@larder/shared/recipe/duration';
import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import type { FactField } from '@larder/shared/recipe/fields';
import { toSections } from '@larder/shared/recipe-text/sections';
import { createPortal } from 'react-dom';
import { Picture } from '../../../components/ui/picture.tsx';
import type { RecipeAmounts, Scale } from '../../../components/recipe/amounts/recipe-amounts.ts';
import { shownTexts } from '../../../components/recipe/amounts/shown-texts.ts';
import { scaleText } from '../../../components/recipe/amounts/scale-text.ts';
import type { ShownRecipe } from '../../../components/recipe/own-recipe.ts';
import { trpc } from '../../../lib/trpc.ts';

interface OnPaperProps {
  recipe: ShownRecipe;
  scale: Scale;
  hasPicture: boolean;
  hasNotes: boolean;
}

/** The recipe as it lies on paper. It is there while its dialog is open; the screen never shows it, the printer nothing else. */
export function PrintSheet({
  recipe,
  amounts,
  ...props
}: Omit<OnPaperProps, 'scale'> & { amounts: RecipeAmounts }) {
  const { data: links = [] } = trpc.recipes.links.useQuery({ id: recipe.id });
  const shown = shownTexts(amounts);
  const ingredients = shown.ingredients.map((text, index) => {
    const link = links.find(({ line }) => line === recipe.ingredients[index]);
    return link ? format(messages.lineSeeRecipe, { line: text, title: link.recipe.title }) : text;
  });
  return createPortal(
    <article className="print-sheet">
      <RecipeOnPaper recipe={{ ...recipe, ...shown, ingredients }} scale={amounts.scale} {...props} />
    </article>,
    document.body,
  );
}

export function RecipeOnPaper({ recipe, scale, hasPicture, hasNotes }: OnPaperProps) {
  const notes = hasNotes ? recipe.cookingNotes : '';
  return (
    <div className={sizeFor(recipe, notes)}>
      <header>
        {hasPicture && recipe.image && (
          <Picture
            image={recipe.image}
            alt=""
            priority
            sizes="(min-width: 1024px) 60rem, 100vw"
            className="float-right mb-[1em] ml-[1.5em] h-[12em] w-[16em] rounded-[4pt] object-cover"
          />
        )}
        <h1 className="text-start text-[2em] leading-tight">{recipe.title}</h1>
        <p className="mt-[0.4em]">{factsOf(recipe, scale).join(' · ')}</p>
        {recipe.description && <p className="mt-[0.8em] whitespace-pre-line">{recipe.description}</p>}
      </header>
      <div className="clear-both grid grid-cols-[2fr_3fr] gap-[2em] pt-[1.2em]">
        <section>
          <h2 className="text-[1.3em]">{messages.ingredients}</h2>
          {toSections(recipe.ingredients).map(({ header, items }, index) => (
            <div key={index} className="mt-[0.6em]">
              {header !== null && <h3 className="text-start font-semibold">{header}</h3>}
              <ul dir="auto">
                {items.map((line, position) => (
                  <li key={position} className="py-[0.15em]">
                    {line}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
        <div>
          <section>
            <h2 className="text-[1.3em]">{messages.instructions}</h2>
            <PrintedSteps instructions={recipe.instructions} />
          </section>
          {notes && (
            <section className="mt-[1.2em] break-inside-avoid border-t border-[#999] pt-[0.6em]">
              <h2 className="text-[1.1em]">{messages.myCookingNotes}</h2>
              <p className="whitespace-pre-wrap">{notes}</p>
            </section>
          )}
          {recipe.sourceUrl && <p className="mt-[1.2em] text-[0.8em] break-all">{recipe.sourceUrl}</p>}
        </div>
      </div>
    </div>
  );
}

function PrintedSteps({ instructions }: { instructions: string[] }) {
  const sections = toSections(instructions);
  const startOf = (index: number) =>
    1 + sections.slice(0, index).reduce((sum, section) => sum + section.items.length, 0);
  return sections.map(({ header, items }, index) => (
    <div key={index} className="mt-[0.6em]">
      {header !== null && <h3 className="text-start font-semibold">{header}</h3>}
      <ol dir="auto" start={startOf(index)} className="list-decimal ps-[1.6em]">
        {items.map((step, position) => (
          <li key={position} className="break-inside-avoid py-[0.2em]">
            {step}
          </li>
        ))}
      </ol>
    </div>
  ));
}

type PrintedFact<Name extends FactField> = (value: ShownRecipe[Name], scale: Scale) => string | null;
const FACTS: { [Name in FactField]: PrintedFact<Name> } = {
  servings: scaleText,
  prepTime: (minutes) =>
    minutes === null ? null : format(messages.prepTime, { time: shortDuration(minutes) }),
  cookTime: (minutes) =>
    minutes === null ? null : format(messages.cookTime, { time: shortDuration(minutes) }),
  cuisine: (cuisines) => cuisines.join(', ') || null,
  // Paper says nothing of it.
  difficulty: () => null,
};

function factsOf(recipe: ShownRecipe, scale: Scale): string[] {
  const factOf = <Name extends FactField>(name: Name) => FACTS[name](recipe[name], scale);
  return (Object.keys(FACTS) as FactField[]).map(factOf).filter((fact) => fact !== null);
}

/** Much text is printed small, so that the usual recipe fits on one page. */
function sizeFor({ ingredients, instructions, description }: ShownRecipe, notes: string): string {
  const characters = [...ingredients, ...instructions, description, notes].join('').length;
  const lines = Math.max(ingredients.length, instructions.length);
  if (characters < 1_600 && lines < 22) return 'text-[12pt]';
  if (characters < 3_200 && lines < 34) return 'text-[10.5pt]';
  return 'text-[9pt]';
}
