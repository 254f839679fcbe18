/**
 * The words by which recipe pages name their parts. A language is one entry here and nothing else anywhere.
 * Each field is a list with ' | ' between its words, in lower case; accents may be kept, they are folded when compared.
 */
export interface LanguageWords {
  /** Headings over a list of ingredients. */
  ingredients: string;
  /** Headings over the steps. */
  instructions: string;
  /** Headings over what is neither: notes, nutrition, comments, related recipes, equipment. */
  other: string;
  /** First words of a header inside an ingredient list ('For the sauce'). */
  forThe: string;
  units: string;
  prepTime: string;
  cookTime: string;
  totalTime: string;
  servings: string;
  /** What a page calls a recipe, after the name of the dish. */
  recipe: string;
}

const en: LanguageWords = {
  ingredients:
    "ingredients | ingredient | ingredients list | ingredient list | shopping list | what you need | what you'll need | you will need | you'll need | recipe ingredients",
  instructions:
    "instructions | directions | method | preparation | steps | procedure | how to make | cooking instructions | preparation steps | cooking method | to make | the method | what to do | let's cook | how to prepare | cooking directions | how to cook | preparation method | recipe instructions | cooking steps | step by step | making it",
  other:
    'nutrition | nutritional | notes | note | recipe notes | tips | chef notes | comments | reviews | equipment | tools | related | you may also like | video | storage | faq | did you make | rate | leave a | more recipes | similar | substitutions | variations | allergens | utensils | share | newsletter | about | special equipment | products used | make it | featured | cook s tips | serving suggestions | per serving | tags | special diet | course | cuisine',
  forThe: 'for the | for | to serve | to garnish | to finish | to assemble',
  units:
    'cup | cups | c | tablespoon | tablespoons | tbsp | tbs | tbsps | teaspoon | teaspoons | tsp | tsps | ounce | ounces | oz | pound | pounds | lb | lbs | g | gr | gram | grams | kg | ml | l | dl | cl | litre | liter | pint | pints | quart | quarts | pinch | pinches | dash | clove | cloves | can | cans | stick | sticks | slice | slices | package | pkg | bunch | handful | sprig | sprigs | large | small | medium | piece | pieces | jar | packet | head | fl | inch | stalk | stalks',
  prepTime:
    'prep | prep time | preparation time | preparation | prepping time | hands-on time | active time | hands-on | to prepare | to prep',
  cookTime:
    'cook | cook time | cooking time | cooking | bake time | baking time | bake | baking | to cook | to bake',
  totalTime: 'total | total time | ready in | time | overall time',
  servings:
    'serves | servings | yield | yields | makes | serving | portions | serving size | for | number of servings',
  recipe: 'recipe | the recipe',
};

const de: LanguageWords = {
  ingredients: 'zutaten | zutatenliste | das brauchst du | du brauchst | einkaufsliste | was du brauchst',
  instructions:
    "zubereitung | anleitung | so gehts | so geht's | zubereitungsschritte | schritte | rezept zubereitung | arbeitsschritte | vorbereitung | herstellung | und so wirds gemacht | so wird es gemacht",
  other:
    'nährwerte | nährwertangaben | tipp | tipps | notizen | kommentare | bewertungen | weitere rezepte | ähnliche | utensilien | zubehör | das könnte | hinweis | anmerkungen | küchengeräte | newsletter | pro portion',
  forThe: 'für die | für den | für das | für | zum | zur | außerdem',
  units:
    'el | tl | esslöffel | teelöffel | prise | prisen | stück | stk | bund | zehe | zehen | dose | dosen | becher | päckchen | pck | packung | scheibe | scheiben | tasse | tassen | liter | gramm | msp | würfel | zweig | zweige | handvoll | glas',
  prepTime: 'vorbereitungszeit | vorbereitung | arbeitszeit | zubereitungszeit | zubereitung',
  cookTime: 'kochzeit | backzeit | koch backzeit | garzeit | kochen | backen',
  totalTime: 'gesamtzeit | gesamt | dauer | insgesamt',
  servings: 'portionen | personen | portion | stück | ergibt | für',
  recipe: 'rezept | das rezept',
};

