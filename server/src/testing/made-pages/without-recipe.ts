/** Pages that hold no recipe, as people come upon them while they look for one; of our own making. */
export const PAGES_WITHOUT_RECIPE: Readonly<Record<string, string>> = {
  'the recipes of a site': page(
    'Weeknight dinners',
    `<nav><a href="/">Home</a><a href="/recipes">Recipes</a><a href="/about">About</a></nav><h1>Weeknight dinners</h1>
    <p>Thirty minutes, one pan, happy people. Here is what we cook from Monday to Friday.</p>${[
      'Sheet-pan chicken with lemon potatoes',
      'Creamy tomato gnocchi',
      'Ten-minute garlic noodles',
      'Black bean tacos with lime slaw',
      'Salmon rice bowl',
      'Spinach and feta omelette',
    ]
      .map(
        (title, place) =>
          `<article><h3><a href="/r/${place}">${title}</a></h3><p>${15 + place * 5} min</p><p>4.${place} (${place * 31 + 12} ratings)</p></article>`,
      )
      .join('')}<a href="?page=2">Next page</a>`,
  ),
  'a shelf of groceries': page(
    'Backzutaten',
    `<h1>Backzutaten</h1><ul>${[
      'Weizenmehl Type 405 1 kg 0,89 €',
      'Feiner Zucker 500 g 1,19 €',
      'Backpulver 6 Päckchen 0,65 €',
      'Vanillezucker 10 x 8 g 0,79 €',
      'Gemahlene Mandeln 200 g 2,49 €',
      'Zartbitter-Kuvertüre 200 g 1,99 €',
    ]
      .map((line) => `<li><a href="/p">${line}</a> <span>In den Warenkorb</span></li>`)
      .join('')}</ul><h2>So bestellen Sie</h2><ol><li>Legen Sie Ihre Artikel in den Warenkorb.</li>
      <li>Wählen Sie einen Liefertermin.</li><li>Zahlen Sie bequem an der Haustür.</li></ol>`,
  ),
  'a product with what is in it': page(
    'Tomatensauce Basilikum 400 g',
    `<h1>Tomatensauce Basilikum 400 g</h1><p>2,29 € (5,73 € / kg)</p><h2>Zutaten</h2>
    <p>Tomaten 82 %, Zwiebeln, Olivenöl, Basilikum 2 %, Salz, Zucker, Knoblauch, Säuerungsmittel Citronensäure.</p>
    <h2>Zubereitung</h2><p>Im Topf unter Rühren erwärmen, nicht kochen lassen.</p><h2>Nährwerte pro 100 g</h2>
    <table><tr><td>Brennwert</td><td>251 kJ / 60 kcal</td></tr><tr><td>Fett</td><td>3,1 g</td></tr><tr><td>Kohlenhydrate</td>
    <td>6,2 g</td></tr><tr><td>Eiweiß</td><td>1,3 g</td></tr><tr><td>Salz</td><td>0,9 g</td></tr></table>`,
  ),
  'a kitchen machine': page(
    'ProBake stand mixer',
    `<h1>ProBake stand mixer</h1><p>$249.00</p><p>Knead 2 kg of dough, whip cream in three minutes and beat up to 12 egg whites.</p>
    <h2>What's in the box</h2><ul><li>1 dough hook</li><li>1 flat beater</li><li>1 whisk</li><li>1 bowl, 4.8 l</li></ul>
    <h2>How to use it</h2><ol><li>Lift the head and lock the bowl in place.</li><li>Attach the beater.</li><li>Choose a speed from 1 to 6.</li></ol>
    <h2>Specifications</h2><ul><li>Power: 1200 W</li><li>Weight: 8.5 kg</li><li>Cable: 1 m</li></ul>`,
  ),
  'the menu of a restaurant': page(
    'Trattoria da Piero',
    `<h1>La carta</h1><h2>Antipasti</h2><ul><li>Bruschetta al pomodoro 6,50 €</li><li>Vitello tonnato con capperi 12 €</li></ul>
    <h2>Primi</h2><ul><li>Spaghetti alla carbonara: guanciale, uovo, pecorino 13 €</li><li>Risotto ai funghi porcini 15 €</li>
    <li>Gnocchi al ragù di cinghiale 14 €</li></ul><h2>Dolci</h2><ul><li>Tiramisù della casa 6 €</li><li>Panna cotta ai frutti di bosco 6 €</li></ul>
    <p>Coperto 2 €. Chiuso il lunedì.</p>`,
  ),
  'a thing of a game': page(
    'Healing Stew - Emberfall Wiki',
    `<h1>Healing Stew</h1><p>Healing Stew restores 40 health over 10 seconds.</p><h2>Ingredients</h2><ul><li>2 Wild Mushroom</li>
    <li>1 Boar Meat</li><li>3 Moonleaf</li></ul><h2>Crafting</h2><ol><li>Reach level 12 in Cooking.</li>
    <li>Buy the scroll from Old Marta in Greyharbor for 300 gold.</li><li>Interact with any campfire and select the scroll.</li></ol>
    <h2>Trivia</h2><p>Before patch 1.4 it could be sold for 90 gold.</p>`,
  ),
  'a piece of news': page(
    'Butter so teuer wie nie',
    `<h1>Butter so teuer wie nie</h1><p>Der Preis für ein Päckchen Butter (250 g) ist auf 2,39 Euro gestiegen, wie das Amt am Dienstag mitteilte.</p>
    <p>Vor einem Jahr kostete dieselbe Menge noch 1,59 Euro. Auch Milch (1 Liter) und Eier (10 Stück) wurden teurer.</p>
    <p>Bäckereien rechnen damit, dass Plätzchen und Stollen in diesem Winter bis zu 15 Prozent mehr kosten.</p>
    <ul><li>Milch: plus 8 Prozent</li><li>Eier: plus 5 Prozent</li><li>Mehl: minus 2 Prozent</li></ul>`,
  ),
  'a video': page(
    'The PERFECT carbonara in 10 minutes!',
    `<h1>The PERFECT carbonara in 10 minutes!</h1><p>1.2M views, 3 years ago</p><p>Full recipe in the book! Follow me for more pasta.</p>
    <h2>Up next</h2><ul><li>I ate pasta for 30 days 14:02</li><li>5 sauces every cook should know 8:47</li><li>Cheap vs expensive olive oil 21:15</li></ul>
    <h2>Comments</h2><p>Made this with bacon and my kids loved it</p><p>Never put cream in it!!</p>`,
  ),
  'a thread of a forum': page(
    'Sauerteig geht nicht auf',
    `<h1>Sauerteig geht nicht auf</h1><div class="post"><p>brotfan77</p><p>Hallo, mein Teig bleibt seit drei Tagen flach. Ich nehme 500 g Roggenmehl. Was mache ich falsch?</p></div>
    <div class="post"><p>Mehlwurm</p><p>Ist es bei dir in der Küche warm genug? Unter 20 Grad dauert alles doppelt so lang.</p><p>Zitieren</p></div>
    <div class="post"><p>brotfan77</p><p>Danke, ich stelle ihn heute auf die Heizung und melde mich.</p><p>Zitieren</p></div>`,
  ),
  'a cookbook that is reviewed': page(
    'Review: Salt & Smoke',
    `<h1>Salt & Smoke: 80 recipes from the fire</h1><p>What a beautiful book this is. The photographs alone make you want to light the coals.</p>
    <p>We cooked our way through a dozen of its dishes, from brisket to charred leeks, and only the ribs took longer than promised.</p>
    <h2>What we cooked</h2><ul><li>Brisket with black pepper</li><li>Charred leeks and romesco</li><li>Smoked trout on rye</li><li>Burnt honey pears</li></ul>
    <p>Hardcover, 256 pages, $35. Highly recommended for patient people.</p>`,
  ),
  'a plan for a week': page(
    'Menu de la semaine',
    `<h1>Menu de la semaine</h1><p>Des idées simples pour ne plus se demander ce qu'on mange ce soir.</p><ul><li>Lundi : soupe de poireaux et tartines</li>
    <li>Mardi : poulet au citron, riz</li><li>Mercredi : pâtes au pesto</li><li>Jeudi : lentilles et saucisses</li><li>Vendredi : poisson au four</li></ul>`,
  ),
  'advice on what to eat': page(
    'Wat zit er in een avocado?',
    `<h1>Wat zit er in een avocado?</h1><p>Een avocado van 150 gram levert ongeveer 240 kcal en veel onverzadigd vet.</p><h2>Per 100 g</h2>
    <ul><li>Vet 19 g</li><li>Koolhydraten 2 g</li><li>Eiwit 2 g</li><li>Vezels 7 g</li></ul><p>Eet per dag 200 gram fruit en 250 gram groente, zegt het Voedingscentrum.</p>`,
  ),
  'cups and grams': page(
    'Cups to grams',
    `<h1>Cups to grams</h1><p>Every baker needs this table.</p><table><tr><th>1 cup of</th><th>grams</th></tr><tr><td>All-purpose flour</td><td>120 g</td></tr>
    <tr><td>Granulated sugar</td><td>200 g</td></tr><tr><td>Brown sugar</td><td>213 g</td></tr><tr><td>Butter</td><td>227 g</td></tr><tr><td>Honey</td><td>340 g</td></tr></table>`,
  ),
  'a course': page(
    'Kookworkshop sushi',
    `<h1>Workshop sushi maken</h1><p>Leer in drie uur hoe je rijst kookt, vis snijdt en rolletjes vouwt.</p><ul><li>Zaterdag 14 maart, 14.00 - 17.00 uur</li>
    <li>€ 65 per persoon, inclusief drankjes</li><li>Maximaal 12 deelnemers</li></ul><p>Neem zelf een schort mee. Inschrijven kan tot en met 7 maart.</p>`,
  ),
  'the evening card of a bistro': page(
    'Dinner at The Anchor',
    `<h1>Dinner</h1><h2>To start</h2><div class="dish"><h3>Beef tartare</h3><p>egg yolk, capers, sourdough</p><span>14</span></div>
    <div class="dish"><h3>Burrata</h3><p>roast peaches, basil oil, hazelnuts</p><span>13</span></div><h2>To follow</h2>
    <div class="dish"><h3>Hake</h3><p>brown butter, samphire, new potatoes</p><span>24</span></div><div class="dish"><h3>Ribeye 300g</h3>
    <p>fries, bearnaise, watercress</p><span>34</span></div><ul><li>Fries 5</li><li>Green salad 5</li></ul>`,
  ),
  'a week with its shopping list': page(
    'Middagstips',
    `<h1>Middagstips för veckan</h1><div class="kort"><h3>Måndag: Köttfärssås</h3><p>30 min · 6 ingredienser</p></div>
    <div class="kort"><h3>Tisdag: Laxpasta</h3><p>20 min · 7 ingredienser</p></div><div class="kort"><h3>Onsdag: Pannkakor</h3><p>25 min</p></div>
    <h2>Inköpslista</h2><ul><li>500 g köttfärs</li><li>400 g lax</li><li>1 l mjölk</li><li>6 ägg</li></ul>`,
  ),
  'tea to buy': page(
    'Winter chai, 100 g',
    `<h1>Winter chai</h1><p>$14.50</p><ul><li>100 g pouch</li><li>500 g refill bag</li></ul><h2>Ingredients</h2><ul><li>Black tea</li>
    <li>Cinnamon</li><li>Cardamom</li><li>Ginger</li></ul><h2>How to brew</h2><ol><li>Use 1 teaspoon (3 g) per cup.</li>
    <li>Pour over 250 ml boiling water.</li><li>Steep for 4 minutes and add milk to taste.</li></ol>`,
  ),
  'teasers of recipes': page(
    'Recetas de Navidad',
    `<h1>Recetas de Navidad</h1><article><h2><a href="/1">Turrón de chocolate</a></h2><p>Con 3 ingredientes y sin horno.</p></article>
    <article><h2><a href="/2">Cordero asado</a></h2><p>Pon el cordero en la bandeja, añade vino blanco y hornea despacio...</p></article>
    <article><h2><a href="/3">Roscón de Reyes</a></h2><p>Amasa, deja levar y hornea. El más esponjoso.</p></article>`,
  ),
  'how to sharpen a knife': page(
    'Sharp knives',
    `<h1>How to sharpen a kitchen knife</h1><h2>What you need</h2><ul><li>1 whetstone, 1000/6000 grit</li><li>1 towel</li><li>Water</li></ul>
    <h2>Steps</h2><ol><li>Soak the stone in water for 10 minutes.</li><li>Place it on a damp towel, coarse side up.</li>
    <li>Draw the knife across the stone.</li><li>Rinse, dry and test on a tomato.</li></ol>`,
  ),
  'a kettle to be descaled': page(
    'Haushaltstipps',
    `<h1>Wasserkocher richtig entkalken</h1><h2>Das brauchst du</h2><ul><li>100 ml Essigessenz</li><li>500 ml Wasser</li>
    <li>1 Zitrone</li></ul><h2>So geht's</h2><ol><li>Essig und Wasser in den Wasserkocher geben und aufkochen.</li>
    <li>30 Minuten ziehen lassen.</li><li>Mit der Zitrone ausreiben und zweimal mit klarem Wasser kochen.</li></ol>`,
  ),
  'a pan to be seasoned': page(
    'Cast iron care',
    `<h1>How to season a cast iron pan</h1><h2>You'll need</h2><ul><li>1 cup coarse salt</li><li>2 tbsp flaxseed oil</li></ul>
    <h2>Method</h2><ol><li>Heat the salt in the pan for 20 minutes, stirring.</li><li>Tip it out and rub the oil into the iron.</li>
    <li>Bake upside down at 230 °C for 1 hour.</li></ol>`,
  ),
  'an experiment': page(
    'The smell of pears',
    `<h1>The smell of pears</h1><h2>You need</h2><ul><li>10 drops of ethanol</li><li>5 drops of glacial acetic acid (corrosive)</li>
    <li>50 ml of a solution of baking soda</li></ul><h2>Method</h2><ol><li>Put the acid and the alcohol into a test tube.</li>
    <li>Heat gently in hot water for 1 minute.</li><li>Pour into the soda and note the smell. Do not taste.</li></ol>`,
  ),
  'a table of measures': page(
    'Baking conversion chart',
    `<h1>Baking conversion chart</h1><table><tr><th>Ingredient</th><th>1 cup</th><th>1 tablespoon</th></tr>
    <tr><td>Flour</td><td>120 g</td><td>8 g</td></tr><tr><td>Sugar</td><td>200 g</td><td>13 g</td></tr>
    <tr><td>Oats</td><td>90 g</td><td>6 g</td></tr></table><h2>How to measure flour</h2><ol><li>Fluff the flour with a spoon.</li>
    <li>Spoon it into the cup until it overflows.</li><li>Level it off with a knife.</li></ol>`,
  ),
  'the dishes of a game': page(
    'All dishes in Meadow Valley',
    `<h1>All dishes in Meadow Valley</h1><table><tr><th>Dish</th><th>Ingredients</th><th>Energy</th><th>Sells for</th></tr>
    <tr><td>Fried Egg</td><td>Egg (1)</td><td>50</td><td>35g</td></tr><tr><td>Pancakes</td><td>Wheat Flour (1), Egg (1)</td><td>90</td><td>80g</td></tr>
    <tr><td>Salmon Dinner</td><td>Salmon (1), Kale (1)</td><td>125</td><td>300g</td></tr></table>
    <p>Upgrade your house once to unlock the kitchen. Bake or fry dishes at the stove.</p>`,
  ),
  'data that call a potion a recipe': page(
    'Potion of Night Vision',
    `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Potion of Night Vision',
      recipeIngredient: ['Golden Lantern', 'Awkward Vial', 'Dragon Scale'],
      recipeInstructions: [
        'Open the alchemy stand.',
        'Place the vial in the lower slot.',
        'Wait for the glow.',
      ],
    })}</script><h1>Potion of Night Vision</h1><p>Lasts for 3:00 minutes.</p>`,
  ),
};

function page(title: string, body: string): string {
  return `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;
}
