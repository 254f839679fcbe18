import type { CaptionExample } from './example.ts';

/** Spanish, Portuguese, French and Italian. */
export const ROMANCE_CAPTIONS: readonly CaptionExample[] = [
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
    about: 'French with "Pour la sauce"',
    caption:
      "Poke bowl saumon-avocat 🥑🍣\n\nUne recette fraîche et ultra rapide !\n\n📝 Ingrédients pour 2 personnes :\n▫️200 g de riz à sushi\n▫️250 g de saumon frais\n▫️1 avocat\n▫️1/2 concombre\n▫️1 mangue\n▫️graines de sésame\n\nPour la sauce :\n▫️3 c. à s. de sauce soja\n▫️1 c. à s. d'huile de sésame\n▫️le jus d'un citron vert\n\n👩‍🍳 Préparation :\n1️⃣ Rincer et cuire le riz puis laisser refroidir.\n2️⃣ Couper le saumon, l'avocat, la mangue et le concombre en dés.\n3️⃣ Mélanger les ingrédients de la sauce.\n4️⃣ Dresser les bols et arroser de sauce.\n\nTu préfères le saumon ou le thon ? Dis-moi en commentaire 💬\n#pokebowl #recettesaine #healthyfood",
    titles: ['Poke bowl saumon-avocat'],
    ingredients: [
      '200 g de riz à sushi',
      '250 g de saumon frais',
      '1 avocat',
      '1/2 concombre',
      '1 mangue',
      'graines de sésame',
      '[Pour la sauce]',
      '3 c. à s. de sauce soja',
      "1 c. à s. d'huile de sésame",
      "le jus d'un citron vert",
    ],
    instructions: [
      'Rincer et cuire le riz puis laisser refroidir.',
      "Couper le saumon, l'avocat, la mangue et le concombre en dés.",
      'Mélanger les ingrédients de la sauce.',
      'Dresser les bols et arroser de sauce.',
    ],
    servings: 2,
  },
  {
    about: 'Spanish lower case, dash list',
    caption:
      'pollo al limón en freidora de aire 🍋🍗 RIQUÍSIMO\n\nnecesitas:\n- 500 g de muslos de pollo\n- el zumo de 1 limón\n- 2 dientes de ajo\n- 1 cucharadita de pimentón\n- 1 cucharada de aceite de oliva\n- sal y pimienta\n\npasos:\n- mezcla todo en un bol y deja marinar 30 minutos\n- mete el pollo en la freidora a 200 grados 20 minutos\n- dale la vuelta a mitad de tiempo y listo\n\nsígueme para más recetas fáciles 💛 #airfryer #pollo #recetas',
    titles: ['pollo al limón en freidora de aire'],
    ingredients: [
      '500 g de muslos de pollo',
      'el zumo de 1 limón',
      '2 dientes de ajo',
      '1 cucharadita de pimentón',
      '1 cucharada de aceite de oliva',
      'sal y pimienta',
    ],
    instructions: [
      'mezcla todo en un bol y deja marinar 30 minutos',
      'mete el pollo en la freidora a 200 grados 20 minutos',
      'dale la vuelta a mitad de tiempo y listo',
    ],
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
    about: 'Portuguese',
    caption:
      'Bolo de cenoura fofinho 🥕🍫\n\nSalva esse post pra não perder! ❤️\n\nIngredientes:\n✅ 3 cenouras médias\n✅ 4 ovos\n✅ 1 xícara de óleo\n✅ 2 xícaras de açúcar\n✅ 2 e 1/2 xícaras de farinha de trigo\n✅ 1 colher de sopa de fermento em pó\n\nCobertura:\n✅ 1 lata de leite condensado\n✅ 3 colheres de sopa de chocolate em pó\n✅ 1 colher de manteiga\n\nModo de preparo:\n1. Bata no liquidificador as cenouras, os ovos e o óleo.\n2. Misture com o açúcar e a farinha e por último o fermento.\n3. Asse em forno preaquecido a 180°C por 40 minutos.\n4. Leve os ingredientes da cobertura ao fogo até engrossar e despeje sobre o bolo.\n\nRende 8 porções\n\nMe conta aqui: com ou sem cobertura? 👇\n#bolodecenoura #receitafacil',
    titles: ['Bolo de cenoura fofinho'],
    ingredients: [
      '3 cenouras médias',
      '4 ovos',
      '1 xícara de óleo',
      '2 xícaras de açúcar',
      '2 e 1/2 xícaras de farinha de trigo',
      '1 colher de sopa de fermento em pó',
      '[Cobertura]',
      '1 lata de leite condensado',
      '3 colheres de sopa de chocolate em pó',
      '1 colher de manteiga',
    ],
    instructions: [
      'Bata no liquidificador as cenouras, os ovos e o óleo.',
      'Misture com o açúcar e a farinha e por último o fermento.',
      'Asse em forno preaquecido a 180°C por 40 minutos.',
      'Leve os ingredientes da cobertura ao fogo até engrossar e despeje sobre o bolo.',
    ],
    servings: 8,
  },
];