const nl: LanguageWords = {
  ingredients: 'ingrediënten | dit heb je nodig | benodigdheden | wat heb je nodig | boodschappen | nodig',
  instructions:
    'bereiding | bereidingswijze | instructies | zo maak je het | werkwijze | aan de slag | stappen | dit moet je doen | zo maak je | voorbereiding | maken | bakken',
  other:
    'voedingswaarden | voedingswaarde | tip | variatietip | reacties | keukengerei | materialen | gerelateerde | meer recepten | bekijk ook | opmerkingen | notities | beoordeling',
  forThe: 'voor de | voor het | voor | verder nodig | extra nodig',
  units:
    'eetlepel | eetlepels | theelepel | theelepels | snufje | teen | teentje | teentjes | stuk | stuks | blik | blikje | bosje | takje | takjes | plak | plakken | zakje | pak | kopje | gram | liter | handje',
  prepTime: 'voorbereidingstijd | voorbereiding | bereidingstijd | bereiden | bereiding',
  cookTime: 'kooktijd | oventijd | baktijd | oven | koken',
  totalTime: 'totale tijd | totaal | totaaltijd',
  servings: 'personen | porties | aantal personen | voor | aantal porties',
  recipe: 'recept | het recept',
};

const fr: LanguageWords = {
  ingredients: 'ingrédients | les ingrédients | liste des ingrédients | il vous faut | ce qu il vous faut',
  instructions:
    'préparation | instructions | étapes | la recette | réalisation | étapes de préparation | les étapes | préparation de la recette | mode de préparation | progression | déroulé | la préparation',
  other:
    'valeurs nutritionnelles | nutrition | commentaires | astuces | conseils | notes | ustensiles | matériel | recettes similaires | à lire aussi | vous aimerez | avis | remarques | accompagnement | le matériel',
  forThe: "pour la | pour le | pour les | pour l' | pour",
  units:
    'cuillère | cuillères | cuillere | cuilleres | cs | cc | càs | càc | pincée | pincées | gousse | gousses | sachet | sachets | tranche | tranches | verre | boîte | botte | brin | brins | litre | grammes | feuille | feuilles | pot | tasse | tasses | noix',
  prepTime: 'temps de préparation | préparation',
  cookTime: 'temps de cuisson | cuisson',
  totalTime: 'temps total | total',
  servings: 'personnes | portions | pour | nombre de personnes | parts',
  recipe: 'recette | la recette',
};

const es: LanguageWords = {
  ingredients: 'ingredientes | los ingredientes | qué necesitas | lista de ingredientes | necesitas',
  instructions:
    'preparación | elaboración | instrucciones | pasos | modo de preparación | paso a paso | cómo hacer | pasos a seguir | procedimiento | preparación paso a paso | cómo preparar | cómo se hace | modo de elaboración',
  other:
    'información nutricional | nutrición | consejos | trucos | notas | comentarios | utensilios | recetas relacionadas | también te puede | valoraciones | sugerencias',
  forThe: 'para el | para la | para los | para las | para',
  units:
    'cucharada | cucharadas | cucharadita | cucharaditas | cda | cdas | cdta | cdita | taza | tazas | pizca | diente | dientes | gramos | litro | lata | unidad | unidades | rebanada | puñado | ramita | sobre | hojas | vaso | kilo',
  prepTime: 'tiempo de preparación | preparación | tiempo de elaboración',
  cookTime: 'tiempo de cocción | cocción | cocinado | tiempo de cocinado | tiempo de horneado',
  totalTime: 'tiempo total | total | tiempo | duración',
  servings: 'porciones | raciones | personas | comensales | para | rinde',
  recipe: 'receta | la receta',
};

const pt: LanguageWords = {
  ingredients: 'ingredientes | os ingredientes | lista de ingredientes | o que precisa | você vai precisar',
  instructions:
    'preparação | modo de preparo | modo de preparação | modo de fazer | preparo | instruções | como fazer | confeção | confecção | passo a passo | passos | execução | modo de confecção',
  other:
    'informação nutricional | informações nutricionais | valores nutricionais | dicas | dica | notas | comentários | receitas relacionadas | utensílios | sugestões | observações | veja também | avaliações',
  forThe: 'para o | para a | para os | para as | para',
  units:
    'colher | colheres | xícara | xícaras | chávena | chávenas | pitada | dente | dentes | lata | copo | copos | unidade | unidades | pacote | gramas | litro | fatia | fatias | folhas | q.b | qb | kg',
  prepTime: 'tempo de preparo | tempo de preparação | preparo | preparação',
  cookTime: 'tempo de cozimento | tempo de cozedura | cozimento | cozedura | tempo de confeção',
  totalTime: 'tempo total | total | tempo',
  servings: 'porções | doses | pessoas | rendimento | serve | rende',
  recipe: 'receita | a receita',
};

