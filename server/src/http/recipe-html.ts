import { headerText, toSections } from '@larder/shared/recipe-text/sections';
import type { SharedRecipeDto } from '@larder/shared/share';
import { escapeHtml } from './escape.ts';

/** The recipe as plain HTML, for browsers that run no scripts. */
export function recipeHtml(recipe: SharedRecipeDto, image: string): string {
  const { prepTime, cookTime, servings } = recipe;
  const facts = [
    prepTime !== null && `Prep ${prepTime} min`,
    cookTime !== null && `Cook ${cookTime} min`,
    servings !== null && `Serves ${servings}`,
    recipe.difficulty,
    ...recipe.tags,
  ].filter((fact) => typeof fact === 'string');
  return [
    '<main class="prose-larder mx-auto px-5 py-10">',
    `<p dir="auto">Shared by ${escapeHtml(recipe.creatorName)}</p>`,
    `<h1 dir="auto" class="text-4xl">${escapeHtml(recipe.title)}</h1>`,
    paragraphs(recipe.description),
    `<p dir="auto" class="text-muted">${facts.map(escapeHtml).join(' · ')}</p>`,
    `<img src="${escapeHtml(image)}" alt="" width="400">`,
    `<h2>Ingredients</h2><ul>${recipe.ingredients.map(ingredient).join('')}</ul>`,
    `<h2>Instructions</h2>${steps(recipe.instructions)}`,
    recipe.cookingNotes && `<h2>Cooking Notes</h2>${paragraphs(recipe.cookingNotes)}`,
    '</main>',
  ].join('');
}

function ingredient(line: string): string {
  const header = headerText(line);
  return `<li dir="auto">${header === null ? escapeHtml(line) : `<strong>${escapeHtml(header)}</strong>`}</li>`;
}

function steps(lines: readonly string[]): string {
  let next = 1;
  return toSections(lines)
    .map(({ header, items }) => {
      const start = next;
      next += items.length;
      const heading = header === null ? '' : `<h3 dir="auto">${escapeHtml(header)}</h3>`;
      const list = items.map((step) => `<li dir="auto">${escapeHtml(step)}</li>`).join('');
      return `${heading}<ol start="${start}" class="list-decimal pl-6">${list}</ol>`;
    })
    .join('');
}

function paragraphs(text: string): string {
  return text && `<p dir="auto" class="whitespace-pre-line">${escapeHtml(text)}</p>`;
}
