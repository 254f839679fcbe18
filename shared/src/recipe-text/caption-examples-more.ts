import type { CaptionExample } from './caption-examples.ts';

/** More captions made up for the tests: other languages, other ways to write a list, and texts that only talk of food. */
export const MORE_CAPTION_EXAMPLES: readonly CaptionExample[] = [
  {
    about: 'arrows and a German caption with emoji items',
    caption:
      "Omg dieser Nudelauflauf ist sooo lecker 😍🔥\n\nCREMIGER BROKKOLI-NUDELAUFLAUF 🥦🧀\n\n👉🏼 Das brauchst du (3 Portionen):\n▪️ 300 g Penne\n▪️ 1 Brokkoli\n▪️ 200 ml Sahne\n▪️ 150 g Frischkäse\n▪️ 100 g geriebener Gouda\n▪️ 1 Knoblauchzehe\n▪️ Salz, Pfeffer, Muskat\n\n👉🏼 So geht's:\n➡️ Nudeln nach Packungsanweisung kochen, den Brokkoli die letzten 3 Minuten mitkochen.\n➡️ Sahne, Frischkäse und Knoblauch verrühren und würzen.\n➡️ Alles in eine Auflaufform geben, mit Käse bestreuen und bei 200 Grad 20 Minuten backen.\n\nSpeicher dir das Rezept ab und folge mir für mehr! 💛\nWerbung, da Markennennung\n#nudelauflauf #schnellerezepte #feierabendküche",
    titles: ['CREMIGER BROKKOLI-NUDELAUFLAUF'],
    ingredients: [
      '300 g Penne',
      '1 Brokkoli',
      '200 ml Sahne',
      '150 g Frischkäse',
      '100 g geriebener Gouda',
      '1 Knoblauchzehe',
      'Salz, Pfeffer, Muskat',
    ],
    instructions: [
      'Nudeln nach Packungsanweisung kochen, den Brokkoli die letzten 3 Minuten mitkochen.',
      'Sahne, Frischkäse und Knoblauch verrühren und würzen.',
      'Alles in eine Auflaufform geben, mit Käse bestreuen und bei 200 Grad 20 Minuten backen.',
    ],
    servings: 3,
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
    about: 'Polish',
    caption:
      'Naleśniki z twarogiem 🥞 najlepsze na obiad!\n\nSkładniki:\n✔️ 250 g mąki\n✔️ 2 jajka\n✔️ 500 ml mleka\n✔️ szczypta soli\n✔️ 400 g twarogu\n✔️ 3 łyżki cukru\n\nPrzygotowanie:\n1. Mąkę, jajka, mleko i sól wymieszaj na gładkie ciasto.\n2. Smaż cienkie naleśniki na rozgrzanej patelni.\n3. Twaróg wymieszaj z cukrem, nałóż na naleśniki i zwiń.\n\nZapisz przepis! 💕 #nalesniki #przepis',
    titles: ['Naleśniki z twarogiem'],
    ingredients: ['250 g mąki', '2 jajka', '500 ml mleka', 'szczypta soli', '400 g twarogu', '3 łyżki cukru'],
    instructions: [
      'Mąkę, jajka, mleko i sól wymieszaj na gładkie ciasto.',
      'Smaż cienkie naleśniki na rozgrzanej patelni.',
      'Twaróg wymieszaj z cukrem, nałóż na naleśniki i zwiń.',
    ],
  },
  {
    about: 'Turkish',
    caption:
      'Fırında Mücver 🥒\n\nMalzemeler\n2 adet kabak\n1 adet havuç\n3 yumurta\n1 su bardağı un\n1 çay kaşığı tuz\nYarım demet dereotu\n\nYapılışı\nKabak ve havucu rendeleyin, suyunu sıkın.\nYumurta, un, tuz ve dereotunu ekleyip karıştırın.\nYağlı kağıt serili tepsiye yayın.\n180 derecede 35 dakika pişirin.\n\nAfiyet olsun 🌸 Kaydetmeyi unutmayın\n#mücver #tarif',
    titles: ['Fırında Mücver'],
    ingredients: [
      '2 adet kabak',
      '1 adet havuç',
      '3 yumurta',
      '1 su bardağı un',
      '1 çay kaşığı tuz',
      'Yarım demet dereotu',
    ],
    instructions: [
      'Kabak ve havucu rendeleyin, suyunu sıkın.',
      'Yumurta, un, tuz ve dereotunu ekleyip karıştırın.',
      'Yağlı kağıt serili tepsiye yayın.',
      '180 derecede 35 dakika pişirin.',
    ],
  },
  {
    about: 'Russian',
    caption:
      'Сырники без муки 🧀✨\n\nИнгредиенты:\n▫️ 400 г творога\n▫️ 1 яйцо\n▫️ 2 ст. л. сахара\n▫️ 3 ст. л. манки\n▫️ щепотка соли\n\nПриготовление:\n1️⃣ Смешайте творог, яйцо, сахар и соль.\n2️⃣ Добавьте манку и оставьте на 15 минут.\n3️⃣ Сформируйте сырники и обжарьте по 3 минуты с каждой стороны.\n\nСохраняйте рецепт и подписывайтесь! ❤️\n#сырники #завтрак',
    titles: ['Сырники без муки'],
    ingredients: ['400 г творога', '1 яйцо', '2 ст. л. сахара', '3 ст. л. манки', 'щепотка соли'],
    instructions: [
      'Смешайте творог, яйцо, сахар и соль.',
      'Добавьте манку и оставьте на 15 минут.',
      'Сформируйте сырники и обжарьте по 3 минуты с каждой стороны.',
    ],
  },
  {
    about: 'Portuguese, quantities after, tip',
    caption:
      'BOLO DE CENOURA DE LIQUIDIFICADOR 🥕🍫\n\nAquele bolo que não tem erro!\n\n📝 Ingredientes\n3 cenouras médias\n4 ovos\n1/2 xícara de óleo\n2 xícaras de açúcar\n2 e 1/2 xícaras de farinha de trigo\n1 colher de sopa de fermento\n\n👩🏽‍🍳 Modo de preparo\nBata no liquidificador as cenouras, os ovos, o óleo e o açúcar.\nMisture com a farinha e por último o fermento.\nAsse em forno médio por 40 minutos.\n\nDica: espere esfriar antes de desenformar.\n\nRende 12 porções\nSalva esse post e marca quem ama bolo! 💛',
    titles: ['BOLO DE CENOURA DE LIQUIDIFICADOR'],
    ingredients: [
      '3 cenouras médias',
      '4 ovos',
      '1/2 xícara de óleo',
      '2 xícaras de açúcar',
      '2 e 1/2 xícaras de farinha de trigo',
      '1 colher de sopa de fermento',
    ],
    instructions: [
      'Bata no liquidificador as cenouras, os ovos, o óleo e o açúcar.',
      'Misture com a farinha e por último o fermento.',
      'Asse em forno médio por 40 minutos.',
    ],
    servings: 12,
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
    about: 'TikTok inline, commas, lower case',
    caption:
      'cottage cheese flatbread 🫓 you need: 1 cup cottage cheese, 1 egg, 1/2 tsp garlic powder, pinch of salt. blend everything until smooth, spread on a lined tray, bake at 350°F for 35 min. let it cool before peeling off! #cottagecheese #flatbread #highprotein #lowcarb',
    titles: ['cottage cheese flatbread'],
    ingredients: ['1 cup cottage cheese', '1 egg', '1/2 tsp garlic powder', 'pinch of salt'],
    instructions: [
      'blend everything until smooth, spread on a lined tray, bake at 350°F for 35 min.',
      'let it cool before peeling off!',
    ],
  },
  {
    about: 'YouTube with several sections, links, chapters between',
    caption:
      'Learn how to make the BEST Homemade Cinnamon Rolls! Soft, gooey and loaded with cream cheese icing.\n\nPRINT RECIPE: https://www.example-bakes.com/cinnamon-rolls/\n\n▶ DOUGH\n3/4 cup (180ml) warm milk\n2 1/4 tsp active dry yeast\n1/4 cup (50g) sugar\n1 egg + 1 yolk\n1/4 cup (57g) melted butter\n3 cups (375g) bread flour\n3/4 tsp salt\n\n▶ FILLING\n2/3 cup (130g) brown sugar\n1 1/2 tbsp cinnamon\n1/4 cup (57g) soft butter\n\n▶ ICING\n4 oz (113g) cream cheese\n3 tbsp butter\n3/4 cup (90g) powdered sugar\n1/2 tsp vanilla\n\nINSTRUCTIONS\n1. Combine the milk and yeast and let sit for 5 minutes.\n2. Add sugar, eggs, butter, flour and salt and knead for 8 minutes.\n3. Let rise for 1 1/2 hours.\n4. Roll out, spread with the butter, sprinkle with sugar and cinnamon, roll up and cut into 9 rolls.\n5. Proof for 30 minutes, then bake at 350F for 20-25 minutes.\n6. Beat the icing ingredients and spread over warm rolls.\n\n0:00 Intro\n0:25 Making the dough\n3:10 Filling\n5:45 Icing\n\n#cinnamonrolls #baking',
    titles: [
      'Homemade Cinnamon Rolls',
      'BEST Homemade Cinnamon Rolls',
      'the BEST Homemade Cinnamon Rolls',
      'Learn how to make the BEST Homemade Cinnamon Rolls',
      'how to make the BEST Homemade Cinnamon Rolls',
    ],
    ingredients: [
      '[DOUGH]',
      '3/4 cup (180ml) warm milk',
      '2 1/4 tsp active dry yeast',
      '1/4 cup (50g) sugar',
      '1 egg + 1 yolk',
      '1/4 cup (57g) melted butter',
      '3 cups (375g) bread flour',
      '3/4 tsp salt',
      '[FILLING]',
      '2/3 cup (130g) brown sugar',
      '1 1/2 tbsp cinnamon',
      '1/4 cup (57g) soft butter',
      '[ICING]',
      '4 oz (113g) cream cheese',
      '3 tbsp butter',
      '3/4 cup (90g) powdered sugar',
      '1/2 tsp vanilla',
    ],
    instructions: [
      'Combine the milk and yeast and let sit for 5 minutes.',
      'Add sugar, eggs, butter, flour and salt and knead for 8 minutes.',
      'Let rise for 1 1/2 hours.',
      'Roll out, spread with the butter, sprinkle with sugar and cinnamon, roll up and cut into 9 rolls.',
      'Proof for 30 minutes, then bake at 350F for 20-25 minutes.',
      'Beat the icing ingredients and spread over warm rolls.',
    ],
  },
  {
    about: 'Italian, prose method, amounts behind names',
    caption:
      'Spaghetti alla carbonara 🍝🥓\n\nLa ricetta originale, senza panna!\n\nINGREDIENTI x 4 persone\nSpaghetti 400 g\nGuanciale 200 g\nTuorli 6\nPecorino romano 100 g\nPepe nero q.b.\n\nPROCEDIMENTO\nTagliate il guanciale a listarelle e fatelo rosolare in padella. Sbattete i tuorli con il pecorino e il pepe. Cuocete gli spaghetti, scolateli e saltateli nella padella. Togliete dal fuoco, unite le uova e mescolate.\n\nSalva la ricetta e seguimi per altre idee ❤️\n#carbonara #cucinaitaliana',
    titles: ['Spaghetti alla carbonara'],
    ingredients: [
      'Spaghetti 400 g',
      'Guanciale 200 g',
      'Tuorli 6',
      'Pecorino romano 100 g',
      'Pepe nero q.b.',
    ],
    instructions: [
      'Tagliate il guanciale a listarelle e fatelo rosolare in padella.',
      'Sbattete i tuorli con il pecorino e il pepe.',
      'Cuocete gli spaghetti, scolateli e saltateli nella padella.',
      'Togliete dal fuoco, unite le uova e mescolate.',
    ],
    servings: 4,
  },
  {
    about: 'Spanish without headings, arrows',
    caption:
      '¡El mejor guacamole del mundo! 🥑\n\n→ 3 aguacates maduros\n→ 1/2 cebolla morada\n→ 1 tomate\n→ 1 chile serrano\n→ Jugo de 2 limones\n→ Cilantro al gusto\n→ Sal\n\nMachaca los aguacates con un tenedor. Pica la cebolla, el tomate, el chile y el cilantro muy finos. Mezcla todo con el jugo de limón y la sal. ¡Listo!\n\nGuarda esta receta y etiqueta a tu amigo 🥳\n#guacamole #recetasfaciles',
    titles: ['El mejor guacamole del mundo', '¡El mejor guacamole del mundo!'],
    ingredients: [
      '3 aguacates maduros',
      '1/2 cebolla morada',
      '1 tomate',
      '1 chile serrano',
      'Jugo de 2 limones',
      'Cilantro al gusto',
      'Sal',
    ],
    instructions: [
      'Machaca los aguacates con un tenedor.',
      'Pica la cebolla, el tomate, el chile y el cilantro muy finos.',
      'Mezcla todo con el jugo de limón y la sal.',
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
    about: 'sections as inline lists',
    caption:
      'Chicken Shawarma Bowls 🥙 \n\nMeal prep this on Sunday and thank me on Wednesday.\n\nChicken: 1.5 lbs chicken thighs, 3 tbsp yogurt, 1 tbsp cumin, 1 tbsp paprika, 1 tsp salt\nGarlic sauce: 1/2 cup mayo, 1/4 cup yogurt, 3 cloves garlic, 1 tbsp lemon juice\nBowls: 3 cups cooked rice, 1 cucumber, 1 cup tomatoes\n\n1. Marinate the chicken for at least 1 hour.\n2. Bake at 425F for 25 minutes, then slice.\n3. Whisk the sauce ingredients.\n4. Build your bowls and drizzle with sauce.\n\nMakes 4 bowls | 520 cals | 42g protein',
    titles: ['Chicken Shawarma Bowls'],
    ingredients: [
      '[Chicken]',
      '1.5 lbs chicken thighs',
      '3 tbsp yogurt',
      '1 tbsp cumin',
      '1 tbsp paprika',
      '1 tsp salt',
      '[Garlic sauce]',
      '1/2 cup mayo',
      '1/4 cup yogurt',
      '3 cloves garlic',
      '1 tbsp lemon juice',
      '[Bowls]',
      '3 cups cooked rice',
      '1 cucumber',
      '1 cup tomatoes',
    ],
    instructions: [
      'Marinate the chicken for at least 1 hour.',
      'Bake at 425F for 25 minutes, then slice.',
      'Whisk the sauce ingredients.',
      'Build your bowls and drizzle with sauce.',
    ],
    servings: 4,
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
    about: 'notes and storage after steps, sub-headings in method',
    caption:
      'Beef & Broccoli Stir Fry 🥦🥩\n\nBetter than takeout and done in 25 minutes!\n\nIngredients\nFor the beef\n500g flank steak, thinly sliced\n1 tbsp cornstarch\n1 tbsp soy sauce\nFor the sauce\n1/2 cup beef broth\n3 tbsp soy sauce\n2 tbsp brown sugar\n1 tbsp sesame oil\nFor the stir fry\n1 large head broccoli\n2 tbsp oil\n3 cloves garlic, minced\n\nInstructions\n1. Toss the beef with cornstarch and soy sauce.\n2. Whisk all of the sauce ingredients together.\n3. Steam the broccoli for 2 minutes.\n4. Sear the beef in hot oil, add garlic and sauce and simmer until thick.\n5. Add the broccoli, toss and serve.\n\nNotes\n• Freeze the steak for 20 minutes to make slicing easier.\n• Keeps in the fridge for 3 days.\n\nFull nutrition on the blog 🔗 link in bio\n#stirfry #takeout',
    titles: ['Beef & Broccoli Stir Fry'],
    ingredients: [
      '[For the beef]',
      '500g flank steak, thinly sliced',
      '1 tbsp cornstarch',
      '1 tbsp soy sauce',
      '[For the sauce]',
      '1/2 cup beef broth',
      '3 tbsp soy sauce',
      '2 tbsp brown sugar',
      '1 tbsp sesame oil',
      '[For the stir fry]',
      '1 large head broccoli',
      '2 tbsp oil',
      '3 cloves garlic, minced',
    ],
    instructions: [
      'Toss the beef with cornstarch and soy sauce.',
      'Whisk all of the sauce ingredients together.',
      'Steam the broccoli for 2 minutes.',
      'Sear the beef in hot oil, add garlic and sauce and simmer until thick.',
      'Add the broccoli, toss and serve.',
    ],
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
    about: 'Japanese',
    caption:
      '簡単！鶏の照り焼き🍗\n\n【材料】2人分\n鶏もも肉 1枚\n醤油 大さじ2\nみりん 大さじ2\n砂糖 大さじ1\nサラダ油 小さじ1\n\n【作り方】\n①鶏もも肉の厚みを均一にする。\n②フライパンに油を熱し、皮目から焼く。\n③ひっくり返して蓋をし、5分焼く。\n④調味料を加えて、照りが出るまで煮詰める。\n\n保存して作ってみてね！\n#照り焼き #簡単レシピ',
    titles: ['簡単！鶏の照り焼き', '鶏の照り焼き', '簡単鶏の照り焼き', '簡単 鶏の照り焼き'],
    ingredients: ['鶏もも肉 1枚', '醤油 大さじ2', 'みりん 大さじ2', '砂糖 大さじ1', 'サラダ油 小さじ1'],
    instructions: [
      '鶏もも肉の厚みを均一にする。',
      'フライパンに油を熱し、皮目から焼く。',
      'ひっくり返して蓋をし、5分焼く。',
      '調味料を加えて、照りが出るまで煮詰める。',
    ],
    servings: 2,
  },
  {
    about: 'Korean',
    caption:
      '초간단 계란볶음밥 🍳\n\n재료\n밥 1공기\n계란 2개\n대파 1/2대\n간장 1큰술\n참기름 1작은술\n\n만드는 법\n1. 대파를 썰어 기름에 볶아주세요.\n2. 계란을 풀어 스크램블을 만들어주세요.\n3. 밥과 간장을 넣고 센 불에 볶아주세요.\n4. 참기름을 넣고 마무리합니다.\n\n#볶음밥 #레시피',
    titles: ['초간단 계란볶음밥'],
    ingredients: ['밥 1공기', '계란 2개', '대파 1/2대', '간장 1큰술', '참기름 1작은술'],
    instructions: [
      '대파를 썰어 기름에 볶아주세요.',
      '계란을 풀어 스크램블을 만들어주세요.',
      '밥과 간장을 넣고 센 불에 볶아주세요.',
      '참기름을 넣고 마무리합니다.',
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
    about: 'German inline TikTok',
    caption:
      'Proteinpancakes in 10 Minuten 🥞 Zutaten: 1 Banane, 2 Eier, 40 g Haferflocken, 1 Scoop Proteinpulver, 1 TL Backpulver. Alles mixen, kleine Pancakes in der Pfanne ausbacken und mit Beeren servieren. #pancakes #protein #frühstück',
    titles: ['Proteinpancakes in 10 Minuten', 'Proteinpancakes'],
    ingredients: ['1 Banane', '2 Eier', '40 g Haferflocken', '1 Scoop Proteinpulver', '1 TL Backpulver'],
    instructions: ['Alles mixen, kleine Pancakes in der Pfanne ausbacken und mit Beeren servieren.'],
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
    about: 'Portuguese spoken Brazilian TikTok',
    caption:
      'Brigadeiro de colher 🍫 receita fácil demais!\nIngredientes: 1 lata de leite condensado, 1 colher de manteiga, 3 colheres de chocolate em pó e 1/2 caixa de creme de leite.\nModo de fazer: Misture tudo na panela, leve ao fogo baixo e mexa por 8 minutos até desgrudar do fundo. Deixe esfriar e sirva de colher.\n#brigadeiro #receita',
    titles: ['Brigadeiro de colher'],
    ingredients: [
      '1 lata de leite condensado',
      '1 colher de manteiga',
      '3 colheres de chocolate em pó',
      '1/2 caixa de creme de leite',
    ],
    instructions: [
      'Misture tudo na panela, leve ao fogo baixo e mexa por 8 minutos até desgrudar do fundo.',
      'Deixe esfriar e sirva de colher.',
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
    about: 'plus signs as bullets and assemble section',
    caption:
      'Steak Taco Night 🌮\n\nfor the steak:\n+ 1 lb skirt steak\n+ 1 tbsp taco seasoning\n+ 2 limes, juiced\n\nfor the crema:\n+ 1/2 cup sour cream\n+ 1 chipotle pepper\n+ 1 tsp honey\n\nto serve:\n+ 8 corn tortillas\n+ pickled onions\n+ cilantro\n\nmarinate the steak in lime and seasoning for 30 min. blend the crema ingredients until smooth. grill the steak 3-4 min per side, rest and slice. warm the tortillas and build your tacos!\n\nsave this for your next taco night 💃',
    titles: ['Steak Taco Night'],
    ingredients: [
      '[for the steak]',
      '1 lb skirt steak',
      '1 tbsp taco seasoning',
      '2 limes, juiced',
      '[for the crema]',
      '1/2 cup sour cream',
      '1 chipotle pepper',
      '1 tsp honey',
      '[to serve]',
      '8 corn tortillas',
      'pickled onions',
      'cilantro',
    ],
    instructions: [
      'marinate the steak in lime and seasoning for 30 min.',
      'blend the crema ingredients until smooth.',
      'grill the steak 3-4 min per side, rest and slice.',
      'warm the tortillas and build your tacos!',
    ],
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
    about: 'paragraph intro, title last in question',
    caption:
      'Craving something sweet but healthy? Try these Raspberry Chia Bars! 💗\n\nBase:\n1 cup almond flour\n2 tbsp coconut oil\n2 tbsp maple syrup\n\nFilling:\n2 cups raspberries\n3 tbsp chia seeds\n1 tbsp lemon juice\n\n➡ Press the base into a lined tin and bake for 12 minutes at 175C.\n➡ Simmer the raspberries with lemon for 5 minutes, stir in the chia.\n➡ Spread over the base and chill for 2 hours. Cut into 12 bars.\n\nFollow for more healthy treats 🫶',
    titles: ['Raspberry Chia Bars'],
    ingredients: [
      '[Base]',
      '1 cup almond flour',
      '2 tbsp coconut oil',
      '2 tbsp maple syrup',
      '[Filling]',
      '2 cups raspberries',
      '3 tbsp chia seeds',
      '1 tbsp lemon juice',
    ],
    instructions: [
      'Press the base into a lined tin and bake for 12 minutes at 175C.',
      'Simmer the raspberries with lemon for 5 minutes, stir in the chia.',
      'Spread over the base and chill for 2 hours. Cut into 12 bars.',
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
    about: 'Instagram reel german with sections and nutrition',
    caption:
      'Kennt ihr schon meine Blumenkohl-Wings? 🌶️ Knusprig, scharf und vegan!\n\nFür 4 Portionen\n\nFür den Teig:\n1 Blumenkohl\n150 g Mehl\n180 ml Haferdrink\n1 TL Knoblauchpulver\n1 TL Paprikapulver\n\nFür die Sauce:\n80 ml Sriracha\n2 EL Ahornsirup\n1 EL Sojasauce\n\n1. Ofen auf 220 °C Ober-/Unterhitze vorheizen.\n2. Blumenkohl in Röschen teilen. Mehl, Haferdrink und Gewürze zu einem Teig verrühren.\n3. Röschen eintauchen, auf ein Blech legen und 20 Minuten backen.\n4. Sauce verrühren, Wings damit bestreichen und weitere 10 Minuten backen.\n\nNährwerte pro Portion: 260 kcal | 8 g Eiweiß | 50 g KH | 2 g Fett\n\nLasst mir gerne ein ❤️ da!',
    titles: ['Blumenkohl-Wings', 'meine Blumenkohl-Wings', 'Kennt ihr schon meine Blumenkohl-Wings'],
    ingredients: [
      '[Für den Teig]',
      '1 Blumenkohl',
      '150 g Mehl',
      '180 ml Haferdrink',
      '1 TL Knoblauchpulver',
      '1 TL Paprikapulver',
      '[Für die Sauce]',
      '80 ml Sriracha',
      '2 EL Ahornsirup',
      '1 EL Sojasauce',
    ],
    instructions: [
      'Ofen auf 220 °C Ober-/Unterhitze vorheizen.',
      'Blumenkohl in Röschen teilen. Mehl, Haferdrink und Gewürze zu einem Teig verrühren.',
      'Röschen eintauchen, auf ein Blech legen und 20 Minuten backen.',
      'Sauce verrühren, Wings damit bestreichen und weitere 10 Minuten backen.',
    ],
    servings: 4,
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
    about: 'emoji sections (🥗 Salad, 🫙 Dressing)',
    caption:
      'Crunchy Asian Slaw 🥗 (ready in 10!)\n\n🥬 Salad\n2 cups shredded cabbage\n1 cup carrots\n1/2 cup edamame\n1/4 cup cilantro\n\n🫙 Dressing\n2 tbsp rice vinegar\n1 tbsp sesame oil\n1 tbsp honey\n1 tsp grated ginger\n\n👩🏻‍🍳 Directions\n1. Shake the dressing in a jar.\n2. Toss with the salad.\n3. Top with peanuts and serve right away.\n\nServes: 2 as a main, 4 as a side',
    titles: ['Crunchy Asian Slaw', 'Crunchy Asian Slaw (ready in 10!)'],
    ingredients: [
      '[Salad]',
      '2 cups shredded cabbage',
      '1 cup carrots',
      '1/2 cup edamame',
      '1/4 cup cilantro',
      '[Dressing]',
      '2 tbsp rice vinegar',
      '1 tbsp sesame oil',
      '1 tbsp honey',
      '1 tsp grated ginger',
    ],
    instructions: [
      'Shake the dressing in a jar.',
      'Toss with the salad.',
      'Top with peanuts and serve right away.',
    ],
    servings: 2,
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
    about: 'Spanish with facts line and pasos emoji numbers',
    caption:
      '🍫 BIZCOCHO DE CHOCOLATE EN TAZA (2 MINUTOS) 🍫\n\n⏰ 5 minutos\n👥 1 persona\n💪 Dificultad: fácil\n\n🛒 INGREDIENTES\n🔹 4 cucharadas de harina\n🔹 2 cucharadas de cacao\n🔹 3 cucharadas de leche\n🔹 1 huevo\n🔹 1/2 cucharadita de levadura\n\n📋 PREPARACIÓN\n🔸 Mezcla los ingredientes secos en una taza.\n🔸 Añade la leche y el huevo y bate bien.\n🔸 Cocina 2 minutos en el microondas a máxima potencia.\n\n¿Te animas? 😋 Guárdala y compártela\n#mugcake #recetas',
    titles: ['BIZCOCHO DE CHOCOLATE EN TAZA (2 MINUTOS)', 'BIZCOCHO DE CHOCOLATE EN TAZA'],
    ingredients: [
      '4 cucharadas de harina',
      '2 cucharadas de cacao',
      '3 cucharadas de leche',
      '1 huevo',
      '1/2 cucharadita de levadura',
    ],
    instructions: [
      'Mezcla los ingredientes secos en una taza.',
      'Añade la leche y el huevo y bate bien.',
      'Cocina 2 minutos en el microondas a máxima potencia.',
    ],
    servings: 1,
  },
  {
    about: 'French no headings',
    caption:
      "Salade de lentilles complète et ultra rapide 🥗\n\n200 g de lentilles cuites\n1 concombre\n1 oignon rouge\n100 g de feta\n2 cuillères à soupe d'huile d'olive\n1 cuillère à café de moutarde\nSel, poivre\n\nCoupez le concombre et l'oignon en petits dés. Mélangez avec les lentilles et la feta émiettée. Préparez la vinaigrette, versez sur la salade et mélangez bien.\n\nQui teste ? Abonne-toi pour plus d'idées ✨",
    titles: ['Salade de lentilles complète et ultra rapide'],
    ingredients: [
      '200 g de lentilles cuites',
      '1 concombre',
      '1 oignon rouge',
      '100 g de feta',
      "2 cuillères à soupe d'huile d'olive",
      '1 cuillère à café de moutarde',
      'Sel, poivre',
    ],
    instructions: [
      "Coupez le concombre et l'oignon en petits dés.",
      'Mélangez avec les lentilles et la feta émiettée.',
      'Préparez la vinaigrette, versez sur la salade et mélangez bien.',
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
    about: 'youtube chapters double as steps must not be steps',
    caption:
      'Authentic Neapolitan Ragù - Slow Cooked Sunday Sauce\n\n00:00 Introduction\n01:05 Browning the meat\n04:30 Adding the tomatoes\n07:00 Simmering for 6 hours\n10:12 Serving\n\nFor the ragù you need:\n500 g beef chuck\n500 g pork ribs\n1 onion\n1 glass of red wine\n1.5 kg tomato passata\nExtra virgin olive oil\nSalt\nBasil\n\nBrown the meat in plenty of olive oil with the onion. Deglaze with wine. Add the passata, salt and basil and simmer over very low heat for 6 hours, stirring now and then. Serve the sauce with ziti and the meat as a second course.\n\nWatch my lasagna video next: https://www.youtube.com/watch?v=zzz',
    titles: ['Authentic Neapolitan Ragù', 'Authentic Neapolitan Ragù - Slow Cooked Sunday Sauce'],
    ingredients: [
      '[For the ragù]',
      '500 g beef chuck',
      '500 g pork ribs',
      '1 onion',
      '1 glass of red wine',
      '1.5 kg tomato passata',
      'Extra virgin olive oil',
      'Salt',
      'Basil',
    ],
    instructions: [
      'Brown the meat in plenty of olive oil with the onion.',
      'Deglaze with wine.',
      'Add the passata, salt and basil and simmer over very low heat for 6 hours, stirring now and then.',
      'Serve the sauce with ziti and the meat as a second course.',
    ],
  },
  {
    about: 'Chinese',
    caption:
      '西红柿炒鸡蛋🍅🥚 家常味道\n\n食材：\n西红柿 2个\n鸡蛋 3个\n盐 1小勺\n糖 半勺\n葱花 适量\n\n步骤：\n1. 西红柿切块，鸡蛋打散加少许盐。\n2. 热锅倒油，倒入鸡蛋炒熟盛出。\n3. 放入西红柿炒出汁，加糖和盐。\n4. 倒回鸡蛋翻炒均匀，撒上葱花即可。\n\n#家常菜 #美食',
    titles: ['西红柿炒鸡蛋', '西红柿炒鸡蛋 家常味道', '西红柿炒鸡蛋家常味道'],
    ingredients: ['西红柿 2个', '鸡蛋 3个', '盐 1小勺', '糖 半勺', '葱花 适量'],
    instructions: [
      '西红柿切块，鸡蛋打散加少许盐。',
      '热锅倒油，倒入鸡蛋炒熟盛出。',
      '放入西红柿炒出汁，加糖和盐。',
      '倒回鸡蛋翻炒均匀，撒上葱花即可。',
    ],
  },
  {
    about: 'Arabic',
    caption:
      'شوربة العدس 🍲\n\nالمقادير:\n- 1 كوب عدس\n- 1 بصلة\n- 2 جزرة\n- 1 ملعقة كمون\n- ملح\n\nالطريقة:\n1. اغسل العدس جيدا.\n2. قلّب البصل مع الجزر في الزيت.\n3. أضف العدس والماء واتركه 30 دقيقة.\n4. اخلط الشوربة وقدمها ساخنة.',
    titles: ['شوربة العدس'],
    ingredients: ['1 كوب عدس', '1 بصلة', '2 جزرة', '1 ملعقة كمون', 'ملح'],
    instructions: [
      'اغسل العدس جيدا.',
      'قلّب البصل مع الجزر في الزيت.',
      'أضف العدس والماء واتركه 30 دقيقة.',
      'اخلط الشوربة وقدمها ساخنة.',
    ],
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
    about: 'For X: multiple sections w/ method per section',
    caption:
      'Strawberry Shortcake Cups 🍓\n\nFOR THE SPONGE\n• 3 eggs\n• 90g sugar\n• 90g flour\n\nFOR THE CREAM\n• 300ml whipping cream\n• 2 tbsp icing sugar\n• 1 tsp vanilla\n\nTO ASSEMBLE\n• 400g strawberries\n\nHOW TO MAKE\n1. Whisk eggs and sugar until pale, about 6 minutes.\n2. Fold in the flour and bake at 180C for 15 minutes.\n3. Whip the cream with icing sugar and vanilla.\n4. Layer sponge, cream and strawberries in cups.\n\nMakes 6 cups 🥤\nChill time: 1 hour',
    titles: ['Strawberry Shortcake Cups'],
    ingredients: [
      '[FOR THE SPONGE]',
      '3 eggs',
      '90g sugar',
      '90g flour',
      '[FOR THE CREAM]',
      '300ml whipping cream',
      '2 tbsp icing sugar',
      '1 tsp vanilla',
      '[TO ASSEMBLE]',
      '400g strawberries',
    ],
    instructions: [
      'Whisk eggs and sugar until pale, about 6 minutes.',
      'Fold in the flour and bake at 180C for 15 minutes.',
      'Whip the cream with icing sugar and vanilla.',
      'Layer sponge, cream and strawberries in cups.',
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
  {
    about: 'german youtube',
    caption:
      'Saftiger Apfelkuchen vom Blech | Rezept wie von Oma\nIn diesem Video zeige ich euch, wie ihr einen saftigen Apfelkuchen backt.\n\n🍎 ZUTATEN für ein Blech:\nTeig:\n300 g Mehl\n150 g Zucker\n200 g weiche Butter\n4 Eier\n1 Pck. Backpulver\n1 Prise Salz\nBelag:\n1,5 kg Äpfel\n2 EL Zitronensaft\n1 TL Zimt\n\n👩‍🍳 ZUBEREITUNG:\n1) Den Ofen auf 180 °C vorheizen.\n2) Alle Zutaten für den Teig verrühren und auf dem Blech verstreichen.\n3) Äpfel schälen, in Spalten schneiden und mit Zitronensaft und Zimt mischen.\n4) Äpfel auf dem Teig verteilen und 40 Minuten backen.\n\nZubereitungszeit: 30 Minuten\nBackzeit: 40 Minuten\n\nÜber ein Like und ein Abo freue ich mich sehr! ❤️\nMeine Küchenmaschine*: https://amzn.to/abc\n*Affiliate-Link',
    titles: [
      'Saftiger Apfelkuchen vom Blech',
      'Saftiger Apfelkuchen vom Blech | Rezept wie von Oma',
      'Saftiger Apfelkuchen vom Blech Rezept wie von Oma',
    ],
    ingredients: [
      '[Teig]',
      '300 g Mehl',
      '150 g Zucker',
      '200 g weiche Butter',
      '4 Eier',
      '1 Pck. Backpulver',
      '1 Prise Salz',
      '[Belag]',
      '1,5 kg Äpfel',
      '2 EL Zitronensaft',
      '1 TL Zimt',
    ],
    instructions: [
      'Den Ofen auf 180 °C vorheizen.',
      'Alle Zutaten für den Teig verrühren und auf dem Blech verstreichen.',
      'Äpfel schälen, in Spalten schneiden und mit Zitronensaft und Zimt mischen.',
      'Äpfel auf dem Teig verteilen und 40 Minuten backen.',
    ],
    cookTime: 40,
  },
  {
    about: 'Italian instagram reels',
    caption:
      'TIRAMISÙ ALLE FRAGOLE 🍓 senza uova\n\nIngredienti per 4 persone:\n🍓 400 g di fragole\n🧀 250 g di mascarpone\n🥛 200 ml di panna fresca\n🍬 80 g di zucchero a velo\n🍪 200 g di savoiardi\n🍋 succo di mezzo limone\n\nProcedimento:\n👉 Frullate metà delle fragole con il succo di limone.\n👉 Montate la panna con lo zucchero e unite il mascarpone.\n👉 Bagnate i savoiardi nella salsa di fragole e alternate gli strati.\n👉 Lasciate riposare in frigo per 4 ore.\n\nFatemi sapere se lo provate! 💕\nSalva il post per non perderlo',
    titles: ['TIRAMISÙ ALLE FRAGOLE', 'TIRAMISÙ ALLE FRAGOLE senza uova'],
    ingredients: [
      '400 g di fragole',
      '250 g di mascarpone',
      '200 ml di panna fresca',
      '80 g di zucchero a velo',
      '200 g di savoiardi',
      'succo di mezzo limone',
    ],
    instructions: [
      'Frullate metà delle fragole con il succo di limone.',
      'Montate la panna con lo zucchero e unite il mascarpone.',
      'Bagnate i savoiardi nella salsa di fragole e alternate gli strati.',
      'Lasciate riposare in frigo per 4 ore.',
    ],
    servings: 4,
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
    about: 'Spanish TikTok inline',
    caption:
      'Crema de calabaza facilísima 🎃 Ingredientes: 1 kg de calabaza, 1 cebolla, 2 patatas, 1 litro de caldo y 100 ml de nata. Preparación: sofríe la cebolla, añade la calabaza y las patatas troceadas, cubre con el caldo y cocina 25 minutos. Tritura, agrega la nata y sirve. Para 4 personas #recetafacil #crema',
    titles: ['Crema de calabaza facilísima', 'Crema de calabaza'],
    ingredients: ['1 kg de calabaza', '1 cebolla', '2 patatas', '1 litro de caldo', '100 ml de nata'],
    instructions: [
      'sofríe la cebolla, añade la calabaza y las patatas troceadas, cubre con el caldo y cocina 25 minutos.',
      'Tritura, agrega la nata y sirve.',
    ],
    servings: 4,
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
  {
    about: 'supplement ad with amounts',
    caption:
      'Start your morning right ☀️\n\nOur new collagen coffee:\n✔️ 10 g collagen\n✔️ 120 mg caffeine\n✔️ 0 g sugar\n✔️ 35 kcal per serving\n\nJust mix 1 scoop with 200 ml hot water and enjoy! Shop now – link in bio. #ad',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'cake order price list',
    caption:
      '🎂 Cake prices 2024\n\n6 inch – serves 10 – $60\n8 inch – serves 20 – $85\n10 inch – serves 30 – $120\n\nFlavours: vanilla, chocolate, lemon\nDM to order at least 2 weeks ahead.',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'kitchen renovation',
    caption:
      'Kitchen makeover week 3 🔨\n\n- 4 cabinets painted\n- 2 coats of primer\n- 12 new handles\n- 1 very tired dog\n\nNext up: cut the worktop, drill 6 holes and fit the sink. Wish us luck!',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'fasting protocol',
    caption:
      'My 16:8 routine\n\n12:00 – 2 eggs and 1 avocado\n15:00 – 30 g almonds\n19:30 – 200 g chicken, 150 g vegetables, 1 tbsp olive oil\n\nDrink 2 litres of water. Black coffee is fine. Results after 30 days in the next video!',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'taste test',
    caption:
      "Trying 5 viral TikTok foods so you don't have to 😅\n\n1. Cloud coffee 3/10\n2. Baked oats 8/10\n3. Pesto eggs 9/10\n4. Corn ribs 6/10\n5. Pasta chips 7/10\n\nWhat should I try next?",
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'french restaurant',
    caption:
      "Nouvelle adresse à Lyon 🥐 On a pris 2 croissants, 1 pain au chocolat et 2 cafés crème pour 14 €. La pâte est feuilletée comme il faut, on y retourne dimanche ! Enregistre l'adresse 📍12 rue des Halles",
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'spanish haul',
    caption:
      'Compra semanal en Mercadona 🛒\n\n- 1 kg de pechuga de pollo 6,95 €\n- 2 docenas de huevos 4,60 €\n- 500 g de espinacas 1,80 €\n- 1 litro de aceite 8,50 €\n\nTotal: 21,85 €. ¿Qué receta preparo con esto?',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'plant care',
    caption:
      'How to save an overwatered monstera 🌿\n\n1. Take it out of the pot\n2. Cut off the brown roots\n3. Let it dry for 2 hours\n4. Mix 2 parts soil with 1 part perlite\n5. Water with 200 ml after 3 days',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'dog food joke',
    caption:
      "My dog's dinner is better than mine 🐶 Boiled chicken, rice, carrots and half an egg. Meanwhile I had cereal for the third time this week lol",
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'baking fail',
    caption:
      'Tried to bake a cake, forgot the eggs, added 2 cups of salt instead of sugar 🤦‍♀️ 10/10 would not recommend. Storytime in my stories!',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'restaurant with dishes',
    caption:
      'Best brunch in Lisbon? 📍 Café Amarelo\n\nWe had:\n- 2 flat whites\n- 1 avocado toast with 2 poached eggs\n- 1 açaí bowl\n- 3 pastéis de nata\n\nTotal: 38€. Service was lovely, but get there before 10 or you will wait 30 minutes. Save for your next trip!',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'tasting menu',
    caption:
      '7 courses, 4 hours and 1 very happy husband 🍷\n\n1. Oyster with cucumber\n2. Scallop, brown butter\n3. Langoustine\n4. Duck aged for 14 days\n5. Cheese\n6. Strawberry and basil\n7. Petit fours\n\nBook at least 2 months ahead!',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'grocery haul headed "shopping list"',
    caption:
      "My $50 Aldi shopping list for a family of 4 🛒\n\nShopping list:\n- 2 lbs ground beef $9.98\n- 1 dozen eggs $3.49\n- 5 lbs potatoes $4.29\n- 1 gallon milk $3.19\n- 2 cans black beans $1.58\n- 1 bag rice $2.89\n\nComment MEALS and I'll send you the plan!",
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'workout with kitchen words',
    caption:
      "LEG DAY 🔥 No equipment needed\n\n1️⃣ 20 jump squats\n2️⃣ 15 lunges each side\n3️⃣ 30 sec wall sit\n4️⃣ 20 glute bridges\n\nRest 45 seconds, repeat 4 rounds. Add weight if it's too easy. Stretch for 5 minutes after. Drink 500 ml of water!",
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'product ad',
    caption:
      'AD | The new AirCrisp 6L is here! 🎉\n\n✅ 6 litre capacity\n✅ 8 presets: bake, roast, grill, fry\n✅ 75 % less fat\n✅ 1700 W\n✅ 2 year warranty\n\nBake a cake, roast a chicken or fry 1 kg of chips in 18 minutes. Use code CRISP20 for 20% off. Link in bio!',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'diet diary with amounts',
    caption:
      'What I eat in a day (1,600 kcal) 🥗\n\nBreakfast\n50 g oats\n200 ml skimmed milk\n1 banana\n\nLunch\n150 g chicken breast\n100 g rice\n200 g broccoli\n\nDinner\n2 eggs\n1 slice bread\n100 g cottage cheese\n\nProtein 130g, carbs 150g, fat 40g. Follow for more!',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'diet diary german',
    caption:
      'Mein Tag im Kaloriendefizit 💪\n\nFrühstück: 250 g Skyr, 100 g Beeren, 20 g Haferflocken (310 kcal)\nMittag: 200 g Hähnchen, 150 g Reis, 1 Paprika (520 kcal)\nAbend: 3 Eier, 2 Scheiben Brot (480 kcal)\n\nGesamt: 1310 kcal. Folge mir für mehr Tipps!',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'giveaway',
    caption:
      '🎁 GIVEAWAY TIME 🎁\n\nWin this beautiful 5-piece cookware set worth $400!\n\nTo enter:\n1. Follow @pans.example\n2. Like & save this post\n3. Tag 3 friends who love to cook\n4. Share to your story for a bonus entry\n\nWinner announced in 7 days. Open to US residents 18+.',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'teaser',
    caption:
      'You NEED to try this 3 ingredient chocolate mousse 😱🍫 It takes 5 minutes and tastes like Paris. Comment "MOUSSE" and I\'ll send you the recipe!\n\n#chocolatemousse #easydessert #3ingredients',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'kitchen tips video',
    caption:
      '10 kitchen hacks that changed my life!\n\n0:00 Intro\n0:15 Peel garlic in 10 seconds\n0:48 Cut onions without crying\n1:30 Boil perfect eggs\n2:10 Keep herbs fresh for 2 weeks\n3:05 Clean a burnt pan\n\nSubscribe for more tips every Tuesday!',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'garden',
    caption:
      'Garden update, week 24 🌱\n\n6 tomato plants, 4 cucumbers, 12 heads of lettuce. Planted 2 rows of beans, mixed 3 bags of compost into the beds and added 5 cm of mulch. Water every 2 days!',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'skincare',
    caption:
      'My morning skincare routine ✨\n\n1. Wash with 1 pump of cleanser\n2. Pat dry\n3. Apply 2 drops of vitamin C serum\n4. Let it sit for 2 minutes\n5. Top with moisturiser and SPF 50\n\nEverything is linked in my bio!',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'DIY slime',
    caption:
      'Rainbow play dough for toddlers? Full tutorial on my page! You only need 2 things you have at home 🌈 Save for a rainy day',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'travel',
    caption:
      "48 hours in Naples 🍕\n\nDay 1: 2 pizzas, 1 fried pizza, 4 coffees\nDay 2: boat to Procida, 500g of fresh mozzarella on the beach\n\nWalk 20 minutes from the station. Take the 9 am ferry. Don't leave without trying the lemon granita!",
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'meal prep without recipe',
    caption:
      'Meal prep for the week 🍱\n\n5 lunches, 5 dinners, 2 hours of cooking, $40. Which one should I post first? 1 chicken bowls 2 turkey chili 3 lentil curry',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'poem',
    caption:
      'Stir the pot, my mother said,\nadd a little love and bread.\nLet it simmer, let it be,\nserve it warm to you and me.',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'unboxing',
    caption:
      'Unboxing my monthly snack box from Japan 🇯🇵\n\n- 3 KitKats (matcha, sakura, sweet potato)\n- 2 bags of shrimp chips\n- 1 melon soda\n- 5 mochi\n\nRating: 9/10, would eat the mochi again. Which snack should I try next?',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'coffee order',
    caption:
      'My current Starbucks order ☕️\n\nGrande iced shaken espresso\n2 pumps brown sugar syrup\n1 pump vanilla\nsplash of oat milk\nlight ice\n\nOrder it and thank me later 🙌',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'menu of the day',
    caption:
      'Menù di oggi 🍝\n\nAntipasto: bruschette miste 6€\nPrimo: spaghetti alle vongole 12€\nSecondo: orata al forno 15€\nDolce: tiramisù 5€\n\nPrenota al 081 555 0000. Vi aspettiamo!',
    titles: null,
    ingredients: [],
    instructions: [],
  },
  {
    about: 'birthday mail',
    caption:
      "Hi Anna,\n\nThanks for the 2 bottles of wine and the cake last Sunday! Could you bring 3 chairs and 1 kg of charcoal on Saturday? We'll grill from 6 pm. I'll make the salad and bake the bread.\n\nBest, Tom",
    titles: null,
    ingredients: [],
    instructions: [],
  },
];
