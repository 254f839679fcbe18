import type { CaptionExample } from './example.ts';

/** As creators write: macros, promo, chapters and stories around the recipe. */
export const CREATORS_CAPTIONS: readonly CaptionExample[] = [
  {
    about: 'lower case, inline comma list with "ingredients:"',
    caption:
      '2 ingredient bagels 🥯 you NEED to try these\n\ningredients: 1 cup self raising flour, 1 cup greek yogurt, 1 egg for brushing, everything bagel seasoning\n\nmix the flour and yogurt until it forms a dough\nsplit into 4 and shape into bagels\nbrush with egg and sprinkle with seasoning\nair fry at 180c for 12 mins\n\n#bagels #airfryer #highprotein #easyrecipe',
    titles: ['2 ingredient bagels'],
    ingredients: [
      '1 cup self raising flour',
      '1 cup greek yogurt',
      '1 egg for brushing',
      'everything bagel seasoning',
    ],
    instructions: [
      'mix the flour and yogurt until it forms a dough',
      'split into 4 and shape into bagels',
      'brush with egg and sprinkle with seasoning',
      'air fry at 180c for 12 mins',
    ],
  },
  {
    about: 'chapters, links, dual units, oven F/C',
    caption:
      'The BEST Banana Muffins | Bakery Style\n\nThese muffins are moist, fluffy and have that tall bakery-style dome. \n\n👉 PRINTABLE RECIPE: https://www.example.com/banana-muffins\n👉 MY FAVORITE MUFFIN PAN: https://amzn.example/abc\n\nINGREDIENTS\n► 2 cups (250g) all-purpose flour\n► 1 tsp baking soda\n► 1/2 tsp salt\n► 3 large ripe bananas, mashed\n► 3/4 cup (150g) granulated sugar\n► 1/3 cup (80ml) vegetable oil\n► 1 large egg\n► 1 tsp vanilla extract\n\nINSTRUCTIONS\n► Preheat the oven to 425°F (220°C) and line a 12-cup muffin pan.\n► Whisk the flour, baking soda and salt in a bowl.\n► In another bowl mix the bananas, sugar, oil, egg and vanilla.\n► Fold the dry ingredients into the wet until just combined.\n► Bake for 5 minutes at 425°F, then lower to 350°F (175°C) and bake 18-20 minutes more.\n\nYield: 12 muffins\nPrep time: 20 minutes\nBake time: 25 minutes\n\nCHAPTERS\n00:00 Intro\n00:32 Dry ingredients\n01:40 Wet ingredients\n03:15 Baking\n05:02 Taste test\n\nFOLLOW ME\nInstagram: https://instagram.com/example\nFacebook: https://facebook.com/example\n\n#bananamuffins #muffins',
    titles: ['The BEST Banana Muffins', 'The BEST Banana Muffins Bakery Style'],
    ingredients: [
      '2 cups (250g) all-purpose flour',
      '1 tsp baking soda',
      '1/2 tsp salt',
      '3 large ripe bananas, mashed',
      '3/4 cup (150g) granulated sugar',
      '1/3 cup (80ml) vegetable oil',
      '1 large egg',
      '1 tsp vanilla extract',
    ],
    instructions: [
      'Preheat the oven to 425°F (220°C) and line a 12-cup muffin pan.',
      'Whisk the flour, baking soda and salt in a bowl.',
      'In another bowl mix the bananas, sugar, oil, egg and vanilla.',
      'Fold the dry ingredients into the wet until just combined.',
      'Bake for 5 minutes at 425°F, then lower to 350°F (175°C) and bake 18-20 minutes more.',
    ],
    servings: 12,
    prepTime: 20,
    cookTime: 25,
  },
  {
    about: 'macros at top and bottom, protein creator',
    caption:
      'High Protein Buffalo Chicken Wraps 🌯🔥\n\n542 calories | 51g protein | 48g carbs | 14g fat\n\nMakes 2 wraps\n• 300g chicken breast\n• 2 large tortilla wraps\n• 60g light cream cheese\n• 2 tbsp buffalo sauce\n• 50g shredded lettuce\n• 40g light cheddar, grated\n\nMethod\nCook the chicken in a pan for 6 mins each side and shred it.\nStir through the cream cheese and buffalo sauce.\nFill the wraps, add lettuce and cheese and roll up tightly.\nToast seam side down for 2 mins.\n\nMacros per wrap:\nCalories: 542\nProtein: 51g\nCarbs: 48g\nFat: 14g\n\nMy cookbook is out now! Link in bio 📖',
    titles: ['High Protein Buffalo Chicken Wraps'],
    ingredients: [
      '300g chicken breast',
      '2 large tortilla wraps',
      '60g light cream cheese',
      '2 tbsp buffalo sauce',
      '50g shredded lettuce',
      '40g light cheddar, grated',
    ],
    instructions: [
      'Cook the chicken in a pan for 6 mins each side and shred it.',
      'Stir through the cream cheese and buffalo sauce.',
      'Fill the wraps, add lettuce and cheese and roll up tightly.',
      'Toast seam side down for 2 mins.',
    ],
    servings: 2,
  },
  {
    about: 'Italian with header block',
    caption:
      "Pasta alla Norma, la ricetta della nonna\n\nCiao a tutti! Oggi prepariamo insieme un grande classico siciliano.\n\nINGREDIENTI per 4 persone:\n320 g di rigatoni\n2 melanzane\n500 g di passata di pomodoro\n1 spicchio d'aglio\n150 g di ricotta salata\nbasilico fresco q.b.\nolio per friggere\n\nPROCEDIMENTO:\nTagliate le melanzane a cubetti e friggetele in abbondante olio.\nFate soffriggere l'aglio, aggiungete la passata e cuocete per 20 minuti.\nLessate la pasta, scolatela e conditela con il sugo e le melanzane.\nCompletate con la ricotta salata grattugiata e il basilico.\n\nTempo di preparazione: 15 minuti\nTempo di cottura: 30 minuti\n\nISCRIVITI AL CANALE e attiva la campanella 🔔\nSeguimi su Instagram: https://instagram.com/example",
    titles: ['Pasta alla Norma', 'Pasta alla Norma, la ricetta della nonna'],
    ingredients: [
      '320 g di rigatoni',
      '2 melanzane',
      '500 g di passata di pomodoro',
      "1 spicchio d'aglio",
      '150 g di ricotta salata',
      'basilico fresco q.b.',
      'olio per friggere',
    ],
    instructions: [
      'Tagliate le melanzane a cubetti e friggetele in abbondante olio.',
      "Fate soffriggere l'aglio, aggiungete la passata e cuocete per 20 minuti.",
      'Lessate la pasta, scolatela e conditela con il sugo e le melanzane.',
      'Completate con la ricotta salata grattugiata e il basilico.',
    ],
    servings: 4,
    prepTime: 15,
    cookTime: 30,
  },
  {
    about: 'no headings, one paragraph method, promo',
    caption:
      'THE viral cottage cheese flatbread is here and I\'m obsessed 😱\n\n1 cup cottage cheese\n1/4 cup egg whites\n1/2 tsp garlic powder\n1/2 tsp italian seasoning\n\nBlend everything until smooth. Spread into a thin rectangle on a lined baking sheet. Bake at 350°F for 35-40 min until golden. Let it cool 15 minutes before peeling off the paper.\n\nComment "BREAD" and I\'ll send you my free ebook with 25 high protein recipes! 💌\n#cottagecheese #flatbread #lowcarb',
    titles: [
      'cottage cheese flatbread',
      "THE viral cottage cheese flatbread is here and I'm obsessed",
      'viral cottage cheese flatbread',
      'THE viral cottage cheese flatbread',
    ],
    ingredients: [
      '1 cup cottage cheese',
      '1/4 cup egg whites',
      '1/2 tsp garlic powder',
      '1/2 tsp italian seasoning',
    ],
    instructions: [
      'Blend everything until smooth.',
      'Spread into a thin rectangle on a lined baking sheet.',
      'Bake at 350°F for 35-40 min until golden.',
      'Let it cool 15 minutes before peeling off the paper.',
    ],
  },
  {
    about: 'one run-on line with numbers',
    caption:
      'Easy garlic bread 🧄🍞 ingredients: 1 baguette, 100g soft butter, 4 cloves garlic, handful of parsley. method: mix the butter, garlic and parsley, slice the baguette and spread it in between, wrap in foil and bake at 200C for 15 minutes! #garlicbread #easyrecipes #fyp',
    titles: ['Easy garlic bread'],
    ingredients: ['1 baguette', '100g soft butter', '4 cloves garlic', 'handful of parsley'],
    instructions: [
      'mix the butter, garlic and parsley, slice the baguette and spread it in between, wrap in foil and bake at 200C for 15 minutes!',
    ],
  },
  {
    about: 'ingredient amounts after the name',
    caption:
      'Thai green curry 💚\n\nIngredients\nChicken thighs – 500g\nGreen curry paste – 3 tbsp\nCoconut milk – 400ml\nFish sauce – 1 tbsp\nPalm sugar – 2 tsp\nThai aubergines – 6\nThai basil – a handful\n\nMethod\nStep 1 – Fry the paste in a splash of coconut milk for 2 minutes.\nStep 2 – Add the chicken and stir to coat.\nStep 3 – Pour in the rest of the coconut milk and simmer for 15 minutes.\nStep 4 – Season with fish sauce and sugar, add the aubergines and finish with basil.\n\nServes 4 | Ready in 30 mins',
    titles: ['Thai green curry'],
    ingredients: [
      'Chicken thighs – 500g',
      'Green curry paste – 3 tbsp',
      'Coconut milk – 400ml',
      'Fish sauce – 1 tbsp',
      'Palm sugar – 2 tsp',
      'Thai aubergines – 6',
      'Thai basil – a handful',
    ],
    instructions: [
      'Fry the paste in a splash of coconut milk for 2 minutes.',
      'Add the chicken and stir to coat.',
      'Pour in the rest of the coconut milk and simmer for 15 minutes.',
      'Season with fish sauce and sugar, add the aubergines and finish with basil.',
    ],
    servings: 4,
  },
  {
    about: 'description bold unicode, long intro',
    caption:
      "Korean Corn Dogs (Crispy & Cheesy!)\n\nHi everyone, welcome back to my channel. In today's video I'm going to show you how to make Korean corn dogs at home. They are crunchy outside and gooey inside. Perfect for parties!\n\n📌 Ingredients \n🔹Mozzarella block - 200g\n🔹Sausages - 4\n🔹All purpose flour - 1 1/2 cups\n🔹Sugar - 2 tbsp\n🔹Instant yeast - 1 tsp\n🔹Warm water - 3/4 cup\n🔹Panko breadcrumbs - 2 cups\n🔹Oil for deep frying\n\n📌 Steps\n🔸Mix the flour, sugar, yeast and water and rest for 1 hour.\n🔸Skewer the sausage and cheese.\n🔸Coat with the batter and roll in the breadcrumbs.\n🔸Deep fry at 170°C for 4 minutes until golden.\n\nMusic by Lofi Beats\nCamera: Sony ZV-1",
    titles: ['Korean Corn Dogs', 'Korean Corn Dogs (Crispy & Cheesy!)'],
    ingredients: [
      'Mozzarella block - 200g',
      'Sausages - 4',
      'All purpose flour - 1 1/2 cups',
      'Sugar - 2 tbsp',
      'Instant yeast - 1 tsp',
      'Warm water - 3/4 cup',
      'Panko breadcrumbs - 2 cups',
      'Oil for deep frying',
    ],
    instructions: [
      'Mix the flour, sugar, yeast and water and rest for 1 hour.',
      'Skewer the sausage and cheese.',
      'Coat with the batter and roll in the breadcrumbs.',
      'Deep fry at 170°C for 4 minutes until golden.',
    ],
  },
  {
    about: 'weird: time + temp, gluten free, notes at end',
    caption:
      'FUDGY GLUTEN-FREE BROWNIES 🍫🤤 (one bowl!)\n\nYield: 9 brownies\nPrep: 10 min | Bake: 25 min\n\n115 g butter, melted\n200 g caster sugar\n2 eggs\n1 tsp vanilla\n60 g cocoa powder\n50 g ground almonds\n100 g chocolate chips\n\n⭐️ Preheat oven to 180C / 350F and line a 20cm tin.\n⭐️ Whisk butter, sugar, eggs and vanilla for 2 minutes.\n⭐️ Fold in cocoa, almonds and most of the chips.\n⭐️ Pour into the tin, top with the rest and bake 25 minutes.\n\nNOTES\n- Keep in an airtight container for 5 days.\n- Swap the butter for coconut oil to make it dairy free.\n\nXx Hannah\n#glutenfree #brownies',
    titles: ['FUDGY GLUTEN-FREE BROWNIES', 'FUDGY GLUTEN-FREE BROWNIES (one bowl!)'],
    ingredients: [
      '115 g butter, melted',
      '200 g caster sugar',
      '2 eggs',
      '1 tsp vanilla',
      '60 g cocoa powder',
      '50 g ground almonds',
      '100 g chocolate chips',
    ],
    instructions: [
      'Preheat oven to 180C / 350F and line a 20cm tin.',
      'Whisk butter, sugar, eggs and vanilla for 2 minutes.',
      'Fold in cocoa, almonds and most of the chips.',
      'Pour into the tin, top with the rest and bake 25 minutes.',
    ],
    servings: 9,
    prepTime: 10,
    cookTime: 25,
  },
  {
    about: 'British, "you will need", method paragraphs',
    caption:
      '15 minute creamy tomato gnocchi ✨ \n\nYou will need:\n1 tbsp olive oil\n1 shallot, diced\n2 tbsp tomato purée\n150ml double cream\n500g gnocchi\n30g parmesan\n\nFry the shallot in the oil until soft.\nAdd the tomato purée and cook out for 2 minutes, then pour in the cream.\nBoil the gnocchi, drain and stir through the sauce with the parmesan.\n\nFeeds 2 hungry people 😋 \n#gnocchi #quickdinner #studentmeals',
    titles: ['15 minute creamy tomato gnocchi'],
    ingredients: [
      '1 tbsp olive oil',
      '1 shallot, diced',
      '2 tbsp tomato purée',
      '150ml double cream',
      '500g gnocchi',
      '30g parmesan',
    ],
    instructions: [
      'Fry the shallot in the oil until soft.',
      'Add the tomato purée and cook out for 2 minutes, then pour in the cream.',
      'Boil the gnocchi, drain and stir through the sauce with the parmesan.',
    ],
    servings: 2,
  },
  {
    about: 'Hindi-English, dashes',
    caption:
      'Dhaba Style Paneer Bhurji 😍❤️\n\nFollow @example for more such recipes\n\nIngredients-\nPaneer 250 gm\nOnion 2 chopped\nTomato 2 chopped\nGreen chilli 2\nButter 2 tbsp\nTurmeric 1/2 tsp\nRed chilli powder 1 tsp\nKasuri methi 1 tsp\nSalt to taste\n\nMethod-\n• Heat butter in a pan and saute the onions till golden.\n• Add green chilli, tomatoes and all the spices, cook till mushy.\n• Crumble the paneer and add it to the pan.\n• Cook for 4-5 mins, add kasuri methi and serve hot with pav.\n\n.\n.\n.\n#paneer #paneerbhurji #indianfood #dhabastyle',
    titles: ['Dhaba Style Paneer Bhurji'],
    ingredients: [
      'Paneer 250 gm',
      'Onion 2 chopped',
      'Tomato 2 chopped',
      'Green chilli 2',
      'Butter 2 tbsp',
      'Turmeric 1/2 tsp',
      'Red chilli powder 1 tsp',
      'Kasuri methi 1 tsp',
      'Salt to taste',
    ],
    instructions: [
      'Heat butter in a pan and saute the onions till golden.',
      'Add green chilli, tomatoes and all the spices, cook till mushy.',
      'Crumble the paneer and add it to the pan.',
      'Cook for 4-5 mins, add kasuri methi and serve hot with pav.',
    ],
  },
  {
    about: 'story + "Recipe ⬇️" and dots',
    caption:
      "Slow mornings call for pancakes. I've been making these every weekend since my daughter was born and they never fail. 💕\n\nRECIPE ⬇️\n\nFluffy Oat Pancakes (serves 1)\n\n•60 g oats\n•1 banana\n•1 egg\n•50 ml milk\n•1/2 tsp cinnamon\n\nBlend everything together. Cook in a hot non-stick pan for about 2 minutes per side. Top with yoghurt & berries.\n\n#pancakes #oatpancakes",
    titles: ['Fluffy Oat Pancakes'],
    ingredients: ['60 g oats', '1 banana', '1 egg', '50 ml milk', '1/2 tsp cinnamon'],
    instructions: [
      'Blend everything together.',
      'Cook in a hot non-stick pan for about 2 minutes per side.',
      'Top with yoghurt & berries.',
    ],
    servings: 1,
  },
  {
    about: 'question title, "Ingredients 👇" joined w/ newline, amounts w/o units',
    caption:
      'Who knew homemade gummies were this easy?! 🍓\n\nHealthy strawberry gummies\n\nIngredients 👇\n2 cups strawberries\n1/2 lemon (juiced)\n2 Tbsp honey\n4 Tbsp gelatin\n\nDirections 👇\nBlend the strawberries with the lemon juice\nHeat in a small pot with the honey until warm\nWhisk in the gelatin until dissolved\nPour into molds and chill for 2 hours\n\nFollow for more toddler snacks!! \n#toddlersnacks #gummies',
    titles: ['Healthy strawberry gummies'],
    ingredients: ['2 cups strawberries', '1/2 lemon (juiced)', '2 Tbsp honey', '4 Tbsp gelatin'],
    instructions: [
      'Blend the strawberries with the lemon juice',
      'Heat in a small pot with the honey until warm',
      'Whisk in the gelatin until dissolved',
      'Pour into molds and chill for 2 hours',
    ],
  },
  {
    about: 'pipes and plus, short',
    caption:
      "3-Ingredient Chocolate Mousse 🍫\n\n▪ 200g dark chocolate\n▪ 300ml whipping cream\n▪ 2 tbsp icing sugar\n\nMelt the chocolate and let it cool slightly.\nWhip the cream with the sugar to soft peaks.\nFold together, spoon in glasses and chill 2 hrs.\n\nDouble tap if you'd eat this 💛 | #mousse #3ingredients",
    titles: ['3-Ingredient Chocolate Mousse'],
    ingredients: ['200g dark chocolate', '300ml whipping cream', '2 tbsp icing sugar'],
    instructions: [
      'Melt the chocolate and let it cool slightly.',
      'Whip the cream with the sugar to soft peaks.',
      'Fold together, spoon in glasses and chill 2 hrs.',
    ],
  },
  {
    about: 'Ad disclosure first, then title',
    caption:
      'AD | gifted @examplebrand\n\nSticky Hoisin Aubergine 🍆 perfect for Veganuary\n\nserves 4 - 35 mins\n\n2 aubergines\n4 tbsp hoisin sauce\n1 tbsp soy sauce\n1 tsp sesame oil\n2 spring onions\n250g cooked rice pouch\n\n1 Cut the aubergines in half and score the flesh.\n2 Roast for 25 minutes at 200C.\n3 Brush with hoisin, soy and sesame oil and roast 10 minutes more.\n4 Serve on rice with the spring onions.',
    titles: ['Sticky Hoisin Aubergine', 'Sticky Hoisin Aubergine perfect for Veganuary'],
    ingredients: [
      '2 aubergines',
      '4 tbsp hoisin sauce',
      '1 tbsp soy sauce',
      '1 tsp sesame oil',
      '2 spring onions',
      '250g cooked rice pouch',
    ],
    instructions: [
      'Cut the aubergines in half and score the flesh.',
      'Roast for 25 minutes at 200C.',
      'Brush with hoisin, soy and sesame oil and roast 10 minutes more.',
      'Serve on rice with the spring onions.',
    ],
    servings: 4,
  },
  {
    about: 'slow cooker, ingredient lines with links & brand',
    caption:
      "Slow Cooker Pulled Pork\n\nGet the full printable recipe here ➡️ https://example.com/pulled-pork/\n\nHere's what you'll need:\n4 lb pork shoulder\n1 (12 oz) bottle root beer\n1 (18 oz) bottle BBQ sauce\n1 tablespoon brown sugar\n2 teaspoons smoked paprika\n8 brioche buns\n\nHere's how to make it:\nRub the pork with the sugar and paprika.\nPlace in the slow cooker and pour the root beer over it.\nCook on LOW for 8 hours.\nShred, stir in the BBQ sauce and pile onto buns.\n\nMakes 8 sandwiches.\n\n*As an Amazon Associate I earn from qualifying purchases.",
    titles: ['Slow Cooker Pulled Pork'],
    ingredients: [
      '4 lb pork shoulder',
      '1 (12 oz) bottle root beer',
      '1 (18 oz) bottle BBQ sauce',
      '1 tablespoon brown sugar',
      '2 teaspoons smoked paprika',
      '8 brioche buns',
    ],
    instructions: [
      'Rub the pork with the sugar and paprika.',
      'Place in the slow cooker and pour the root beer over it.',
      'Cook on LOW for 8 hours.',
      'Shred, stir in the BBQ sauce and pile onto buns.',
    ],
    servings: 8,
  },
  {
    about: 'ingredients after method, odd order',
    caption:
      'Whipped ricotta toast 🍯🍞\n\nHow to:\n1. Whip the ricotta with the lemon zest until light.\n2. Toast the sourdough and spread it thickly.\n3. Top with figs, honey and thyme.\n\nIngredients:\n- 250g ricotta\n- 1 lemon, zested\n- 4 slices sourdough\n- 4 figs\n- 2 tbsp honey\n- a few thyme sprigs\n\nWould you try this? 👀',
    titles: ['Whipped ricotta toast'],
    ingredients: [
      '250g ricotta',
      '1 lemon, zested',
      '4 slices sourdough',
      '4 figs',
      '2 tbsp honey',
      'a few thyme sprigs',
    ],
    instructions: [
      'Whip the ricotta with the lemon zest until light.',
      'Toast the sourdough and spread it thickly.',
      'Top with figs, honey and thyme.',
    ],
  },
  {
    about: 'air fryer temps, plus signs, equal sign macro',
    caption:
      'Crispy air fryer potatoes 🥔 = life\n\n+ 500g baby potatoes\n+ 1 tbsp oil\n+ 1 tsp garlic granules\n+ 1 tsp paprika\n+ salt & pepper\n\nBoil the potatoes 10 min, drain and steam dry.\nSquash with a glass and brush with oil and seasoning.\nAir fry 200°C 15-18 min till crispy.\n\nKcal 180 per portion',
    titles: ['Crispy air fryer potatoes'],
    ingredients: [
      '500g baby potatoes',
      '1 tbsp oil',
      '1 tsp garlic granules',
      '1 tsp paprika',
      'salt & pepper',
    ],
    instructions: [
      'Boil the potatoes 10 min, drain and steam dry.',
      'Squash with a glass and brush with oil and seasoning.',
      'Air fry 200°C 15-18 min till crispy.',
    ],
  },
];
