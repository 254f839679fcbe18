/** Texts without a recipe, though some talk of food and amounts: what each is, and how it reads. */
export const CAPTIONS_WITHOUT_RECIPE: readonly (readonly [about: string, caption: string])[] = [
  [
    'a workout',
    'Morning workout 💪\n\n10 push ups\n20 squats\n30 second plank\n15 burpees\n\nRepeat 3 times and rest for 60 seconds between rounds. Save this for later!',
  ],
  [
    'a day of meals',
    'What I ate today 🥗\n\nBreakfast: 2 eggs, toast\nLunch: chicken salad\nDinner: 200g salmon with rice\nSnack: 1 apple\n\nFull day 1800 kcal',
  ],
  [
    'a giveaway',
    'GIVEAWAY 🎉 Win a stand mixer!\n\nHow to enter:\n1. Follow @kitchenshop\n2. Like this post\n3. Tag 2 friends in the comments\n\nEnds Sunday. Good luck!',
  ],
  [
    'a restaurant',
    'Dinner at the new place in town. We ordered 3 tacos, 2 margaritas and 1 flan and it was SO good. Add it to your list! 📍Main Street',
  ],
  [
    'tips',
    "5 tips for better sourdough 🍞\n1. Weigh your flour\n2. Keep your starter warm\n3. Don't rush the proof\n4. Use a hot oven\n5. Let it cool before slicing",
  ],
  ['pictures only', '🍅🍅🍅🔥🔥'],
  [
    'a recipe elsewhere',
    'Full recipe on my blog! Link in bio 👆 The creamiest mac and cheese you will ever eat. #macandcheese',
  ],
  [
    'a shopping trip',
    'Weekly shop haul 🛒\n\n2 pints of milk\n1 loaf sourdough\n6 eggs\n500g mince\n3 peppers\n\nTotal £32.50. What do you want to see me cook?',
  ],
  [
    'supplement ad with amounts',
    'Start your morning right ☀️\n\nOur new collagen coffee:\n✔️ 10 g collagen\n✔️ 120 mg caffeine\n✔️ 0 g sugar\n✔️ 35 kcal per serving\n\nJust mix 1 scoop with 200 ml hot water and enjoy! Shop now – link in bio. #ad',
  ],
  [
    'cake order price list',
    '🎂 Cake prices 2024\n\n6 inch – serves 10 – $60\n8 inch – serves 20 – $85\n10 inch – serves 30 – $120\n\nFlavours: vanilla, chocolate, lemon\nDM to order at least 2 weeks ahead.',
  ],
  [
    'kitchen renovation',
    'Kitchen makeover week 3 🔨\n\n- 4 cabinets painted\n- 2 coats of primer\n- 12 new handles\n- 1 very tired dog\n\nNext up: cut the worktop, drill 6 holes and fit the sink. Wish us luck!',
  ],
  [
    'fasting protocol',
    'My 16:8 routine\n\n12:00 – 2 eggs and 1 avocado\n15:00 – 30 g almonds\n19:30 – 200 g chicken, 150 g vegetables, 1 tbsp olive oil\n\nDrink 2 litres of water. Black coffee is fine. Results after 30 days in the next video!',
  ],
  [
    'taste test',
    "Trying 5 viral TikTok foods so you don't have to 😅\n\n1. Cloud coffee 3/10\n2. Baked oats 8/10\n3. Pesto eggs 9/10\n4. Corn ribs 6/10\n5. Pasta chips 7/10\n\nWhat should I try next?",
  ],
  [
    'french restaurant',
    "Nouvelle adresse à Lyon 🥐 On a pris 2 croissants, 1 pain au chocolat et 2 cafés crème pour 14 €. La pâte est feuilletée comme il faut, on y retourne dimanche ! Enregistre l'adresse 📍12 rue des Halles",
  ],
  [
    'spanish haul',
    'Compra semanal en Mercadona 🛒\n\n- 1 kg de pechuga de pollo 6,95 €\n- 2 docenas de huevos 4,60 €\n- 500 g de espinacas 1,80 €\n- 1 litro de aceite 8,50 €\n\nTotal: 21,85 €. ¿Qué receta preparo con esto?',
  ],
  [
    'plant care',
    'How to save an overwatered monstera 🌿\n\n1. Take it out of the pot\n2. Cut off the brown roots\n3. Let it dry for 2 hours\n4. Mix 2 parts soil with 1 part perlite\n5. Water with 200 ml after 3 days',
  ],
  [
    'dog food joke',
    "My dog's dinner is better than mine 🐶 Boiled chicken, rice, carrots and half an egg. Meanwhile I had cereal for the third time this week lol",
  ],
  [
    'baking fail',
    'Tried to bake a cake, forgot the eggs, added 2 cups of salt instead of sugar 🤦‍♀️ 10/10 would not recommend. Storytime in my stories!',
  ],
  [
    'restaurant with dishes',
    'Best brunch in Lisbon? 📍 Café Amarelo\n\nWe had:\n- 2 flat whites\n- 1 avocado toast with 2 poached eggs\n- 1 açaí bowl\n- 3 pastéis de nata\n\nTotal: 38€. Service was lovely, but get there before 10 or you will wait 30 minutes. Save for your next trip!',
  ],
  [
    'tasting menu',
    '7 courses, 4 hours and 1 very happy husband 🍷\n\n1. Oyster with cucumber\n2. Scallop, brown butter\n3. Langoustine\n4. Duck aged for 14 days\n5. Cheese\n6. Strawberry and basil\n7. Petit fours\n\nBook at least 2 months ahead!',
  ],
  [
    'grocery haul headed "shopping list"',
    "My $50 Aldi shopping list for a family of 4 🛒\n\nShopping list:\n- 2 lbs ground beef $9.98\n- 1 dozen eggs $3.49\n- 5 lbs potatoes $4.29\n- 1 gallon milk $3.19\n- 2 cans black beans $1.58\n- 1 bag rice $2.89\n\nComment MEALS and I'll send you the plan!",
  ],
  [
    'workout with kitchen words',
    "LEG DAY 🔥 No equipment needed\n\n1️⃣ 20 jump squats\n2️⃣ 15 lunges each side\n3️⃣ 30 sec wall sit\n4️⃣ 20 glute bridges\n\nRest 45 seconds, repeat 4 rounds. Add weight if it's too easy. Stretch for 5 minutes after. Drink 500 ml of water!",
  ],
  [
    'product ad',
    'AD | The new AirCrisp 6L is here! 🎉\n\n✅ 6 litre capacity\n✅ 8 presets: bake, roast, grill, fry\n✅ 75 % less fat\n✅ 1700 W\n✅ 2 year warranty\n\nBake a cake, roast a chicken or fry 1 kg of chips in 18 minutes. Use code CRISP20 for 20% off. Link in bio!',
  ],
  [
    'diet diary with amounts',
    'What I eat in a day (1,600 kcal) 🥗\n\nBreakfast\n50 g oats\n200 ml skimmed milk\n1 banana\n\nLunch\n150 g chicken breast\n100 g rice\n200 g broccoli\n\nDinner\n2 eggs\n1 slice bread\n100 g cottage cheese\n\nProtein 130g, carbs 150g, fat 40g. Follow for more!',
  ],
  [
    'diet diary german',
    'Mein Tag im Kaloriendefizit 💪\n\nFrühstück: 250 g Skyr, 100 g Beeren, 20 g Haferflocken (310 kcal)\nMittag: 200 g Hähnchen, 150 g Reis, 1 Paprika (520 kcal)\nAbend: 3 Eier, 2 Scheiben Brot (480 kcal)\n\nGesamt: 1310 kcal. Folge mir für mehr Tipps!',
  ],
  [
    'giveaway',
    '🎁 GIVEAWAY TIME 🎁\n\nWin this beautiful 5-piece cookware set worth $400!\n\nTo enter:\n1. Follow @pans.example\n2. Like & save this post\n3. Tag 3 friends who love to cook\n4. Share to your story for a bonus entry\n\nWinner announced in 7 days. Open to US residents 18+.',
  ],
  [
    'teaser',
    'You NEED to try this 3 ingredient chocolate mousse 😱🍫 It takes 5 minutes and tastes like Paris. Comment "MOUSSE" and I\'ll send you the recipe!\n\n#chocolatemousse #easydessert #3ingredients',
  ],
  [
    'kitchen tips video',
    '10 kitchen hacks that changed my life!\n\n0:00 Intro\n0:15 Peel garlic in 10 seconds\n0:48 Cut onions without crying\n1:30 Boil perfect eggs\n2:10 Keep herbs fresh for 2 weeks\n3:05 Clean a burnt pan\n\nSubscribe for more tips every Tuesday!',
  ],
  [
    'garden',
    'Garden update, week 24 🌱\n\n6 tomato plants, 4 cucumbers, 12 heads of lettuce. Planted 2 rows of beans, mixed 3 bags of compost into the beds and added 5 cm of mulch. Water every 2 days!',
  ],
  [
    'skincare',
    'My morning skincare routine ✨\n\n1. Wash with 1 pump of cleanser\n2. Pat dry\n3. Apply 2 drops of vitamin C serum\n4. Let it sit for 2 minutes\n5. Top with moisturiser and SPF 50\n\nEverything is linked in my bio!',
  ],
  [
    'DIY slime',
    'Rainbow play dough for toddlers? Full tutorial on my page! You only need 2 things you have at home 🌈 Save for a rainy day',
  ],
  [
    'travel',
    "48 hours in Naples 🍕\n\nDay 1: 2 pizzas, 1 fried pizza, 4 coffees\nDay 2: boat to Procida, 500g of fresh mozzarella on the beach\n\nWalk 20 minutes from the station. Take the 9 am ferry. Don't leave without trying the lemon granita!",
  ],
  [
    'meal prep without recipe',
    'Meal prep for the week 🍱\n\n5 lunches, 5 dinners, 2 hours of cooking, $40. Which one should I post first? 1 chicken bowls 2 turkey chili 3 lentil curry',
  ],
  [
    'poem',
    'Stir the pot, my mother said,\nadd a little love and bread.\nLet it simmer, let it be,\nserve it warm to you and me.',
  ],
  [
    'unboxing',
    'Unboxing my monthly snack box from Japan 🇯🇵\n\n- 3 KitKats (matcha, sakura, sweet potato)\n- 2 bags of shrimp chips\n- 1 melon soda\n- 5 mochi\n\nRating: 9/10, would eat the mochi again. Which snack should I try next?',
  ],
  [
    'coffee order',
    'My current Starbucks order ☕️\n\nGrande iced shaken espresso\n2 pumps brown sugar syrup\n1 pump vanilla\nsplash of oat milk\nlight ice\n\nOrder it and thank me later 🙌',
  ],
  [
    'menu of the day',
    'Menù di oggi 🍝\n\nAntipasto: bruschette miste 6€\nPrimo: spaghetti alle vongole 12€\nSecondo: orata al forno 15€\nDolce: tiramisù 5€\n\nPrenota al 081 555 0000. Vi aspettiamo!',
  ],
  [
    'birthday mail',
    "Hi Anna,\n\nThanks for the 2 bottles of wine and the cake last Sunday! Could you bring 3 chairs and 1 kg of charcoal on Saturday? We'll grill from 6 pm. I'll make the salad and bake the bread.\n\nBest, Tom",
  ],
  [
    'restaurant review',
    'We tried the new tasting menu at Osteria Lume: 6 courses for 85 € and worth every cent. The handmade ravioli with 2 kinds of butter were stunning, the lamb had been cooked for 12 hours and the dessert came with 3 scoops of pistachio ice cream. Book a table for 2 early, they only have 24 seats!',
  ],
  [
    'restaurant review with steps',
    'Best ramen in town 🍜 First you order at the machine, then you sit at the counter. Add 1 egg for 2 dollars and 3 slices of pork for 4. Mix the garlic paste into the broth and let it cool for 2 minutes. 10/10, we will be back.',
  ],
  [
    'giveaway',
    'GIVEAWAY 🎉 Win 1 stand mixer and 2 cookbooks! To enter: 1. Follow @thebakery and @mixerbrand 2. Tag 2 friends 3. Share this post to your stories. Closes Sunday at midnight, 1 winner will be drawn. Good luck!',
  ],
  [
    'giveaway with ingredients',
    'We are giving away 3 boxes with 2 kg of flour, 500 g of butter and 1 litre of our best olive oil! Just like this post, add a comment with your favourite bake and mix in a friend or two. The winner is announced in 7 days.',
  ],
  [
    'diet talk',
    'What I learned after 30 days without sugar: my energy is up, I lost 4 kg and I sleep 8 hours a night. I drink 2 litres of water a day, eat 3 eggs for breakfast and never skip my 10,000 steps. Add more protein, cut out snacks, and stir up your routine. You can do it!',
  ],
  [
    'day of eating',
    'What I eat in a day 🥗 Breakfast: 2 eggs, 1 slice of toast and half an avocado. Lunch: 150g chicken, 200g rice and a cup of broccoli. Dinner: 180g salmon with 250g potatoes. Snack: 30g almonds. 1,850 kcal, 140g protein. What did you eat today?',
  ],
  [
    'day in my life',
    'Day in my life as a pastry chef 👩‍🍳 I get up at 4, drink 2 cups of coffee and mix 40 kg of dough before sunrise. At 7 we bake 300 croissants, then I whip 10 litres of cream. Home by 2, nap for 1 hour, repeat!',
  ],
  [
    'product promo',
    'Our new non-stick pan heats in 90 seconds! Fry 2 eggs without a drop of oil, bake at up to 250 °C and clean it in 1 minute. Add 1 pan to your cart and get 20 % off a second. Use code PAN20 until Sunday.',
  ],
  [
    'product promo powder',
    'Meet our new collagen! Just add 1 scoop to 200 ml of water or your morning coffee, stir and enjoy. 10 g protein, 0 g sugar, 3 flavours. Shop now, link in bio! Free shipping for 2 tubs.',
  ],
  [
    'poem',
    'Stir the moon into a cup of tea, add two spoons of yesterday, a pinch of hope, a sprig of may, and let the evening steep in me. Serve it to the tide and sea.',
  ],
  [
    'recipe for happiness',
    'My recipe for happiness: take 1 cup of patience, 2 cups of love, a spoon of laughter and a pinch of humour. Mix well, bake with kindness for a lifetime and share with 4 friends. ❤️',
  ],
  [
    'recipe for a good marriage',
    'The recipe for a happy home: 4 cups of love, 2 cups of loyalty, 3 cups of forgiveness, 1 cup of friendship. Mix love and loyalty thoroughly with faith, blend with tenderness, add forgiveness, and sprinkle with kindness. Serve daily in generous helpings.',
  ],
  [
    'news',
    'The price of butter rose by 12 % in March: 250 g now cost 3.29 €, 1 kg of flour 1.09 € and 10 eggs 2.79 €. Bakers say they must mix in cheaper fats. Experts add that prices will cook down slowly over the next 6 months.',
  ],
  [
    'fitness macros',
    'Leg day! 4 sets of 12 squats, 3 sets of 10 lunges, 2 minutes rest. Post workout: 40g protein, 60g carbs, 5g fat. Mix up your routine every 6 weeks, add 5 kg when it gets easy and let your body rest for 48 hours.',
  ],
  [
    'shopping haul',
    'Aldi haul under 40 € 🛒 2 kg potatoes, 1 kg carrots, 500 g mince, 10 eggs, 2 litres of milk, 1 butter, 3 pizzas and 6 yoghurts. Everything for one week for 2 people! Should I cook with it next? Let me know below.',
  ],
  [
    'meal prep service',
    'Too busy to cook? We chop, mix and bake for you! 5 meals, 500 g each, from 6.90 €. Heat for 3 minutes, stir once and serve. Order 10 and get 1 free.',
  ],
  [
    'grandma memory',
    'My grandmother kept 2 cups of sugar on the shelf and 1 jar of honey that nobody was allowed to touch. She would bake on Saturdays, stir the pot for hours and add a story to every spoon. I miss her kitchen.',
  ],
  [
    'travel',
    '24 hours in Lisbon: 2 pastéis de nata for breakfast, 1 bica, then tram 28. Add 30 minutes for the view. For dinner grilled sardines, 300 g of them, and 1 bottle of vinho verde for 2. Stir in some fado and you have the perfect day.',
  ],
  [
    'horticulture',
    'How to feed your roses: mix 2 tablespoons of epsom salt with 4 litres of water, add a cup of compost and stir well. Pour it around the plant and repeat every 6 weeks. Your garden will thank you!',
  ],
  [
    'cleaning hack',
    'Cleaning hack! Mix half a cup of baking soda with 1/4 cup of vinegar and 2 tbsp of salt, pour it down the drain and wait 30 minutes. Flush with boiling water. No more smells! #cleantok',
  ],
  [
    'face mask',
    'DIY face mask for glowing skin ✨ Mix 1 tbsp honey with 2 tbsp yoghurt and half a mashed banana. Spread on your skin and leave it for 15 minutes. Rinse with warm water. #skincare',
  ],
  [
    'slime',
    'How to make slime! Mix 1 cup of glue with half a cup of water, add 2 tsp of baking soda and stir. Pour in the contact lens solution until it is stretchy. Let it rest for 10 minutes and play!',
  ],
  [
    'cocktails bar ad',
    'Happy hour from 5 to 7! 2 cocktails for 12 €, 1 shot on the house and 3 kinds of nachos. Shake off your Monday, add a friend and stir up some fun. Tables for 8 on request.',
  ],
  [
    'German news',
    'Die Ernte 2024: 3 Millionen Tonnen Weizen, 200 kg Kartoffeln je Haushalt und 15 % weniger Äpfel. Bäcker mischen jetzt mehr Roggen unter und geben die Kosten weiter. Ein Brot zu 750 g kostet 4,20 €.',
  ],
  [
    'German day of eating',
    'Was ich heute gegessen habe: morgens 2 Eier und 1 Scheibe Brot, mittags 200 g Reis mit 150 g Hähnchen, abends 1 Schüssel Salat und 1 Glas Wein. Ich koche gern, aber heute war die Küche kalt. 1.700 kcal insgesamt.',
  ],
  [
    'Spanish review',
    'Cenamos en Casa Paco: 2 raciones de croquetas, 1 tortilla de 6 huevos y 300 g de jamón. El arroz lo cocinan 20 minutos y lo sirven en la mesa. 45 € por persona, volveremos. ¿Y tú, qué pedirías?',
  ],
  [
    'French market',
    'Au marché ce matin : 1 kg de fraises, 2 melons, 500 g de tomates et 3 bottes de radis pour 18 €. Je ne sais pas encore quoi cuisiner. Vous avez des idées ?',
  ],
  [
    'Italian promo',
    'Scopri la nostra nuova planetaria: impasta 2 kg di farina in 5 minuti, monta 12 albumi e mescola senza sforzo. Aggiungi al carrello 1 robot e ricevi 2 fruste in regalo. Offerta valida 3 giorni!',
  ],
  [
    'story with cooking',
    'Yesterday I tried to cook for 6 people. I burnt 2 kg of potatoes, dropped 1 pie and added 3 spoons of salt instead of sugar. We ended up ordering 4 pizzas and laughing for hours. Never again!',
  ],
  [
    'kids joke',
    "My toddler's breakfast: 1 bite of banana, 2 spoons of yoghurt on the wall and 3 cups of milk on the floor. Mix it all with tears, leave for 20 minutes and serve to the dog 😂",
  ],
  [
    'nutrition tips',
    '5 tips for better digestion: drink 2 glasses of water in the morning, add 1 spoon of flax seeds to your yoghurt, cook vegetables gently for 10 minutes, eat 30 g of fibre a day and mix colours on your plate.',
  ],
  [
    'class ad',
    'Join our sourdough class on 4 May! You will mix 500 g of flour with 350 ml of water, bake 2 loaves and take 100 g of starter home. 3 hours, 59 €, places for 10 people. Book via the link in bio.',
  ],
  [
    'coffee gear',
    'I weigh 18 g of coffee, pull 36 g in 28 seconds and pour 150 ml of milk. Grinder: example G2. Machine: example M1. Which basket do you use? Add your setup below!',
  ],
  [
    'pets',
    "Buddy's weekly food: 2 kg of beef, 500 g of carrots and 7 eggs. I cook it on Sundays, mix it and freeze 14 portions. He is 32 kg and loves it. Ask your vet first!",
  ],
  [
    'teaser',
    "Tomorrow on the channel: the fluffiest pancakes with only 2 eggs, 1 cup of flour and a secret ingredient. We mix, we fry, we eat. Turn on notifications so you don't miss the recipe!",
  ],
  [
    'caffè story',
    'I still think about that carbonara in Rome. 4 egg yolks, 100 g of guanciale, a mountain of pecorino, the chef told me. He tossed it for 30 seconds and served it with a wink.',
  ],
  [
    'weed killer',
    'Mix 4 cups of vinegar with 1 cup of salt and a tablespoon of oil. Boil it for 5 minutes and pour it over the weeds.',
  ],
  [
    'lip scrub',
    'My favourite lip scrub: whisk 2 tablespoons of sugar with a tablespoon of honey and a teaspoon of coconut oil. Freeze it for 10 minutes and rub it in.',
  ],
];
