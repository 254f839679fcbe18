import type { Talk } from './talk.ts';

export const pl: Talk = {
  corrects: 'nie | czekaj | przepraszam | wróć',
  spokenVerbs: `miesz | doda | kroj | krój | smaż | gotuj | piek | wlew | wlej | wsyp | wrzuc | obier | siek | posyp | podsmaż |
    zagniat | ucier | ubij | zalew | duś | blanszuj | blend | dopraw | dolew | dolej | dosyp | dodaj | duszę | dusim |
    dusi | formuj | formu | garniruj | glazuruj | gnieć | gnieciesz | grill | gotuje | hartuj | kisz | kroisz |
    kroję | lepi | lep | łącz | marynuj | maryn | miel | mieszasz | miksuj | moczysz | mocz | mrozi | nadziew |
    nafaszer | nagrzew | nagrzej | namocz | natrz | nastaw | obiera | obsmaż | obtocz | obtacz | oczyść | odced |
    odcedz | odciska | odcisn | odsącz | odparow | odstaw | okraś | osącz | osól | oprósz | panieru | parz | piecz |
    pieczesz | pieczemy | podgrzew | podlew | podpiec | podpiek | podduś | pokrój | pokroi | pokruszy | polew |
    polej | posmaruj | posmarow | posol | posolisz | poszatkuj | praż | przecedz | przecier | przekrój | przelew |
    przekład | przełóż | przesiew | przesiej | przesmaż | przypraw | rozbij | rozdrobn | rozgniat | rozgnieć |
    rozgrzew | rozgrzej | rozpuszcz | rozpuść | roztap | roztop | rozwałk | rumieni | siekasz | sieka | skrop |
    skrap | smaru | smażysz | smażymy | solisz | sparz | spulchn | stop | studz | szatkuj | ścier | ścieram | tarkuj |
    trzyj | topi | tłucz | ubija | uciera | udus | ugniat | ugotuj | umyj | usmaż | upiecz | utrzyj | wałkuj | wbij |
    wbijasz | wciera | wciśnij | wgnieć | wkrój | wkrapl | wlewasz | wmieszaj | wycis | wyciśnij | wydrąż | wyrabi |
    wyrób | wyrast | wymiesz | wysmaruj | wysuszyć | zagęść | zagotow | zagotuj | zalej | zapiec | zapiek | zarób |
    zasmaż | zblend | zeszkl | zeszklij | zetrzyj | zmiel | zmiksuj | zrumień | skwierc | bulgo | szklis`,
  nameEnds: `w | ze | po | za | od | dla | lub | albo | to | ten | te | a | potem | nastepnie | razem | wszystko | jeszcze |
    sie | go | ja | je | trzeba | potrzeba | bierzemy | biorę | ciasto | też | także | mnie | wczoraj | dzisiaj | we |
    z | na | do | nad | pod | przed | przez | przy | bez | jako | jak | gdy | kiedy | aż | że | żeby | bo | ale | no |
    więc | i | oraz | również | tylko | już | teraz | zaraz | najpierw | później | wtedy | dalej | znów | znowu |
    bardzo | trochę | troszkę | dużo | mało | około | mniej | więcej | dobrze | drobno | cienko | grubo | powoli |
    delikatnie | ostrożnie | dokładnie | szybko | całość | całą | całe | każdy | każda | każdej | każdego | oba |
    obie | osobno | tego | tej | tych | temu | tam | tu | tutaj | środka | środku | wierzch | wierzchu | górę | spód |
    masy | masę | ma | mają | musi | może | można | będą | będzie | jest | są | być | był | jeśli | jeżeli | ty | my |
    on | ona | oni | mi | ci | mu | jej | nam | wam | im | nie | tak`,
  fillers: 'yyy | eee',
  tellsOf: `przepis na | {robię,robimy,piekę,gotuję,zrobić,upiec} | na | {przepis,przepisik} na |
    {dyktuję,podaję,wysyłam,przesyłam,piszę,daję} {ci,wam} {przepis na ,ten przepis na ,} |
    {robimy,robię} {dziś ,dzisiaj ,dzisiaj ,} | jak {zrobić,robię,zrobić} | dziś {robimy,gotujemy,pieczemy} |
    {chciałaś,chciałeś,prosiłaś,prosiłeś} {przepis na,o} |
    {zrobiłam,zrobiłem,upiekłam,upiekłem,ugotowałam,ugotowałem} | {pytałaś,pytałeś,pytaliście,pytacie} o | {dzisiaj,dziś} {robimy,robię,będą,będzie,gotuję,piekę}`,
  goesOn: `a potem | potem | następnie | i potem | a później | później | w międzyczasie | w tym czasie | na koniec |
    na końcu | do tego | kiedy | gdy`,
  consumed: 'zjedliśmy | zjadłam | wypiliśmy | kupiłam | kupiłem | kosztuje | sprzedano | cena',
  seasoned: 'sól | soli | solą | pieprz | pieprzem | pieprzu',
  cuts: 'kroimy | krój | kroję | siekamy | tniemy',
  the: 'ten | ta | to | te | tę | tym | tą | mój | moja | moje',
  unlisted: `woda | wody | wodą | wodę | ciasto | ciasta | sos | sosu | zupa | zupy | zupę | bulion | bulionu | mięso | mięsa |
    makaron | ryż | chleb | białka | żółtka | masa | masę | masy`,
  dishes: `barszcz | bigos | chleb | ciastka | ciasto | gołąbki | gulasz | kluski | kopytka | kotlet | makaron | naleśnik |
    pasztet | pieróg | pierog | placek | placki | racuchy | rosół | rosol | sałatka | sernik | sos | szarlotk |
    zapiekank | zup | żurek | babka | budyń | buraczki | botwinka | chałka | chłodnik | cukinia | curry | drożdżówki |
    faworki | fasolka | flaki | gofry | gołąbek | grochówka | gnocchi | hummus | jabłecznik | jajecznica | kapuśniak |
    kapusta | karkówka | karp | kasza | keks | klopsiki | klops | kluseczki | knedle | kompot | konfitura | krem |
    krokiety | krupnik | kurczak | kutia | kremówka | lane | lasagne | lazania | leczo | łazanki | łosoś | makowiec |
    marchewka | mazurek | mielone | mizeria | muffinki | mus | naleśniki | nugget | ogórkowa | omlet | owsianka |
    pampuchy | pączki | pasta | paszteciki | pesto | piernik | pierniczki | pierogi | pierożki | pizza | placuszki |
    polędwiczki | pomidorowa | potrawka | powidła | pulpety | purée | puree | pyzy | ratatouille | risotto | roladki |
    rolada | rogaliki | ryba | ryż | schab | schabowy | schabowe | spaghetti | surówka | szakszuka | szarlotka |
    śledzie | śledź | tarta | tort | tortilla | twarożek | uszka | zapiekanka | zrazy | zupa | żeberka |
    ziemniaczane | ciasteczka`,
  plainVerbs: `bierze{sz,my} | biorę | weź | wziąć | daje{sz,my} | daję | daj | dać | dodaję | wkłada{sz,my,m} | włóż |
    wykłada{sz,my,m} | wyłóż | kładzie{sz,my} | kładę | połóż | układa{sz,my,m} | ułóż | wrzuca{sz,my,m} | wrzuć |
    zostawia{sz,my,m} | zostaw | robi{sz,my} | robię | zrób | wstawia{sz,my,m} | wstaw | wyjmuje{sz,my} | wyjmij |
    zdejmuje{sz,my} | zdejmij | przykrywa{sz,my,m} | przykryj | nakrywa{sz,my} | odkłada{sz,my} | odłóż |
    odwraca{sz,my} | odwróć | przewraca{sz} | podajemy | podaj{esz,ę} | podaję | nakłada{sz,my,m} | nałóż |
    rozkłada{sz,my} | rozłóż | smaruj{esz} | owija{sz} | zawija{sz,my,m} | zwija{sz,my} | wylewa{sz,my} | wylej |
    przelej | czeka{sz,my} | studzisz | myje{sz,my} | płucze{sz,my} | używa{sz} | dzieli{sz,my} | formujesz | lepisz |
    musi | niech | robi`,
  askedFor: `{który,która,które,którą,którego} {chciałaś,chciałeś,prosiłaś,prosiłeś,lubisz,tak lubisz,obiecałam,obiecałem} |
    o {który,którą,które} {prosiłaś,prosiłeś,pytałaś,pytałeś} | jak {obiecałam,obiecałem,obiecane} |
    robi{,ę,my} się tak | robię tak | robimy tak | jest {prosty,prosta,proste} | o {który,którą,które} {pytałaś,pytałeś,pytaliście,prosiłaś,prosiłeś}`,
  closings: `całuję | całusy | buziaki | buziaczki | ściskam | pozdrawiam | pozdrowienia | serdeczności | smacznego |
    na zdrowie | pa | pa pa | papa | to na razie | na razie | do {zobaczenia,jutra,usłyszenia} | daj znać | napisz |
    zadzwoń | dzwoń | powodzenia | i gotowe | gotowe | i tyle | to {wszystko,tyle} | i to wszystko | dziękuję |
    dzięki | twoja | twój | trzymaj się | ucałuj`,
  behind: `{drobno ,grubo ,cienko ,bardzo drobno ,świeżo ,lekko ,}{posiekan,siekan,pokrojon,krojon,startym,start,tart,utart,obran,ugotowan,roztopion,stopion,odsączon,zmielon,mielon,przeciśnięt,umyt,wypłukan,namoczon,rozdrobnion,rozgniecion,wydrążon,uprażon,ubit,roztrzepan,przesian,pokruszon,wyciśnięt,podzielon,schłodzon}{a,y,e,i,ego,ej,ych,ymi,ą}{ w drobną kostkę, w grubą kostkę, w kostkę, w plasterki, w paski, w piórka, w talarki,} |
    w {drobną ,grubą ,dużą ,cienkie ,grube ,małe ,}{kostkę,kosteczkę,plasterki,plastry,paski,krążki,talarki,piórka,kawałki,kawałkach,ćwiartki,słupki,cząstki,różyczki} |
    do smaku | ze {skórką,skórą} | bez {skóry,skórki,pestek,kości} | o temperaturze pokojowej`,
  doers: `ty | ja | my`,
  ovens: `piekarnik | piekarniku | piekarnika | termoobieg`,
  moreFoods: `masło | masła | masłem | mąka | mąki | mąkę | cukier | cukru | cukrem | jajko | jajka | jajek | jajkiem | żółtko |
    żółtka | żółtek | żółtkami | białka | białek | mleko | mleka | mlekiem | śmietana | śmietany | śmietaną |
    śmietanka | śmietanki | twaróg | twarogu | ser | sera | serem | olej | oleju | olejem | oliwa | oliwy | smalec |
    smalcu | sól | soli | solą | pieprz | pieprzu | drożdże | drożdży | proszku do pieczenia | sody | cynamon |
    cynamonu | wanilia | kakao | czekolada | czekolady | miód | miodu | ziemniaki | ziemniaków | ziemniak | cebula |
    cebulę | cebuli | cebule | czosnek | czosnku | marchew | marchewka | marchewki | marchewkę | pietruszka |
    pietruszki | seler | selera | por | pora | kapusta | kapusty | kapustę | buraki | buraków | pomidor | pomidory |
    pomidorów | papryka | papryki | paprykę | ogórek | ogórki | ogórków | pieczarki | pieczarek | grzyby | grzybów |
    koperek | koperku | szczypiorek | majeranek | majeranku | liść laurowy | liście laurowe | ziele angielskie |
    kminek | mięso | mięsa | wieprzowiny | wołowiny | kurczak | kurczaka | boczek | boczku | kiełbasa | kiełbasy |
    kiełbasę | szynka | szynki | łosoś | śledzie | ryba | ryż | ryżu | kasza | kaszy | makaron | makaronu | chleb |
    bułka | bułki | bułkę | bułki tartej | fasola | fasoli | groch | soczewica | jabłko | jabłka | jabłek | śliwki |
    śliwek | wiśnie | truskawki | truskawek | maliny | jagody | cytryna | cytryny | rodzynki | rodzynek | orzechy |
    orzechów | migdały | mak | maku | ocet | octu | musztarda | musztardy | majonez | majonezu | bulion | bulionu |
    piwo | wino | wina`,
  wares: `forma | formę | blacha | blachę | blaszka | blaszkę | patelnia | patelni | patelnię | garnek | garnku | rondel |
    miska | miskę | misce | piekarnik | piekarnika | talerz | widelec | widelcem | łyżką | nóż | ścierka | papier |
    folia | mikser | blender | sito | durszlak | pokrywka | strona | raz | razy | kulki | naczynie`,
  morePinches: `odrobina | odrobinę | kropla | kropli | szczypta | garstka | garść | kilka`,
  adverbs: `po trochu | po kolei`,
  kin: `brat | siostra | mama | tata | mąż | żona | dzieci | dziadek | babcia | wujek | ciocia | sąsiadka | teściowa`,
  others: `mój | moja | moje | nasz | on | ona | oni`,
  mailHeads: `od | do | temat | wysłano`,
  cookedAs: `smażon{e,a,y} | pieczon{e,a,y} | duszon{e,a,y} | faszerowan{e,a,y} | wędzon{e,a,y} | gotowan{e,a,y} |
    marynowan{e,a,y} | grillowan{e,a,y} | kiszon{e,a,y} | zapiekan{e,a,y}`,
};
