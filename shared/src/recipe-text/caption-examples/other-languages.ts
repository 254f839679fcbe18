import type { CaptionExample } from './example.ts';

/** Languages with other scripts and other words for everything. */
export const OTHER_LANGUAGES_CAPTIONS: readonly CaptionExample[] = [
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
    about: 'Polish',
    caption:
      'Placki ziemniaczane 🥔\n\nSkładniki:\n- 1 kg ziemniaków\n- 1 cebula\n- 2 jajka\n- 3 łyżki mąki\n- sól i pieprz\n- olej do smażenia\n\nPrzygotowanie:\n1. Ziemniaki i cebulę zetrzyj na tarce.\n2. Dodaj jajka, mąkę i przyprawy, wymieszaj.\n3. Smaż na rozgrzanym oleju z obu stron na złoty kolor.\n\nSmacznego! Zapisz przepis na później 📌\n#placki #obiad',
    titles: ['Placki ziemniaczane'],
    ingredients: [
      '1 kg ziemniaków',
      '1 cebula',
      '2 jajka',
      '3 łyżki mąki',
      'sól i pieprz',
      'olej do smażenia',
    ],
    instructions: [
      'Ziemniaki i cebulę zetrzyj na tarce.',
      'Dodaj jajka, mąkę i przyprawy, wymieszaj.',
      'Smaż na rozgrzanym oleju z obu stron na złoty kolor.',
    ],
  },
  {
    about: 'Turkish',
    caption:
      'Mercimek çorbası 🍲\n\nMalzemeler:\n1 su bardağı kırmızı mercimek\n1 adet soğan\n1 adet havuç\n2 yemek kaşığı tereyağı\n1 litre su\n1 tatlı kaşığı kimyon\n\nYapılışı:\nSoğanı ve havucu doğrayıp tereyağında kavurun.\nMercimeği ve suyu ekleyip 20 dakika pişirin.\nBlenderdan geçirin ve kimyonu ekleyin.\n\nAfiyet olsun ❤️ #çorba #yemektarifleri',
    titles: ['Mercimek çorbası'],
    ingredients: [
      '1 su bardağı kırmızı mercimek',
      '1 adet soğan',
      '1 adet havuç',
      '2 yemek kaşığı tereyağı',
      '1 litre su',
      '1 tatlı kaşığı kimyon',
    ],
    instructions: [
      'Soğanı ve havucu doğrayıp tereyağında kavurun.',
      'Mercimeği ve suyu ekleyip 20 dakika pişirin.',
      'Blenderdan geçirin ve kimyonu ekleyin.',
    ],
  },
  {
    about: 'Japanese',
    caption:
      '親子丼の作り方【簡単レシピ】\n\n▼材料(2人分)\n・鶏もも肉 250g\n・玉ねぎ 1/2個\n・卵 4個\n・だし汁 150ml\n・醤油 大さじ2\n・みりん 大さじ2\n\n▼作り方\n①鶏肉と玉ねぎを切る。\n②だし汁と調味料を煮立て、鶏肉と玉ねぎを5分煮る。\n③溶き卵を回し入れ、ふたをして1分蒸らす。\n④ご飯にのせて完成。\n\nチャンネル登録お願いします!',
    titles: ['親子丼', '親子丼の作り方【簡単レシピ】', '親子丼の作り方', '親子丼の作り方 簡単レシピ'],
    ingredients: [
      '鶏もも肉 250g',
      '玉ねぎ 1/2個',
      '卵 4個',
      'だし汁 150ml',
      '醤油 大さじ2',
      'みりん 大さじ2',
    ],
    instructions: [
      '鶏肉と玉ねぎを切る。',
      'だし汁と調味料を煮立て、鶏肉と玉ねぎを5分煮る。',
      '溶き卵を回し入れ、ふたをして1分蒸らす。',
      'ご飯にのせて完成。',
    ],
    servings: 2,
  },
  {
    about: 'Russian',
    caption:
      'Сырники как у бабушки 😋\n\nИнгредиенты:\n500 г творога\n1 яйцо\n3 ст. л. муки\n2 ст. л. сахара\nщепотка соли\n\nПриготовление:\n1. Смешать творог, яйцо, сахар и соль.\n2. Добавить муку и сформировать сырники.\n3. Обжарить на масле с двух сторон до золотистой корочки.\n\nПодписывайтесь на канал!',
    titles: ['Сырники', 'Сырники как у бабушки'],
    ingredients: ['500 г творога', '1 яйцо', '3 ст. л. муки', '2 ст. л. сахара', 'щепотка соли'],
    instructions: [
      'Смешать творог, яйцо, сахар и соль.',
      'Добавить муку и сформировать сырники.',
      'Обжарить на масле с двух сторон до золотистой корочки.',
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
];
