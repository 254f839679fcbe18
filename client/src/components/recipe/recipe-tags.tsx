import * as messages from '#messages/common.json';
import { shownTags } from '@larder/shared/recipe/source-tags';
import type { ReactElement } from 'react';
import { Tag } from '../ui/tag.tsx';

interface RecipeTagsProps {
  tags: readonly string[];
  /** The link to what has the tag; without it a tag leads nowhere. */
  linkOf?: ((tag: string) => ReactElement) | undefined;
}

/** The tags of a recipe, but those that only name its source. */
export function RecipeTags({ tags, linkOf }: RecipeTagsProps) {
  const shown = shownTags(tags);
  if (shown.length === 0) return null;
  return (
    <ul aria-label={messages.tags} className="flex min-w-0 flex-wrap gap-2">
      {shown.map((tag) => (
        <li key={tag} className="min-w-0">
          {linkOf ? (
            <Tag
              asChild
              className="relative after:absolute after:inset-x-0 after:-inset-y-2.5 hover:border-accent hover:text-accent"
            >
              {linkOf(tag)}
            </Tag>
          ) : (
            <Tag>{tag}</Tag>
          )}
        </li>
      ))}
    </ul>
  );
}