const it: LanguageWords = {
  ingredients: 'ingredienti | gli ingredienti | cosa serve | lista degli ingredienti | occorrente',
  instructions:
    'preparazione | procedimento | istruzioni | come fare | come preparare | esecuzione | passaggi | la preparazione | come si prepara | metodo',
  other:
    'valori nutrizionali | note | consigli | commenti | conservazione | potrebbe interessarti | ricette correlate | curiosità | varianti | il consiglio | strumenti | utensili',
  forThe: 'per la | per il | per lo | per i | per le | per gli | per',
  units:
    'cucchiaio | cucchiai | cucchiaino | cucchiaini | pizzico | spicchio | spicchi | bicchiere | bustina | fetta | fette | grammi | litro | litri | tazza | q.b | qb | rametto | foglie | mazzetto | etto',
  prepTime: 'tempo di preparazione | preparazione',
  cookTime: 'tempo di cottura | cottura',
  totalTime: 'tempo totale | totale | tempo',
  servings: 'porzioni | persone | dosi per | dosi | per | dose per',
  recipe: 'ricetta | la ricetta',
};

const sv: LanguageWords = {
  ingredients: 'ingredienser | du behöver | ingredienslista | det här behöver du',
  instructions:
    'gör så här | så här gör du | tillagning | instruktioner | tillvägagångssätt | så gör du | steg för steg | beskrivning | instruktion | steg',
  other:
    'näringsvärde | näringsinnehåll | tips | kommentarer | liknande recept | fler recept | betyg | utrustning | redskap | relaterade',
  forThe: 'till | för | till servering',
  units:
    'msk | tsk | krm | st | dl | klyfta | klyftor | nypa | paket | burk | förp | skiva | skivor | knippe | kruka | gram | liter | bit | näve | påse | ask',
  prepTime: 'förberedelse | förberedelsetid | förberedelser',
  cookTime: 'tillagningstid | tillagning | i ugn | ugnstid | gräddning | gräddningstid | koktid',
  totalTime: 'total tid | tid | totalt',
  servings: 'portioner | antal portioner | personer | bitar | antal',
  recipe: 'recept',
};

const da: LanguageWords = {
  ingredients: 'ingredienser | du skal bruge | det skal du bruge | ingrediensliste',
  instructions:
    'fremgangsmåde | sådan gør du | tilberedning | instruktioner | trin for trin | gør sådan | vejledning',
  other:
    'næringsindhold | næringsværdi | tips | kommentarer | noter | relaterede | flere opskrifter | udstyr | bemærkninger',
  forThe: 'til | til servering | tilbehør',
  units:
    'spsk | tsk | stk | knivspids | fed | dåse | bundt | skive | skiver | håndfuld | liter | gram | pakke | nip | brev',
  prepTime: 'forberedelse | forberedelsestid | arbejdstid',
  cookTime: 'tilberedningstid | tilberedning | bagetid | kogetid | stegetid',
  totalTime: 'samlet tid | tid i alt | total tid | tid',
  servings: 'personer | portioner | antal | antal personer | stk',
  recipe: 'opskrift',
};

const no: LanguageWords = {
  ingredients: 'ingredienser | du trenger | dette trenger du | ingrediensliste',
  instructions:
    'fremgangsmåte | slik gjør du | framgangsmåte | tilberedning | slik lager du | instruksjoner | gjør slik',
  other: 'næringsinnhold | tips | kommentarer | relaterte | flere oppskrifter | utstyr',
  forThe: 'til | til servering | tilbehør',
  units:
    'ss | ts | stk | klype | fedd | båt | båter | boks | bunt | skive | skiver | pose | liter | gram | neve | pk | kvast',
  prepTime: 'forberedelse | forberedelser',
  cookTime: 'tilberedningstid | steketid | koketid',
  totalTime: 'total tid | tid | totalt',
  servings: 'porsjoner | antall porsjoner | personer | antall',
  recipe: 'oppskrift',
};

