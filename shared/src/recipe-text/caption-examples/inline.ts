import type { CaptionExample } from './example.ts';

/** All in a line or a few. */
export const INLINE_CAPTIONS: readonly CaptionExample[] = [
  {
    about: 'everything in one line',
    caption:
      'high protein chicken wrap 🌯 ingredients: 150g chicken breast, 1 tortilla, 2 tbsp greek yoghurt, handful of lettuce, 1 tsp hot sauce. method: 1. season and fry the chicken for 8 mins 2. mix the yoghurt and hot sauce 3. fill the wrap and toast in a dry pan. 450 kcal 40g protein #highprotein #wrap',
    titles: ['high protein chicken wrap'],
    ingredients: [
      '150g chicken breast',
      '1 tortilla',
      '2 tbsp greek yoghurt',
      'handful of lettuce',
      '1 tsp hot sauce',
    ],
    instructions: [
      'season and fry the chicken for 8 mins',
      'mix the yoghurt and hot sauce',
      'fill the wrap and toast in a dry pan.',
    ],
  },
  {
    about: 'dots as bullets in one line',
    caption:
      'Spicy vodka pasta 🍝🔥 • 250g rigatoni • 4 tbsp tomato puree • 150ml double cream • 2 cloves garlic • 1 shallot • splash of vodka • parmesan. Fry the shallot and garlic, add the puree and cook 3 mins. Add vodka, then cream. Toss with the pasta and parmesan. #pasta',
    titles: ['Spicy vodka pasta'],
    ingredients: [
      '250g rigatoni',
      '4 tbsp tomato puree',
      '150ml double cream',
      '2 cloves garlic',
      '1 shallot',
      'splash of vodka',
      'parmesan',
    ],
    instructions: [
      'Fry the shallot and garlic, add the puree and cook 3 mins.',
      'Add vodka, then cream.',
      'Toss with the pasta and parmesan.',
    ],
  },
  {
    about: 'a reply in one line',
    caption:
      'Reply to @hungry.student 5 minute mug cake recipe! 4 tbsp flour, 2 tbsp cocoa, 3 tbsp sugar, 3 tbsp milk, 2 tbsp oil. Mix in a mug and microwave for 90 seconds. Enjoy!! #mugcake #dessert',
    titles: ['5 minute mug cake recipe', '5 minute mug cake'],
    ingredients: ['4 tbsp flour', '2 tbsp cocoa', '3 tbsp sugar', '3 tbsp milk', '2 tbsp oil'],
    instructions: ['Mix in a mug and microwave for 90 seconds.'],
  },
  {
    about: 'German, ingredients with commas',
    caption:
      "Borscht wie in der Ukraine? Nein, aber fast 😉 Rote-Bete-Suppe!\n\nDu brauchst:\n500 g Rote Bete, 2 Kartoffeln, 1 Karotte, 1 l Brühe, 2 EL Essig, Schmand\n\nSo geht's:\n1) Gemüse schälen und würfeln\n2) In der Brühe 30 Minuten kochen\n3) Mit Essig abschmecken und mit Schmand servieren",
    titles: ['Rote-Bete-Suppe', 'Borscht wie in der Ukraine', 'Borscht wie in der Ukraine? Nein, aber fast'],
    ingredients: ['500 g Rote Bete', '2 Kartoffeln', '1 Karotte', '1 l Brühe', '2 EL Essig', 'Schmand'],
    instructions: [
      'Gemüse schälen und würfeln',
      'In der Brühe 30 Minuten kochen',
      'Mit Essig abschmecken und mit Schmand servieren',
    ],
  },
  {
    about: 'no headings, no bullets, one sentence',
    caption:
      'butter beans on toast but make it fancy\n\n1 jar of butter beans\n2 garlic cloves\n1/2 lemon\nhandful of parsley\nsourdough\n\nmash half of the beans with the lemon juice and garlic, stir through the rest with parsley and pile on to toasted sourdough',
    titles: ['butter beans on toast but make it fancy', 'butter beans on toast'],
    ingredients: ['1 jar of butter beans', '2 garlic cloves', '1/2 lemon', 'handful of parsley', 'sourdough'],
    instructions: [
      'mash half of the beans with the lemon juice and garlic, stir through the rest with parsley and pile on to toasted sourdough',
    ],
  },
  {
    about: 'numbered ingredients',
    caption:
      'Iced coffee at home ☕️🧊\n1. 2 shots of espresso\n2. 1 tbsp maple syrup\n3. Ice\n4. 150 ml oat milk\nStir the syrup into the hot espresso, pour over ice and top with the milk.',
    titles: ['Iced coffee at home'],
    ingredients: ['2 shots of espresso', '1 tbsp maple syrup', 'Ice', '150 ml oat milk'],
    instructions: ['Stir the syrup into the hot espresso, pour over ice and top with the milk.'],
  },
  {
    about: 'numbered ingredients & numbered method same line',
    caption:
      'EASY 3 BEAN CHILI (vegan + gf) 🌱🌶\nINGREDIENTS: 1 can black beans 1 can kidney beans 1 can pinto beans 1 can crushed tomatoes 1 onion 2 tsp cumin 1 tbsp chili powder\nSTEPS: 1) Sauté onion 5 mins 2) Add everything else and simmer 30 mins 3) Serve with avocado',
    titles: ['EASY 3 BEAN CHILI (vegan + gf)', 'EASY 3 BEAN CHILI'],
    ingredients: [
      '1 can black beans',
      '1 can kidney beans',
      '1 can pinto beans',
      '1 can crushed tomatoes',
      '1 onion',
      '2 tsp cumin',
      '1 tbsp chili powder',
    ],
    instructions: ['Sauté onion 5 mins', 'Add everything else and simmer 30 mins', 'Serve with avocado'],
  },
  {
    about: 'multi-step with emoji keycap in one line',
    caption:
      'Whipped Coffee Tiramisu Cups ☕️ 1️⃣ Whip 250g mascarpone with 3 tbsp sugar and 200ml cream 2️⃣ Dip 12 ladyfingers in cold espresso 3️⃣ Layer in 4 glasses and chill for 3 hours 4️⃣ Dust with cocoa. Ingredients: 250g mascarpone, 200ml cream, 3 tbsp sugar, 12 ladyfingers, 150ml espresso, cocoa #tiramisu',
    titles: ['Whipped Coffee Tiramisu Cups'],
    ingredients: [
      '250g mascarpone',
      '200ml cream',
      '3 tbsp sugar',
      '12 ladyfingers',
      '150ml espresso',
      'cocoa',
    ],
    instructions: [
      'Whip 250g mascarpone with 3 tbsp sugar and 200ml cream',
      'Dip 12 ladyfingers in cold espresso',
      'Layer in 4 glasses and chill for 3 hours',
      'Dust with cocoa.',
    ],
  },
  {
    about: 'smoothie, only verbs short',
    caption:
      'Green goddess smoothie 🥬💚\n\nBlend:\n1 frozen banana\n1 handful spinach\n½ avocado\n1 cup almond milk\n1 scoop vanilla protein\n\nBlend until smooth & enjoy!!',
    titles: ['Green goddess smoothie'],
    ingredients: [
      '1 frozen banana',
      '1 handful spinach',
      '½ avocado',
      '1 cup almond milk',
      '1 scoop vanilla protein',
    ],
    instructions: ['Blend until smooth & enjoy!!'],
  },
  {
    about: 'salad with letters and all weak ingredients marked',
    caption:
      'The Greek salad I eat all summer 🇬🇷\n\n✨ tomatoes\n✨ cucumber\n✨ red onion\n✨ kalamata olives\n✨ 200g feta\n✨ 3 tbsp olive oil\n✨ oregano\n\nChop the veg into big chunks, add the olives and top with a whole slab of feta. Finish with olive oil and oregano. Done in 5 minutes.',
    titles: ['The Greek salad I eat all summer', 'Greek salad', 'The Greek salad'],
    ingredients: [
      'tomatoes',
      'cucumber',
      'red onion',
      'kalamata olives',
      '200g feta',
      '3 tbsp olive oil',
      'oregano',
    ],
    instructions: [
      'Chop the veg into big chunks, add the olives and top with a whole slab of feta.',
      'Finish with olive oil and oregano.',
      'Done in 5 minutes.',
    ],
  },
  {
    about: 'slow cooker one liner with semicolon',
    caption:
      'Dump-and-go crockpot chicken tacos 🌮 2 lb chicken breast; 1 jar salsa (16 oz); 1 packet taco seasoning; 1/2 cup water. Cook on low 6 hrs, shred with forks & serve in warm tortillas w/ all the toppings! Feeds 6',
    titles: ['Dump-and-go crockpot chicken tacos'],
    ingredients: ['2 lb chicken breast', '1 jar salsa (16 oz)', '1 packet taco seasoning', '1/2 cup water'],
    instructions: ['Cook on low 6 hrs, shred with forks & serve in warm tortillas w/ all the toppings!'],
    servings: 6,
  },
];
