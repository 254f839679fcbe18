import type { CaptionExample } from './example.ts';

/** Headings, and marks of all kinds before the items. */
export const BULLETED_CAPTIONS: readonly CaptionExample[] = [
  {
    about: 'check marks and arrows as bullets',
    caption:
      'Save this for your next brunch! 🥞\n\nFLUFFY LEMON RICOTTA PANCAKES 🍋\n\nIngredients 👇\n✅ 250g ricotta\n✅ 2 eggs\n✅ 120ml milk\n✅ 100g plain flour\n✅ 1 tsp baking powder\n✅ zest of 1 lemon\n\nHow to make it 👇\n➡️ Whisk the ricotta, eggs, milk and zest.\n➡️ Fold in the flour and baking powder.\n➡️ Fry spoonfuls in a little butter for 2 mins each side.\n\nWho are you making these for? 💬\n.\n.\n#pancakes #brunch',
    titles: ['FLUFFY LEMON RICOTTA PANCAKES'],
    ingredients: [
      '250g ricotta',
      '2 eggs',
      '120ml milk',
      '100g plain flour',
      '1 tsp baking powder',
      'zest of 1 lemon',
    ],
    instructions: [
      'Whisk the ricotta, eggs, milk and zest.',
      'Fold in the flour and baking powder.',
      'Fry spoonfuls in a little butter for 2 mins each side.',
    ],
  },
  {
    about: 'a hook for a first line, prose method',
    caption:
      'You NEED to try this cucumber salad 🥒 \n\n2 cucumbers\n1 tbsp soy sauce\n1 tbsp rice vinegar\n1 tsp sugar\n2 tsp chilli oil\nsesame seeds\n\nslice the cucumbers on a diagonal without cutting all the way through. salt and leave for 10 minutes. mix the rest and pour over. chill before serving.\n\n#cucumbersalad #easyrecipes',
    titles: [
      'cucumber salad',
      'You NEED to try this cucumber salad',
      'try this cucumber salad',
      'this cucumber salad',
      '2 cucumbers Recipe',
    ],
    ingredients: [
      '2 cucumbers',
      '1 tbsp soy sauce',
      '1 tbsp rice vinegar',
      '1 tsp sugar',
      '2 tsp chilli oil',
      'sesame seeds',
    ],
    instructions: [
      'slice the cucumbers on a diagonal without cutting all the way through.',
      'salt and leave for 10 minutes.',
      'mix the rest and pour over.',
      'chill before serving.',
    ],
  },
  {
    about: 'a link to the page, chapters, gear',
    caption:
      'No-Knead Bread | 4 ingredients\n\nFull recipe: https://breadandsalt.example/no-knead-bread\n\nIngredients:\n• 400 g bread flour\n• 1 1/2 tsp salt\n• 1/4 tsp instant yeast\n• 320 ml water\n\nDirections:\n• Stir everything together in a bowl, cover and leave overnight.\n• Shape into a ball and rest for 1 hour.\n• Bake in a hot lidded pot at 230°C for 30 minutes, then 15 minutes uncovered.\n\nCHAPTERS\n00:00 Intro\n01:10 Mixing\n04:20 Baking\n\nMy gear:\nCamera: https://amzn.to/xyz\nScale: https://amzn.to/abc\n\nMusic: Lofi beats',
    titles: ['No-Knead Bread', 'No-Knead Bread | 4 ingredients'],
    ingredients: ['400 g bread flour', '1 1/2 tsp salt', '1/4 tsp instant yeast', '320 ml water'],
    instructions: [
      'Stir everything together in a bowl, cover and leave overnight.',
      'Shape into a ball and rest for 1 hour.',
      'Bake in a hot lidded pot at 230°C for 30 minutes, then 15 minutes uncovered.',
    ],
  },
  {
    about: 'headings in brackets and with hyphens',
    caption:
      'ONE POT LEMON ORZO WITH FETA\n.\n.\n[INGREDIENTS]\n-1 tbsp olive oil\n-1 shallot (diced)\n-2 garlic cloves (minced)\n-1 1/2 cups orzo\n-3 cups vegetable stock\n-1 lemon (zest + juice)\n-150g feta\n-handful of dill\n.\n.\n[METHOD]\n-Heat oil in a large pan, fry shallot & garlic for 3 min\n-Add orzo and stock, simmer for 10 min, stirring often\n-Stir through lemon, crumble over feta and finish with dill\n.\n.\n.\n#onepot #orzo',
    titles: ['ONE POT LEMON ORZO WITH FETA'],
    ingredients: [
      '1 tbsp olive oil',
      '1 shallot (diced)',
      '2 garlic cloves (minced)',
      '1 1/2 cups orzo',
      '3 cups vegetable stock',
      '1 lemon (zest + juice)',
      '150g feta',
      'handful of dill',
    ],
    instructions: [
      'Heat oil in a large pan, fry shallot & garlic for 3 min',
      'Add orzo and stock, simmer for 10 min, stirring often',
      'Stir through lemon, crumble over feta and finish with dill',
    ],
  },
  {
    about: 'amounts after dash',
    caption:
      'How To Make Eggless Chocolate Cake | Moist Cake Without Oven\n\nHello friends, welcome back to my channel! Today I am sharing an easy eggless chocolate cake recipe.\n\nIngredients -\nAll purpose flour - 1 1/2 cups\nCocoa powder - 1/4 cup\nPowdered sugar - 1 cup\nBaking soda - 1 tsp\nOil - 1/2 cup\nMilk - 1 cup\nVinegar - 1 tbsp\nSalt - a pinch\n\nMethod -\nSift all the dry ingredients together.\nMix milk and vinegar and keep aside for 5 minutes.\nAdd oil and milk to the dry ingredients and mix well.\nPour in a greased tin and cook on low flame for 40-45 minutes.\n\nIf you like the video please like, share and subscribe.\nFollow me on Instagram - https://www.instagram.com/someone\nThank you for watching',
    titles: [
      'How To Make Eggless Chocolate Cake',
      'Eggless Chocolate Cake',
      'How To Make Eggless Chocolate Cake | Moist Cake Without Oven',
      'How To Make Eggless Chocolate Cake Moist Cake Without Oven',
    ],
    ingredients: [
      'All purpose flour - 1 1/2 cups',
      'Cocoa powder - 1/4 cup',
      'Powdered sugar - 1 cup',
      'Baking soda - 1 tsp',
      'Oil - 1/2 cup',
      'Milk - 1 cup',
      'Vinegar - 1 tbsp',
      'Salt - a pinch',
    ],
    instructions: [
      'Sift all the dry ingredients together.',
      'Mix milk and vinegar and keep aside for 5 minutes.',
      'Add oil and milk to the dry ingredients and mix well.',
      'Pour in a greased tin and cook on low flame for 40-45 minutes.',
    ],
  },
  {
    about: 'headings with arrows down and hands',
    caption:
      'Day 12 of easy weeknight dinners: Honey Garlic Shrimp 🍤\n\nINGREDIENTS⬇️\n1 lb shrimp\n1/3 cup honey\n1/4 cup soy sauce\n3 cloves garlic\n1 tsp ginger\n2 tbsp green onion\n\nDIRECTIONS⬇️\nWhisk honey, soy, garlic and ginger.\nMarinate the shrimp in half of it for 15 min.\nCook shrimp 45 seconds per side, pour over the rest of the sauce and let it bubble.\nTop with green onion and serve over rice.',
    titles: ['Honey Garlic Shrimp'],
    ingredients: [
      '1 lb shrimp',
      '1/3 cup honey',
      '1/4 cup soy sauce',
      '3 cloves garlic',
      '1 tsp ginger',
      '2 tbsp green onion',
    ],
    instructions: [
      'Whisk honey, soy, garlic and ginger.',
      'Marinate the shrimp in half of it for 15 min.',
      'Cook shrimp 45 seconds per side, pour over the rest of the sauce and let it bubble.',
      'Top with green onion and serve over rice.',
    ],
  },
  {
    about: 'ingredients only with heading',
    caption:
      "Baked Feta Pasta 🍅🧀 the one that broke the internet\n\nIngredients\n- 200g block of feta\n- 500g cherry tomatoes\n- 1/2 cup olive oil\n- 4 garlic cloves\n- 300g pasta\n- basil\n\nWatch the video for the method! Don't forget to follow 💕\n#bakedfeta",
    titles: ['Baked Feta Pasta'],
    ingredients: [
      '200g block of feta',
      '500g cherry tomatoes',
      '1/2 cup olive oil',
      '4 garlic cloves',
      '300g pasta',
      'basil',
    ],
    instructions: [],
  },
  {
    about: 'hook first then title in the middle; here is what you need/how',
    caption:
      "I make this at least once a week and my family never gets tired of it 🤤\n\nCreamy Cajun Sausage Pasta\n\nHere's what you need:\n- 12 oz penne\n- 14 oz andouille sausage\n- 1 bell pepper\n- 1 tbsp cajun seasoning\n- 1 cup heavy cream\n- 1 cup parmesan\n\nHere's how to make it:\n- Boil the pasta and reserve 1/2 cup of the water\n- Brown the sausage for 5 minutes, then add the pepper\n- Stir in the seasoning, cream and parmesan\n- Toss with the pasta and loosen with the pasta water\n\nWho's making this tonight?? 🙋‍♀️",
    titles: ['Creamy Cajun Sausage Pasta'],
    ingredients: [
      '12 oz penne',
      '14 oz andouille sausage',
      '1 bell pepper',
      '1 tbsp cajun seasoning',
      '1 cup heavy cream',
      '1 cup parmesan',
    ],
    instructions: [
      'Boil the pasta and reserve 1/2 cup of the water',
      'Brown the sausage for 5 minutes, then add the pepper',
      'Stir in the seasoning, cream and parmesan',
      'Toss with the pasta and loosen with the pasta water',
    ],
  },
  {
    about: 'no heading for ingredients, heading for method, macros list',
    caption:
      'Viral Greek Yogurt Bagels 🥯 (2 ingredient dough!)\n\n1 cup self rising flour\n1 cup nonfat greek yogurt\n1 egg white\neverything bagel seasoning\n\nINSTRUCTIONS:\n- Mix flour and yogurt until a dough forms\n- Divide into 4 and roll into ropes, then join the ends\n- Brush with egg white and season\n- Bake at 375 for 25 minutes\n\nMACROS (per bagel)\n150 calories\n10g protein\n26g carbs\n1g fat',
    titles: ['Viral Greek Yogurt Bagels', 'Greek Yogurt Bagels'],
    ingredients: [
      '1 cup self rising flour',
      '1 cup nonfat greek yogurt',
      '1 egg white',
      'everything bagel seasoning',
    ],
    instructions: [
      'Mix flour and yogurt until a dough forms',
      'Divide into 4 and roll into ropes, then join the ends',
      'Brush with egg white and season',
      'Bake at 375 for 25 minutes',
    ],
  },
  {
    about: 'YouTube with metric and US columns and gear',
    caption:
      'Crispy Smashed Potatoes | Perfect Side Dish for Christmas\n\nThese smashed potatoes are crunchy on the outside and fluffy inside.\n\n✅ Get the written recipe here: https://potatoes.example.org/crispy-smashed-potatoes\n\n🥔 Ingredients\n1 kg (2.2 lb) baby potatoes\n60 ml (1/4 cup) olive oil\n4 garlic cloves, crushed\n1 tsp flaky salt\n2 tbsp parsley, chopped\n\n🔪 Method\nPreheat the oven to 220°C / 430°F.\nBoil the potatoes for 20 minutes, drain and let steam dry.\nSmash them on a tray, brush with garlic oil and season.\nRoast for 45 minutes until crisp, then scatter over the parsley.\n\n⏰ Timestamps\n00:00 Intro\n00:40 Boiling\n02:15 Smashing\n04:30 Roasting\n\n📷 My camera gear: https://amzn.to/xyz\n🎵 Music by Someone\n\n#potatoes #christmas #sidedish',
    titles: [
      'Crispy Smashed Potatoes',
      'Crispy Smashed Potatoes | Perfect Side Dish for Christmas',
      'Crispy Smashed Potatoes Perfect Side Dish for Christmas',
    ],
    ingredients: [
      '1 kg (2.2 lb) baby potatoes',
      '60 ml (1/4 cup) olive oil',
      '4 garlic cloves, crushed',
      '1 tsp flaky salt',
      '2 tbsp parsley, chopped',
    ],
    instructions: [
      'Preheat the oven to 220°C / 430°F.',
      'Boil the potatoes for 20 minutes, drain and let steam dry.',
      'Smash them on a tray, brush with garlic oil and season.',
      'Roast for 45 minutes until crisp, then scatter over the parsley.',
    ],
  },
  {
    about:
      'YouTube, title only as first line with channel, ingredients bulleted by dot-less lines with parentheses conversions',
    caption:
      "Hi everyone! In today's video I'm making Thai Basil Chicken (Pad Krapow Gai). It's my favourite street food!\n\nINGREDIENTS\n400 g (14 oz) chicken thigh, minced\n5 cloves garlic\n3-5 Thai chillies\n2 tbsp (30 ml) oyster sauce\n1 tbsp (15 ml) soy sauce\n1 tsp sugar\n1 cup holy basil leaves\n2 eggs, to serve\n\nINSTRUCTIONS\nPound the garlic and chillies to a rough paste.\nFry the paste in 2 tbsp of oil until fragrant, about 30 seconds.\nAdd the chicken and stir-fry for 4 minutes.\nSeason with the sauces and sugar.\nTurn off the heat, stir in the basil and serve with rice and a fried egg.\n\n🌶 MORE THAI RECIPES:\nGreen curry: https://youtu.be/abc\nTom yum: https://youtu.be/def\n\n🛒 SHOP MY KITCHEN: https://amzn.to/123\n#thaifood #padkrapow",
    titles: ['Thai Basil Chicken (Pad Krapow Gai)', 'Thai Basil Chicken', 'Pad Krapow Gai'],
    ingredients: [
      '400 g (14 oz) chicken thigh, minced',
      '5 cloves garlic',
      '3-5 Thai chillies',
      '2 tbsp (30 ml) oyster sauce',
      '1 tbsp (15 ml) soy sauce',
      '1 tsp sugar',
      '1 cup holy basil leaves',
      '2 eggs, to serve',
    ],
    instructions: [
      'Pound the garlic and chillies to a rough paste.',
      'Fry the paste in 2 tbsp of oil until fragrant, about 30 seconds.',
      'Add the chicken and stir-fry for 4 minutes.',
      'Season with the sauces and sugar.',
      'Turn off the heat, stir in the basil and serve with rice and a fried egg.',
    ],
  },
  {
    about: 'baking, method first then ingredients?',
    caption:
      '3-Ingredient Nutella Brownies\n\nMakes 9 | 25 mins\n\nWhat you need 👇\n1 cup Nutella\n2 eggs\n1/2 cup flour\n\nWhat you do 👇\nHeat oven to 350F.\nMix all 3 ingredients.\nPour into a lined 8x8 pan and bake 15-18 mins.\nCool completely before cutting.\n\nWill you try these? Comment YES 👇',
    titles: ['3-Ingredient Nutella Brownies'],
    ingredients: ['1 cup Nutella', '2 eggs', '1/2 cup flour'],
    instructions: [
      'Heat oven to 350F.',
      'Mix all 3 ingredients.',
      'Pour into a lined 8x8 pan and bake 15-18 mins.',
      'Cool completely before cutting.',
    ],
    servings: 9,
  },
  {
    about: 'hash as numbering, with "Step one"',
    caption:
      "Brown Butter Chocolate Chip Cookies (the best you'll ever make)\n\nIngredients\n1 cup (226 g) butter\n1 cup brown sugar\n1/2 cup white sugar\n2 eggs\n2 tsp vanilla\n2 1/4 cups flour\n1 tsp baking soda\n1 tsp salt\n2 cups chocolate chunks\n\nStep one: Brown the butter and let it cool for 20 minutes.\nStep two: Beat with both sugars, eggs and vanilla.\nStep three: Stir in the dry ingredients and chocolate.\nStep four: Chill for 1 hour, scoop and bake at 350°F for 11 minutes.",
    titles: [
      'Brown Butter Chocolate Chip Cookies',
      "Brown Butter Chocolate Chip Cookies (the best you'll ever make)",
    ],
    ingredients: [
      '1 cup (226 g) butter',
      '1 cup brown sugar',
      '1/2 cup white sugar',
      '2 eggs',
      '2 tsp vanilla',
      '2 1/4 cups flour',
      '1 tsp baking soda',
      '1 tsp salt',
      '2 cups chocolate chunks',
    ],
    instructions: [
      'Brown the butter and let it cool for 20 minutes.',
      'Beat with both sugars, eggs and vanilla.',
      'Stir in the dry ingredients and chocolate.',
      'Chill for 1 hour, scoop and bake at 350°F for 11 minutes.',
    ],
    cookTime: 11,
  },
];