const fi: LanguageWords = {
  ingredients: 'ainekset | ainesosat | raaka-aineet | tarvitset | aineet',
  instructions:
    'valmistus | ohje | valmistusohje | ohjeet | näin teet | työvaiheet | tee näin | valmistusohjeet',
  other: 'ravintosisältö | vinkki | vinkit | kommentit | lisää reseptejä | ravintoarvot | arvostelut',
  forThe: 'lisäksi | pinnalle | tarjoiluun | päälle',
  units:
    'rkl | tl | dl | kpl | ripaus | valkosipulinkynttä | kynsi | kynttä | prk | pkt | pss | viipaletta | litra | tölkki | nippu',
  prepTime: 'esivalmistelu | valmisteluaika',
  cookTime: 'kypsennysaika | paistoaika | valmistusaika',
  totalTime: 'kokonaisaika | aika',
  servings: 'annosta | annokset | annosmäärä | henkilölle | annoksia',
  recipe: 'resepti | ohje',
};

const hu: LanguageWords = {
  ingredients: 'hozzávalók | hozzávaló | alapanyagok',
  instructions:
    'elkészítés | elkészítése | az elkészítés menete | elkészítés menete | így készül | elkészítési mód',
  other:
    'tápérték | tápanyag | tippek | megjegyzés | hozzászólások | ajánlott | kapcsolódó | további receptek | receptek | elkészítettem',
  forThe: 'a tésztához | a tálaláshoz | a töltelékhez | a mázhoz | a',
  units:
    'ek | tk | kk | evőkanál | teáskanál | kávéskanál | csipet | dkg | dl | db | gerezd | csokor | fej | csomag | doboz | szelet | bögre | liter | ízlés | kis | nagy | szál | konzerv',
  prepTime: 'előkészítési idő | előkészítés | előkészület',
  cookTime: 'főzési idő | sütési idő | elkészítési idő | sütés | főzés',
  totalTime: 'összesen | teljes idő | összes idő',
  servings: 'adag | fő | személy | főre',
  recipe: 'recept | receptje',
};

const cs: LanguageWords = {
  ingredients: 'ingredience | suroviny | přísady | budete potřebovat | co budete potřebovat | co potřebujeme',
  instructions: 'postup | postup přípravy | příprava | návod | pracovní postup | jak na to',
  other:
    'nutriční hodnoty | výživové hodnoty | tipy | tip | poznámky | komentáře | podobné recepty | další recepty | diskuze | hodnocení',
  forThe: 'na | k podávání | ozdoba | dále',
  units:
    'lžíce | lžic | lžička | lžičky | lžiček | lžíci | lžičku | špetka | hrnek | hrnku | ks | kus | stroužek | stroužky | plátek | plátky | svazek | balení | hrst | polévková | čajová | dkg | plechovka',
  prepTime: 'příprava | doba přípravy | čas přípravy',
  cookTime: 'doba vaření | vaření | pečení | doba pečení | tepelná úprava',
  totalTime: 'celkový čas | celkem | čas | celková doba',
  servings: 'porcí | porce | počet porcí | osob',
  recipe: 'recept',
};

const sk: LanguageWords = {
  ingredients: 'ingrediencie | suroviny | prísady | potrebujeme | budeme potrebovať | na recept potrebujeme',
  instructions: 'postup | postup prípravy | príprava | návod | ako na to | spôsob prípravy',
  other:
    'nutričné hodnoty | výživové hodnoty | tipy | tip | poznámky | komentáre | podobné recepty | ďalšie recepty | diskusia | hodnotenie',
  forThe: 'na | ďalej | na ozdobenie',
  units:
    'lyžica | lyžice | lyžíc | lyžička | lyžičky | lyžičiek | štipka | hrnček | šálka | ks | kus | strúčik | strúčiky | plátok | zväzok | balenie | hrsť | pl | čl | dkg | dag',
  prepTime: 'príprava | čas prípravy | doba prípravy',
  cookTime: 'čas varenia | varenie | pečenie | doba pečenia | čas pečenia',
  totalTime: 'celkový čas | spolu | čas',
  servings: 'porcií | porcie | počet porcií | osôb',
  recipe: 'recept',
};

