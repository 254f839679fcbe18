/** @jsxRuntime automatic */
import { shortDuration } from '@larder/shared/recipe/duration';
import { PRODUCT_NAME } from '@larder/shared/product';
import { FACT_FIELDS, type FactField } from '@larder/shared/recipe/fields';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { toSections } from '@larder/shared/recipe-text/sections';
import { isWebAddress } from '@larder/shared/text';
import { Fragment, type ReactNode } from 'react';
import { staticPage } from '../../static-html.ts';
import { COOKBOOK_STYLES } from './cookbook-styles.ts';

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

/** Only what lies beside the page may be shown, and nothing may run. */
const POLICY = "default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'";

export function recipePage(recipe: RecipeDto, pictures: readonly string[]): string {
  const [photo, ...more] = pictures;
  return staticPage(
    <CookbookPage title={recipe.title} home={HOME_FROM_FOLDER}>
      <article>
        <h1 dir="auto">{recipe.title}</h1>
        <Lead text={recipe.description} />
        <p className="quiet">{factsOf(recipe).join(' · ')}</p>
        {recipe.tags.length > 0 && (
          <p className="quiet" dir="auto">
            {recipe.tags.join(', ')}
          </p>
        )}
        <Photo address={photo} />
        <div className="parts">
          <section>
            <h2>Ingredients</h2>
            <Ingredients lines={recipe.ingredients} />
          </section>
          <section>
            <h2>Instructions</h2>
            <Steps lines={recipe.instructions} />
          </section>
        </div>
        <Notes text={recipe.cookingNotes} />
        <MorePhotos addresses={more} />
        <Sources recipe={recipe} />
      </article>
    </CookbookPage>,
  );
}

export function chapterPage(
  { title, description, cover }: { title: string; description: string; cover: string | undefined },
  recipes: readonly Entry[],
): string {
  return staticPage(
    <CookbookPage title={title} home={HOME_FROM_FOLDER}>
      <h1 dir="auto">{title}</h1>
      <Lead text={description} />
      <p className="quiet">{countOf(recipes.length)}</p>
      <Photo address={cover} />
      <LinksTo recipes={recipes} />
    </CookbookPage>,
  );
}

export function indexPage(
  { owner, packedAt }: { owner: string; packedAt: Date },
  recipes: readonly Entry[],
  chapters: readonly Chapter[],
): string {
  const letters = byLetter(recipes);
  const title = `The recipes of ${owner}`;
  return staticPage(
    <CookbookPage title={title} home={null}>
      <p className="book">{PRODUCT_NAME}</p>
      <h1 dir="auto">{title}</h1>
      <p className="quiet">{`${countOf(recipes.length)}, packed on ${DAY.format(packedAt)}`}</p>
      <h2>Collections</h2>
      <ul className="chapters">
        {chapters.map((chapter) => (
          <ChapterLink key={chapter.address} chapter={chapter} />
        ))}
      </ul>
      <h2>All recipes</h2>
      <ul className="letters">
        {letters.map(([letter]) => (
          <li key={letter}>
            <a href={`#${anchorOf(letter)}`}>{letter}</a>
          </li>
        ))}
      </ul>
      {letters.map(([letter, entries]) => (
        <section key={letter} id={anchorOf(letter)}>
          <h3>{letter}</h3>
          <LinksTo recipes={entries} />
        </section>
      ))}
    </CookbookPage>,
  );
}

/** A page of the cookbook. `home` is the way back to its first page; the first page has none. */
function CookbookPage({
  title,
  home,
  children,
}: {
  title: string;
  home: string | null;
  children: ReactNode;
}) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="referrer" content="no-referrer" />
        <title>{`${title} - ${PRODUCT_NAME}`}</title>
        <style>{COOKBOOK_STYLES}</style>
      </head>
      <body>
        <main>
          {home !== null && (
            <a className="book" href={home}>
              ← All recipes
            </a>
          )}
          {children}
        </main>
      </body>
    </html>
  );
}

