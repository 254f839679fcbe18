import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { platformOf } from '@larder/shared/social/link';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RecipeFacts } from '../../../components/recipe/recipe-facts.tsx';
import { Breadcrumbs } from '../../../components/ui/breadcrumbs.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { Tag } from '../../../components/ui/tag.tsx';
import { useNavState } from '../../../lib/nav-state.ts';
import type { ShownRecipe } from '../../../lib/own-recipe.ts';
import PostEmbed from './post-embed.tsx';
import { ColumnsPlaceholder } from './recipe-placeholder.tsx';
import { sourceLabel } from './source-link.ts';

type HeadedRecipe = Omit<ShownRecipe, 'ingredients' | 'instructions' | 'cookingNotes'>;

interface RecipeHeaderProps {
  recipe: HeadedRecipe;
  /** Whose it is, when it is another person's. */
  from?: { ownerId: string; ownerName: string };
  actions?: ReactNode;
  children?: ReactNode;
}

/** The head of a recipe: where one is, what can be done, its picture, title and facts. */
export function RecipeHeader({ recipe, from, actions, children }: RecipeHeaderProps) {
  return (
    <header className="mb-10">
      <HeaderBar title={recipe.title} from={from} actions={actions} />
      <Picture
        image={recipe.image}
        alt={format(messages.pictureOf, { title: recipe.title })}
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
      <SourceAndTags recipe={recipe} />
      {children}
    </header>
  );
}

/** The post that a recipe came from, to be watched beside it. */
export function RecipePost({ url }: { url: string | null }) {
  return url && platformOf(url) && <PostEmbed key={url} url={url} />;
}

type HeaderBarProps = Pick<RecipeHeaderProps, 'from' | 'actions'> & { title: string };

function HeaderBar({ title, from, actions }: HeaderBarProps) {
  const above = usePlacesAbove(from);
  return (
    <div className="mb-2 flex items-center justify-between gap-x-4 max-sm:flex-wrap">
      <div className="flex min-w-0 grow items-center">
        <IconButton asChild label={messages.back} className="-ml-2">
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
          {title}
        </Breadcrumbs>
      </div>
      <div className="flex min-h-11 shrink-0 items-center max-sm:-ml-3">{actions}</div>
    </div>
  );
}

function SourceAndTags({ recipe }: { recipe: HeadedRecipe }) {
  const original = recipe.socialMediaUrl ?? recipe.sourceUrl;
  return (
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
        <ul aria-label={messages.tags} className="flex flex-wrap gap-2">
          {recipe.tags.map((tag) => (
            <li key={tag} className="min-w-0">
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The breadcrumbs of a recipe: one's own recipes; or its owner, and the collection of theirs that it was opened from. */
function usePlacesAbove(from: RecipeHeaderProps['from']): { name: string; path: string }[] {
  const { fromUserPlaylist: playlist } = useNavState();
  const owner = from
    ? { name: from.ownerName, path: paths.userProfile(from.ownerId) }
    : { name: messages.recipes, path: paths.home() };
  if (!playlist) return [owner];
  return [owner, { name: playlist.name, path: paths.userCollection(playlist.ownerId, playlist.id) }];
}

/** What the card in the list says already; the rest follows below it. */
export function RecipeBeginning({ card }: { card: HeadedRecipe }) {
  return (
    <article aria-busy>
      <RecipeHeader recipe={card}>
        <Skeleton className="mt-6 h-12 max-sm:w-full sm:w-48" />
      </RecipeHeader>
      <div role="status" aria-label={messages.loadingRecipe}>
        <ColumnsPlaceholder />
      </div>
    </article>
  );
}
