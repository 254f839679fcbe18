import type { Talk } from './talk.ts';

export const de: Talk = {
  corrects: 'nein | nee | ach nein | quatsch | moment | entschuldigung | stimmt nicht',
  spokenVerbs: `koch | brat | brät | schneid | rühr | misch | verrühr | vermisch | vermeng | knet | gieß | giess | schwitz |
    schmeck | hack | würfel | schäl | pell | reib | schmelz | schlag | schläg | streu | füll | röst | dünst | köchel |
    lösch | ablösch | schmor | quirl | püri | brätst | heb | wälz | rasp | kommt | kommen | gebe | gibst | dazu |
    drüber | anbrat | aufkoch | aufschäum | ausback | ausroll | ausstech | bepinsel | bestreich | bestreu | bestäub |
    beträufel | blanchier | brutzel | dämpf | drück | einkoch | einweich | entkern | erhitz | erwärm | faschier |
    filetier | flambier | frittier | garnier | glasier | gratinier | grill | halbier | hobel | karamellisier | klopf |
    kneten | marinier | mariniert | panier | passier | pfeffer | pürier | quetsch | raspel | reduzier | rösch | salz |
    sautier | schäum | schicht | schmeiß | schnibbel | schnippel | schöpf | schwenk | servier | sieb | spick |
    stampf | stoß | stürz | tauch | träufel | überback | übergieß | unterheb | unterrühr | unterzieh | verquirl |
    verknet | verstreich | vorheiz | wasch | wend | würz | zerdrück | zerkleiner | zerlass | zerteil | zupf | zugieß |
    hinzufüg | backt | bäckt | abschmeck | abgieß | abseih | abtropf | auslass | karamell | garst | garen | gart |
    umdreh | zerreiß | zerrupf | anzucker | zucker | aufsetz | stell | trenn | raster | rast | steif | reiß`,
  nameEnds: `natürlich | wieder | endlich | heute | auch | du | ihr | ich | wir | man | er | sie | es | die | der | das | den |
    dem | ein | eine | ganz | noch | alles | rein | rauf | drauf | dran | drueber | daruber | darin | hinein | damit |
    danach | zusammen | klein | etwas | sehr | so | also | aber | dass | wenn | jetzt | schon | mal | halt | einfach |
    fein | scharf | ab | mache | mach | machst | koche | backe | zubereite | nimm | nimmst | nehme | nimmt |
    brauchst | braucht | brauche | kommt | kommen | teig | masse | geht | gehen | mir | dir | uns | euch | gestern |
    neulich | letztens | schicken | schickst | geben | haben | sagen | aufschreiben | verraten | nen | nem | ner |
    ne | dann | anschließend | zuletzt | zuerst | erst | am | beim | dein | deine | deinen | mein | meine | darf |
    dürfen | kann | kannst | können | muss | müssen | musst | soll | sollen | sollte | wird | werden | wirst | würde |
    hab | habe | hat | ist | sind | war | sei | weil | sodass | bevor | während | nachdem | sobald | solange | falls |
    ob | obwohl | denn | doch | nur | nicht | kein | keine | immer | nochmal | nochmals | gleich | sofort | langsam |
    vorsichtig | ordentlich | kräftig | kurz | lang | lange | ungefähr | circa | etwa | ca | jeweils | je | darunter |
    darüber | darauf | dadrauf | dadrüber | obendrauf | obendrüber | daneben | dabei | davon | dafür | drin | drüber |
    ran | durch | gegen | ohne | um | vom | von | vor | hinter | zwischen | hin | her | weg | aus | vorher | nachher |
    später | vielleicht | eventuell | eigentlich | irgendwie | irgendwann | schön | richtig | echt | alle | allem |
    beides | beide | ringsum | portionsweise | nacheinander | abwechselnd | gleichzeitig | inzwischen | derweil |
    währenddessen | nebenbei | diese | dieser | jede | jeder | jedes | jeden | rum | herum | unten | oben | innen |
    außen | bisschen | zirka | lässt | gibst | tust | schneidest`,
  fillers: 'äh | ähm | öhm | hm | mhm',
  tellsOf: `{gefragt,fragtet} nach | rezept {für,von,zum,zur} | wie {ich,man,wir,oma} | zeige {ich,wir} {euch,dir,ihnen} |
    {mache,machen,koche,kochen,backe,backen} {ich,wir} | {gibt es,gibt's,gab es} | hier {ist,kommt,sind,kommen} |
    für | {gefragt,fragtest,fragst} nach | rezept {für,von,zum,zur,vom} |
    {mache,machen,koche,kochen,backe,backen,zeig,zeige,erklär,erkläre,schick,schicke,schreib,schreibe} {ich,wir,dir,euch,ihnen} {heute ,jetzt ,mal ,eben ,schnell ,hier ,}{den,die,das,mein,meine,meinen} |
    {mein,meine,meinen,unser,unsere,unseren,omas,mamas} {geheimrezept,rezept} {für,von} |
    {gab es,gab's,gibt's,gibts,gibt es,heut gibt's} {heute ,gestern ,bei uns ,wieder ,} | {gekocht,gebacken} hab{e,} ich | schreib{e,} {ich ,} {dir,euch} {endlich ,jetzt ,noch ,}`,
  goesOn: `und dann | dann | danach | anschließend | als nächstes | zum schluss | und danach | zum ende | am ende |
    am schluss | ganz zum schluss | zuletzt | inzwischen | in der zwischenzeit | währenddessen | derweil |
    in der zeit | wenn das | sobald`,
  consumed: `gegessen | getrunken | gekauft | kaufen | kostet | kosten | bestellt | verkauft | preis* |
    speisekarte | bekommen`,
  seasoned: 'salz | pfeffer',
  cuts: 'schneide | schneiden | schneidest | schneidet | hacke | hacken | hackst | würfle | würfeln | würfelst',
  the: `der | die | das | den | dem | des | dies{e,er,es,em,en} | mein{e,er,en,em} | dein{e,er,en,em} | ihr{e,er,en,em} |
    unser{e,er,es,en,em}`,
  unlisted: `wasser | kochwasser | salzwasser | nudelwasser | teig | soße | sosse | sauce | suppe | brühe | fleisch | nudeln |
    reis | brot | saft | füllung | eis | eisen | eiweiß | eigelb | eiklar | dotter | eischnee | schnee | masse`,
  dishes: `auflauf | aufstrich | braten | brot | brötchen | brühe | bulette | eintopf | frikadelle | gemüse | grütze |
    kartoffelpuffer | kipferl | kloß | klöße | knödel | kompott | kuchen | marmelade | mus | nudeln | pfanne |
    pfannkuchen | plätzchen | puffer | püree | rouladen | salat | schmarrn | soße | spätzle | strudel | suppe |
    torte | waffeln | zopf | keks | kekse | aufläufe | blech | blechkuchen | bolognese | bowle | brathähnchen |
    bratlinge | brownies | burger | chili | creme | crème | curry | dip | dressing | eier | eis | ente | fladen |
    fladenbrot | fleischpflanzerl | gans | geschnetzeltes | gnocchi | gratin | grießbrei | gulasch | gurkensalat |
    hackbraten | hähnchen | huhn | hühnchen | kartoffelbrei | kartoffeln | kassler | klopse | klops | kotelett |
    krapfen | krautwickel | kroketten | küchle | lasagne | lebkuchen | linsen | makronen | maultaschen | milchreis |
    muffins | nockerl | omelett | ofengemüse | paprikaschote | pastete | pesto | pfannengericht | pizza | pommes |
    porridge | pudding | quiche | ragout | rahmschnitzel | reis | reispfanne | risotto | roulade | rührei |
    sauerbraten | scheiterhaufen | schnecken | schnitten | schnitte | schnitzel | semmelknödel | spaghetti | speise |
    spieße | stollen | streusel | streuselkuchen | stulle | taler | tarte | tiramisu | topf | wickel | zwiebelkuchen |
    zupfkuchen | dampfnudel | bratkartoffel | fleischkäse`,
  plainVerbs: `gib{,st,t} | geb{e,en,t} | gegeben | tu{,st,t,e,n} | tue | tun | nimm{,st,t} | nehm{e,en,t} | mach{e,en,st,t} |
    leg{e,en,st,t} | stell{e,en,st,t} | lass{,e,en,t} | lässt | komm{t,en} | schmeiß{,e,t,en} | hau{e,en,st,t} |
    kipp{e,en,st,t} | werf{e,en} | wirf{,st,t} | pack{e,en,st,t} | füll{e,en,st,t} | setz{e,en,st,t} |
    hol{e,en,st,t} | deck{e,en,st,t} | stürz{e,en,st,t} | verteil{e,en,st,t} | misch{e,en,st,t} | teil{e,en,st,t} |
    roll{e,en,st,t} | form{e,en,st,t} | steck{e,en,st,t} | schieb{e,en,st,t} | schieb | heiz{e,en,st,t} |
    drück{e,en,st,t} | lös{e,en,t} | trenn{e,en,st,t} | fang{e,en,st,t} | schütt{e,en,est,et} | schüttest |
    gieß{e,en,t} | zieh{e,en,st,t} | ruh{e,en,t} | rein | raus | drauf | drüber | dazu | hinein`,
  askedFor: `{die,das,den,der} du | wie {versprochen,besprochen,gewünscht} | geht so | ging so |
    geht {ganz ,ja ,echt ,total ,mega ,}einfach | gewünscht | versprochen | wolltest | haben wolltest |
    gefragt {habt,hast,haben,hat,wurde} | gefragt | mach{e,en,} {ich,wir} so | koch{e,en,} {ich,wir} so | wolltest du | wolltet ihr | gehen so | macht man so | auf{,geschrieben}, wie | mach ich | interessiert`,
  closings: `liebe grüße | lg | viele grüße | herzliche grüße | grüße | gruß | bis {bald,dann,später,morgen} | guten appetit |
    lasst es euch schmecken | lass es dir schmecken | viel {spaß,erfolg} | tschüss | tschau | ciao | bussi |
    küsschen | alles liebe | dein{e,} | eure | meld dich | sag bescheid | sag mal | schreib mir | ruf {an,mich} |
    das war's | das wars | und fertig | fertig | mahlzeit | hab dich lieb | drück dich | abonniert`,
  behind: `{fein ,ganz fein ,sehr fein ,grob ,klein ,dünn ,in ringe ,in scheiben ,in würfel ,in stücke ,in streifen ,in spalten ,frisch ,}{gehackt,geschnitten,gewürfelt,gerieben,geschält,zerdrückt,gepresst,geschmolzen,zerlassen,abgetropft,gekocht,gehobelt,geraspelt,halbiert,geviertelt,entkernt,entsteint,gewaschen,geputzt,gezupft,zerzupft,zerbröselt,verquirlt,geröstet,gestiftelt,gescheibelt,zerkleinert,kleingeschnitten,gemahlen,aufgetaut,eingeweicht,ausgedrückt,gesiebt} |
    in {feine ,feinen ,dünne ,dünnen ,dicke ,dicken ,grobe ,groben ,kleine ,kleinen ,große ,großen ,halbe ,halben ,schmale ,schmalen ,}{scheiben,scheibchen,würfel,würfeln,würfelchen,streifen,ringe,ringen,stücke,stücken,stückchen,spalten,stifte,stiften,röllchen,röschen,flocken,blättchen,hälften,vierteln} |
    edelsüß | rosenscharf | zimmerwarm | lauwarm | eiskalt | am stück | ohne {haut,knochen,kerne,rinde,schale,gräten} |
    mit {haut,schale,knochen} | nach geschmack | nach belieben`,
  doers: `du | ich | man | wir | ihr`,
  ovens: `ofen | backofen | backrohr | rohr | umluft`,
  moreFoods: `tellerlinsen | wiener | würstchen | knacker | leberkäse | speck | schinken | hackfleisch | faschiertes | mett |
    gulasch | suppenfleisch | beinscheibe | suppengrün | wurzelwerk | sellerie | lauch | porree | kohlrabi | wirsing |
    rotkohl | blaukraut | weißkohl | sauerkraut | rosenkohl | spargel | fenchel | radieschen | rote bete | rüben |
    karfiol | paradeiser | erdäpfel | kren | marillen | zwetschgen | zwetschken | ribisel | topfen | obers |
    schlagobers | rahm | schmand | quark | frischkäse | emmentaler | bergkäse | gouda | parmesan | mozzarella |
    semmel | semmeln | brötchen | semmelbrösel | brösel | paniermehl | grieß | stärke | speisestärke | hefe | germ |
    backpulver | natron | vanillezucker | puderzucker | staubzucker | gelatine | mandeln | haselnüsse | nüsse |
    rosinen | marzipan | kuvertüre | schokolade | kakao | konfitüre | marmelade | honig | senf | essig | öl |
    schmalz | butterschmalz | margarine | fond | bier | wein | weißwein | rotwein | rum | kirschwasser |
    lorbeerblatt | lorbeerblätter | wacholderbeeren | nelken | majoran | liebstöckel | kümmel | muskat |
    paprikapulver | schnittlauch | petersilie | dill | kresse | nudeln | spätzle | reis | graupen | linsen | bohnen |
    erbsen | dotter | eigelb | eiweiß | eiklar | forelle | lachs | hering | matjes | garnelen | kabeljau | pute |
    hähnchen | hendl | ente | gans | lamm | kalb | rind`,
  wares: `form | pfanne | topf | schüssel | blech | brett | messer | gabel | gabeln | löffel | teller | tuch | küchentuch |
    glas | gläser | mixer | stab | pürierstab | sieb | deckel | papier | backpapier | folie | ofen | rohr | reibe |
    raspel | presse | kasserolle | bräter | auflaufform | springform | kuchenform | kugeln | stücke | portionen |
    platte | seite`,
  morePinches: `spur | messerspitze | klecks`,
  adverbs: `nach und nach | ein wenig | stück für stück`,
  kin: `bruder | schwester | mutter | mama | papa | vater | mann | frau | kinder | opa | oma | onkel | tante | nachbarin |
    nachbar | tochter | sohn | alle | jeder`,
  others: `er | sie | sein | seine | mein | meine | unser | unsere`,
  mailHeads: `von | an | datum | gesendet | betreff`,
  cookedAs: `gebraten{e,er,es,en} | gefüllt{e,er,es,en} | gebacken{e,er,es,en} | geschmort{e,er,es,en} | geröstet{e,er,es,en}
    | gegrillt{e,er,es,en} | geräuchert{e,er,es,en} | überbacken{e,er,es,en} | eingelegt{e,er,es,en} |
    gedünstet{e,er,es,en} | mariniert{e,er,es,en}`,
};
