import { PRODUCT_NAME } from '@larder/shared/product';
import { FACT_FIELDS, type FactField } from '@larder/shared/recipe/fields';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { toSections } from '@larder/shared/recipe-text/sections';
import { isWebAddress } from '@larder/shared/text';
import { cookbookPage } from './cookbook-styles.ts';
import { html, type Html } from './html.ts';

/** The readable half of an export: an index, a page for each recipe, a chapter for each collection. */

/** A page that others lead to. `address` is relative to the folder of the pages that lead there. */
interface Entry {
  title: string;
  address: string;
}

export interface Chapter extends Entry {
  description: string;
  recipes: number;
}

const HOME_FROM_FOLDER = '../../index.html';
const LETTER = /^[A-Z]$/;
const OTHERS = '#';
const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
const BY_TITLE = new Intl.Collator('en', { numeric: true });

export function recipePage(recipe: RecipeDto, pictures: readonly string[]): string {
  const [photo, ...more] = pictures;
  const body = html`<article>
    <h1 dir="auto">${recipe.title}</h1>
    ${recipe.description ? html`<p class="lead" dir="auto">${recipe.description}</p>` : null}
    <p class="quiet">${factsOf(recipe).join(' · ')}</p>
    ${recipe.tags.length > 0 ? html`<p class="quiet" dir="auto">${recipe.tags.join(', ')}</p>` : null}
    ${photo ? html`<img class="photo" src="${photo}" alt="" />` : null}
    <div class="parts">
      <section>
        <h2>Ingredients</h2>
        ${ingredients(recipe.ingredients)}
      </section>
      <section>
        <h2>Instructions</h2>
        ${steps(recipe.instructions)}
      </section>
    </div>
    ${
      recipe.cookingNotes
        ? html`<aside class="notes">
            <h2>Cooking notes</h2>
            <p dir="auto">${recipe.cookingNotes}</p>
          </aside>`
        : null
    }
    ${
      more.length > 0
        ? html`<section>
            <h2>Photos</h2>
            <div class="more">
              ${more.map((address) => html`<img src="${address}" alt="" loading="lazy" />`)}
            </div>
          </section>`
        : null
    }
    ${sources(recipe)}
  </article>`;
  return cookbookPage({ title: recipe.title, home: HOME_FROM_FOLDER, body });
}

export function chapterPage(
  { title, description, cover }: { title: string; description: string; cover: string | undefined },
  recipes: readonly Entry[],
): string {
  const body = html`<h1 dir="auto">${title}</h1>
    ${description ? html`<p class="lead" dir="auto">${description}</p>` : null}
    <p class="quiet">${countOf(recipes.length)}</p>
    ${cover ? html`<img class="photo" src="${cover}" alt="" />` : null} ${linksTo(recipes)}`;
  return cookbookPage({ title, home: HOME_FROM_FOLDER, body });
}

export function indexPage(
  { owner, packedAt }: { owner: string; packedAt: Date },
  recipes: readonly Entry[],
  chapters: readonly Chapter[],
): string {
  const letters = byLetter(recipes);
  const body = html`<p class="book">${PRODUCT_NAME}</p>
    <h1 dir="auto">The recipes of ${owner}</h1>
    <p class="quiet">${countOf(recipes.length)}, packed on ${DAY.format(packedAt)}</p>
    <h2>Collections</h2>
    <ul class="chapters">
      ${chapters.map(chapterLink)}
    </ul>
    <h2>All recipes</h2>
    <ul class="letters">
      ${letters.map(([letter]) => html`<li><a href="#${anchorOf(letter)}">${letter}</a></li>`)}
    </ul>
    ${letters.map(
      ([letter, entries]) =>
        html`<section id="${anchorOf(letter)}">
          <h3>${letter}</h3>
          ${linksTo(entries)}
        </section>`,
    )}`;
  return cookbookPage({ title: `The recipes of ${owner}`, home: null, body });
}

const FACTS: { [Name in FactField]: (value: RecipeDto[Name]) => string | null } = {
  prepTime: (time) => (time === null ? null : `Prep ${minutes(time)}`),
  cookTime: (time) => (time === null ? null : `Cook ${minutes(time)}`),
  servings: (count) => (count === null ? null : `Serves ${count}`),
  difficulty: (difficulty) => difficulty[0]?.toUpperCase() + difficulty.slice(1),
};

function factsOf(recipe: RecipeDto): string[] {
  const factOf = <Name extends FactField>(name: Name) => FACTS[name](recipe[name]);
  return [...FACT_FIELDS.map(factOf), recipe.isFavorite ? '♥ Favorite' : null].filter(
    (fact) => fact !== null,
  );
}

function minutes(total: number): string {
  const hours = Math.floor(total / 60);
  const rest = total % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

function ingredients(lines: readonly string[]): Html[] {
  return toSections(lines).map(
    ({ header, items }) =>
      html`${heading(header)}
        <ul>
          ${items.map((item) => html`<li dir="auto">${item}</li>`)}
        </ul>`,
  );
}

/** Numbered through, whatever the headings. */
function steps(lines: readonly string[]): Html[] {
  let next = 1;
  return toSections(lines).map(({ header, items }) => {
    const start = next;
    next += items.length;
    return html`${heading(header)}
      <ol start="${start}">
        ${items.map((item) => html`<li dir="auto">${item}</li>`)}
      </ol>`;
  });
}

function heading(header: string | null): Html | null {
  return header === null ? null : html`<h3 dir="auto">${header}</h3>`;
}

function sources({ sourceUrl, socialMediaUrl }: RecipeDto): Html[] {
  return [sourceUrl, socialMediaUrl]
    .filter((address) => address !== null && isWebAddress(address))
    .map(
      (address) =>
        html`<p class="quiet">
          From
          <a class="source" href="${address}" rel="noopener noreferrer">${new URL(address ?? '').hostname}</a>
        </p>`,
    );
}

function chapterLink({ title, address, description, recipes }: Chapter): Html {
  return html`<li>
    <a href="${address}"
      ><strong dir="auto">${title}</strong
      >${description ? html`<span dir="auto">${description}</span><br />` : null}<span class="quiet"
        >${countOf(recipes)}</span
      ></a
    >
  </li>`;
}

function linksTo(recipes: readonly Entry[]): Html {
  return html`<ul class="list">
    ${recipes.map(({ title, address }) => html`<li><a href="${address}" dir="auto">${title}</a></li>`)}
  </ul>`;
}

function countOf(recipes: number): string {
  return `${recipes.toLocaleString('en')} ${recipes === 1 ? 'recipe' : 'recipes'}`;
}

/** In the order of the titles; what begins with no letter of ours comes last. */
function byLetter(recipes: readonly Entry[]): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of recipes.toSorted((a, b) => BY_TITLE.compare(a.title, b.title))) {
    const letter = letterOf(entry.title);
    const group = groups.get(letter);
    if (group) group.push(entry);
    else groups.set(letter, [entry]);
  }
  return [...groups].sort(([a], [b]) => Number(a === OTHERS) - Number(b === OTHERS) || (a < b ? -1 : 1));
}

function letterOf(title: string): string {
  const first = /[\p{L}\p{N}]/u.exec(title.normalize('NFD'))?.[0]?.toUpperCase() ?? OTHERS;
  return LETTER.test(first) ? first : OTHERS;
}

function anchorOf(letter: string): string {
  return letter === OTHERS ? 'others' : letter.toLowerCase();
}
