/** @jsxRuntime automatic */
import { formatIn, formatPartsIn } from '@larder/shared/messages/format';
import type { Language } from '@larder/shared/messages/language';
import { PRODUCT_NAME } from '@larder/shared/product';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { toSections } from '@larder/shared/recipe-text/sections';
import { isWebAddress } from '@larder/shared/text';
import { Fragment, type ReactNode } from 'react';
import { staticPage } from '../../static-html.ts';
import { messagesIn } from '../../messages/messages-in.ts';
import type { PackedEntry } from './recipe-file.ts';
import { factsOf } from './cookbook-facts.ts';
import { CookLog } from './cookbook-log.tsx';
import { NutritionFacts } from './cookbook-nutrition.tsx';
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

/** Only what lies beside the page may be shown, and nothing may run. */
const POLICY = "default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'";

interface RecipePageProps {
  recipe: RecipeDto;
  pictures: readonly string[];
  cookLog: readonly PackedEntry[];
}

export function recipePage({ recipe, pictures, cookLog }: RecipePageProps, language: Language): string {
  const [photo, ...more] = pictures;
  const { cookbook: messages } = messagesIn(language);
  return staticPage(
    <CookbookPage language={language} title={recipe.title} home={HOME_FROM_FOLDER}>
      <article>
        <h1 dir="auto">{recipe.title}</h1>
        <Lead text={recipe.description} />
        <p className="quiet">{factsOf(recipe, language).join(' · ')}</p>
        {recipe.tags.length > 0 && (
          <p className="quiet" dir="auto">
            {recipe.tags.join(', ')}
          </p>
        )}
        <Photo address={photo} />
        <div className="parts">
          <section>
            <h2>{messages.ingredients}</h2>
            <Ingredients lines={recipe.ingredients} />
          </section>
          <section>
            <h2>{messages.instructions}</h2>
            <Steps lines={recipe.instructions} />
          </section>
        </div>
        <NutritionFacts nutrition={recipe.nutrition} language={language} />
        <Notes title={messages.cookingNotes} text={recipe.cookingNotes} />
        <CookLog entries={cookLog} language={language} />
        <MorePhotos title={messages.photos} addresses={more} />
        <Sources recipe={recipe} language={language} />
      </article>
    </CookbookPage>,
  );
}

export function chapterPage(
  { title, description, cover }: { title: string; description: string; cover: string | undefined },
  recipes: readonly Entry[],
  language: Language,
): string {
  return staticPage(
    <CookbookPage language={language} title={title} home={HOME_FROM_FOLDER}>
      <h1 dir="auto">{title}</h1>
      <Lead text={description} />
      <p className="quiet">{countOf(recipes.length, language)}</p>
      <Photo address={cover} />
      <LinksTo recipes={recipes} />
    </CookbookPage>,
  );
}

export function indexPage(
  { owner, packedAt, language }: { owner: string; packedAt: Date; language: Language },
  recipes: readonly Entry[],
  chapters: readonly Chapter[],
): string {
  const { cookbook: messages } = messagesIn(language);
  const letters = byLetter(recipes, language);
  const title = formatIn(language, messages.title, { owner });
  const day = packedAt.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
  const packed = { recipes: countOf(recipes.length, language), day };
  return staticPage(
    <CookbookPage language={language} title={title} home={null}>
      <p className="book">{PRODUCT_NAME}</p>
      <h1 dir="auto">{title}</h1>
      <p className="quiet">{formatIn(language, messages.packed, packed)}</p>
      <h2>{messages.collections}</h2>
      <ul className="chapters">
        {chapters.map((chapter) => (
          <ChapterLink key={chapter.address} chapter={chapter} language={language} />
        ))}
      </ul>
      <h2>{messages.allRecipes}</h2>
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
  language,
  title,
  home,
  children,
}: {
  language: Language;
  title: string;
  home: string | null;
  children: ReactNode;
}) {
  return (
    <html lang={language}>
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
              {`← ${messagesIn(language).cookbook.allRecipes}`}
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

function Notes({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <aside className="notes">
      <h2>{title}</h2>
      <p dir="auto">{text}</p>
    </aside>
  );
}

function MorePhotos({ title, addresses }: { title: string; addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <div className="more">
        {addresses.map((address) => (
          <img key={address} src={address} alt="" loading="lazy" />
        ))}
      </div>
    </section>
  );
}

function Sources({
  recipe: { sourceUrl, socialMediaUrl },
  language,
}: {
  recipe: RecipeDto;
  language: Language;
}) {
  const link = (address: string) => (
    <a key={address} className="source" href={address} rel="noopener noreferrer">
      {new URL(address).hostname}
    </a>
  );
  return [sourceUrl, socialMediaUrl]
    .filter((address) => address !== null && isWebAddress(address))
    .map((address) => (
      <p key={address} className="quiet">
        {formatPartsIn<ReactNode>(language, messagesIn(language).cookbook.from, {
          site: link(address ?? ''),
        })}
      </p>
    ));
}

function ChapterLink({
  chapter: { title, address, description, recipes },
  language,
}: {
  chapter: Chapter;
  language: Language;
}) {
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
        <span className="quiet">{countOf(recipes, language)}</span>
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

function countOf(count: number, language: Language): string {
  return formatIn(language, messagesIn(language).cookbook.recipes, { count });
}

/** In the order of the titles; what begins with no Latin letter comes last. */
function byLetter(recipes: readonly Entry[], language: Language): [string, Entry[]][] {
  const byTitle = new Intl.Collator(language, { numeric: true });
  const groups = new Map<string, Entry[]>();
  for (const entry of recipes.toSorted((a, b) => byTitle.compare(a.title, b.title))) {
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
