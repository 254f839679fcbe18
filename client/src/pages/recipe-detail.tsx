import { paths } from '@larder/shared/paths';
import { PRODUCT_NAME } from '@larder/shared/product';
import { RECIPE_MESSAGES, type RecipeDto } from '@larder/shared/recipe';
import { ArrowLeft, ExternalLink, Pencil, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Ingredients } from '../components/recipe/ingredients.tsx';
import { RecipeFacts } from '../components/recipe/recipe-facts.tsx';
import { Steps } from '../components/recipe/steps.tsx';
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx';
import { Button } from '../components/ui/button.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { IconButton } from '../components/ui/icon-button.tsx';
import { Picture } from '../components/ui/picture.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { Tag } from '../components/ui/tag.tsx';
import { FavoriteButton } from '../features/recipes/recipe-actions.tsx';
import { ShareDialog } from '../features/recipes/share-dialog.tsx';
import { sourceLabel } from '../features/recipes/source-link.ts';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { appCodeOf, errorMessage } from '../lib/error-message.ts';
import { useGreeting } from '../hooks/use-greeting.ts';
import { ownRecipe } from '../lib/own-recipe.ts';
import { trpc } from '../lib/trpc.ts';
import { plural } from '../lib/plural.ts';

export default function RecipeDetailPage() {
  const { id = '' } = useParams();
  const recipe = trpc.recipes.byId.useQuery({ id }, { select: ownRecipe });
  useDocumentTitle(recipe.data ? `${recipe.data.title} - ${PRODUCT_NAME}` : undefined);
  useGreeting();

  if (recipe.data) return <Recipe recipe={recipe.data} />;
  if (recipe.isPending) return <Placeholder />;
  const missing =
    recipe.isSuccess || ['RECIPE_NOT_FOUND', 'INVALID_INPUT'].includes(appCodeOf(recipe.error) ?? '');
  return (
    <ErrorState
      title={missing ? RECIPE_MESSAGES.notFound : RECIPE_MESSAGES.loadFailed}
      message={
        missing ? 'It may have been deleted, or the address is not complete.' : errorMessage(recipe.error)
      }
      busy={recipe.isFetching}
      onRetry={missing ? undefined : () => void recipe.refetch()}
    >
      <Button asChild variant="secondary">
        <Link to={paths.home()}>Back to Recipes</Link>
      </Button>
    </ErrorState>
  );
}

function Recipe({ recipe }: { recipe: RecipeDto }) {
  return (
    <article>
      <RecipeHeader recipe={recipe} />
      <div className="gap-x-12 lg:grid lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className="max-lg:mb-10 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:pr-2">
          <Ingredients ingredients={recipe.ingredients} servings={recipe.servings} />
        </div>
        <div>
          <Steps instructions={recipe.instructions} />
          {recipe.cookingNotes && (
            <section
              aria-labelledby="notes"
              className="mt-10 border-l-4 border-accent bg-accent-soft/50 py-4 pr-4 pl-5"
            >
              <h2 id="notes" className="text-xl">
                My Cooking Notes
              </h2>
              <p className="mt-2 max-w-[62ch] text-lg break-words whitespace-pre-wrap">
                {recipe.cookingNotes}
              </p>
            </section>
          )}
          {recipe.photoCount > 0 && (
            <p className="mt-8 text-sm text-muted">
              This recipe was created with {plural(recipe.photoCount, 'photo')}
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

function RecipeHeader({ recipe }: { recipe: RecipeDto }) {
  const original = recipe.socialMediaUrl ?? recipe.sourceUrl;
  return (
    <header className="mb-10">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex min-w-0 items-center">
          <IconButton asChild label="Back" className="-ml-2">
            <Link to={paths.home()} state={{ fromRecipeDetail: true }}>
              <ArrowLeft />
            </Link>
          </IconButton>
          <Breadcrumbs>
            <Link to={paths.home()} state={{ fromRecipeDetail: true }}>
              Recipes
            </Link>
            {recipe.title}
          </Breadcrumbs>
        </div>
        <RecipeActions recipe={recipe} />
      </div>
      <Picture
        image={recipe.image}
        alt={`Picture of ${recipe.title}`}
        priority
        sizes="(min-width: 1024px) 60rem, 100vw"
        className="-mx-4 aspect-[4/3] w-[calc(100%+2rem)] max-w-none object-cover sm:mx-0 sm:aspect-[3/1] sm:w-full sm:rounded-card"
      />
      <h1 className="mt-6 text-4xl break-words text-balance sm:text-5xl">{recipe.title}</h1>
      <div className="mt-4">
        <RecipeFacts {...recipe} />
      </div>
      {recipe.description && (
        <p className="mt-4 max-w-[68ch] text-lg break-words whitespace-pre-line">{recipe.description}</p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {original && (
          <a
            href={original}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2 font-medium text-accent underline-offset-4 hover:underline"
          >
            <ExternalLink aria-hidden className="size-4" /> {sourceLabel(original)}
          </a>
        )}
        {recipe.tags.length > 0 && (
          <ul aria-label="Tags" className="flex flex-wrap gap-2">
            {recipe.tags.map((tag) => (
              <li key={tag} className="min-w-0">
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}

function RecipeActions({ recipe }: { recipe: RecipeDto }) {
  const [sharing, setSharing] = useState(false);
  return (
    <div className="flex items-center">
      <FavoriteButton recipe={recipe} />
      <IconButton asChild label="Edit recipe">
        <Link to={paths.editRecipe(recipe.id)}>
          <Pencil />
        </Link>
      </IconButton>
      <Button variant="secondary" className="ml-2" onClick={() => setSharing(true)}>
        <Share2 aria-hidden className="size-5" /> Share
      </Button>
      <ShareDialog recipe={recipe} open={sharing} onOpenChange={setSharing} />
    </div>
  );
}

function Placeholder() {
  return (
    <div role="status" aria-label="Loading recipe">
      <Skeleton className="mb-6 aspect-[4/3] w-full sm:aspect-[3/1]" />
      <Skeleton className="mb-4 h-11 w-2/3" />
      <Skeleton className="mb-10 h-5 w-1/3" />
      <div className="grid gap-10 lg:grid-cols-[22rem_1fr]">
        {[0, 1].map((column) => (
          <div key={column} className="space-y-3">
            {Array.from({ length: 6 }, (_, row) => (
              <Skeleton key={row} className="h-6" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
