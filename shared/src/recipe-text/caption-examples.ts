/** Captions as people write them, made up for these tests, and what is in them. */
export interface CaptionExample {
  about: string;
  caption: string;
  /** Null: no recipe. Else the titles that are right. */
  titles: string[] | null;
  ingredients: string[];
  instructions: string[];
  servings?: number;
  prepTime?: number;
  cookTime?: number;
}

export const CAPTION_EXAMPLES: readonly CaptionExample[] = [
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
    about: 'German, without bullets',
    caption:
      'Schneller Kartoffelsalat wie bei Oma\n\nZutaten für 4 Personen:\n1 kg festkochende Kartoffeln\n1 Zwiebel\n250 ml Gemüsebrühe\n3 EL Weißweinessig\n4 EL Sonnenblumenöl\n1 TL Senf\nSalz und Pfeffer\nSchnittlauch\n\nZubereitung:\nKartoffeln kochen, pellen und in Scheiben schneiden.\nZwiebel fein würfeln und mit der heißen Brühe übergießen.\nEssig, Öl und Senf verrühren und über die Kartoffeln geben.\nMindestens 30 Minuten ziehen lassen.\n\nAbonniert meinen Kanal für mehr Rezepte!',
    titles: ['Schneller Kartoffelsalat wie bei Oma'],
    ingredients: [
      '1 kg festkochende Kartoffeln',
      '1 Zwiebel',
      '250 ml Gemüsebrühe',
      '3 EL Weißweinessig',
      '4 EL Sonnenblumenöl',
      '1 TL Senf',
      'Salz und Pfeffer',
      'Schnittlauch',
    ],
    instructions: [
      'Kartoffeln kochen, pellen und in Scheiben schneiden.',
      'Zwiebel fein würfeln und mit der heißen Brühe übergießen.',
      'Essig, Öl und Senf verrühren und über die Kartoffeln geben.',
      'Mindestens 30 Minuten ziehen lassen.',
    ],
    servings: 4,
  },
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
    about: 'Italian',
    caption:
      "Pasta al pomodoro 🍝 la ricetta più semplice del mondo!\n\nIngredienti per 2 persone\n200 g di spaghetti\n400 g di pomodori pelati\n1 spicchio d'aglio\n3 cucchiai d'olio extravergine\nbasilico q.b.\nsale q.b.\n\nProcedimento\nScaldare l'olio con l'aglio in una padella.\nAggiungere i pomodori e cuocere per 20 minuti.\nCuocere la pasta, scolarla e unirla al sugo.\nCompletare con il basilico.\n\nSalva la ricetta e seguimi per altre idee!",
    titles: ['Pasta al pomodoro'],
    ingredients: [
      '200 g di spaghetti',
      '400 g di pomodori pelati',
      "1 spicchio d'aglio",
      "3 cucchiai d'olio extravergine",
      'basilico q.b.',
      'sale q.b.',
    ],
    instructions: [
      "Scaldare l'olio con l'aglio in una padella.",
      'Aggiungere i pomodori e cuocere per 20 minuti.',
      'Cuocere la pasta, scolarla e unirla al sugo.',
      'Completare con il basilico.',
    ],
    servings: 2,
  },
  {
    about: 'sections without a heading over them',
    caption:
      "My grandma's apple crumble ❤️ The one recipe I will never change.\n\nFor the filling\n6 apples, peeled and sliced\n50g sugar\n1 tsp cinnamon\n\nFor the crumble\n200g flour\n120g cold butter\n100g demerara sugar\n50g oats\n\nToss the apples with the sugar and cinnamon and tip into a dish.\nRub the butter into the flour until it looks like breadcrumbs, then stir in the sugar and oats.\nScatter over the apples and bake at 180C for 40 minutes.\n\nServe with custard, obviously.\n\nServes 6",
    titles: ["My grandma's apple crumble", "grandma's apple crumble", 'apple crumble'],
    ingredients: [
      '[For the filling]',
      '6 apples, peeled and sliced',
      '50g sugar',
      '1 tsp cinnamon',
      '[For the crumble]',
      '200g flour',
      '120g cold butter',
      '100g demerara sugar',
      '50g oats',
    ],
    instructions: [
      'Toss the apples with the sugar and cinnamon and tip into a dish.',
      'Rub the butter into the flour until it looks like breadcrumbs, then stir in the sugar and oats.',
      'Scatter over the apples and bake at 180C for 40 minutes.',
      'Serve with custard, obviously.',
    ],
    servings: 6,
    cookTime: 40,
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
    about: 'headings in capitals',
    caption:
      'Overnight Oats 3 Ways 🫐 \n\nBASE\n40g oats\n120ml milk\n1 tbsp chia seeds\n\nBERRY\n50g blueberries\n1 tsp honey\n\nCHOC\n1 tbsp cocoa\n1/2 banana, mashed\n\nStir the base with your flavour, cover and leave in the fridge overnight. Eat cold!',
    titles: ['Overnight Oats 3 Ways', 'Overnight Oats'],
    ingredients: [
      '[BASE]',
      '40g oats',
      '120ml milk',
      '1 tbsp chia seeds',
      '[BERRY]',
      '50g blueberries',
      '1 tsp honey',
      '[CHOC]',
      '1 tbsp cocoa',
      '1/2 banana, mashed',
    ],
    instructions: ['Stir the base with your flavour, cover and leave in the fridge overnight. Eat cold!'],
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
    about: 'Portuguese',
    caption:
      'Pão de queijo de liquidificador 🧀\n\nIngredientes\n1 ovo\n1/2 xícara de óleo\n1 xícara de leite\n2 xícaras de polvilho doce\n100 g de queijo ralado\n1 colher (chá) de sal\n\nModo de preparo\nBata tudo no liquidificador até ficar homogêneo.\nDespeje em forminhas untadas.\nAsse em forno preaquecido a 200 °C por 20 minutos.\n\nRende 20 unidades. Salve essa receita!',
    titles: ['Pão de queijo de liquidificador'],
    ingredients: [
      '1 ovo',
      '1/2 xícara de óleo',
      '1 xícara de leite',
      '2 xícaras de polvilho doce',
      '100 g de queijo ralado',
      '1 colher (chá) de sal',
    ],
    instructions: [
      'Bata tudo no liquidificador até ficar homogêneo.',
      'Despeje em forminhas untadas.',
      'Asse em forno preaquecido a 200 °C por 20 minutos.',
    ],
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
    about: 'sections, numbered steps, notes',
    caption:
      'Crispy tofu bowls are on repeat here 🥢\n\nTOFU\n- 400 g firm tofu, pressed\n- 2 tbsp cornflour\n- 1 tbsp oil\n\nSAUCE\n- 3 tbsp soy sauce\n- 1 tbsp maple syrup\n- 1 tsp grated ginger\n\n1. Cube the tofu and toss in the cornflour.\n2. Fry in the oil until golden on all sides.\n3. Simmer the sauce for 2 minutes and toss with the tofu.\n4. Serve over rice.\n\nNotes\n• Use tamari for gluten free.\n\n#tofu #crispytofu',
    titles: ['Crispy tofu bowls are on repeat here', 'Crispy tofu bowls'],
    ingredients: [
      '[TOFU]',
      '400 g firm tofu, pressed',
      '2 tbsp cornflour',
      '1 tbsp oil',
      '[SAUCE]',
      '3 tbsp soy sauce',
      '1 tbsp maple syrup',
      '1 tsp grated ginger',
    ],
    instructions: [
      'Cube the tofu and toss in the cornflour.',
      'Fry in the oil until golden on all sides.',
      'Simmer the sauce for 2 minutes and toss with the tofu.',
      'Serve over rice.',
    ],
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
    about: 'numbered ingredients',
    caption:
      'Iced coffee at home ☕️🧊\n1. 2 shots of espresso\n2. 1 tbsp maple syrup\n3. Ice\n4. 150 ml oat milk\nStir the syrup into the hot espresso, pour over ice and top with the milk.',
    titles: ['Iced coffee at home'],
    ingredients: ['2 shots of espresso', '1 tbsp maple syrup', 'Ice', '150 ml oat milk'],
    instructions: ['Stir the syrup into the hot espresso, pour over ice and top with the milk.'],
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
    about: 'a workout',
    caption:
      'Morning workout 💪\n\n10 push ups\n20 squats\n30 second plank\n15 burpees\n\nRepeat 3 times and rest for 60 seconds between rounds. Save this for later!',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'a day of meals',
    caption:
      'What I ate today 🥗\n\nBreakfast: 2 eggs, toast\nLunch: chicken salad\nDinner: 200g salmon with rice\nSnack: 1 apple\n\nFull day 1800 kcal',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'a giveaway',
    caption:
      'GIVEAWAY 🎉 Win a stand mixer!\n\nHow to enter:\n1. Follow @kitchenshop\n2. Like this post\n3. Tag 2 friends in the comments\n\nEnds Sunday. Good luck!',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'a restaurant',
    caption:
      'Dinner at the new place in town. We ordered 3 tacos, 2 margaritas and 1 flan and it was SO good. Add it to your list! 📍Main Street',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'tips',
    caption:
      "5 tips for better sourdough 🍞\n1. Weigh your flour\n2. Keep your starter warm\n3. Don't rush the proof\n4. Use a hot oven\n5. Let it cool before slicing",
    titles: null,
    ingredients: [],
    instructions: [],
  },
  { about: 'pictures only', caption: '🍅🍅🍅🔥🔥', titles: null, ingredients: [], instructions: [] },
  {
    about: 'a recipe elsewhere',
    caption:
      'Full recipe on my blog! Link in bio 👆 The creamiest mac and cheese you will ever eat. #macandcheese',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'a shopping trip',
    caption:
      'Weekly shop haul 🛒\n\n2 pints of milk\n1 loaf sourdough\n6 eggs\n500g mince\n3 peppers\n\nTotal £32.50. What do you want to see me cook?',
    titles: null,
    ingredients: [],
    instructions: [],
  },
];
