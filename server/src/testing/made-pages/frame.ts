import type { Content } from './contents.ts';
import { each } from './recipe-parts.ts';

interface Page {
  content: Content;
  /** The recipe, and what stands in the head. */
  recipe: string;
  head?: string;
  site?: string;
}

/** What a site puts around a recipe: menus, an article, promotion, other recipes, comments, a newsletter. */
export function framed({ content, recipe, head = '', site = 'Kitchen Table' }: Page): string {
  const { title, teaser, language, words } = content;
  const others = words.others.split('|');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title} - ${site}</title>
<meta property="og:title" content="${title}"><meta property="og:description" content="${teaser}">
<meta property="og:site_name" content="${site}">${head}<style>.menu{display:flex}</style></head><body>
<header class="site-header"><a href="/" class="logo">${site}</a><nav class="menu"><ul>
${each('li', linked(words.menu.split('|')))}</ul></nav><form role="search"><input name="q"><button>OK</button></form></header>
<main><article class="post"><div class="breadcrumbs"><a href="/">${words.menu.split('|')[0]}</a> › <a href="/r">${words.menu.split('|')[1]}</a></div>
<h1>${title}</h1><p class="intro">${teaser}</p><div class="share"><button>Facebook</button><button>Pinterest</button></div>
<figure><img src="/photos/dish-1200.jpg" alt="${title}"></figure>
${recipe}
<section class="tips"><h2>${words.notes}</h2><p>${words.note}</p></section></article>
<aside class="sidebar"><h3>${words.related}</h3><ul>${each('li', linked(others))}</ul>
<div class="promo"><p>${words.newsletter}</p><input type="email"><button>OK</button></div></aside>
<section class="comments" id="comments"><h2>${words.comments}</h2><ol>
${each(
  'li',
  words.said.split('|').map((said, index) => `<b>${others[index]?.split(' ')[0]}</b><p>${said}</p>`),
)}</ol></section></main>
<footer><div class="newsletter">${words.newsletter}</div><ul>${each('li', linked(words.menu.split('|')))}</ul><p>© ${site}</p></footer>
</body></html>`;
}

function linked(texts: readonly string[]): string[] {
  return texts.map((text, index) => `<a href="/${index}">${text}</a>`);
}
