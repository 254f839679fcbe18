import { WESTERN, type Content } from './contents.ts';

const nl: Content = {
  language: 'nl',
  title: 'Romige prei-ovenschotel',
  teaser: 'Een schotel voor doordeweeks: twintig minuten werk, en de oven doet de rest.',
  prep: 20,
  cook: 35,
  servings: 4,
  ingredients: `750 g | kruimige aardappelen
3 | preien
200 ml | kookroom
150 g | geraspte belegen kaas
2 el | boter
1 tl | mosterd
1 snuf | nootmuskaat
Peper en zout`,
  steps: `Verwarm de oven voor op 200 °C. Schil de aardappelen en snijd ze in dunne plakken.
Kook de plakken 5 minuten in water met zout en giet ze af.
Snijd de prei in ringen en bak die 8 minuten in de boter.
Roer de mosterd en de nootmuskaat door de kookroom en meng dat met de prei.
Leg alles in lagen in een ovenschaal, strooi de kaas erover en bak de schotel 35 minuten.`,
  words: {
    ingredients: 'Ingrediënten',
    steps: 'Bereiding',
    prep: 'Voorbereiding',
    cook: 'Oventijd',
    minutes: 'minuten',
    servings: 'Personen',
    notes: 'Tips',
    note: 'Met een groene salade erbij is dit een hele maaltijd.',
    related: 'Bekijk ook',
    others: 'Erwtensoep|Stamppot met boerenkool|Pannenkoeken|Appeltaart',
    comments: 'Reacties',
    said: 'Wij doen er 100 g spekjes door, heerlijk.|Gisteren gemaakt met 2 uien in plaats van prei.',
    newsletter: 'Schrijf je in voor de nieuwsbrief en ontvang elke week een weekmenu',
    menu: 'Home|Recepten|Bakken|Blog|Contact',
  },
};

const sv: Content = {
  language: 'sv',
  title: 'Rostad morotssoppa med ingefära',
  teaser: 'Värmande soppa där ugnen gör det mesta av jobbet och ingefäran ger sting.',
  prep: 10,
  cook: 40,
  servings: 4,
  ingredients: `1 kg | morötter
2 | gula lökar
3 cm | färsk ingefära
2 msk | olivolja
1 l | grönsaksbuljong
2 dl | kokosmjölk
1 tsk | spiskummin
Salt och svartpeppar`,
  steps: `Sätt ugnen på 220 grader. Skala morötterna och löken och skär dem i bitar.
Blanda grönsakerna med olja och spiskummin på en plåt och rosta i 30 minuter.
Koka upp buljongen med riven ingefära i en stor kastrull.
Lägg i grönsakerna, häll i kokosmjölken och mixa soppan slät.
Smaka av med salt och peppar och servera med ett gott bröd.`,
  words: {
    ingredients: 'Ingredienser',
    steps: 'Gör så här',
    prep: 'Förberedelse',
    cook: 'Tillagningstid',
    minutes: 'minuter',
    servings: 'Portioner',
    notes: 'Tips',
    note: 'Soppan går bra att frysa i portionsburkar.',
    related: 'Fler recept',
    others: 'Ärtsoppa|Rotfruktsgratäng|Kanelbullar|Potatissallad',
    comments: 'Kommentarer',
    said: 'Jag tog 2 dl grädde istället, supergott!|Barnen åt 3 portioner var.',
    newsletter: 'Prenumerera på nyhetsbrevet och få veckans meny',
    menu: 'Start|Recept|Bakning|Om oss|Kontakt',
  },
};

const pl: Content = {
  language: 'pl',
  title: 'Placki z cukinii z koperkiem',
  teaser: 'Chrupiące placki na letni obiad, gotowe szybciej, niż zdąży wystygnąć kompot.',
  prep: 20,
  cook: 20,
  servings: 4,
  ingredients: `2 | średnie cukinie
1 | cebula
2 | jajka
6 łyżek | mąki pszennej
1 pęczek | koperku
1 łyżeczka | soli
4 łyżki | oleju do smażenia
200 g | gęstego jogurtu`,
  steps: `Cukinie zetrzyj na grubych oczkach, posól i odstaw na 10 minut, a potem mocno odciśnij.
Cebulę i koperek drobno posiekaj i dodaj do cukinii.
Wmieszaj jajka i mąkę, aż powstanie gęste ciasto.
Rozgrzej olej na patelni i smaż placki po 3 minuty z każdej strony na złoty kolor.
Odsącz na papierze i podawaj z jogurtem.`,
  words: {
    ingredients: 'Składniki',
    steps: 'Sposób przygotowania',
    prep: 'Czas przygotowania',
    cook: 'Czas gotowania',
    minutes: 'minut',
    servings: 'Porcje',
    notes: 'Wskazówki',
    note: 'Placki można odgrzać w piekarniku, wtedy znów będą chrupiące.',
    related: 'Zobacz też',
    others: 'Pierogi ruskie|Zupa ogórkowa|Sernik|Kopytka',
    comments: 'Komentarze',
    said: 'Dodałam 100 g fety i wyszły świetne.|Zrobiłem z 3 cukinii, zniknęły w pięć minut.',
    newsletter: 'Zapisz się do newslettera i odbieraj nowe przepisy co tydzień',
    menu: 'Start|Przepisy|Desery|O nas|Kontakt',
  },
};

const ja: Content = {
  language: 'ja',
  title: '豚肉と大根の煮物',
  teaser: '大根に味がしみた、ご飯がすすむ家庭の煮物です。冷めてもおいしく食べられます。',
  prep: 10,
  cook: 30,
  servings: 2,
  ingredients: `豚バラ肉 | 200g
大根 | 1/2本
しょうが | 1かけ
だし汁 | 400ml
しょうゆ | 大さじ2
みりん | 大さじ2
砂糖 | 大さじ1
サラダ油 | 小さじ1`,
  steps: `大根は皮をむいて2cmの厚さに切り、豚肉は食べやすい大きさに切る。
鍋に油を熱し、豚肉を炒めて色が変わったら大根を加える。
だし汁と砂糖を入れ、煮立ったらあくを取って10分煮る。
しょうゆ、みりん、せん切りにしたしょうがを加える。
落としぶたをして、弱火で20分ほど煮て味を含ませる。`,
  words: {
    ingredients: '材料',
    steps: '作り方',
    prep: '準備時間',
    cook: '調理時間',
    minutes: '分',
    servings: '人分',
    notes: 'ポイント',
    note: '一晩おくと味がさらにしみておいしくなります。',
    related: '関連レシピ',
    others: '肉じゃが|味噌汁|だし巻き卵|親子丼',
    comments: 'コメント',
    said: 'とてもおいしかったです。|家族に好評でした。',
    newsletter: 'メールマガジンに登録して新しいレシピを受け取る',
    menu: 'ホーム|レシピ|お菓子|お問い合わせ',
  },
};

/** One recipe in each of eight languages. */
export const CONTENTS = { ...WESTERN, nl, sv, pl, ja };
