import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { platformOf } from '@larder/shared/social/link';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { OriginalLink } from '../../../components/recipe/original-link.tsx';
import { RecipeHead } from '../../../components/recipe/recipe-head.tsx';
import { RecipeTags } from '../../../components/recipe/recipe-tags.tsx';
import { Breadcrumbs } from '../../../components/ui/breadcrumbs.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { cn } from '../../../lib/cn.ts';
import { useNavState } from '../../../lib/nav-state.ts';
import type { ShownRecipe } from '../../../components/recipe/own-recipe.ts';
import PostEmbed from './post-embed.tsx';
import { ColumnsPlaceholder } from './recipe-placeholder.tsx';
import { sourceLabel } from './source-link.ts';

type HeadedRecipe = Omit<ShownRecipe, 'ingredients' | 'instructions' | 'nutrition' | 'cookingNotes'>;

interface RecipeHeaderProps {
  recipe: HeadedRecipe;
  /** Whose it is, when it is another person's. */
  from?: { ownerId: string; ownerName: string };
  actions?: ReactNode;
  /** What one begins with: cooking it, saving a copy. */
  start?: ReactNode;
  /** Below the head. */
  children?: ReactNode;
}

/** The head of a recipe: where one is, what can be done, its title and facts beside its picture. */
export function RecipeHeader({ recipe, from, actions, start, children }: RecipeHeaderProps) {
  return (
    <header className="mb-5">
      <HeaderBar title={recipe.title} from={from} actions={actions} hasPicture={recipe.image !== null} />
      <RecipeHead
        recipe={recipe}
        eyebrow={
          from && (
            <Link
              to={paths.userProfile(from.ownerId)}
              className="underline-offset-4 hover:underline md:hidden"
            >
              {format(messages.fromPerson, { name: from.ownerName })}
            </Link>
          )
        }
        columnsClass="md:grid-cols-2 lg:grid-cols-[3fr_2fr]"
        pictureClass="max-md:-mx-4 max-md:aspect-[8/5] max-md:w-[calc(100%+2rem)] sm:max-md:-mx-6 sm:max-md:aspect-[5/2] sm:max-md:w-[calc(100%+3rem)] max-w-none md:h-64 md:w-full lg:h-68"
      >
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          {start}
          <SourceAndTags recipe={recipe} isOwn={!from} />
        </div>
      </RecipeHead>
      {children}
    </header>
  );
}

/** The post that a recipe came from, to be watched beside it. */
export function RecipePost({ url }: { url: string | null }) {
  return url && platformOf(url) && <PostEmbed key={url} url={url} />;
}

interface HeaderBarProps extends Pick<RecipeHeaderProps, 'from' | 'actions'> {
  title: string;
  hasPicture: boolean;
}

/** Back, breadcrumbs and what can be done; on a phone it stands in the header's place and lies over the picture. */
function HeaderBar({ title, from, actions, hasPicture }: HeaderBarProps) {
  const above = usePlacesAbove(from);
  const { fromRecipe } = useNavState();
  const navigate = useNavigate();
  return (
    <div className={cn('page-bar', hasPicture && 'max-md:-mb-14')}>
      <div className="flex min-w-0 grow items-center">
        <IconButton
          asChild
          label={fromRecipe ? format(messages.backTo, { title: fromRecipe.title }) : messages.back}
          className="md:-ml-2"
        >
          <Link
            to={above.at(-1)?.path ?? paths.home()}
            state={{ fromRecipeDetail: true }}
            onClick={(event) => {
              if (!fromRecipe || event.ctrlKey || event.metaKey || event.shiftKey) return;
              // As it was left: at the step that was being cooked.
              event.preventDefault();
              void navigate(-1);
            }}
          >
            <ArrowLeft />
          </Link>
        </IconButton>
        <div className="min-w-0 grow max-md:hidden">
          <Breadcrumbs>
            {above.map(({ name, path }) => (
              <Link key={path} to={path} state={{ fromRecipeDetail: true }}>
                <bdi>{name}</bdi>
              </Link>
            ))}
            {title}
          </Breadcrumbs>
        </div>
      </div>
      <div className="flex min-h-11 shrink-0 items-center max-md:gap-1.5">{actions}</div>
    </div>
  );
}

function SourceAndTags({ recipe, isOwn }: { recipe: HeadedRecipe; isOwn: boolean }) {
  const original = recipe.socialMediaUrl ?? recipe.sourceUrl;
  return (
    <>
      {original && <OriginalLink href={original} label={sourceLabel(original)} />}
      <RecipeTags tags={recipe.tags} linkOf={isOwn ? linkOf : undefined} />
    </>
  );
}

/** To the person's own recipes that have the tag. */
function linkOf(tag: string) {
  return <Link to={`${paths.home()}?${new URLSearchParams({ tag }).toString()}`}>{tag}</Link>;
}

/** The breadcrumbs of a recipe: one's own recipes; or its owner, and the collection of theirs, or the recipe, that it was opened from. */
function usePlacesAbove(from: RecipeHeaderProps['from']): { name: string; path: string }[] {
  const { fromUserPlaylist: playlist, fromRecipe } = useNavState();
  const owner = from
    ? { name: from.ownerName, path: paths.userProfile(from.ownerId) }
    : { name: messages.recipes, path: paths.home() };
  if (fromRecipe) return [owner, { name: fromRecipe.title, path: paths.recipe(fromRecipe.id) }];
  if (!playlist) return [owner];
  return [owner, { name: playlist.name, path: paths.userCollection(playlist.ownerId, playlist.id) }];
}

/** What the card in the list says already; the rest follows below it. */
export function RecipeBeginning({ card }: { card: HeadedRecipe }) {
  return (
    <article aria-busy>
      <RecipeHeader recipe={card} start={<Skeleton className="h-12 max-sm:w-full sm:w-48" />} />
      <div role="status" aria-label={messages.loadingRecipe}>
        <ColumnsPlaceholder />
      </div>
    </article>
  );
}
