import type { CaptionExample } from './example.ts';

/** Headings, and steps with numbers. */
export const NUMBERED_CAPTIONS: readonly CaptionExample[] = [
  {
    about: 'prose before, a tip after',
    caption:
      "In today's video I'm making my favourite one pot lentil dal. It is comforting, cheap and vegan.\n\nIngredients (serves 4):\n1 cup red lentils\n1 onion, diced\n3 garlic cloves, minced\n1 tbsp curry powder\n1 can (400ml) coconut milk\n2 cups vegetable stock\nSalt, to taste\nFresh coriander\n\nMethod:\nStep 1 - Soften the onion and garlic in oil for 5 minutes.\nStep 2 - Stir in the curry powder and lentils.\nStep 3 - Add the coconut milk and stock, and simmer for 25 minutes.\nStep 4 - Season and top with coriander.\n\nTip: add spinach at the end for extra greens.\n\nThanks for watching!",
    titles: [
      'one pot lentil dal',
      'favourite one pot lentil dal',
      'my favourite one pot lentil dal',
      'making my favourite one pot lentil dal',
      "In today's video I'm making my favourite one pot lentil dal",
    ],
    ingredients: [
      '1 cup red lentils',
      '1 onion, diced',
      '3 garlic cloves, minced',
      '1 tbsp curry powder',
      '1 can (400ml) coconut milk',
      '2 cups vegetable stock',
      'Salt, to taste',
      'Fresh coriander',
    ],
    instructions: [
      'Soften the onion and garlic in oil for 5 minutes.',
      'Stir in the curry powder and lentils.',
      'Add the coconut milk and stock, and simmer for 25 minutes.',
      'Season and top with coriander.',
    ],
    servings: 4,
    cookTime: 25,
  },
  {
    about: 'links with arrows, facts at the end',
    caption:
      'HOW TO MAKE PERFECT CHOCOLATE MOUSSE\n\n► Ingredients:\n200 g (7 oz) dark chocolate\n4 eggs, separated\n30 g (2 tbsp) sugar\nA pinch of salt\n\n► Instructions:\n1. Melt the chocolate and let it cool slightly.\n2. Stir in the yolks.\n3. Whisk the whites with the salt and sugar to soft peaks.\n4. Fold into the chocolate and chill for 3 hours.\n\n► Subscribe: https://youtube.com/c/example\n► Facebook: https://facebook.com/example\n\nPrep Time: 15 mins\nServings: 4',
    titles: ['HOW TO MAKE PERFECT CHOCOLATE MOUSSE', 'PERFECT CHOCOLATE MOUSSE', 'CHOCOLATE MOUSSE'],
    ingredients: [
      '200 g (7 oz) dark chocolate',
      '4 eggs, separated',
      '30 g (2 tbsp) sugar',
      'A pinch of salt',
    ],
    instructions: [
      'Melt the chocolate and let it cool slightly.',
      'Stir in the yolks.',
      'Whisk the whites with the salt and sugar to soft peaks.',
      'Fold into the chocolate and chill for 3 hours.',
    ],
    servings: 4,
    prepTime: 15,
  },
  {
    about: 'Spanish, 1.-',
    caption:
      'Gazpacho andaluz 🍅 ¡Refrescante y fácil!\n\n🛒 INGREDIENTES\n🔸 1 kg de tomates maduros\n🔸 1 pepino\n🔸 1 pimiento verde\n🔸 1 diente de ajo\n🔸 50 ml de aceite de oliva\n🔸 2 cucharadas de vinagre\n🔸 Sal al gusto\n\n👩‍🍳 PREPARACIÓN\n1.- Lavar y trocear las verduras.\n2.- Triturar todo con el aceite, el vinagre y la sal.\n3.- Colar y enfriar en la nevera 2 horas.\n\n👍 Dale like y suscríbete',
    titles: ['Gazpacho andaluz'],
    ingredients: [
      '1 kg de tomates maduros',
      '1 pepino',
      '1 pimiento verde',
      '1 diente de ajo',
      '50 ml de aceite de oliva',
      '2 cucharadas de vinagre',
      'Sal al gusto',
    ],
    instructions: [
      'Lavar y trocear las verduras.',
      'Triturar todo con el aceite, el vinagre y la sal.',
      'Colar y enfriar en la nevera 2 horas.',
    ],
  },
  {
    about: 'Twin headings with markdown',
    caption:
      '**Mango Lassi** 🥭\n\n_Ready in 5 minutes, perfect for hot days_\n\n**Ingredients**\n* 2 ripe mangoes\n* 1 cup plain yogurt\n* 1/2 cup cold milk\n* 2 tsp sugar\n* a pinch of cardamom\n\n**Steps**\n1. Peel and chop the mangoes.\n2. Blend everything for 1 minute.\n3. Pour over ice and serve.',
    titles: ['Mango Lassi'],
    ingredients: [
      '2 ripe mangoes',
      '1 cup plain yogurt',
      '1/2 cup cold milk',
      '2 tsp sugar',
      'a pinch of cardamom',
    ],
    instructions: [
      'Peel and chop the mangoes.',
      'Blend everything for 1 minute.',
      'Pour over ice and serve.',
    ],
  },
  {
    about: 'method prefaced by Directions and times inside',
    caption:
      "Creamy Tuscan White Bean Soup\n\nThis one is going straight into the rotation. It's cozy, it's cheap, and it's on the table in 35 minutes.\n\nWhat you’ll need:\n2 tablespoons olive oil\n1 yellow onion, diced\n3 carrots, diced\n3 cloves garlic\n2 (15 oz) cans cannellini beans\n4 cups vegetable broth\n1 cup kale\n1/2 cup coconut cream\nSalt + pepper\n\nHow to make:\nStep 1 - Heat the oil over medium heat. Add onion and carrots and cook 7 minutes.\nStep 2 - Add garlic and cook for 1 minute.\nStep 3 - Add beans and broth, bring to a boil and simmer for 20 minutes.\nStep 4 - Stir in the kale and coconut cream. Season to taste.\n\nServes 4-6\n\nComment SOUP and I'll send you the printable recipe!",
    titles: ['Creamy Tuscan White Bean Soup'],
    ingredients: [
      '2 tablespoons olive oil',
      '1 yellow onion, diced',
      '3 carrots, diced',
      '3 cloves garlic',
      '2 (15 oz) cans cannellini beans',
      '4 cups vegetable broth',
      '1 cup kale',
      '1/2 cup coconut cream',
      'Salt + pepper',
    ],
    instructions: [
      'Heat the oil over medium heat. Add onion and carrots and cook 7 minutes.',
      'Add garlic and cook for 1 minute.',
      'Add beans and broth, bring to a boil and simmer for 20 minutes.',
      'Stir in the kale and coconut cream. Season to taste.',
    ],
    servings: 4,
  },
  {
    about: 'multi-paragraph story then recipe; numbered without spaces',
    caption:
      "Grandma's Banana Bread 🍌❤️\n\nThis recipe has been in my family for 60 years. My grandmother made it every Saturday and the whole street could smell it. She never measured a thing, so it took me about 10 tries to get it right.\n\nWhat you need:\n-3 ripe bananas\n-1/3 cup melted butter\n-3/4 cup sugar\n-1 egg\n-1 tsp vanilla\n-1 tsp baking soda\n-1 1/2 cups flour\n\nHow to:\n1.Mash the bananas and mix in the butter.\n2.Stir in the sugar, egg and vanilla.\n3.Add baking soda and flour.\n4.Pour into a loaf tin and bake at 350°F for 60 minutes.\n\nTell me, walnuts or no walnuts? 👇",
    titles: ["Grandma's Banana Bread"],
    ingredients: [
      '3 ripe bananas',
      '1/3 cup melted butter',
      '3/4 cup sugar',
      '1 egg',
      '1 tsp vanilla',
      '1 tsp baking soda',
      '1 1/2 cups flour',
    ],
    instructions: [
      'Mash the bananas and mix in the butter.',
      'Stir in the sugar, egg and vanilla.',
      'Add baking soda and flour.',
      'Pour into a loaf tin and bake at 350°F for 60 minutes.',
    ],
  },
  {
    about: 'pov hook, title only in hook',
    caption:
      'POV: you made the creamiest garlic mushroom risotto on a Tuesday night 🍄\n\nIngredients:\n- 300g arborio rice\n- 400g mushrooms\n- 4 cloves garlic\n- 1 litre hot stock\n- 100ml white wine\n- 50g parmesan\n- 30g butter\n\nMethod:\n1. Fry mushrooms in butter for 8 minutes, add garlic.\n2. Stir in rice and wine until absorbed.\n3. Add stock a ladle at a time for 18 minutes.\n4. Beat in the parmesan and serve.',
    titles: [
      'creamiest garlic mushroom risotto',
      'the creamiest garlic mushroom risotto',
      'garlic mushroom risotto',
      'the creamiest garlic mushroom risotto on a Tuesday night',
      'creamiest garlic mushroom risotto on a Tuesday night',
      'you made the creamiest garlic mushroom risotto on a Tuesday night',
      'POV: you made the creamiest garlic mushroom risotto on a Tuesday night',
    ],
    ingredients: [
      '300g arborio rice',
      '400g mushrooms',
      '4 cloves garlic',
      '1 litre hot stock',
      '100ml white wine',
      '50g parmesan',
      '30g butter',
    ],
    instructions: [
      'Fry mushrooms in butter for 8 minutes, add garlic.',
      'Stir in rice and wine until absorbed.',
      'Add stock a ladle at a time for 18 minutes.',
      'Beat in the parmesan and serve.',
    ],
  },
  {
    about: 'YouTube, written recipe with Notes and multiple promo',
    caption:
      'Easy Homemade Focaccia Bread | No Knead Recipe\n👇🏻 FULL RECIPE BELOW 👇🏻\n\nLearn how to make focaccia at home. It takes 10 minutes of work and the rest is waiting!\n\n►Subscribe: https://www.youtube.com/c/xyz\n►Instagram: https://www.instagram.com/xyz/\n\nIngredients:\n4 cups (500g) bread flour\n2 teaspoons salt\n2 teaspoons instant yeast\n2 cups (450ml) lukewarm water\n4 tablespoons olive oil\nFlaky salt and rosemary for topping\n\nDirections:\n1. In a large bowl whisk flour, salt and yeast. Add water and mix until combined.\n2. Cover and refrigerate for 12-18 hours.\n3. Oil a 9x13-inch pan, add the dough and let rise for 2-3 hours.\n4. Preheat oven to 425°F (220°C). Drizzle with oil, dimple the dough, sprinkle with salt and rosemary.\n5. Bake for 25 minutes.\n\nNotes:\n• You can use all-purpose flour.\n• Store in an airtight container for 2 days.\n\nIf you make this recipe, tag me on Instagram! \nSome of my other recipes:\nCiabatta: https://youtu.be/1\nBaguette: https://youtu.be/2',
    titles: [
      'Easy Homemade Focaccia Bread',
      'Easy Homemade Focaccia Bread | No Knead Recipe',
      'Easy Homemade Focaccia Bread No Knead Recipe',
    ],
    ingredients: [
      '4 cups (500g) bread flour',
      '2 teaspoons salt',
      '2 teaspoons instant yeast',
      '2 cups (450ml) lukewarm water',
      '4 tablespoons olive oil',
      'Flaky salt and rosemary for topping',
    ],
    instructions: [
      'In a large bowl whisk flour, salt and yeast. Add water and mix until combined.',
      'Cover and refrigerate for 12-18 hours.',
      'Oil a 9x13-inch pan, add the dough and let rise for 2-3 hours.',
      'Preheat oven to 425°F (220°C). Drizzle with oil, dimple the dough, sprinkle with salt and rosemary.',
      'Bake for 25 minutes.',
    ],
    cookTime: 25,
  },
];
