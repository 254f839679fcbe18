import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import type { RecipeContent } from '@larder/shared/recipe/schema';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { Picture } from '../ui/picture.tsx';
import { RecipeDescription } from './recipe-description.tsx';
import { RecipeFacts } from './recipe-facts.tsx';
import { titleSize } from '../ui/title-size.ts';

type HeadedRecipe = Pick<RecipeContent, 'title' | 'description' | 'image'> &
  Parameters<typeof RecipeFacts>[0]['recipe'];

interface RecipeHeadProps {
  recipe: HeadedRecipe;
  /** A short line above the title. */
  eyebrow?: ReactNode;
  /** The share that lets an anonymous visitor see the picture. */
  shareId?: string;
  /** How wide the two columns are, and how large the picture is; where there is none, there is no block for one. */
  columnsClass: string;
  pictureClass: string;
  /** Below the description: what can be done, the source, the tags. */
  children?: ReactNode;
}

/** The head of a recipe, one's own or shared: the title and its facts, beside its picture where there is room. */
export function RecipeHead(props: RecipeHeadProps) {
  const { recipe, eyebrow, shareId, columnsClass, pictureClass, children } = props;
  return (
    <div
      className={cn(
        recipe.image && [
          'grid items-start gap-x-8 gap-y-4 lg:gap-x-12 print:grid-cols-[3fr_2fr]',
          columnsClass,
        ],
      )}
    >
      {recipe.image && (
        <Picture
          image={recipe.image}
          title={recipe.title}
          alt={format(messages.pictureOf, { title: recipe.title })}
          shareId={shareId}
          priority
          sizes="(min-width: 768px) 50vw, 100vw"
          className={cn('object-cover md:order-last md:rounded-card print:order-last', pictureClass)}
        />
      )}
      <div dir="auto" className="min-w-0">
        {eyebrow && (
          <p dir="auto" className="mb-1 text-sm font-semibold text-accent">
            {eyebrow}
          </p>
        )}
        <h1 className={cn('text-start wrap-anywhere', titleSize(recipe.title))}>{recipe.title}</h1>
        <div className="mt-3">
          <RecipeFacts recipe={recipe} />
        </div>
        {recipe.description && <RecipeDescription text={recipe.description} />}
        {children}
      </div>
    </div>
  );
}
