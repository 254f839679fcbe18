import type { CaptionExample } from './example.ts';

/** Recipes told in sentences, the amounts among them. */
export const TOLD_CAPTIONS: readonly CaptionExample[] = [
  {
    about: 'prose recipe, English words',
    caption:
      'easiest banana bread ever 🍌 \n\nMash three ripe bananas with two eggs and half a cup of melted butter. Stir in a cup of sugar, two cups of flour and a teaspoon of baking soda. Pour into a loaf tin and bake at 350 for 55 minutes.\n\n\n#bananabread #baking',
    titles: ['easiest banana bread ever'],
    ingredients: [
      '3 ripe bananas',
      '2 eggs',
      '½ cup melted butter',
      '1 cup sugar',
      '2 cups flour',
      '1 teaspoon baking soda',
    ],
    instructions: [
      'Mash three ripe bananas with two eggs and half a cup of melted butter.',
      'Stir in a cup of sugar, two cups of flour and a teaspoon of baking soda.',
      'Pour into a loaf tin and bake at 350 for 55 minutes.',
    ],
    cookTime: 55,
  },
  {
    about: 'prose with numerals',
    caption:
      "One pot lemon orzo 🍋\n\nHeat 2 tbsp olive oil in a large pan and soften 1 chopped onion for 5 minutes. Add 300g orzo and 800ml chicken stock and simmer for 10 minutes, stirring often. Stir in the zest of 1 lemon, 100g parmesan and a big handful of spinach. Serve straight away.\n\nServes 4. Tag someone who'd love this!",
    titles: ['One pot lemon orzo'],
    ingredients: [
      '2 tbsp olive oil',
      '1 chopped onion',
      '300g orzo',
      '800ml chicken stock',
      'zest of 1 lemon',
      '100g parmesan',
      'a big handful of spinach',
    ],
    instructions: [
      'Heat 2 tbsp olive oil in a large pan and soften 1 chopped onion for 5 minutes.',
      'Add 300g orzo and 800ml chicken stock and simmer for 10 minutes, stirring often.',
      'Stir in the zest of 1 lemon, 100g parmesan and a big handful of spinach.',
      'Serve straight away.',
    ],
    servings: 4,
  },
  {
    about: 'German prose',
    caption:
      'Schnelle Pfannkuchen 🥞\n\nVerrühre 250 g Mehl mit 500 ml Milch und 3 Eiern zu einem glatten Teig. Eine Prise Salz dazu und 10 Minuten ruhen lassen. Dann in etwas Butter von beiden Seiten goldbraun backen.',
    titles: ['Schnelle Pfannkuchen'],
    ingredients: ['250 g Mehl', '500 ml Milch', '3 Eiern', 'Eine Prise Salz'],
    instructions: [
      'Verrühre 250 g Mehl mit 500 ml Milch und 3 Eiern zu einem glatten Teig.',
      'Eine Prise Salz dazu und 10 Minuten ruhen lassen.',
      'Dann in etwas Butter von beiden Seiten goldbraun backen.',
    ],
  },
  {
    about: 'prose, casual, second person with then',
    caption:
      'lazy girl ramen 🍜 okay so you boil two packs of ramen, then in a bowl mix 1 tbsp peanut butter, 1 tbsp soy sauce and 1 tsp chili crisp with a splash of noodle water. throw in the noodles, crack in an egg and top with green onion. serves 2 #ramen #lazygirldinner',
    titles: ['lazy girl ramen'],
    ingredients: [
      '2 packs ramen',
      '1 tbsp peanut butter',
      '1 tbsp soy sauce',
      '1 tsp chili crisp',
      'a splash of noodle water',
      '1 egg',
    ],
    instructions: [
      'boil two packs of ramen, then in a bowl mix 1 tbsp peanut butter, 1 tbsp soy sauce and 1 tsp chili crisp with a splash of noodle water.',
      'throw in the noodles, crack in an egg and top with green onion.',
    ],
    servings: 2,
  },
  {
    about: 'Spanish prose',
    caption:
      'Bizcocho de yogur de toda la vida 🍰\n\nBate 3 huevos con 200 g de azúcar hasta que blanqueen. Añade un yogur natural, 100 ml de aceite y 250 g de harina con un sobre de levadura. Hornea a 180 grados durante 35 minutos.',
    titles: ['Bizcocho de yogur de toda la vida'],
    ingredients: [
      '3 huevos',
      '200 g de azúcar',
      '1 yogur natural',
      '100 ml de aceite',
      '250 g de harina',
      '1 sobre de levadura',
    ],
    instructions: [
      'Bate 3 huevos con 200 g de azúcar hasta que blanqueen.',
      'Añade un yogur natural, 100 ml de aceite y 250 g de harina con un sobre de levadura.',
      'Hornea a 180 grados durante 35 minutos.',
    ],
  },
];