const pl: LanguageWords = {
  ingredients: 'składniki | lista składników | potrzebne składniki | produkty',
  instructions:
    'przygotowanie | sposób przygotowania | wykonanie | instrukcje | krok po kroku | jak przygotować | sposób wykonania | jak zrobić',
  other:
    'wartości odżywcze | wskazówki | uwagi | notatki | komentarze | podobne przepisy | zobacz też | polecane | porady',
  forThe: 'na | do | dodatkowo',
  units:
    'łyżka | łyżki | łyżek | łyżeczka | łyżeczki | łyżeczek | szklanka | szklanki | szczypta | ząbek | ząbki | sztuka | sztuki | szt | opakowanie | pęczek | plaster | plastry | puszka | garść | dag | litr',
  prepTime: 'czas przygotowania | przygotowanie',
  cookTime: 'czas gotowania | czas pieczenia | gotowanie | pieczenie',
  totalTime: 'łączny czas | całkowity czas | czas całkowity | razem | czas',
  servings: 'porcje | porcji | liczba porcji | osób',
  recipe: 'przepis',
};

const hr: LanguageWords = {
  ingredients: 'sastojci | potrebni sastojci | namirnice | potrebno',
  instructions: 'priprema | postupak | način pripreme | upute | postupak pripreme | koraci pripreme | izrada',
  other:
    'nutritivne vrijednosti | savjeti | savjet | napomena | napomene | komentari | slični recepti | više recepata | ocijeni',
  forThe: 'za | još | dodatno',
  units:
    'žlica | žlice | žličica | žličice | kašika | kašike | kašičica | šalica | šalice | prstohvat | kom | komad | režanj | češanj | češnja | dag | vrećica | vezica | ploška | konzerva | šaka | jušna | jušne | čajna',
  prepTime: 'vrijeme pripreme | priprema',
  cookTime: 'vrijeme kuhanja | kuhanje | pečenje | vrijeme pečenja',
  totalTime: 'ukupno vrijeme | ukupno | vrijeme',
  servings: 'porcija | porcije | osoba | osobe | broj porcija | broj osoba',
  recipe: 'recept',
};

const sl: LanguageWords = {
  ingredients: 'sestavine | potrebujemo | potrebujete',
  instructions: 'priprava | postopek | navodila | način priprave',
  other: 'hranilne vrednosti | nasveti | komentarji | podobni recepti | opombe',
  forThe: 'za',
  units: 'žlica | žlici | žlice | žlička | žličke | skodelica | ščepec | strok | stroka | kos | rezina',
  prepTime: 'čas priprave | priprava',
  cookTime: 'čas kuhanja | kuhanje | čas peke',
  totalTime: 'skupni čas | skupaj',
  servings: 'oseb | osebe | porcije | število oseb',
  recipe: 'recept',
};

const ro: LanguageWords = {
  ingredients: 'ingrediente | ingrediente necesare | lista de ingrediente',
  instructions: 'mod de preparare | preparare | instrucțiuni | pași | pregătire | cum se prepară',
  other: 'valori nutriționale | sfaturi | note | comentarii | rețete similare | recomandări',
  forThe: 'pentru',
  units:
    'lingură | linguri | linguriță | lingurițe | cană | căni | praf | cățel | căței | buc | bucăți | felii | plic | legătură | litru | grame',
  prepTime: 'timp de preparare | timp de pregătire',
  cookTime: 'timp de gătire | timp de coacere | gătire',
  totalTime: 'timp total | total',
  servings: 'porții | persoane | număr de porții',
  recipe: 'rețetă | rețeta',
};

