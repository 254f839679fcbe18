import type { CaptionExample } from './example.ts';

/** No heading says what is what. */
export const BARE_CAPTIONS: readonly CaptionExample[] = [
  {
    about: 'French, keycap numbers',
    caption:
      "Gâteau au yaourt moelleux 🍰\n\nPour 8 personnes\n\nIngrédients :\n- 1 pot de yaourt nature\n- 2 pots de sucre\n- 3 pots de farine\n- 3 œufs\n- 1/2 pot d'huile\n- 1 sachet de levure chimique\n\nPréparation :\n1️⃣ Préchauffez le four à 180°C.\n2️⃣ Mélangez le yaourt, le sucre et les œufs.\n3️⃣ Ajoutez la farine, la levure puis l'huile.\n4️⃣ Enfournez 35 minutes.\n\nBon appétit ! Abonne-toi pour plus de recettes",
    titles: ['Gâteau au yaourt moelleux'],
    ingredients: [
      '1 pot de yaourt nature',
      '2 pots de sucre',
      '3 pots de farine',
      '3 œufs',
      "1/2 pot d'huile",
      '1 sachet de levure chimique',
    ],
    instructions: [
      'Préchauffez le four à 180°C.',
      'Mélangez le yaourt, le sucre et les œufs.',
      "Ajoutez la farine, la levure puis l'huile.",
      'Enfournez 35 minutes.',
    ],
    servings: 8,
    cookTime: 35,
  },
  {
    about: 'dots between the parts',
    caption:
      'Trust me on this one 🤤 Brown butter miso noodles\n.\n.\n2 nests of egg noodles\n40g butter\n1 tbsp white miso\n1 tsp sesame oil\n2 spring onions\n.\nCook the noodles. Brown the butter, whisk in the miso and sesame oil. Toss together and top with spring onions 🧅\n.\nFollow for more 20 min dinners',
    titles: ['Brown butter miso noodles'],
    ingredients: [
      '2 nests of egg noodles',
      '40g butter',
      '1 tbsp white miso',
      '1 tsp sesame oil',
      '2 spring onions',
    ],
    instructions: [
      'Cook the noodles.',
      'Brown the butter, whisk in the miso and sesame oil.',
      'Toss together and top with spring onions',
    ],
  },
  {
    about: 'French, dashes, capital headings',
    caption:
      'TARTE AUX POMMES EXPRESS 🍏\n\nUne tarte toute simple, prête en 40 minutes !\n\nLA LISTE DE COURSES :\n– 1 pâte feuilletée\n– 4 pommes\n– 50 g de beurre\n– 3 càs de sucre\n– 1 sachet de sucre vanillé\n\nLES ÉTAPES :\n1/ Étaler la pâte dans un moule.\n2/ Éplucher et couper les pommes en fines lamelles.\n3/ Disposer les pommes, parsemer de beurre et de sucre.\n4/ Enfourner 30 min à 180°C.\n\nBon appétit les gourmands ! 😋\nEnregistre cette recette pour plus tard 📌\n#tarteauxpommes #recettefacile',
    titles: ['TARTE AUX POMMES EXPRESS'],
    ingredients: [
      '1 pâte feuilletée',
      '4 pommes',
      '50 g de beurre',
      '3 càs de sucre',
      '1 sachet de sucre vanillé',
    ],
    instructions: [
      'Étaler la pâte dans un moule.',
      'Éplucher et couper les pommes en fines lamelles.',
      'Disposer les pommes, parsemer de beurre et de sucre.',
      'Enfourner 30 min à 180°C.',
    ],
  },
  {
    about: 'Dutch',
    caption:
      'Pasta pesto met kip 🍝 In 20 minuten op tafel!\n\nIngrediënten (2 personen):\n- 200 gram pasta\n- 250 gram kipfilet\n- 3 el groene pesto\n- 150 gram cherrytomaatjes\n- handje rucola\n\nBereiding:\nKook de pasta volgens de verpakking.\nSnijd de kip in blokjes en bak gaar in 8 minuten.\nVoeg de tomaatjes en de pesto toe.\nSchep de pasta erdoor en serveer met rucola.\n\nEet smakelijk! Bewaar dit recept voor later 💾\n#pasta #makkelijkerecepten',
    titles: ['Pasta pesto met kip'],
    ingredients: [
      '200 gram pasta',
      '250 gram kipfilet',
      '3 el groene pesto',
      '150 gram cherrytomaatjes',
      'handje rucola',
    ],
    instructions: [
      'Kook de pasta volgens de verpakking.',
      'Snijd de kip in blokjes en bak gaar in 8 minuten.',
      'Voeg de tomaatjes en de pesto toe.',
      'Schep de pasta erdoor en serveer met rucola.',
    ],
    servings: 2,
  },
  {
    about: 'Swedish',
    caption:
      'Världens godaste kladdkaka 🍫\n\nDu behöver:\n• 100 g smör\n• 2 ägg\n• 2,5 dl strösocker\n• 1,5 dl vetemjöl\n• 4 msk kakao\n• 1 nypa salt\n\nGör så här:\n1. Sätt ugnen på 175 grader.\n2. Smält smöret och rör ner alla andra ingredienser.\n3. Häll smeten i en smord form.\n4. Grädda i 15-20 minuter.\n\nServera med grädde! Spara till helgen ❤️\n#kladdkaka #fika',
    titles: ['Världens godaste kladdkaka'],
    ingredients: [
      '100 g smör',
      '2 ägg',
      '2,5 dl strösocker',
      '1,5 dl vetemjöl',
      '4 msk kakao',
      '1 nypa salt',
    ],
    instructions: [
      'Sätt ugnen på 175 grader.',
      'Smält smöret och rör ner alla andra ingredienser.',
      'Häll smeten i en smord form.',
      'Grädda i 15-20 minuter.',
      'Servera med grädde!',
    ],
  },
  {
    about: 'no headings, numbered emoji lines, hook',
    caption:
      'If you have 15 minutes you have dinner 🍜\n\nSpicy Peanut Noodles\n\n8 oz rice noodles\n1/4 cup peanut butter\n2 tbsp soy sauce\n1 tbsp sriracha\n1 tbsp maple syrup\njuice of 1 lime\n2 scallions, sliced\ncrushed peanuts\n\nCook noodles according to package. Whisk together the peanut butter, soy, sriracha, maple and lime with a splash of pasta water. Toss it all together & top with scallions and peanuts.\n\nSave + send to a friend who loves noodles!\n#noodles #veganrecipes #easydinner',
    titles: ['Spicy Peanut Noodles'],
    ingredients: [
      '8 oz rice noodles',
      '1/4 cup peanut butter',
      '2 tbsp soy sauce',
      '1 tbsp sriracha',
      '1 tbsp maple syrup',
      'juice of 1 lime',
      '2 scallions, sliced',
      'crushed peanuts',
    ],
    instructions: [
      'Cook noodles according to package.',
      'Whisk together the peanut butter, soy, sriracha, maple and lime with a splash of pasta water.',
      'Toss it all together & top with scallions and peanuts.',
    ],
  },
  {
    about: 'keycap numbers inline after ingredients list with slashes',
    caption:
      'Air Fryer Chicken Bites 🍗🔥 (only 220 cals!)\n\nServes 2 | Prep 5 mins | Cook 12 mins\n\n2 chicken breasts, cubed\n1 tbsp olive oil\n1 tsp smoked paprika\n1 tsp garlic powder\n½ tsp salt\n¼ tsp black pepper\n\n1️⃣ Toss the chicken in the oil and seasoning\n2️⃣ Air fry at 200°C for 12 minutes, shaking halfway\n3️⃣ Serve with your favourite dip\n\nPer serving: 220kcal | 38g protein | 1g carbs | 7g fat\n\nFollow @fit.kitchen.fun for more high protein recipes!',
    titles: ['Air Fryer Chicken Bites'],
    ingredients: [
      '2 chicken breasts, cubed',
      '1 tbsp olive oil',
      '1 tsp smoked paprika',
      '1 tsp garlic powder',
      '½ tsp salt',
      '¼ tsp black pepper',
    ],
    instructions: [
      'Toss the chicken in the oil and seasoning',
      'Air fry at 200°C for 12 minutes, shaking halfway',
      'Serve with your favourite dip',
    ],
    servings: 2,
    prepTime: 5,
    cookTime: 12,
  },
  {
    about: 'overnight oats, hearts as bullets, no verbs at the start',
    caption:
      'Tiramisu Overnight Oats ☕️🤎\n\nThe only breakfast I want right now!! \n\nFor 1 jar:\n🤎 1/2 cup rolled oats\n🤎 1 tbsp chia seeds\n🤎 1/2 cup milk of choice\n🤎 1 shot espresso\n🤎 1 tbsp maple syrup\n🤎 3 tbsp greek yogurt\n🤎 cocoa powder for dusting\n\nMix everything except the yogurt and cocoa in a jar. Refrigerate overnight. In the morning, top with yogurt and dust with cocoa powder. \n\nxx\n#tiramisu #overnightoats',
    titles: ['Tiramisu Overnight Oats'],
    ingredients: [
      '1/2 cup rolled oats',
      '1 tbsp chia seeds',
      '1/2 cup milk of choice',
      '1 shot espresso',
      '1 tbsp maple syrup',
      '3 tbsp greek yogurt',
      'cocoa powder for dusting',
    ],
    instructions: [
      'Mix everything except the yogurt and cocoa in a jar.',
      'Refrigerate overnight.',
      'In the morning, top with yogurt and dust with cocoa powder.',
    ],
  },
  {
    about: 'cocktail with dots',
    caption:
      "GRAPEFRUIT BASIL GIN SMASH 🍹\n\nYour new favorite summer drink, you're welcome!\n\n• 2 oz gin\n• 1 oz grapefruit juice\n• 3/4 oz lemon juice\n• 1/2 oz simple syrup\n• 6 basil leaves\n\nMuddle the basil with the syrup. Add the rest with ice and shake hard for 15 seconds. Double strain into a rocks glass over fresh ice. Garnish with a basil leaf.\n\nCheers! 🥂\n#cocktails #gin",
    titles: ['GRAPEFRUIT BASIL GIN SMASH'],
    ingredients: [
      '2 oz gin',
      '1 oz grapefruit juice',
      '3/4 oz lemon juice',
      '1/2 oz simple syrup',
      '6 basil leaves',
    ],
    instructions: [
      'Muddle the basil with the syrup.',
      'Add the rest with ice and shake hard for 15 seconds.',
      'Double strain into a rocks glass over fresh ice.',
      'Garnish with a basil leaf.',
    ],
  },
  {
    about: 'Danish',
    caption:
      'Nem pastasalat med kylling 🥗\n\nDu skal bruge (4 pers.):\n250 g pasta\n2 kyllingebryster\n1 agurk\n200 g cherrytomater\n1 dl pesto\n\nSådan gør du:\nKog pastaen efter anvisningen på pakken.\nSteg kyllingen gylden og skær den i skiver.\nSkær agurk og tomater i tern.\nBland det hele med pestoen og server.\n\nGem opskriften til senere ✨',
    titles: ['Nem pastasalat med kylling'],
    ingredients: ['250 g pasta', '2 kyllingebryster', '1 agurk', '200 g cherrytomater', '1 dl pesto'],
    instructions: [
      'Kog pastaen efter anvisningen på pakken.',
      'Steg kyllingen gylden og skær den i skiver.',
      'Skær agurk og tomater i tern.',
      'Bland det hele med pestoen og server.',
    ],
    servings: 4,
  },
  {
    about: 'servings first and short steps',
    caption:
      '✨Garlic Naan✨ (makes 8)\n\n▢ 3 cups (360 g) flour\n▢ 1 tsp instant yeast\n▢ 1 tsp sugar\n▢ 1 tsp salt\n▢ ¾ cup warm water\n▢ ¼ cup yoghurt\n▢ 4 Tbsp butter, melted\n▢ 3 garlic cloves, grated\n\n① Mix the flour, yeast, sugar and salt.\n② Add water and yoghurt and knead for 6 mins.\n③ Rest for 1 hr.\n④ Divide into 8, roll out and cook in a dry hot pan.\n⑤ Brush with garlic butter.',
    titles: ['Garlic Naan', 'Garlic Naan (makes 8)'],
    ingredients: [
      '3 cups (360 g) flour',
      '1 tsp instant yeast',
      '1 tsp sugar',
      '1 tsp salt',
      '¾ cup warm water',
      '¼ cup yoghurt',
      '4 Tbsp butter, melted',
      '3 garlic cloves, grated',
    ],
    instructions: [
      'Mix the flour, yeast, sugar and salt.',
      'Add water and yoghurt and knead for 6 mins.',
      'Rest for 1 hr.',
      'Divide into 8, roll out and cook in a dry hot pan.',
      'Brush with garlic butter.',
    ],
    servings: 8,
  },
  {
    about: 'title in quotes and dash explanation',
    caption:
      '“Marry Me” Chickpeas — 20 minutes, one pan, zero regrets\n\n1 tbsp oil\n3 garlic cloves\n2 cans chickpeas, drained\n1/2 cup sun-dried tomatoes\n1 cup coconut cream\n2 handfuls spinach\n1 tsp oregano\n\nsauté the garlic in the oil for a minute ➝ add tomatoes, oregano, chickpeas and cream ➝ simmer 10 min ➝ wilt in the spinach ➝ serve with crusty bread\n\n#marrymechickpeas #veganrecipe',
    titles: [
      '“Marry Me” Chickpeas',
      'Marry Me Chickpeas',
      '“Marry Me” Chickpeas — 20 minutes, one pan, zero regrets',
    ],
    ingredients: [
      '1 tbsp oil',
      '3 garlic cloves',
      '2 cans chickpeas, drained',
      '1/2 cup sun-dried tomatoes',
      '1 cup coconut cream',
      '2 handfuls spinach',
      '1 tsp oregano',
    ],
    instructions: [
      'sauté the garlic in the oil for a minute',
      'add tomatoes, oregano, chickpeas and cream',
      'simmer 10 min',
      'wilt in the spinach',
      'serve with crusty bread',
    ],
  },
  {
    about: 'Recipe below header and recipe name second',
    caption:
      'Your sign to make pizza at home 🍕 RECIPE BELOW 👇🏼\n\nNo-Knead Pizza Dough\n500g bread flour\n7g yeast\n10g salt\n350ml water\n2 tbsp olive oil\n\nMix everything in a bowl. Cover and let rise for 12 hours at room temp. Divide into 4, shape into balls and rest for 1 hour. Stretch, top and bake at 250C for 8 minutes.\n\n📌 Save it for the weekend!',
    titles: ['No-Knead Pizza Dough'],
    ingredients: ['500g bread flour', '7g yeast', '10g salt', '350ml water', '2 tbsp olive oil'],
    instructions: [
      'Mix everything in a bowl.',
      'Cover and let rise for 12 hours at room temp.',
      'Divide into 4, shape into balls and rest for 1 hour.',
      'Stretch, top and bake at 250C for 8 minutes.',
    ],
  },
  {
    about: 'lower case tiktok without punctuation in lines',
    caption:
      'buldak cream pasta bc i deserve it 🔥\n\n- 200g rigatoni\n- 3 tbsp buldak sauce\n- 150ml cream\n- 1 tbsp butter\n- handful of mozzarella\n- spring onion\n\n1 boil the pasta\n2 melt the butter add the sauce and cream\n3 toss the pasta in with the cheese\n4 top with spring onion & eat in bed',
    titles: ['buldak cream pasta', 'buldak cream pasta bc i deserve it'],
    ingredients: [
      '200g rigatoni',
      '3 tbsp buldak sauce',
      '150ml cream',
      '1 tbsp butter',
      'handful of mozzarella',
      'spring onion',
    ],
    instructions: [
      'boil the pasta',
      'melt the butter add the sauce and cream',
      'toss the pasta in with the cheese',
      'top with spring onion & eat in bed',
    ],
  },
  {
    about: 'message from a friend',
    caption:
      'Hey Lisa, here is the recipe for the pumpkin soup you asked for:\n\n1 small pumpkin (about 1 kg)\n2 potatoes\n1 onion\n1 l vegetable stock\n200 ml coconut milk\n1 tsp curry powder\n\nChop everything, fry the onion, add the rest except the coconut milk and simmer for 25 minutes. Then blend and stir in the coconut milk. Freezes really well.\n\nLove, Mia',
    titles: ['pumpkin soup', 'the pumpkin soup'],
    ingredients: [
      '1 small pumpkin (about 1 kg)',
      '2 potatoes',
      '1 onion',
      '1 l vegetable stock',
      '200 ml coconut milk',
      '1 tsp curry powder',
    ],
    instructions: [
      'Chop everything, fry the onion, add the rest except the coconut milk and simmer for 25 minutes.',
      'Then blend and stir in the coconut milk.',
    ],
  },
  {
    about: 'Notes app style with dashes and times',
    caption:
      'Slow cooker pulled pork\nprep 15 min / cook 8 h / serves 8\n\n-2 kg pork shoulder\n-2 tbsp brown sugar\n-1 tbsp smoked paprika\n-2 tsp salt\n-250 ml bbq sauce\n-1 onion\n\nrub pork with sugar, paprika and salt\nput onion in slow cooker, pork on top, pour over half the sauce\ncook on low for 8 hours\nshred, stir in remaining sauce',
    titles: ['Slow cooker pulled pork'],
    ingredients: [
      '2 kg pork shoulder',
      '2 tbsp brown sugar',
      '1 tbsp smoked paprika',
      '2 tsp salt',
      '250 ml bbq sauce',
      '1 onion',
    ],
    instructions: [
      'rub pork with sugar, paprika and salt',
      'put onion in slow cooker, pork on top, pour over half the sauce',
      'cook on low for 8 hours',
      'shred, stir in remaining sauce',
    ],
    servings: 8,
    prepTime: 15,
    cookTime: 480,
  },
  {
    about: 'pipes and dashes between facts',
    caption:
      'THAI RED CURRY NOODLE SOUP 🍜 | 30 min | serves 4\n\n1 Tbsp coconut oil\n3 Tbsp red curry paste\n1 can (400 ml) coconut milk\n4 cups chicken stock\n8 oz rice noodles\n2 cups shredded chicken\nLime wedges, cilantro & chili oil for serving\n\n1. Heat the oil and fry the curry paste for 2 minutes.\n2. Add coconut milk and stock; simmer for 10 minutes.\n3. Add noodles and chicken and cook until the noodles are tender.\n4. Serve with lime, cilantro and chili oil.',
    titles: ['THAI RED CURRY NOODLE SOUP'],
    ingredients: [
      '1 Tbsp coconut oil',
      '3 Tbsp red curry paste',
      '1 can (400 ml) coconut milk',
      '4 cups chicken stock',
      '8 oz rice noodles',
      '2 cups shredded chicken',
      'Lime wedges, cilantro & chili oil for serving',
    ],
    instructions: [
      'Heat the oil and fry the curry paste for 2 minutes.',
      'Add coconut milk and stock; simmer for 10 minutes.',
      'Add noodles and chicken and cook until the noodles are tender.',
      'Serve with lime, cilantro and chili oil.',
    ],
    servings: 4,
  },
  {
    about: 'replying with quote then lowercase title',
    caption:
      'Replying to @jenny_eats okay you asked so here it is!! crispy rice salad 🥒\n\n2 cups cooked rice\n2 tbsp chili crisp\n1 cucumber, sliced\n1 avocado\n3 tbsp soy sauce\n1 tbsp rice vinegar\n1 tsp honey\n\nmix the rice with the chili crisp, spread on a tray and bake at 400F for 30 min. whisk soy, vinegar and honey. toss everything together and eat immediately\n\n#crispyricesalad #saladtok',
    titles: ['crispy rice salad', 'here it is!! crispy rice salad'],
    ingredients: [
      '2 cups cooked rice',
      '2 tbsp chili crisp',
      '1 cucumber, sliced',
      '1 avocado',
      '3 tbsp soy sauce',
      '1 tbsp rice vinegar',
      '1 tsp honey',
    ],
    instructions: [
      'mix the rice with the chili crisp, spread on a tray and bake at 400F for 30 min.',
      'whisk soy, vinegar and honey.',
      'toss everything together and eat immediately',
    ],
  },
  {
    about: 'caption w/ "Recipe:" then bullets then "Method -" ',
    caption:
      'Date night = this Creamy Lobster Linguine 🦞❤️\n\nRecipe:\n• 8oz linguine\n• 2 lobster tails\n• 3 tbsp butter\n• 4 garlic cloves, sliced\n• 1/2 cup white wine\n• 3/4 cup cream\n• salt, pepper, parsley\n\nMethod - \nCook pasta in salted water.\nSteam the lobster for 6 mins, then chop.\nMelt butter, add garlic, then wine. Reduce by half.\nAdd cream, lobster and pasta. Toss & serve!\n\n🎥: @someone',
    titles: [
      'Creamy Lobster Linguine',
      'this Creamy Lobster Linguine',
      'Date night = this Creamy Lobster Linguine',
    ],
    ingredients: [
      '8oz linguine',
      '2 lobster tails',
      '3 tbsp butter',
      '4 garlic cloves, sliced',
      '1/2 cup white wine',
      '3/4 cup cream',
      'salt, pepper, parsley',
    ],
    instructions: [
      'Cook pasta in salted water.',
      'Steam the lobster for 6 mins, then chop.',
      'Melt butter, add garlic, then wine. Reduce by half.',
      'Add cream, lobster and pasta. Toss & serve!',
    ],
  },
  {
    about: 'a counted ingredient stands first, and a gap behind each line',
    caption:
      'Weeknight chicken\n\n2 large chicken breasts\n\n2 tbsp oil\n\n1 tsp salt\n\nFry the chicken for 10 minutes.',
    titles: ['Weeknight chicken'],
    ingredients: ['2 large chicken breasts', '2 tbsp oil', '1 tsp salt'],
    instructions: ['Fry the chicken for 10 minutes.'],
  },
  {
    about: 'nothing stands above the main ingredient',
    caption: '4 boneless chicken thighs\n\n2 tbsp oil\n1 tsp salt\n\nFry the chicken for 10 minutes.',
    titles: ['4 boneless chicken thighs Recipe'],
    ingredients: ['4 boneless chicken thighs', '2 tbsp oil', '1 tsp salt'],
    instructions: ['Fry the chicken for 10 minutes.'],
  },
  {
    about: 'loved hot dogs and rounds of pastry are food',
    caption:
      'Party dogs\n\n6 hot dog sausages\n2 rounds of puff pastry\n1 egg\n\nWrap the sausages in the pastry.\nBrush with the egg. Everyone will love it!\nBake for 20 minutes.',
    titles: ['Party dogs'],
    ingredients: ['6 hot dog sausages', '2 rounds of puff pastry', '1 egg'],
    instructions: ['Wrap the sausages in the pastry.', 'Brush with the egg.', 'Bake for 20 minutes.'],
  },
];
