/** Pages that use every source of the page reader, to be mutated. */
const PAGES: readonly string[] = [
  `<!doctype html><html lang="en"><head><title>Leek tart - Kitchen</title><meta property="og:title" content="Leek tart">
<meta property="og:image" content="/tart-1200x630.jpg"><script type="application/ld+json">{"@context":"https://schema.org",
"@graph":[{"@type":["Recipe","NewsArticle"],"name":"Leek &amp;amp; tart","image":[{"@id":"#p"}],"recipeYield":["4","4 people"],
"prepTime":"PT0H10M","cookTime":"P0DT1H","recipeIngredient":["2 leeks","100 g butter","½ l cream"],"keywords":"tart, leek",
"recipeInstructions":[{"@type":"HowToSection","name":"Base","itemListElement":[{"@type":"HowToStep","name":"Roll","text":
"1. Roll the dough.\\nChill it."}]},"<p>Bake it for an hour.</p>"]},{"@id":"#p","@type":"ImageObject","url":"/tart.jpg"}]}</script>
</head><body><h1>Leek tart</h1><h2>Ingredients</h2><h3>Base</h3><ul><li>2 leeks</li><li>100 g butter</li></ul><p>Top:</p>
<ul><li>½ l cream</li></ul><h2>Method</h2><ol><li>Roll the dough.</li><li>Bake it for an hour.</li></ol></body></html>`,
  `<body><div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Flat bread</h1><img itemprop="image" src="b.jpg">
<time itemprop="prepTime" datetime="PT10M">ten minutes</time><span itemprop="recipeYield">6 pieces</span><ul>
<li itemprop="recipeIngredient"><b>2</b><span>cups</span> flour</li><li itemprop="recipeIngredient">1 tsp salt</li></ul>
<div itemprop="recipeInstructions"><p>Knead the dough.</p><p>Bake on a hot stone.</p></div></div>
<article class="h-recipe"><h2 class="p-name">Rye porridge</h2><p class="p-ingredient">1 cup rye</p></article></body>`,
  `<body><script id="__NEXT_DATA__" type="application/json">{"props":{"recipe":{"title":"Barley soup","ingredients":[{"quantity":
"200","unit":"g","name":"barley"},{"quantity":2,"unit":"","name":"leeks"}],"steps":[{"text":"Boil the barley."}]}}}</script>
<table><tr><td>200 g</td><td>barley<td>2<td>leeks</table><svg><path d="M0"/><title>x</title></svg><!-- no --></body>`,
  `<body><nav><ul><li>Home<li>Recipes</ul></nav><h1>Eintopf</h1><p>Vorbereitung: 10 Min | Für 4 Personen</p><div class="zutaten">
<p><strong>Zutaten</strong><br>200 g Mehl<br>1 TL Salz<br>1 Prise Zucker</p></div><p><b>Zubereitung</b></p><p>1. Alles mischen.</p>
<p>2. Eine Stunde kochen, bis es gar ist.</p><div style="display:none">• 1 • 2 • 3</div><form><select><option>1</select></form>`,
  `<body><h1>味噌汁</h1><h2>材料（2人分）</h2><dl><dt>味噌<dd>大さじ2<dt>豆腐<dd>1丁</dl><h2>作り方</h2><ol><li>だしを煮る。<li>味噌を溶かす。</ol>
<style>p{}</style><noscript><img src=x></noscript><textarea><b></textarea><p hidden>x<p><sup>1</sup>⁄<sub>2</sub> cup&nbsp;x`,
];

const SCRAPS = [
  ...[
    '<',
    '>',
    '"',
    "'",
    '&',
    '&#',
    '&#x110000;',
    '</',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '{',
    '}',
    '[',
    ']',
    '\\',
    '\\u',
    ':',
  ],
  ...[
    '\u0000',
    '\ud800',
    '\udfff',
    '\u202e',
    '\ufeff',
    '½',
    '(((((((((',
    '1 1 1 1 1 ',
    '. . . . ',
    ', , , ,',
    '-----',
    '١٢',
  ],
  ...[
    '<script>',
    '</script>',
    '<svg>',
    '<template>',
    '<table>',
    '<b><i><a>',
    '<frameset>',
    '<plaintext>',
    '<math><mi>',
    '<title>',
  ],
  ...[
    '<script type="application/ld+json">',
    '<div itemscope itemtype="Recipe">',
    '<p>',
    '<br>',
    '<li>',
    '<h2>Ingredients</h2>',
  ],
];

/** Reproducible random numbers in [0, 1) (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The `seed`th mutated page: one of PAGES, cut, doubled, shuffled and littered in one to six places. */
export function mutatedPage(seed: number): string {
  const next = numbersFrom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = (list: readonly string[]) => list[below(list.length)] ?? '';
  let page = pick(PAGES);
  for (let rounds = 1 + below(6); rounds > 0; rounds--) {
    const [from = 0, to = 0] = [below(page.length + 1), below(page.length + 1)].sort((a, b) => a - b);
    const near = Math.min(to, from + below(60));
    const changes = [
      () => page.slice(0, to),
      () => page.slice(from),
      () => page.slice(0, from) + page.slice(near),
      () => page.slice(0, from) + pick(SCRAPS) + page.slice(from),
      () => page.slice(0, from) + pick(SCRAPS).repeat(1 + below(300)) + page.slice(near),
      () => page.slice(0, from) + page.slice(from, near).repeat(2 + below(30)) + page.slice(near),
      () => page.slice(0, from) + pick(PAGES) + page.slice(from),
      () => page.slice(0, from) + String.fromCharCode(below(0x10000)) + page.slice(from + 1),
      () => page.slice(to) + page.slice(from, to) + page.slice(0, from),
    ];
    page = changes[below(changes.length)]?.() ?? page;
  }
  return page;
}