const el: LanguageWords = {
  ingredients: 'υλικά | συστατικά | τα υλικά',
  instructions: 'εκτέλεση | οδηγίες | παρασκευή | διαδικασία | μέθοδος εκτέλεσης | βήματα | η εκτέλεση',
  other: 'διατροφική | διατροφικά | συμβουλές | σημειώσεις | σχόλια | παρόμοιες | δείτε επίσης | tips',
  forThe: 'για το | για τη | για την | για τα | για τον | για',
  units:
    'κ.σ | κ.γ | κσ | κγ | κουταλιά | κουταλιές | κουταλάκι | φλιτζάνι | φλιτζάνια | γρ | γραμμάρια | κιλό | ml | πρέζα | σκελίδα | σκελίδες | τεμ | φέτες | ματσάκι | κούπα',
  prepTime: 'χρόνος προετοιμασίας | προετοιμασία',
  cookTime: 'χρόνος μαγειρέματος | μαγείρεμα | ψήσιμο | χρόνος ψησίματος',
  totalTime: 'συνολικός χρόνος | σύνολο',
  servings: 'μερίδες | άτομα | μερίδα',
  recipe: 'συνταγή',
};

const ru: LanguageWords = {
  ingredients: 'ингредиенты | состав | продукты | вам понадобится | что понадобится | понадобится',
  instructions:
    'приготовление | способ приготовления | как приготовить | рецепт приготовления | инструкция | пошаговый рецепт | пошаговое приготовление | процесс приготовления | шаги',
  other:
    'пищевая ценность | советы | совет | комментарии | отзывы | похожие рецепты | примечания | калорийность | читайте также',
  forThe: 'для',
  units:
    'г | гр | кг | мл | л | ст | ст.л | ч.л | столовая | столовые | чайная | чайные | шт | штук | стакан | стакана | щепотка | зубчик | зубчика | пучок | по вкусу | банка | ломтик | граммов',
  prepTime: 'время подготовки | подготовка',
  cookTime: 'время приготовления | приготовление',
  totalTime: 'общее время | всего | время',
  servings: 'порций | порции | количество порций | на | персон',
  recipe: 'рецепт',
};

const uk: LanguageWords = {
  ingredients: 'інгредієнти | складники | склад | продукти | вам знадобиться',
  instructions: 'приготування | спосіб приготування | як приготувати | інструкція | покрокове приготування',
  other: 'поради | коментарі | відгуки | схожі рецепти | харчова цінність | примітки',
  forThe: 'для',
  units:
    'г | кг | мл | л | ст | ч | шт | склянка | склянки | щіпка | зубчик | зубчики | пучок | ложка | ложки',
  prepTime: 'час підготовки | підготовка',
  cookTime: 'час приготування | приготування',
  totalTime: 'загальний час | час',
  servings: 'порцій | порції | кількість порцій',
  recipe: 'рецепт',
};

const tr: LanguageWords = {
  ingredients: 'malzemeler | malzeme listesi | gerekli malzemeler | içindekiler',
  instructions: 'yapılışı | hazırlanışı | tarifi | yapımı | hazırlık | nasıl yapılır | talimatlar | yapılış',
  other: 'besin değerleri | püf noktası | püf noktaları | notlar | yorumlar | benzer tarifler | ipuçları',
  forThe: 'için | üzeri için | sosu için',
  units:
    'yemek | tatlı | çay | su | kaşığı | bardağı | adet | diş | tutam | paket | gram | gr | litre | demet | dilim | kilo | kase | avuç',
  prepTime: 'hazırlama süresi | hazırlık süresi | hazırlık',
  cookTime: 'pişirme süresi | pişirme',
  totalTime: 'toplam süre | toplam',
  servings: 'kişilik | kişi | porsiyon | kaç kişilik',
  recipe: 'tarif | tarifi',
};

const ja: LanguageWords = {
  ingredients: '材料 | 食材 | 原材料',
  instructions: '作り方 | 手順 | 調理手順 | つくり方 | 作りかた | 調理方法',
  other:
    '栄養成分 | 栄養 | コツ | ポイント | コメント | レビュー | 関連レシピ | おすすめ | つくれぽ | このレシピの生い立ち | メモ',
  forThe: '',
  units:
    '大さじ | 小さじ | カップ | 個 | 本 | 枚 | 適量 | 少々 | 片 | 束 | 丁 | 缶 | 袋 | パック | かけ | グラム | ml | cc',
  prepTime: '準備時間 | 下準備',
  cookTime: '調理時間 | 加熱時間',
  totalTime: '合計時間 | 所要時間',
  servings: '人分 | 分量 | 人前',
  recipe: 'レシピ | 作り方',
};

