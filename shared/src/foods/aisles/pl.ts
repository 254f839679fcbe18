/** Foods and other things of a shop in Polish, by their aisle; see `all.ts`. */
export const pl = `
  is frozen: mrożon- | zamrożon-;
  is canned: konserwow- | puszce | puszk- | słoik-;
  is dried: suszon- | mielon- | granulowan- | w proszku;
  is fresh: śwież-;
  beside: do | dla | bez | z | na;
  produce: agrest | ananas | arbuz | awokado | bakłażan | banan | batat | bób | borówka | botwina | brokuł | brukiew | brukselka | brzoskwinia | burak |
    cebula | cebulka | cukinia | cykoria | cytryna | czereśnia | dynia | fasolka | fenkuł | figa | granat | grejpfrut | groszek | gruszka | grzyb | jabłko |
    jagoda | jarmuż | jarzyna | jeżyna | kabaczek | kalafior | kalarepa | kapusta | karczoch | kasztan | kiełki | kiwi | kokos | kukurydza | kurka | kwiaty |
    limonka | malina | mandarynka | mango | marchew | marchewka | melon | morela | nektarynka | ogórek | owoc | pasternak | pieczarka | pietruszka |
    podgrzybek | pomarańcza | pomidor | pomidorki | por | porzeczka | rabarbar | roszponka | rukola | rzepa | rzeżucha | rzodkiewka | sałata | sałatka | seler |
    skórka | śliwka | sok cytrynowy | sok z cytryny | szalotka | szczaw | szparag | szpinak | trufla | truskawka | warzywo | winogrono | wiśnia | włoszczyzna |
    ząbek | ziemniak | żurawina;
  herbs: bazylia | chili | chrzan | czosnek | estragon | imbir | kolendra | koper | koperek | lubczyk | mięta | natka | papryczka | papryka | rozmaryn |
    szałwia | szczypior | szczypiorek | tymianek | zioła | zioło;
  bakery: babka | bagietka | biszkopt | bułka | chałka | chleb | ciabatta | ciasto | croissant | drożdżówka | grzanki | kajzerka | pączek | pieczywo | piernik |
    precel | rogal | rogalik | sernik | tort | tortilla | tost | wrap | zakwas;
  meat: baranina | bekon | boczek | burger | cielęcina | drób | dziczyzna | filet z indyka | filet z kurczaka | gęś | gulasz | indyk | jagnięcina | kabanos |
    kaczka | karkówka | kaszanka | kiełbasa | kiełbaska | kość | kotlet | królik | kura | kurczak | łopatka | mielone | mięso | parówka | pasztet | pierś |
    polędwica | polędwiczka | salami | schab | skrzydełko | słonina | stek | szynka | udko | udziec | wątróbka | wędlina | wieprzowina | wołowina | żeberka;
  fish: anchois | dorsz | filet z dorsza | filet z łososia | halibut | kalmary | karp | krab | krewetka | łosoś | makrela | małże | mintaj | morszczuk |
    owoce morza | paluszki krabowe | pstrąg | ryba | sandacz | sardynka | śledź | szprotka | tuńczyk | węgorz;
  dairy: białko | bryndza | budyń | camembert | ciasto filo | ciasto francuskie | deser | feta | hummus | jajko | jajo | jogurt | kefir | krem | margaryna |
    mascarpone | maślanka | masło | mleko | mozzarella | mus | napój owsiany | napój roślinny | napój sojowy | oscypek | parmezan | pierogi | ricotta | ser |
    serek | skyr | smalec | śmietana | śmietanka | tofu | twaróg | twarożek | żółtko;
  frozen: frytki | lód | paluszki rybne | pizza | sorbet;
  dry: amarantus | bulgur | bułka tarta | ciecierzyca | fasola | galaretka | gnocchi | granola | groch | grzyby suszone | kasza | kisiel | komosa | kopytka |
    kuskus | lazania | makaron | musli | nori | orkisz | otręby | panierka | płatki | polenta | pszenica | puree | quinoa | ryż | soczewica | soja | spaghetti |
    tapioka | ziarno | żyto;
  cans: barszcz | bigos | grzybki marynowane | kapary | kapusta kiszona | kapusta kwaszona | kiszony ogórek | kompot | koncentrat | konserwa | korniszon |
    mleczko kokosowe | mleko kokosowe | mleko skondensowane | ogórek kiszony | oliwka | passata | pomidory krojone | pomidory suszone | przecier |
    rosół z puszki | suszone pomidory | zupa | żurek;
  baking: aromat | bakalie | barwnik | bezy | budyń w proszku | cukier | czekolada gorzka | daktyl | drożdże | ekstrakt | gorzka czekolada | kakao | karmel |
    ksylitol | kwasek | mak | marcepan | masa makowa | migdał | nasiono | orzech | orzeszki ziemne | pestki | pistacje | płatki migdałowe | polewa | proszek |
    rodzynki | sezam | siemię lniane | skrobia | słodzik | słonecznik | soda | syrop | wanilia | wiórki kokosowe | woda różana | żelatyna;
  spices: anyż | bulion | curry | cynamon | cząber | gałka | gorczyca | goździk | jałowiec | kardamon | kmin | kminek | kostka rosołowa/kostki rosołowe |
    kurkuma | liść laurowy | listek laurowy | majeranek | oregano | papryka ostra | papryka słodka | papryka wędzona | pieprz | przyprawa | rosół | sól |
    szafran | vegeta | ziele angielskie | zioła prowansalskie;
  sauces: chutney | ćwikła | dressing | dżem | harissa | ketchup | konfitura | krem czekoladowy | krem orzechowy | majonez | marmolada | masło orzechowe |
    miód | miso | musztarda | nutella | ocet | olej | oliwa | pasta | pesto | powidła | sos | tabasco | tahini | wasabi;
  snacks: baton | batonik | chipsy | chrupki | ciasteczko | ciastko | cukierek | czekolada | czekoladki | delicje | guma do żucia | herbatnik | krakers |
    krówki | landrynka | lizak | orzeszki | orzeszki solone | paluszki | pianka | popcorn | prażynki | przekąska | słodycze | sucharek | wafel | wafelek |
    wafle | żelki;
  drinks: alkohol | brandy | cola | cydr | energetyk | gin | herbata | izotonik | kakao do picia | kapsułki kawy | kawa | koniak | lemoniada | likier |
    mleko czekoladowe | nalewka | napój | nektar | oranżada | piwo | prosecco | rum | smoothie | sok | spirytus | szampan | tonik | wermut | whisky | wino |
    woda | wódka;
  household: bateria | chusteczka | dezodorant | filtr | folia | gąbka | gazeta | golarka | gumka | kapsułki | karma | klej | kostka do wc | krem do rąk |
    krem do twarzy | krem z filtrem | kubek | lek | maszynka | mleczko do ciała | mydło | nóż | odkamieniacz | odplamiacz | odświeżacz | odżywka | pampersy |
    papier | pasta do zębów | patyczki | pianka do golenia | pieluch | pieluszka | plaster | plastry | płyn | podpałka | podpaska | prezerwatywy |
    proszek do prania | ręcznik | rękawice | rękawiczki | rolka | ściereczka | ścierka | serwetka | słoiczek | słomka | sól do zmywarki | świeca | świeczka |
    szampon | szczoteczka | szczotka | tabletki | talerz | tampon | taśma | torba | torebki | waciki | wata | węgiel drzewny | witaminy | wkładki | woreczki |
    worek | wybielacz | wykałaczki | zapałki | zapalniczka | żarówka | żel | żwirek
`;