function Lead({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p className="lead" dir="auto">
      {text}
    </p>
  );
}

/** React preloads a picture by an element of its own unless it is of low priority; from a disk there is nothing to gain. */
function Photo({ address }: { address: string | undefined }) {
  return address !== undefined && <img className="photo" src={address} alt="" fetchPriority="low" />;
}

function Ingredients({ lines }: { lines: readonly string[] }) {
  return toSections(lines).map(({ header, items }, index) => (
    <Fragment key={index}>
      <Heading text={header} />
      <ul>
        <Items of={items} />
      </ul>
    </Fragment>
  ));
}

/** Numbered through, whatever the headings. */
function Steps({ lines }: { lines: readonly string[] }) {
  let next = 1;
  return toSections(lines).map(({ header, items }, index) => {
    const start = next;
    next += items.length;
    return (
      <Fragment key={index}>
        <Heading text={header} />
        <ol start={start}>
          <Items of={items} />
        </ol>
      </Fragment>
    );
  });
}

function Heading({ text }: { text: string | null }) {
  return text !== null && <h3 dir="auto">{text}</h3>;
}

function Items({ of: items }: { of: readonly string[] }) {
  return items.map((item, index) => (
    <li key={index} dir="auto">
      {item}
    </li>
  ));
}

function Notes({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <aside className="notes">
      <h2>Cooking notes</h2>
      <p dir="auto">{text}</p>
    </aside>
  );
}

function MorePhotos({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  return (
    <section>
      <h2>Photos</h2>
      <div className="more">
        {addresses.map((address) => (
          <img key={address} src={address} alt="" loading="lazy" />
        ))}
      </div>
    </section>
  );
}

function Sources({ recipe: { sourceUrl, socialMediaUrl } }: { recipe: RecipeDto }) {
  return [sourceUrl, socialMediaUrl]
    .filter((address) => address !== null && isWebAddress(address))
    .map((address) => (
      <p key={address} className="quiet">
        From{' '}
        <a className="source" href={address ?? ''} rel="noopener noreferrer">
          {new URL(address ?? '').hostname}
        </a>
      </p>
    ));
}

function ChapterLink({ chapter: { title, address, description, recipes } }: { chapter: Chapter }) {
  return (
    <li>
      <a href={address}>
        <strong dir="auto">{title}</strong>
        {description && (
          <>
            <span dir="auto">{description}</span>
            <br />
          </>
        )}
        <span className="quiet">{countOf(recipes)}</span>
      </a>
    </li>
  );
}

function LinksTo({ recipes }: { recipes: readonly Entry[] }) {
  return (
    <ul className="list">
      {recipes.map(({ title, address }) => (
        <li key={address}>
          <a href={address} dir="auto">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

const FACTS: { [Name in FactField]: (value: RecipeDto[Name]) => string | null } = {
  prepTime: (time) => (time === null ? null : `Prep ${shortDuration(time)}`),
  cookTime: (time) => (time === null ? null : `Cook ${shortDuration(time)}`),
  servings: (count) => (count === null ? null : `Serves ${count}`),
  difficulty: (difficulty) => difficulty[0]?.toUpperCase() + difficulty.slice(1),
  cuisine: (cuisines) => cuisines.join(', ') || null,
};

function factsOf(recipe: RecipeDto): string[] {
  const factOf = <Name extends FactField>(name: Name) => FACTS[name](recipe[name]);
  return [...FACT_FIELDS.map(factOf), recipe.isFavorite ? '♥ Favorite' : null].filter(
    (fact) => fact !== null,
  );
}

function countOf(recipes: number): string {
  return `${recipes.toLocaleString('en')} ${recipes === 1 ? 'recipe' : 'recipes'}`;
}

/** In the order of the titles; what begins with no Latin letter comes last. */
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
