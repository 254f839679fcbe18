import { paths } from '@larder/shared/paths';
import { PRODUCT_NAME } from '@larder/shared/product';
import { isHeader } from '@larder/shared/recipe-text/sections';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { platformOf } from '@larder/shared/social/link';
import type { SeenRecipeDto } from '@larder/shared/recipe/seen-recipe';
import { ArrowLeft, ChefHat, ExternalLink, Printer } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ScaledIngredients } from '../components/recipe/ingredients.tsx';
import { RecipeFacts } from '../components/recipe/recipe-facts.tsx';
import { Steps } from '../components/recipe/steps.tsx';
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx';
import { Button } from '../components/ui/button.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { IconButton } from '../components/ui/icon-button.tsx';
import { Picture } from '../components/ui/picture.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { Tag } from '../components/ui/tag.tsx';
import { TimerBar } from '../features/cooking/timer-bar.tsx';
import { useCookStep } from '../features/cooking/use-cook-step.ts';
import { useTicks } from '../features/cooking/use-ticks.ts';
import { PrintSheet } from '../features/recipes/print/print-sheet.tsx';
import PostEmbed from '../features/recipes/detail/post-embed.tsx';
import { RecipePageActions } from '../features/recipes/detail/recipe-page-actions.tsx';
import { sourceLabel } from '../features/recipes/detail/source-link.ts';
import { useIsPrinting, usePrintChoices } from '../features/recipes/print/use-printing.ts';
import { ColumnsPlaceholder, RecipePlaceholder } from '../features/recipes/detail/recipe-placeholder.tsx';
import { SaveCopyButton } from '../features/recipes/detail/save-copy-button.tsx';
import { useAddToPlaylist } from '../features/playlists/use-add-to-playlist.tsx';
import { useRecipe } from '../features/recipes/detail/use-recipe.ts';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { appCodeOf, errorMessage } from '../lib/error-message.ts';
import { useGreeting } from '../hooks/use-greeting.ts';
import { useNavState } from '../lib/nav-state.ts';
import { ownRecipe, shownRecipe, type ShownRecipe } from '../lib/own-recipe.ts';

const PhotoGallery = lazy(() => import('../features/photos/photo-gallery.tsx'));
const CookMode = lazy(() => import('../features/cooking/cook-mode.tsx'));
const HistoryDialog = lazy(() => import('../features/recipes/history/history-dialog.tsx'));
const PrintDialog = lazy(() => import('../features/recipes/print/print-dialog.tsx'));

