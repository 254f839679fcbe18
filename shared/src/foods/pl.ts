/** Foods in Polish, beside those that are counted (`counted` of the language); see `lexicon.ts`. */
export const pl = `
  agrest/agrestu | ananas/ananasa | anchois | anyż/anyżu | arbuz/arbuza | bagietka/bagietki |
  baranina/baraniny | batat/bataty/batatów | bazylia/bazylii | bekon/bekonu | bezy | białe wino/białego wina |
  biszkopt/biszkopty/biszkoptów | bita śmietana | boczek/boczku | borówka/borówki/borówek | botwina/botwiny |
  bób/bobu | brandy | brokuł/brokuły/brokułów | brukiew/brukwi | brukselka/brukselki | bryndza/bryndzy |
  bulion/bulionu | bułka tarta/bułki tartej | camembert | cebulka/cebulki/cebulek | chili | chleb/chleba |
  chrzan/chrzanu | ciabatta | ciasto filo | ciasto francuskie/ciasta francuskiego | ciasto/ciasta |
  ciecierzyca/ciecierzycy | cielęcina/cielęciny | cukier puder/cukru pudru |
  cukier trzcinowy/cukru trzcinowego | cukier waniliowy/cukru waniliowego | cukier/cukru | curry |
  cykoria/cykorii | cynamon/cynamonu | cząber/cząbru | czekolada biała/białej czekolady |
  czekolada gorzka/gorzkiej czekolady | czekolada mleczna/mlecznej czekolady | czekolada/czekolady |
  czerwone wino/czerwonego wina | czosnek/czosnku | daktyl/daktyle/daktyli | dorsz/dorsza |
  drożdże instant/drożdży instant | drożdże/drożdży | dynia hokkaido | dziczyzna/dziczyzny | dżem/dżemu |
  estragon/estragonu | fasola/fasoli | fasolka szparagowa/fasolki szparagowej | fasolka/fasolki | fenkuł |
  feta | figa/figi/fig | filet z kurczaka/filety z kurczaka | galaretka/galaretki |
  gałka muszkatołowa/gałki muszkatołowej | gęś/gęsi | gin | gorczyca/gorczycy | goździk/goździki/goździków |
  granat/granatu | grejpfrut/grejpfruta | groch/grochu | groszek/groszku | grzyb/grzyby/grzybów |
  grzyby suszone/suszonych grzybów | halibut/halibuta | harissa | herbata/herbaty | imbir/imbiru |
  indyk/indyka | jagnięcina/jagnięciny | jagoda/jagody/jagód | jałowiec/jałowca | jarmuż/jarmużu |
  jarzyna/jarzyny | jeżyna/jeżyny/jeżyn | jogurt grecki/jogurtu greckiego |
  jogurt naturalny/jogurtu naturalnego | jogurt/jogurtu | kabaczek/kabaczka | kaczka/kaczki |
  kajzerka/kajzerki | kakao | kalarepa/kalarepy | kapary/kaparów | kapusta biała |
  kapusta czerwona/czerwonej kapusty | kapusta kiszona/kapusty kiszonej | kapusta pekińska/kapusty pekińskiej |
  kardamon/kardamonu | karmel/karmelu | karp/karpia | kasza gryczana/kaszy gryczanej |
  kasza jaglana/kaszy jaglanej | kasza manna/kaszy manny | kasza pęczak | kasza/kaszy | kasztan/kasztany |
  kawa/kawy | kefir/kefiru | ketchup/ketchupu | kiełbaska/kiełbaski | kiełki/kiełków | kisiel/kisielu |
  kiszony ogórek/kiszone ogórki/kiszonych ogórków | kiwi | kmin rzymski/kminu rzymskiego | kminek/kminku |
  kokos/kokosu | kolendra/kolendry | komosa ryżowa/komosy ryżowej |
  koncentrat pomidorowy/koncentratu pomidorowego | konfitura/konfitury | koniak/koniaku |
  koper włoski/kopru włoskiego | koper/kopru | koperek/koperku | korniszon/korniszony | kość/kości |
  krab/kraba | krem/kremu | królik/królika | kukurydza/kukurydzy | kura/kury | kurczak/kurczaka |
  kurka/kurki/kurek | kurkuma/kurkumy | kuskus/kuskusu | kwasek cytrynowy/kwasku cytrynowego | lazania |
  likier/likieru | listek laurowy/listki laurowe | liść laurowy/liście laurowe/liści laurowych | lody/lodów |
  lód/lodu | lubczyk/lubczyku | łopatka/łopatki | łosoś wędzony/wędzonego łososia | łosoś/łososia |
  majeranek/majeranku | majonez/majonezu | mak/maku | makaron ryżowy | makaron/makaronu | makrela/makreli |
  malina/maliny/malin | mandarynka/mandarynki | marcepan/marcepanu | margaryna/margaryny | marmolada/marmolady |
  mascarpone | masło klarowane/masła klarowanego | masło orzechowe/masła orzechowego | masło/masła |
  maślanka/maślanki | mąka kukurydziana/mąki kukurydzianej | mąka orkiszowa/mąki orkiszowej |
  mąka pszenna/mąki pszennej | mąka razowa | mąka ziemniaczana/mąki ziemniaczanej | mąka żytnia/mąki żytniej |
  mąka/mąki | melon/melona | mielone mięso/mielonego mięsa | mięso mielone/mięsa mielonego | mięso/mięsa |
  mięta/mięty | miód/miodu | mleczko kokosowe/mleczka kokosowego | mleko kokosowe/mleka kokosowego |
  mleko migdałowe | mleko skondensowane/mleka skondensowanego | mleko/mleka | mozzarella/mozzarelli | mus/musu |
  musztarda/musztardy | natka pietruszki/natki pietruszki | nektarynka | ocet balsamiczny/octu balsamicznego |
  ocet jabłkowy/octu jabłkowego | ocet winny/octu winnego | ocet/octu |
  ogórek kiszony/ogórki kiszone/ogórków kiszonych | olej kokosowy/oleju kokosowego |
  olej rzepakowy/oleju rzepakowego | olej sezamowy/oleju sezamowego | olej słonecznikowy | olej/oleju |
  oliwa z oliwek/oliwy z oliwek | oliwa/oliwy | oregano | orkisz/orkiszu |
  orzech laskowy/orzechy laskowe/orzechów laskowych | orzech nerkowca/orzechy nerkowca |
  orzech włoski/orzechy włoskie/orzechów włoskich | orzeszki ziemne/orzeszków ziemnych | oscypek |
  otręby/otrębów | owoc/owoce/owoców | owoce leśne | papryka czerwona | papryka ostra/ostrej papryki |
  papryka słodka/słodkiej papryki | papryka wędzona/wędzonej papryki | parmezan/parmezanu | parówka/parówki |
  passata | pasta curry | pasta tahini | pasternak/pasternaku | pestki dyni/pestek dyni | pestki słonecznika |
  pesto | pieprz cayenne/pieprzu cayenne | pieprz czarny/czarnego pieprzu | pieprz/pieprzu | piernik/piernika |
  pierś z kurczaka/piersi z kurczaka | pistacje/pistacji | piwo/piwa | płatki migdałowe/płatków migdałowych |
  płatki owsiane/płatków owsianych | podgrzybek | polędwica/polędwicy | polędwiczka/polędwiczki |
  pomidorki koktajlowe/pomidorków koktajlowych | pomidory suszone/suszonych pomidorów |
  porzeczka/porzeczki/porzeczek | powidła/powideł | proszek budyniowy |
  proszek do pieczenia/proszku do pieczenia | przecier pomidorowy/przecieru pomidorowego | przyprawa/przyprawy |
  pstrąg/pstrąga | pszenica/pszenicy | rabarbar/rabarbaru | rodzynki/rodzynek | rosół/rosołu |
  roszponka/roszponki | rozmaryn/rozmarynu | rukola/rukoli | rum/rumu | ryba/ryby/ryb | ryż basmati |
  ryż jaśminowy | ryż/ryżu | rzepa/rzepy | rzeżucha | salami | sałata/sałaty | sandacz/sandacza |
  sardynka/sardynki | schab/schabu | seler naciowy/selera naciowego | seler/selera | ser biały |
  ser feta/sera feta | ser kozi/sera koziego | ser pleśniowy | ser żółty/sera żółtego | ser/sery |
  serek śmietankowy | serek/serka | sezam/sezamu | skórka cytrynowa/skórki cytrynowej | skórka pomarańczowa |
  skrobia kukurydziana | skrobia ziemniaczana | skrobia/skrobi | słonecznik/słonecznika | słonina/słoniny |
  smalec/smalcu | soczewica czerwona/czerwonej soczewicy | soczewica/soczewicy |
  soda oczyszczona/sody oczyszczonej | soda/sody | soja/soi | sok cytrynowy/soku cytrynowego | sok jabłkowy |
  sok pomarańczowy/soku pomarańczowego | sok z cytryny/soku z cytryny | sok/soku | sos rybny/sosu rybnego |
  sos sojowy/sosu sojowego | sos worcestershire | sos/sosu | sól morska/soli morskiej | sól/soli | spaghetti |
  spirytus/spirytusu | suszone pomidory | syrop klonowy/syropu klonowego | syrop/syropu | szafran/szafranu |
  szałwia/szałwii | szczaw/szczawiu | szczypior/szczypioru | szczypiorek/szczypiorku |
  szparag/szparagi/szparagów | szpinak/szpinaku | szprotka | szynka parmeńska | szynka/szynki |
  śledź/śledzie/śledzi | śliwki suszone | śmietana/śmietany | śmietanka kremówka | śmietanka/śmietanki |
  tabasco | tapioka | tofu | tortilla/tortille | trufla | tuńczyk/tuńczyka | twaróg/twarogu |
  tymianek/tymianku | udziec | wafel | wanilia/wanilii | warzywo/warzywa/warzyw | wątróbka/wątróbki | wermut |
  wędlina | whisky | wieprzowina/wieprzowiny | wino/wina | winogrona/winogron |
  wiórki kokosowe/wiórków kokosowych | włoszczyzna/włoszczyzny | woda gazowana | woda/wody | wołowina/wołowiny |
  wódka/wódki | zakwas/zakwasu | ziarno/ziarna | ziele angielskie/ziela angielskiego | zioła prowansalskie |
  zioła/ziół | żeberka/żeberek | żelatyna/żelatyny | żółty ser/żółtego sera | żurawina/żurawiny | żyto/żyta
`;