const zh: LanguageWords = {
  ingredients: '材料 | 食材 | 配料 | 用料 | 食材清单 | 原料 | 主料',
  instructions: '做法 | 步骤 | 步驟 | 制作方法 | 製作方法 | 烹饪步骤 | 作法 | 制作步骤 | 料理步驟',
  other: '营养 | 營養 | 小贴士 | 小貼士 | 评论 | 留言 | 相关食谱 | 相關食譜 | 笔记 | 備註',
  forThe: '',
  units:
    '克 | 公克 | 毫升 | 大匙 | 小匙 | 茶匙 | 汤匙 | 湯匙 | 杯 | 个 | 個 | 根 | 片 | 适量 | 適量 | 少许 | 少許 | 瓣 | 勺 | 只 | 颗 | 顆 | 块 | 塊 | 包',
  prepTime: '准备时间 | 準備時間',
  cookTime: '烹饪时间 | 烹調時間 | 烹飪時間',
  totalTime: '总时间 | 總時間',
  servings: '份量 | 人份 | 份',
  recipe: '食谱 | 食譜 | 做法',
};

const ko: LanguageWords = {
  ingredients: '재료 | 식재료 | 준비물',
  instructions: '만드는 법 | 만드는법 | 조리순서 | 조리법 | 만들기 | 요리 순서 | 조리 방법',
  other: '영양 | 팁 | 댓글 | 후기 | 관련 레시피 | 노트',
  forThe: '',
  units: '큰술 | 작은술 | 컵 | 개 | 그램 | 약간 | 적당량 | 쪽 | 대 | 장 | 줌 | 모 | 스푼 | 숟가락',
  prepTime: '준비 시간 | 준비시간',
  cookTime: '조리 시간 | 조리시간',
  totalTime: '총 시간',
  servings: '인분',
  recipe: '레시피',
};

export const LANGUAGES: Readonly<Record<string, LanguageWords>> = {
  en,
  de,
  nl,
  fr,
  es,
  pt,
  it,
  sv,
  da,
  no,
  fi,
  hu,
  cs,
  sk,
  pl,
  hr,
  sl,
  ro,
  el,
  ru,
  uk,
  tr,
  ja,
  zh,
  ko,
};

/** Beginnings (accents folded, lower case) of the words for spans of time; one or two letters count only alone. */
export const DURATION_WORDS = {
  minutes: 'min | m | mn | perc | мин | хв | хвил | λεπτ | dk | dakika | 分 | 分钟 | 分鐘 | 분',
  hours:
    'h | hr | hrs | hour | st | std | stunde | u | uur | uren | heure | hora | ora | ore | timme | tim | t | time | tunti | tuntia | ora | hod | godz | ura | ure | ur | sat | ч | час | год | ωρ | ωρα | ωρες | sa | saat | 時間 | 小时 | 小時 | 시간',
  days: 'd | day | tag | dag | jour | dia | giorn | dygn | nap | den | dni | dzien | дн | день | ден | gun | 日 | 天',
  seconds: 'sec | sek | s | сек',
} as const;

/** Beginnings (accents folded, lower case) of the words for those who eat and for their shares; short ones count only whole. */
export const SERVING_WORDS =
  'serv | portion | person | people | pax | couvert | convive | comensal | racion | porci | porce | porcj | porco | porca | porz | porsj | porti | doses | annos | henkil | osob | oseb | adag | fo | fore | μεριδ | ατομ | порц | персон | kisi | 人 | 份 | 인분';

/** Small numbers as yields spell them. */
export const NUMBER_WORDS: Readonly<Record<number, string>> = {
  1: 'one',
  2: 'two | zwei | deux | dos | due | dois | duas | twee | två | to',
  3: 'three | drei | trois | tres | tre | três | drie',
  4: 'four | vier | quatre | cuatro | quattro | quatro | fyra | fire | negy | čtyři',
  5: 'five | fünf | cinq | cinco | cinque | vijf | fem',
  6: 'six | sechs | seis | sei | zes | sex | seks',
  8: 'eight | acht | huit | ocho | otto | oito | otte',
  10: 'ten | zehn | dix | diez | dieci | dez | tien | tio | ti',
  12: 'twelve | zwölf | douze | doce | dodici | doze | twaalf | tolv',
};

