import * as messages from '#messages/collections.json';
import type { ImageDto } from '@larder/shared/recipe/image';
import { useMemo } from 'react';
import { LoadMore } from '../../components/ui/load-more.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { usePlaylist } from './use-playlist.ts';

interface CoverChoiceProps {
  playlistId: string;
  /** The recipe whose picture is shown; null for the first one's. */
  value: string | null;
  onChange: (recipeId: string | null) => void;
}

/** The pictures of a collection's recipes, of which one becomes its cover. Not there when no recipe has a picture. */
export function CoverChoice({ playlistId, value, onChange }: CoverChoiceProps) {
  const { query, recipes } = usePlaylist(playlistId, '');
  const pictured = useMemo(() => recipes.filter((recipe) => recipe.image !== null), [recipes]);
  if (pictured.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{messages.cover}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
        <Cover
          label={messages.pictureOfTheFirstRecipe}
          image={recipes[0]?.image ?? null}
          checked={value === null}
          onCheck={() => onChange(null)}
        >
          {messages.first}
        </Cover>
        {pictured.map((recipe) => (
          <Cover
            key={recipe.id}
            label={recipe.title}
            image={recipe.image}
            checked={value === recipe.id}
            onCheck={() => onChange(recipe.id)}
          />
        ))}
      </div>
      <LoadMore query={query} />
    </fieldset>
  );
}

interface CoverProps {
  label: string;
  image: ImageDto | null;
  checked: boolean;
  onCheck: () => void;
  children?: string;
}

function Cover({ label, image, checked, onCheck, children }: CoverProps) {
  return (
    <label
      title={label}
      className="relative block cursor-pointer overflow-hidden rounded-control border-2 border-transparent has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
    >
      <input
        type="radio"
        name="cover"
        aria-label={label}
        checked={checked}
        onChange={onCheck}
        className="absolute inset-0 cursor-pointer appearance-none outline-none"
      />
      <Picture image={image} alt="" sizes="6rem" className="aspect-square w-full object-cover" />
      {children && (
        <span
          aria-hidden
          className="absolute inset-x-0 bottom-0 bg-surface/90 py-0.5 text-center text-sm font-medium"
        >
          {children}
        </span>
      )}
    </label>
  );
}
