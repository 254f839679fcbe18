import type { Language } from './language.ts';
import { de as talk } from './talk/de.ts';

export const de: Language = {
  ingredients: `zutaten | zutatenliste | das brauchst du | du brauchst | einkaufsliste | was du brauchst |
    das brauchen sie | sie brauchen | das brauchst du dafür | was sie brauchen | das benötigst du |
    du benötigst | das wird benötigt | benötigte zutaten | die zutaten | ihr braucht | das braucht ihr |
    man nehme | für das rezept brauchst du | das brauchen wir`,
  instructions: `zubereitung | anleitung | so gehts | zubereitungsschritte | schritte | rezept zubereitung |
    arbeitsschritte | vorbereitung | herstellung | und so wirds gemacht | so wird es gemacht | so geht es |
    so wirds gemacht | so wird's gemacht | so machst du es | so machst du's | so bereitest du |
    so bereiten sie | so gelingt es | so gelingt's | und so geht's | und so geht es | schritt für schritt |
    zubereitungsanleitung | die zubereitung | so funktioniert's | so einfach geht's | so backst du |
    so kochst du | arbeitsanleitung | kochanleitung | backanleitung | los geht's | rezeptanleitung |
    wie es geht`,
  notes: 'tipp | tipps | notizen | hinweis | hinweise | anmerkung | anmerkungen | guter rat',
  other: `nährwerte | arbeitsgeräte | nährwertangaben | kommentare | bewertungen | weitere rezepte | ähnliche | utensilien |
    zubehör | das könnte | küchengeräte | newsletter | pro portion | kapitel | musik | schlagwörter |
    stichworte`,
  youNeed: 'dafür brauchst du | dafür braucht ihr | ihr braucht | das braucht ihr | das brauchen wir',
  howTo: `und so geht's | so funktioniert's | so einfach geht's | so wird's gemacht | so machst du's | zubereiten`,
  unmistakable: 'zutaten | zubereitung',
  nutritionStart: 'nährwert*',
  shopping: 'einkauf',
  forThe: 'für die | für den | für das | für | zum | zur | außerdem',
  needed: 'brauchst du | braucht ihr | brauchen wir',
  recipe: 'rezept | das rezept',
  cardFrom:
    'aus der küche von | aus dem kochbuch von | aus der rezeptsammlung von | rezept von | aufgeschrieben von',
  cardBy: 'von',
  cardTitle: `rezept für | rezept | rezeptname | name des rezepts | name des gerichts | gericht | titel | heute gibt es | heute gibt's | heute koche ich`,
  measures: 'zehe{n,}',
  units: `stück | stk | bund | dose | dosen | becher | päckchen | pck | packung | scheibe | scheiben | würfel | zweig |
    zweige | handvoll | glas`,
  countWords: 'ein | eine | einen | zwei | drei',
  oneOf: 'ein{e,}{n,r,m,s,}',
  some: 'wenig | bisschen',
  sizes: 'kleine | große | gute | guter',
  pinches: 'prise | handvoll | schuss | spritzer | bund',
  seasonings: 'salz | etwas',
  juiceOf: 'saft | schale | abrieb',
  toTaste: 'nach geschmack',
  shareOf: 'fett* | milch | sahne | quark | kakao* | schokolade | essig',
  uncounted: 'millionen',
  nutrients: 'eiweiß | kohlenhydrate | fett | ballaststoffe',
  calories: 'kalorien',
  as: 'als',
  articles: `mein{e,}{n,r,m,s,} | unser{e,}{n,r,m,s,} | diese{n,r,m,s,} | ein{e,}{n,r,m,s,} | den | die | das | der`,
  stops: `und | mit | zu | in | im | ins | fur | auf | dazu | hinzu | bis | dann | oder | bei | als | aus | uber |
    unter | an | zum | zur | nach | gut | glatt | einem | einer | einen | verruhren | vermischen | vermengen |
    mischen | mixen | kochen | geben | zugeben | hinzufugen | unterheben | einruhren | schlagen | anbraten |
    backen | aufkochen | kneten | erhitzen`,
  food: `aubergine | banane | basilikum | birne | blatterteig | bohne | brot | bruhe | butter | champignon | dinkel |
    eier | ei | eigelb | eiweiss | erbse | erdbeer | erdnuss | essig | fisch | frischkase | gelatine | gemuse |
    gewurz | gries | gurke | hack | hafer | hahnchen | haselnuss | hefe | himbeer | honig | huhn | ingwer |
    joghurt | kakao | karotte | kartoffel | kase | kirsch | knoblauch | kokos | kurbis | lachs | lauch |
    limette | linse | mandel | margarine | mehl | milch | mohre | nudel | nuss | ol | orange | paprika |
    petersilie | pfeffer | pilz | puderzucker | quark | reis | rosine | sahne | salami | salz | schinken |
    schmand | schokolade | sellerie | senf | sojasauce | spargel | speck | spinat | starke | thymian | tomate |
    vanille | walnuss | wasser | wein | zimt | zitrone | zucker | zwiebel`,
  foodEndings: `mehl | milch | zucker | sahne | butter | käse | brot | nuss | nüsse | pfeffer | salz | wurst | fleisch |
    brühe | zwiebel | zwiebeln | kartoffel | kartoffeln | tomaten`,
  prepared: `gehackt | gewürfelt | gerieben | geschnitten | geschält | gepresst | zerdrückt | entkernt | geschmolzen |
    halbiert | geviertelt | abgetropft | gekocht | weich | zimmerwarm`,
  preparedHow: 'fein | grob | klein | frisch | sehr',
  cutInto: 'in {scheib*,würfel*,streif*,ringe*,stück*}',
  verbs: `abgiessen | abgiesse | ablosche | abloschen | abtropfen | auftragen | ausrollen | bedecke | belege |
    belegen | bestreiche | bestreichen | bestreue | bringe | dunste | einruhren | entferne | fulle | fuge |
    forme | formen | fette | garniere | halbiere | hebe | hinzufugen | kochle | lege | losche | nimm | puriere |
    reibe | reiben | rolle | roste | schlage | schlagen | schmelzen | serviere | serviert | stelle | streue |
    teile | trenne | unterruhren | verquirle | verquirlen | verteile | verteilen | vermenge | vermische | wende |
    wenden | wurze | zupfe | abschmecken | anschwitzen | bestreuen | fullen | garnieren | giessen | hacken |
    hacke | heizt | mische | mischen | mischt | mixen | pressen | purieren | ruhre | ruhren | schale | schalen |
    schmelze | schneide | schneiden | schneidet | servieren | streuen | unterheben | vermengen | vermischen |
    vorheizen | wasche | waschen | wurfeln | wurzen | zerkleinern | zugeben`,
  kitchenVerbs: `backen | backe | braten | brate | koche | kochen | aufkochen | kocheln | anbraten | kneten | knete |
    erhitze | erhitzen | verruhre | verruhren | dunsten | rosten`,
  everydayVerbs: 'gebt | gib | geben | lass | lassen | lasst | ofen',
  homographs: 'ofen',
  then: 'dann | danach | zuerst',
  abbreviations: 'ca | el | tl | inkl | ggf | evtl | bzw | z.b | gr | kg | ml',
  degrees: 'grad',
  servings: 'portionen | portion | ergibt | reicht für | anzahl portionen | personenanzahl | personen',
  perWord: 'pro | je',
  forWord: 'für',
  forUs: 'für uns',
  eaters: 'person{en,} | pers | leute',
  portions: 'portion{en,}',
  pieces: 'stück{e,en,} | stk. | stk | kekse | plätzchen | pfannkuchen | waffel{n,} | brötchen | gläser',
  jars: 'glas | gläser',
  slices:
    'scheibe{n,} | laib{e,} | schnitten | flasche{n,} | kugeln | klöße | knödel | stücke | küchlein | törtchen | schnitzel',
  enoughFor: 'genug für | genügt für',
  prepTime: `vorbereitungszeit | vorbereitung | arbeitszeit | zubereitungszeit | zubereitung | vorbereiten |
    vorbereitungsdauer | zubereitungsdauer | aktive zeit | arbeitsaufwand`,
  cookTime: `kochzeit | backzeit | koch backzeit | garzeit | kochen | backen | zubereiten | kochdauer |
    backdauer | koch und backzeit | koch back zeit | kochzeit backzeit`,
  cookingOf: 'bratzeit | braten | schmorzeit | schmoren | grillzeit | grillen | dünsten',
  totalTime: `gesamtzeit | gesamt | dauer | insgesamt | gesamtdauer | gesamtzubereitungszeit | zeit gesamt |
    fertig in | zeitaufwand | gesamte zeit`,
  timeNouns: 'zeit | dauer',
  readyIn: 'fertig in',
  hours: 'st',
  days: 'tag',
  cooking: 'back* | koch* | köchel* | ofen | brat* | garen',
  cookingLast: `backen | köcheln | kochen | garen | braten | dünsten | schmoren | rösten | grillen | frittieren`,
  beforeCooking: `und | dann | vor | bevor | nach | zum | nicht | ohne | statt | lassen | gehen | ruhen | quellen | ziehen |
    einweichen | *kühl* | *marini*`,
  difficulty: 'schwierigkeit{sgrad,}',
  easy: 'einfach | leicht',
  hard: 'anspruchsvoll | schwierig',
  easyLevel: 'simpel',
  mediumLevel: 'mittel | mittelschwer',
  hardLevel: 'schwer | pfiffig',
  talk: 'ich | wir | ihr | wer | kennt | kennst',
  promo: `guten app | folg | lass mir | lasst {mir,uns,gern} | lass {uns,gern} | abonnier |
    speicher{t,e,} {dir,das,euch} | markier | kommentier | schreib | verlinke | anzeige | werbung`,
  farewell: `guten appetit | schönes wochenende | {schönen,einen schönen} sonntag | an guten | lasst es euch {schmecken,gut schmecken} | lass es dir schmecken | eure |
    euer | liebe grüße | alles liebe | viel spaß beim {nachkochen,nachbacken,ausprobieren} | gutes gelingen |
    mahlzeit`,
  signOff: "fertig | das war's",
  advert: 'werbung | anzeige',
  hooks: 'ihr | kennt ihr | kennst du | wer | wenn | hallo | heute | speicher',
  views: 'aufrufe',
  millions: 'mio. | mio | millionen',
  recipeFor: 'rezept für',
  presenting: `heute {gibt's,gibt es,mache ich,zeige ich euch,machen wir} |
    {kennt ihr,kennst du,habt ihr} {schon,eigentlich} | probier{t,} {unbedingt ,mal ,}`,
  talkBehind: 'schon',
  hereAre: 'hier {ist,sind,kommt,kommen}',
  replyTo: 'antwort an',
  praise: 'perfekt | schmeckt | passt | gut | lecker | köstlich',
  praiseLead: 'sehr',
  keeps: 'hält sich | halten sich | haltbar',
  meals: 'frühstück | mittag{essen,} | abend{essen,brot,}',
  tellers: 'ich | wir | er | mein* | unser*',
  habits: 'gewinnspiel | verlosung | täglich | pro tag',
  notFood: `haut | gesichtsmaske | haare | seife | putzmittel | abfluss | dünger | pflanzen | rosen | liebe und |
    geduld`,
  feelings: 'liebe | geduld | humor | lachen | glück | hoffnung',
  notEaten: `knete {selber,selbst} machen | knetmasse | fingerfarbe{n,} | seifenblasen | gesichtsmaske |
    haarmaske | haarkur | {korper,lippen,gesichts,zucker,fuss,salz}peeling | lippenbalsam | lippenpflege |
    badekugel{n,} | badebombe{n,} | badesalz | shampoo | deocreme | {hand,gesichts,korper,ringelblumen}creme |
    bodylotion | {hand,stuck,natur}seife | waschmittel | allzweckreiniger | {bad,glas,rohr}reiniger |
    {putz,scheuer,reinigungs}{mittel,paste,pulver,essig,spray} | weichspüler | anzuchterde | blumenerde |
    pflanzerde | dünger | {brennnessel,pflanzen}jauche | vogelfutter | meisenknödel | raumduft |
    kerzen giessen | schleim selber machen | haargel | komposthaufen | kompost anlegen | kompostieren |
    {oliven,salz,kräuter,milch,honig,haar,flüssig}*seife | seife sieden | aussaat | aus samen ziehen |
    umrechnungstabelle* | maßeinheiten umrechnen | salzteig {selber machen,selbst machen,basteln,rezept}`,
  unlikeFood: `ätherische{s,n,} | sheabutter | bienenwachs | jojobaöl | arganöl | aloe vera gel | natronlauge |
    {deine,trockene,feuchte,empfindliche,reife} haut | ins gesicht | im gesicht | augenpartie | kopfhaut |
    ins haar | mit lauwarmem wasser abspülen | bastelkleber | kontaktlinsen* | rasierschaum |
    nicht {zum verzehr,essbar} | gartenerde | kokosfaser | perlit | samen einlegen | aussäen | wurzeln der |
    regenwasser | blattläuse | giesskanne | docht | salzteig | wasserglas | die augen aussparen | naoh |
    die lauge | reagenzglas | ätzend | schwefelsäure`,
  cares: `reinigen | reinigung | reinigt | entkalken | entkalkt | schärfen | einbrennen | entfetten |
    polieren | verstopft*`,
  caredFor: `backofen | ofen | herd | kochfeld | ceranfeld | pfanne{n,} | gusseisen* | messer | wasserkocher |
    kaffeemaschine | spülmaschine | geschirrspüler | mikrowelle | kühlschrank | gefrierschrank | grill |
    grillrost | abfluss | spüle | schneidebrett* | waschmaschine | fugen | teppich* | matratze* | toaster |
    thermomix | backblech* | dunstabzug*`,
  crafts: `spülmittel | waschmittel | fleckenentferner | wasserstoffperoxid | bleichmittel |
    {baumwoll,woll}garn | stricknadel* | nadelspiel | häkelnadel* | häkel* | stricken | maschen |
    stoffrest{e,en} | heissklebepistole | heisskleber | acrylfarbe* | schleifpapier | kerzenwachs |
    baumharz | schmutzwäsche | waschmaschine`,
  contests: `gewinnspiel* | verlosung | verlosen | teilnahme* | gewinner{in,innen,} | so nimmst du teil |
    mitmachen`,
  pageBoilerplate: `anzeige | rezept drucken | rezept als pdf | rezept teilen | rezept speichern |
    alle rechte vorbehalten | rezept merken | foto von |
    hat es dir geschmeckt | hat es euch geschmeckt | hat’s geschmeckt | hat dir das rezept gefallen | bewerte {das,dieses} rezept | rezept bewerten | jetzt bewerten |
    hast du das rezept ausprobiert | habt ihr das rezept ausprobiert`,
  credits: 'quelle | foto{s,} | bild | bildquelle | rezept von | rezept & foto',
  waitTitles: 'einen {kleinen ,}moment',
  please: 'bitte',
  signIn: 'anmelden | einloggen',
  leadIn: 'also | so | okay | naja',
  greetings: `hallo | huhu | liebe | lieber | liebes | guten {morgen,abend,tag} | servus | moin | grüezi |
    hey | leute`,
  boiledApart: 'nudeln | pasta | spaghetti | spätzle | reis | eier',
  ...talk,
};
