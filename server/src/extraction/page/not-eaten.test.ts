import { describe, expect, test } from 'vitest';
import { extractPage } from './extract-page.ts';

interface Made {
  title: string;
  headings: [string, string];
  items: string[];
  steps: string[];
}

const page = ({ title, headings, items, steps }: Made) =>
  `<!doctype html><h1>${title}</h1><h2>${headings[0]}</h2><ul>${items.map((line) => `<li>${line}</li>`).join('')}</ul>
  <h2>${headings[1]}</h2><ol>${steps.map((line) => `<li>${line}</li>`).join('')}</ol>`;

describe('what is made as a dish is and eaten by nobody gives no draft', () => {
  test.each<Made>([
    {
      title: 'Coffee and sugar body scrub',
      headings: ['Ingredients', 'Directions'],
      items: ['1 cup sugar', '1/2 cup coconut oil, melted', '1/4 cup ground coffee', '1 tsp vanilla extract'],
      steps: [
        'Mix the sugar and coffee in a bowl.',
        'Stir in the oil and vanilla.',
        'Spoon into a jar and seal.',
      ],
    },
    {
      title: 'Honey and oats for dry days',
      headings: ['Ingredients', 'Instructions'],
      items: ['2 tbsp honey', '3 tbsp oats', '1 tbsp yogurt'],
      steps: [
        'Stir the honey into the oats and yogurt.',
        'Massage onto damp skin, rinse your face and leave your hair dry.',
      ],
    },
    {
      title: 'Quark-Gesichtsmaske mit Gurke',
      headings: ['Zutaten', 'Zubereitung'],
      items: ['3 EL Quark', '1/2 Gurke', '1 TL Honig'],
      steps: ['Die Gurke fein reiben.', 'Mit Quark und Honig verrühren und auftragen.'],
    },
    {
      title: 'Feeding tomatoes for nothing',
      headings: ['What you need', 'Instructions'],
      items: ['2 cups finished compost', '1 tablespoon molasses', '4 gallons rainwater', '1 bucket'],
      steps: [
        'Add the compost to the rainwater and stir in the molasses.',
        'Strain and pour around the roots.',
      ],
    },
    {
      title: 'Plastilina casera para niños',
      headings: ['Ingredientes', 'Preparación'],
      items: ['2 tazas de harina', '1 taza de sal', '1 cucharada de aceite', '1 taza de agua'],
      steps: ['Mezcla la harina y la sal en un bol.', 'Añade el agua y el aceite y amasa.'],
    },
    {
      title: 'How to grow basil from seed',
      headings: ['You will need', 'Instructions'],
      items: ['1 packet basil seeds', '1 small pot', '2 cups seed-starting mix'],
      steps: [
        'Fill the pot and water it well.',
        'Sprinkle the seeds on top and cover with a little of the mix.',
      ],
    },
    {
      title: 'Olivenölseife sieden',
      headings: ['Zutaten', 'Anleitung'],
      items: ['700 g Olivenöl', '300 g Kokosöl', '140 g NaOH', '330 g Wasser'],
      steps: ['Die Lauge anrühren und abkühlen lassen.', 'Die Öle schmelzen und mit der Lauge pürieren.'],
    },
  ])('$title', (made) => {
    expect(extractPage(page(made), 'https://made.example/page')).toMatchObject({ ok: false });
  });

  test.each<Made>([
    {
      title: 'Hummingbird cake',
      headings: ['Ingredients', 'Method'],
      items: ['300 g flour', '3 ripe bananas', '100 g pineapple', '2 tsp edible lavender'],
      steps: [
        'Mash the bananas and fold in the flour.',
        'Scatter over the lavender and bake for 40 minutes.',
      ],
    },
    {
      title: 'Crisp salmon',
      headings: ['Ingredients', 'Method'],
      items: ['4 fillets of salmon, dry skin', '2 tbsp oil', '1 lemon'],
      steps: [
        'Fry the salmon in the oil, skin side down, for 5 minutes.',
        'Squeeze over the lemon and serve.',
      ],
    },
    {
      title: 'Fisch im Salzteig',
      headings: ['Zutaten', 'Zubereitung'],
      items: ['1 Dorade', '500 g Mehl', '500 g Salz', '2 Eier'],
      steps: ['Mehl, Salz und Eier verkneten.', 'Den Fisch einhüllen und 40 Minuten backen.'],
    },
    {
      title: 'Entenbrust mit Serviettenknödel',
      headings: ['Zutaten', 'Zubereitung'],
      items: ['2 Entenbrüste', '300 g Semmeln', '2 Eier', '200 ml Milch'],
      steps: [
        'Die Haut einschneiden und Salz einmassieren.',
        'Knete Semmeln, Eier und Milch zu einem Teig.',
        'Die Entenbrust 8 Minuten auf der Haut braten.',
      ],
    },
    {
      title: 'One-pan Polish sausage',
      headings: ['Ingredients', 'Method'],
      items: ['500 g kielbasa', '600 g potatoes', '1 onion'],
      steps: ['Wear rubber gloves to grate the horseradish.', 'Fry the sausage, add the rest and bake it.'],
    },
    {
      title: 'Clean the fridge frittata',
      headings: ['Ingredients', 'Method'],
      items: ['6 eggs', '100 g cheese', '200 g vegetables'],
      steps: ['Fry the vegetables.', 'Pour over the eggs and bake for 15 minutes.'],
    },
    {
      title: 'Dourada em massa de sal',
      headings: ['Ingredientes', 'Modo de preparo'],
      items: ['1 dourada', '500 g de farinha', '500 g de sal'],
      steps: ['Misture a farinha com o sal.', 'Envolva o peixe e asse por 40 minutos.'],
    },
    {
      title: 'Baguette',
      headings: ['Ingredients', 'Method'],
      items: ['500 g flour', '350 ml water', '10 g salt', '3 g yeast'],
      steps: [
        'Knead flour, water, salt and yeast for 10 minutes.',
        'Cover, and wipe the counter with a cloth.',
        'Mist the oven from a spray bottle and bake for 25 minutes.',
      ],
    },
    {
      title: 'Panna cotta',
      headings: ['Ingredienti', 'Preparazione'],
      items: ['500 ml di panna', '100 g di zucchero', '8 g di colla di pesce'],
      steps: [
        'Ammollare la colla di pesce in acqua fredda.',
        'Scaldare la panna con lo zucchero e livellare le superfici.',
      ],
    },
    {
      title: 'شوربة العدس',
      headings: ['المقادير', 'طريقة التحضير'],
      items: ['2 كوب عدس أحمر', '1 بصلة', '6 أكواب ماء', 'ملح'],
      steps: ['يقلى البصل في قدر حتى يذبل.', 'يضاف العدس والماء ويطهى لمدة 30 دقيقة.'],
    },
  ])('$title is eaten', (made) => {
    expect(extractPage(page(made), 'https://made.example/page')).toMatchObject({ ok: true });
  });

  test('what its data call a recipe is one', () => {
    const data = {
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Salt dough bread',
      recipeIngredient: ['500 g flour', '10 g salt', '1 tsp essential oil of orange'],
      recipeInstructions: ['Knead and bake at 220 degrees. Do not eat the twine.'],
    };
    const html = `<h1>Salt dough bread</h1><script type="application/ld+json">${JSON.stringify(data)}</script>`;
    expect(extractPage(html, 'https://made.example/page')).toMatchObject({ ok: true });
  });
});
