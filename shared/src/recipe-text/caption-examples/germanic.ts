import type { CaptionExample } from './example.ts';

/** German, Dutch and the Nordic languages. */
export const GERMANIC_CAPTIONS: readonly CaptionExample[] = [
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
    about: 'German inline TikTok',
    caption:
      'Proteinpancakes in 10 Minuten 🥞 Zutaten: 1 Banane, 2 Eier, 40 g Haferflocken, 1 Scoop Proteinpulver, 1 TL Backpulver. Alles mixen, kleine Pancakes in der Pfanne ausbacken und mit Beeren servieren. #pancakes #protein #frühstück',
    titles: ['Proteinpancakes in 10 Minuten', 'Proteinpancakes'],
    ingredients: ['1 Banane', '2 Eier', '40 g Haferflocken', '1 Scoop Proteinpulver', '1 TL Backpulver'],
    instructions: ['Alles mixen, kleine Pancakes in der Pfanne ausbacken und mit Beeren servieren.'],
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
    about: 'German, no headings, bullets',
    caption:
      'Sonntagsklassiker bei uns zuhause 🥰\n\nOmas Kartoffelsuppe\n\nFür 4 Portionen:\n\n- 1 kg mehligkochende Kartoffeln\n- 2 Möhren\n- 1 Stange Lauch\n- 1 Zwiebel\n- 1 l Gemüsebrühe\n- 100 ml Sahne\n- 4 Wiener Würstchen\n- Salz, Pfeffer, Majoran\n\nKartoffeln, Möhren und Zwiebel schälen und würfeln, Lauch in Ringe schneiden.\nAlles in etwas Butter anschwitzen und mit der Brühe ablöschen.\n25 Minuten köcheln lassen und grob pürieren.\nSahne einrühren, Würstchen in Scheiben dazugeben und abschmecken.\n\nGuten Appetit! 😋\n\n#kartoffelsuppe #omasrezepte #soulfood #foodblogger_de',
    titles: ['Omas Kartoffelsuppe'],
    ingredients: [
      '1 kg mehligkochende Kartoffeln',
      '2 Möhren',
      '1 Stange Lauch',
      '1 Zwiebel',
      '1 l Gemüsebrühe',
      '100 ml Sahne',
      '4 Wiener Würstchen',
      'Salz, Pfeffer, Majoran',
    ],
    instructions: [
      'Kartoffeln, Möhren und Zwiebel schälen und würfeln, Lauch in Ringe schneiden.',
      'Alles in etwas Butter anschwitzen und mit der Brühe ablöschen.',
      '25 Minuten köcheln lassen und grob pürieren.',
      'Sahne einrühren, Würstchen in Scheiben dazugeben und abschmecken.',
    ],
    servings: 4,
  },
  {
    about: 'Dutch',
    caption:
      'Romige pompoensoep 🎃🍂 \n\nHerfst in een kom! Wie is er ook fan?\n\nDit heb je nodig voor 4 personen:\n🔸 1 flespompoen\n🔸 2 uien\n🔸 2 teentjes knoflook\n🔸 1 liter groentebouillon\n🔸 200 ml kokosmelk\n🔸 1 el currypoeder\n\nZo maak je het:\n1. Snijd de pompoen en de uien in stukken.\n2. Fruit de ui en knoflook met de kerrie in een beetje olie.\n3. Voeg pompoen en bouillon toe en laat 20 minuten koken.\n4. Pureer de soep met de kokosmelk en breng op smaak.\n\nVolg @lekkerbijlotte voor meer recepten!\n#pompoensoep #herfst #soep',
    titles: ['Romige pompoensoep'],
    ingredients: [
      '1 flespompoen',
      '2 uien',
      '2 teentjes knoflook',
      '1 liter groentebouillon',
      '200 ml kokosmelk',
      '1 el currypoeder',
    ],
    instructions: [
      'Snijd de pompoen en de uien in stukken.',
      'Fruit de ui en knoflook met de kerrie in een beetje olie.',
      'Voeg pompoen en bouillon toe en laat 20 minuten koken.',
      'Pureer de soep met de kokosmelk en breng op smaak.',
    ],
    servings: 4,
  },
  {
    about: 'swedish',
    caption:
      'Krämig kycklinggryta 🍗\n\n4 portioner\n\n600 g kycklingfilé\n1 gul lök\n2 vitlöksklyftor\n3 dl grädde\n1 dl soltorkade tomater\n2 msk tomatpuré\nsalt och peppar\n\nGör så här:\n1. Skär kycklingen i bitar och bryn i smör.\n2. Tillsätt lök och vitlök och fräs i 2 minuter.\n3. Häll i grädde, tomater och tomatpuré och låt sjuda i 10 minuter.\n4. Smaka av och servera med ris.\n\n#kyckling #vardagsmat',
    titles: ['Krämig kycklinggryta'],
    ingredients: [
      '600 g kycklingfilé',
      '1 gul lök',
      '2 vitlöksklyftor',
      '3 dl grädde',
      '1 dl soltorkade tomater',
      '2 msk tomatpuré',
      'salt och peppar',
    ],
    instructions: [
      'Skär kycklingen i bitar och bryn i smör.',
      'Tillsätt lök och vitlök och fräs i 2 minuter.',
      'Häll i grädde, tomater och tomatpuré och låt sjuda i 10 minuter.',
      'Smaka av och servera med ris.',
    ],
    servings: 4,
  },
  {
    about: 'Danish',
    caption:
      'Nem rabarbercrumble 💗\n\nDu skal bruge:\n- 500 g rabarber\n- 100 g sukker\n- 150 g mel\n- 100 g smør\n- 50 g havregryn\n\nSådan gør du:\n1. Skær rabarberne i stykker og kom dem i et fad med halvdelen af sukkeret.\n2. Smuldr mel, smør, havregryn og resten af sukkeret sammen.\n3. Fordel over rabarberne og bag 30 minutter ved 200 grader.\n\nGod fornøjelse! #rabarber #dessert',
    titles: ['Nem rabarbercrumble'],
    ingredients: ['500 g rabarber', '100 g sukker', '150 g mel', '100 g smør', '50 g havregryn'],
    instructions: [
      'Skær rabarberne i stykker og kom dem i et fad med halvdelen af sukkeret.',
      'Smuldr mel, smør, havregryn og resten af sukkeret sammen.',
      'Fordel over rabarberne og bag 30 minutter ved 200 grader.',
    ],
  },
];
