import type { Content } from './contents.ts';
import { framed } from './frame.ts';
import type { Layout } from './layouts.ts';
import { each, escapeHtml, linesOf, sectionsOf, stepsOf } from './recipe-parts.ts';

/** A page that says its recipe in one way. */
export type Source = (content: Content) => string;

/** No data for machines. */
export const plain =
  (layout: Layout): Source =>
  (content) =>
    framed({ content, recipe: layout(content) });

/** JSON-LD that leaves out or replaces some of its properties. */
export const jsonLd =
  (layout: Layout, changes: (content: Content) => object = () => ({})): Source =>
  (content) => {
    const recipe = { ...recipeObject(content), ...changes(content) };
    const graph = [{ '@type': 'WebPage', name: content.title }, { '@type': 'BreadcrumbList' }, recipe];
    const head = `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
    return framed({ content, head, recipe: layout(content) });
  };

function recipeObject(content: Content): object {
  return {
    '@type': 'Recipe',
    name: content.title,
    description: content.teaser,
    recipeYield: String(content.servings),
    prepTime: `PT${content.prep}M`,
    cookTime: `PT${content.cook}M`,
    recipeIngredient: linesOf(content),
    recipeInstructions: stepsOf(content).map((text) => ({ '@type': 'HowToStep', text })),
  };
}

/** Steps within named sections, as the vocabulary allows. */
export function withStepSections(content: Content): object {
  const steps = stepsOf(content).map((text) => ({ '@type': 'HowToStep', name: text.slice(0, 12), text }));
  const section = (name: string, itemListElement: object[]) => ({
    '@type': 'HowToSection',
    name,
    itemListElement,
  });
  return { recipeInstructions: [section('1', steps.slice(0, 2)), section('2', steps.slice(2))] };
}

/** The article around the recipe in the place of the steps. */
export function withArticleAsSteps({ teaser, words }: Content): object {
  return { recipeInstructions: `${teaser} ${words.note} ${words.newsletter}.` };
}

export function withoutSteps(): object {
  return { recipeInstructions: undefined };
}

/** itemprop on each line; `isOneBlock` has the steps in one element, parted by breaks. */
export const microdata =
  (isOneBlock: boolean): Source =>
  (content) => {
    const steps = isOneBlock
      ? `<div itemprop="recipeInstructions">${stepsOf(content).join('<br><br>')}</div>`
      : each('div itemprop="recipeInstructions"', stepsOf(content));
    const recipe = `<div itemscope itemtype="https://schema.org/Recipe"><meta itemprop="name" content="${content.title}">
<p>${content.words.prep} <time itemprop="prepTime" datetime="PT${content.prep}M">${content.prep} ${content.words.minutes}</time>
<span itemprop="recipeYield">${content.servings} ${content.words.servings}</span></p><h2>${content.words.ingredients}</h2>
<div>${each('span itemprop="recipeIngredient"', linesOf(content))}</div><h2>${content.words.steps}</h2>${steps}</div>`;
    return framed({ content, recipe });
  };

/** The classes of the microformat, of today or of the years before. */
export const hRecipe =
  (isOld: boolean): Source =>
  (content) => {
    const names = isOld
      ? { box: 'hrecipe', name: 'fn', line: 'ingredient', steps: 'instructions' }
      : { box: 'h-recipe', name: 'p-name', line: 'p-ingredient', steps: 'e-instructions' };
    const recipe = `<div class="${names.box}"><h2 class="${names.name}">${content.title}</h2><p>${content.words.ingredients}</p>
<ul>${each(`li class="${names.line}"`, linesOf(content))}</ul><p>${content.words.steps}</p>
<div class="${names.steps}">${each('p', stepsOf(content))}</div></div>`;
    return framed({ content, recipe });
  };

/** What a publishing tool prints, its parts in spans of their own. */
export const plugin: Source = (content) => {
  const groups = sectionsOf(content).map(
    ({ name, ingredients }) =>
      `<div class="wprm-recipe-ingredient-group">${
        name === undefined
          ? ''
          : `<h4 class="wprm-recipe-group-name wprm-recipe-ingredient-group-name">${name}</h4>`
      }<ul class="wprm-recipe-ingredients">${each(
        'li class="wprm-recipe-ingredient"',
        ingredients.map(
          ({ parts: [amount = '', name] }) =>
            `${name === undefined ? '' : `<span class="wprm-recipe-ingredient-amount">${amount}</span> `}<span class="wprm-recipe-ingredient-name">${name ?? amount}</span>`,
        ),
      )}</ul></div>`,
  );
  const recipe = `<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">${content.title}</h2>
<div class="wprm-recipe-ingredients-container"><h3>${content.words.ingredients}</h3>${groups.join('')}</div>
<div class="wprm-recipe-instructions-container"><h3>${content.words.steps}</h3><ul class="wprm-recipe-instructions">${each(
    'li class="wprm-recipe-instruction"',
    stepsOf(content).map((step) => `<div class="wprm-recipe-instruction-text">${step}</div>`),
  )}</ul></div></div>`;
  return framed({ content, recipe });
};

type Carrier = 'script' | 'stream' | 'attribute';

/** The recipe is only in the data that the page's own program draws it from, beside another recipe's. */
export const embedded =
  (carrier: Carrier): Source =>
  (content) => {
    const json = JSON.stringify({ props: { recipe: dataOf(content), related: relatedOf(content) } });
    const recipe = '<div id="app"></div>';
    if (carrier === 'attribute')
      return framed({ content, recipe: `<div class="recipe-view" data-props="${escapeHtml(json)}"></div>` });
    const script =
      carrier === 'script'
        ? `<script id="__NEXT_DATA__" type="application/json">${json}</script>`
        : `<script>self.__next_f.push([1,${JSON.stringify(`5:${json}\n`)}])</script>`;
    return framed({ content, recipe: recipe + script });
  };

function dataOf(content: Content): object {
  return {
    title: content.title,
    servings: content.servings,
    ingredients: sectionsOf(content).flatMap(({ ingredients }) =>
      ingredients.map(({ parts: [amount = '', name] }) => ({
        quantity: name === undefined ? '' : amount,
        name: name ?? amount,
      })),
    ),
    steps: stepsOf(content).map((text, index) => ({ position: index + 1, text })),
  };
}

function relatedOf({ words }: Content): object[] {
  return words.others.split('|').map((title) => ({
    title,
    ingredients: [
      { quantity: '1 kg', name: title },
      { quantity: '2 l', name: 'aqua' },
    ],
  }));
}