export default function RecipeDetailPage() {
  const { id = '' } = useParams();
  const { recipe, card } = useRecipe(id);
  const title = (recipe.data ?? card)?.title;
  useDocumentTitle(title === undefined ? undefined : `${title} - ${PRODUCT_NAME}`);
  useGreeting();

  const missing = ['RECIPE_NOT_FOUND', 'INVALID_INPUT'].includes(appCodeOf(recipe.error) ?? '');
  if (recipe.data && !missing) return <Recipe key={id} recipe={recipe.data} />;
  if (recipe.isPending) return card ? <Beginning card={card} /> : <RecipePlaceholder />;
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

function Recipe({ recipe: given }: { recipe: RecipeDto | SeenRecipeDto }) {
  const recipe = shownRecipe(given);
  const own = ownRecipe(given);
  const addToPlaylist = useAddToPlaylist();
  const [scale, setScale] = useState(1);
  const ticks = useTicks(recipe.id, recipe.ingredients);
  const cooking = useCookStep();
  const isPrinting = useIsPrinting();
  const printChoices = usePrintChoices();
  const [opened, setOpened] = useState<'print' | 'history'>();
  const close = () => setOpened(undefined);
  const canCook = recipe.instructions.some((line) => !isHeader(line));

  return (
    <article>
      <RecipeHeader
        recipe={recipe}
        from={'ownerId' in given ? given : undefined}
        actions={
          own ? (
            <RecipePageActions
              recipe={own}
              onAddToPlaylist={() => addToPlaylist.ask([own.id])}
              onPrint={() => setOpened('print')}
              onHistory={() => setOpened('history')}
            />
          ) : (
            <>
              <IconButton label="Print" onClick={() => setOpened('print')}>
                <Printer />
              </IconButton>
              <SaveCopyButton id={recipe.id} />
            </>
          )
        }
      >
        {recipe.socialMediaUrl && platformOf(recipe.socialMediaUrl) && (
          <PostEmbed key={recipe.socialMediaUrl} url={recipe.socialMediaUrl} />
        )}
        {canCook && (
          <Button size="lg" className="mt-6 max-sm:w-full" onClick={cooking.start}>
            <ChefHat aria-hidden /> Start cooking
          </Button>
        )}
      </RecipeHeader>
      <div className="gap-x-12 lg:grid lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className="kept-beside max-lg:mb-10">
          <ScaledIngredients
            ingredients={recipe.ingredients}
            servings={recipe.servings}
            scale={scale}
            onScaleChange={setScale}
            ticks={ticks}
          />
          {ticks.count > 0 && (
            <Button variant="link" size="sm" onClick={ticks.untickAll}>
              Untick all
            </Button>
          )}
        </div>
        <div>
          <Steps instructions={recipe.instructions} scale={scale} />
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
          {own && own.photos.length > 0 && (
            <Suspense fallback={null}>
              <PhotoGallery title={own.title} photos={own.photos} />
            </Suspense>
          )}
        </div>
      </div>
      {cooking.step === undefined && (
        <TimerBar
          recipeId={recipe.id}
          className="fixed right-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] left-4 z-30 justify-end lg:bottom-4"
        />
      )}
      {(isPrinting || opened === 'print') && <PrintSheet recipe={recipe} scale={scale} {...printChoices} />}
      <Suspense fallback={null}>
        {cooking.step !== undefined && canCook && (
          <CookMode
            recipe={recipe}
            scale={scale}
            ticks={ticks}
            step={cooking.step}
            onStepChange={cooking.goTo}
            onExit={cooking.exit}
          />
        )}
        {opened === 'print' && (
          <PrintDialog recipe={recipe} choices={printChoices} open onOpenChange={close} />
        )}
        {opened === 'history' && own && <HistoryDialog recipe={own} open onOpenChange={close} />}
      </Suspense>
      {addToPlaylist.dialog}
    </article>
  );
}

/** What the card in the list told already; the rest follows below it. */
function Beginning({ card }: { card: HeadedRecipe }) {
  return (
    <article aria-busy>
      <RecipeHeader recipe={card}>
        <Skeleton className="mt-6 h-12 max-sm:w-full sm:w-48" />
      </RecipeHeader>
      <div role="status" aria-label="Loading recipe">
        <ColumnsPlaceholder />
      </div>
    </article>
  );
}

type HeadedRecipe = Omit<ShownRecipe, 'ingredients' | 'instructions' | 'cookingNotes'>;

interface RecipeHeaderProps {
  recipe: HeadedRecipe;
  /** Whose it is, when it is somebody else's. */
  from?: { ownerId: string; ownerName: string };
  actions?: ReactNode;
  children?: ReactNode;
}

function RecipeHeader({ recipe, from, actions, children }: RecipeHeaderProps) {
  const above = usePlacesAbove(from);
  const original = recipe.socialMediaUrl ?? recipe.sourceUrl;
  return (
    <header className="mb-10">
      <div className="mb-2 flex items-center justify-between gap-x-4 max-sm:flex-wrap">
        <div className="flex min-w-0 grow items-center">
          <IconButton asChild label="Back" className="-ml-2">
            <Link to={above.at(-1)?.path ?? paths.home()} state={{ fromRecipeDetail: true }}>
              <ArrowLeft />
            </Link>
          </IconButton>
          <Breadcrumbs>
            {above.map(({ name, path }) => (
              <Link key={path} to={path} state={{ fromRecipeDetail: true }}>
                <bdi>{name}</bdi>
              </Link>
            ))}
            {recipe.title}
          </Breadcrumbs>
        </div>
        <div className="flex min-h-11 shrink-0 items-center max-sm:-ml-3">{actions}</div>
      </div>
      <Picture
        image={recipe.image}
        alt={`Picture of ${recipe.title}`}
        priority
        sizes="(min-width: 1024px) 60rem, 100vw"
        className="-mx-4 aspect-[4/3] w-[calc(100%+2rem)] max-w-none object-cover sm:mx-0 sm:aspect-[3/1] sm:w-full sm:rounded-card"
      />
      <h1 className="mt-6 text-start text-4xl break-words text-balance sm:text-5xl">{recipe.title}</h1>
      <div className="mt-4">
        <RecipeFacts recipe={recipe} />
      </div>
      {recipe.description && (
        <p dir="auto" className="mt-4 max-w-[68ch] text-lg break-words whitespace-pre-line rtl:ml-auto">
          {recipe.description}
        </p>
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
      {children}
    </header>
  );
}

interface PlaceAbove {
  name: string;
  path: string;
}

/** What stands above a recipe: one's recipes, or whose it is, and the collection of theirs that it was opened from. */
function usePlacesAbove(from: RecipeHeaderProps['from']): PlaceAbove[] {
  const { fromUserPlaylist: playlist } = useNavState();
  const owner = from
    ? { name: from.ownerName, path: paths.userProfile(from.ownerId) }
    : { name: 'Recipes', path: paths.home() };
  if (!playlist) return [owner];
  return [owner, { name: playlist.name, path: paths.userCollection(playlist.ownerId, playlist.id) }];
}
