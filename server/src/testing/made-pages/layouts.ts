import type { Content } from './contents.ts';
import { each, sectionsOf, stepsOf } from './recipe-parts.ts';

/** How a recipe stands on a page for people to read. */
export type Layout = (content: Content) => string;

/** Headings and lists, as most sites have it. */
export const lists: Layout = (content) => `${facts(content)}
<h2>${content.words.ingredients}</h2>
${sectionsOf(content)
  .map(
    ({ name, ingredients }) =>
      `${name === undefined ? '' : `<h3>${name}</h3>`}<ul class="list">${each(
        'li',
        ingredients.map(({ line }) => line),
      )}</ul>`,
  )
  .join('\n')}
<h2>${content.words.steps}</h2>
<ol class="steps">${each('li', stepsOf(content))}</ol>`;

/** Amounts and names in the cells of a table, steps as numbered paragraphs. */
export const table: Layout = (content) => `${facts(content)}
<h2>${content.words.ingredients}</h2><table><tbody>
${sectionsOf(content)
  .flatMap(({ name, ingredients }) => [
    ...(name === undefined ? [] : [`<tr><th colspan="2">${name}</th></tr>`]),
    ...ingredients.map(({ parts }) => `<tr>${each('td', parts.length > 1 ? parts : ['', ...parts])}</tr>`),
  ])
  .join('\n')}</tbody></table>
<h2>${content.words.steps}</h2>
${each(
  'p',
  stepsOf(content).map((step, index) => `${index + 1}. ${step}`),
)}`;

/** Rows of divs: amount beside name, number beside step. */
export const rows: Layout = (content) => `${facts(content)}
<section><div class="head"><h3>${content.words.ingredients}</h3></div>
${sectionsOf(content)
  .map(
    ({ name, ingredients }) =>
      `${name === undefined ? '' : `<h4>${name}</h4>`}<div>${each(
        'div class="row"',
        ingredients.map(({ parts }) => each('span', parts)),
      )}</div>`,
  )
  .join('\n')}</section>
<section><div class="head"><h3>${content.words.steps}</h3></div>
${each(
  'div class="row"',
  stepsOf(content).map((step, index) => `<div>${index + 1}</div><div><p>${step}</p></div>`),
)}</section>`;

/** Typed into an editor: bold lines for headings, breaks between lines. */
export const typed: Layout = (content) => `
<p><strong>${content.words.ingredients}</strong></p>
${sectionsOf(content)
  .map(
    ({ name, ingredients }) =>
      `<p>${name === undefined ? '' : `<u>${name}</u><br>`}${ingredients.map(({ line }) => `- ${line}`).join('<br>\n')}</p>`,
  )
  .join('\n')}
<p><strong>${content.words.steps}</strong></p>
${each('p', stepsOf(content))}${facts(content)}`;

function facts({ words, prep, cook, servings }: Content): string {
  return `<ul class="facts"><li><span>${words.prep}</span> ${prep} ${words.minutes}</li>
<li><span>${words.cook}</span> ${cook} ${words.minutes}</li><li><span>${words.servings}</span> ${servings}</li></ul>`;
}
