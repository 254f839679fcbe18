import { formatIn } from '@larder/shared/messages/format';
import type { Language } from '@larder/shared/messages/language';
import { shortDuration } from '@larder/shared/recipe/duration';
import { FACT_FIELDS, type FactField } from '@larder/shared/recipe/fields';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { messagesIn, type ServerMessages } from '../../messages/messages-in.ts';

type Say = (key: keyof ServerMessages['cookbook'], values?: Record<string, string | number>) => string;

const FACTS: {
  [Name in FactField]: (value: RecipeDto[Name], say: Say, language: Language) => string | null;
} = {
  prepTime: (time, say, language) =>
    time === null ? null : say('prep', { time: shortDuration(time, language) }),
  cookTime: (time, say, language) =>
    time === null ? null : say('cook', { time: shortDuration(time, language) }),
  servings: (count, say) => (count === null ? null : say('serves', { count })),
  difficulty: (difficulty, say) => say(difficulty),
  cuisine: (cuisines) => cuisines.join(', ') || null,
};

/** What the cookbook says under a title: times, servings, difficulty, cuisines, one's own stars, and whether it is a favorite. */
export function factsOf(recipe: RecipeDto, language: Language): string[] {
  const say: Say = (key, values = {}) => formatIn(language, messagesIn(language).cookbook[key], values);
  const factOf = <Name extends FactField>(name: Name) => FACTS[name](recipe[name], say, language);
  const shown = FACT_FIELDS.filter((name) => name !== 'difficulty' || recipe.difficultyStated);
  const own = [
    recipe.rating === null ? null : '★'.repeat(recipe.rating),
    recipe.isFavorite ? `♥ ${say('favorite')}` : null,
  ];
  return [...shown.map(factOf), ...own].filter((fact) => fact !== null);
}