/** Parts of class names and ids that publishing tools give to a recipe's lists, whatever language the page is in. */
export const MARKER_PARTS = {
  ingredients:
    'ingred | zutat | skladnik | hozzaval | surovin | sastoj | malzeme | ainekset | materiallist | einkaufsliste | composition',
  instructions:
    'instruction | direction | method | preparation | preparo | preparat | procedure | zubereitung | bereiding | fremgang | postup | elaboracion | etape | recipestep | recipe-step | recipe_step | steps | anleitung | priprema | tillagning | tillvaga | elkeszit | przygotowan | howto | how-to | cooking-step | verloop',
} as const;

/** Words for how hard a recipe is, in the languages pages say it in. */
export const DIFFICULTY_WORDS = {
  easy: 'easy | simple | beginner | simpel | einfach | leicht | makkelijk | facile | fácil | enkel | let | lett | helppo | könnyű | snadné | jednoduché | łatwe | łatwy | lako | jednostavno | εύκολο | легко | легкий | kolay | 简单 | 簡單 | 簡単 | très facile | muy fácil | nem | enkelt | super easy | very easy | not too tricky | low | basic',
  medium:
    'medium | moderate | intermediate | mittel | normal | gemiddeld | moyen | moyenne | media | medio | médio | média | medel | middel | közepes | średni | srednje | orta | средне | more effort | mittelschwer',
  hard: 'hard | difficult | advanced | challenging | expert | schwer | anspruchsvoll | pfiffig | moeilijk | difficile | difícil | svår | svær | vanskelig | vaikea | nehéz | obtížné | trudne | teško | δύσκολο | сложно | zor | showing off | a challenge',
} as const;

/** What stands in front of such a word ('Difficulty: easy'). */
export const DIFFICULTY_LABELS = [
  'difficulty | difficulty level | level of difficulty | skill level | level | schwierigkeit | schwierigkeitsgrad',
  'difficulté | niveau | niveau de difficulté | dificultad | nivel de dificultad | dificuldade | grau de dificuldade',
  'difficoltà | moeilijkheid | moeilijkheidsgraad | svårighetsgrad | sværhedsgrad | vanskelighetsgrad | vaikeusaste',
  'nehézség | nehézségi fok | obtížnost | náročnost | náročnosť | poziom trudności | trudność | stopień trudności',
  'težina | zahtevnost | zahtjevnost | δυσκολία | βαθμός δυσκολίας | сложность | складність | zorluk | zorluk derecesi',
  '难度 | 難度 | 難易度',
].join(' | ');

/** What buttons and bylines around a recipe say, in front of anything else: the recipe has ended. */
export const FURNITURE_WORDS =
  'units scale | us customary | advertisement | anzeige | print recipe | print this recipe | download pdf | subscribe | subscribe to | sign up to | sign up for | newsletter | leave a comment | leave a reply | pin this recipe | jump to recipe | save recipe | rezept drucken | rezept als pdf | imprimer la recette | imprimir receta | stampa ricetta | stampa la ricetta | recept afdrukken | skriv ut recept | print opskrift';
/** The names that a row of sharing buttons is made of. */
export const SHARING_WORDS =
  'facebook | twitter | x | pinterest | instagram | whatsapp | linkedin | email | e mail | mail | print | share | copy link | telegram | tiktok | youtube | flipboard | reddit | tumblr | pin | tweet';

/** What recipe plugins begin the class names of their cards with, as a pattern. */
export const PLUGIN_PREFIXES =
  'wprm-recipe|tasty-recipes?|mv-create|wpurp-recipe|zlrecipe|easyrecipe|recipe-card|mpprecipe|simmer-recipe|cooked-recipe|jetpack-recipe';

/** What comes behind that for each part of a recipe, as patterns; of nested parts the outermost is read. */
export const PLUGIN_PARTS = {
  title: 'name|title(?:-primary)?',
  ingredients: 'ingredients?(?:-container|-list|-body|-block)?',
  instructions: '(?:instructions?|directions?)(?:-container|-list|-body|-block)?',
  prepTime: '(?:prep[-_]time|preptime)(?:-container)?|time-prep',
  cookTime: '(?:cook[-_]time|cooktime)(?:-container)?|time-(?:active|cook)',
  totalTime: '(?:total[-_]time|totaltime)(?:-container)?|time-total',
  servings: '(?:servings|yield)(?:-container)?',
} as const;
