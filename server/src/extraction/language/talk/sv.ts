import type { Talk } from './talk.ts';

export const sv: Talk = {
  corrects: 'nej | nä | vänta | förlåt',
  spokenVerbs: `smält | häll | rör | bland | knåd | grädd | stek | vispa | hack | skär | riv | koka | bak | strö | tillsätt |
    fräs | jäs | ansa | avrunna | baka | blanda | blötlägg | bryn | bräs | brynt | filea | finhack | fintärn |
    flamber | formar | fräser | frityr | fyller | garner | glaser | gratiner | grill | grov | gräddas | grädda |
    hacka | hett | hetta | häller | kavla | klyft | klyv | knåda | kokar | krossa | krydda | kärn | ljummet |
    låt sjud | mala | marin | mariner | mixa | mosa | panera | pensla | peppra | pocher | pressa | puttra | pudra |
    reducer | rens | ringla | river | rosta | rull | rörs | salta | servera | sila | sjud | sjuda | skala | skiva |
    skivar | skold | skumma | sköl | skölj | slung | smaksätt | smula | smörj | spad | spritsa | steker | steks |
    stuva | stansa | strimla | svett | täck | tärna | tina | vispar | vänd | värm | ång | ångkok | överös | degar |
    jäser | vispas | röra | skära`,
  nameEnds: `man | du | jag | vi | ni | den | det | dem | en | ett | lite | sen | sedan | ut | ihop | allt | om | på | för |
    av | som | när | över | ner | upp | eller | ungefar | tar | behöver | deg | smet | mig | dig | oss | igår | idag |
    också | här | där | dit | hit | därefter | därpå | då | nu | så | att | eftersom | medan | tills | innan | efter |
    under | utan | mot | vid | från | till | hos | åt | men | och | samt | bara | inte | även | igen | kvar | strax |
    snart | direkt | försiktigt | långsamt | snabbt | ordentligt | noga | fint | mjukt | tunt | lätt | ungefär |
    cirka | typ | väl | nog | ju | alla | båda | varje | hela | lagom | mer | mest | kan | ska | måste | får | vill |
    är | var | blir | har | hade | gör | går | kommer | bort | runt | mitt | annars | jo | nej | ja | alltså | eh |
    liksom | först | sist | ovanpå | däri | i | ned | samman | tillsammans | samtidigt | undertiden`,
  fillers: 'eh | öh | äh',
  tellsOf: `{receptet,recept} {på,för,till} | recept {på,för} | {gör,lagar,bakar} {jag,vi,du,man} | här {är,kommer} | för |
    till | {frågade,undrade,bad} {om,efter} | {idag,ikväll} {blir det,gör vi,lagar vi,bakar vi,ska vi göra} |
    så {gör,bakar,lagar} {jag,man,vi,du} | det här är |
    {gjorde,lagade,bakade,stekte} {jag ,vi ,} | {blev,var} det | det {blev,var} {mest ,}`,
  goesOn: `och sen | sen | sedan | därefter | och sedan | därpå | till sist | sist | till slut | under tiden | medan |
    när det | när den`,
  consumed: 'åt | ätit | drack | druckit | köpte | köpt | kostar | sålde | meny',
  seasoned: 'salt | peppar',
  cuts: 'skär | hacka | hackar | strimla | strimlar | tärna',
  the: 'den | det | de | denna | detta | dessa | min | mitt | mina | din | ditt | dina',
  unlisted: `vatten | deg | smet | sås | soppa | buljong | kött | pasta | ris | bröd | saft | äggvitor | äggulor | äggvita |
    äggula | fisken | blandningen`,
  dishes: `biffar | bröd | bullar | bulle | fisksoppa | gratäng | gryta | kaka | kakor | kladdkaka | köttbullar | lax |
    limpa | paj | pannkak | pannkakor | pudding | sallad | smörgås | soppa | sås | tårta | våfflor | ärtsoppa | biff |
    biskvier | blodpudding | brownie | bulgur | bönor | cheesecake | chili | chokladboll | chokladbollar | crème |
    curry | dipp | fiskgratäng | fiskpinnar | flygande jakob | fläsk | fläskfilé | fläskpannkaka | fralla | frallor |
    färsbiffar | glass | gnocchi | gravlax | gröt | gulasch | hamburgare | hummus | janssons | kalops | kanelbullar |
    kebab | kladdkak | klimp | kroppkakor | kyckling | kycklinggryta | kycklingwok | köttfärssås | köttfärslimpa |
    lasagne | laxpasta | linsgryta | lussebullar | marmelad | mazarin | morotskaka | mousse | muffins | nudlar |
    ostkaka | omelett | palt | panna cotta | pannbiff | pasta | pesto | pepparkakor | pizza | plättar |
    potatisgratäng | potatismos | potatissallad | pulled pork | pyttipanna | raggmunk | rabarberpaj | ragu |
    ratatouille | risotto | rulltårta | rårakor | räksallad | röra | scones | semlor | semla | sill | skagenröra |
    smulpaj | sockerkaka | spaghetti | stroganoff | sylt | tacos | tapas | tiramisu | toast | tomatsoppa | toscakaka |
    wok | våffla | wrap | äppelkaka | äppelpaj | ärter`,
  plainVerbs: `lägg{,er,a} | sätt{,er,a} | ställ{,er,a} | ta{,r} | tag | låt{,er,a} | ha{,r} | gör{,a} | kör{,a} | släng{,er,a} |
    stoppa{,r} | häv{,er} | kom | rör{,a} | vänd{,er,a} | dra{,r} | dela{,r} | forma{,r} | rulla{,r} | täck{,er,a} |
    bre{,r} | bred{,er} | lyft{,er} | slå{,r} | kläm{,mer} | tryck{,er} | knäck{,er} | spara{,r} | använd{,er} |
    fyll{,er} | servera{,r} | häll{,er} | smaka{,r} | stäng{,er} | klicka{,r} | toppa{,r} | i med | på med`,
  askedFor: `{som ,}du {frågade,bad,ville,undrade,tyckte} | som jag {lovade,lovat,nämnde,gjorde} | som utlovat |
    jag {lovade,gjorde} |
    gör {man,jag,vi,du} så här | gör {man,jag,vi} så | är {enkelt,enkel,lätt,lättgjord} | lagar {jag,vi,man} så här | som ni frågade om | som alla frågar om`,
  closings: `kram | kramar | puss | puss och kram | hälsningar | hälsa | många hälsningar | ha det {gott,bra,så} | hej då |
    hejdå | vi {ses,hörs} | lycka till | smaklig måltid | hör av dig | säg till | berätta | det {var,är} allt |
    det var det | klart | färdigt | och klart | sen är det {klart,färdigt} | tack | glöm inte | följ | varsågod |
    väl bekomme | betyg | /`,
  behind: `{fin,grov,tunt ,fint ,grovt ,lätt ,}{hackad,hackade,hackat,riven,rivna,rivet,skivad,skivade,skivat,tärnad,tärnade,tärnat,strimlad,strimlade,strimlat,pressad,pressade,pressat,smält,smälta,skuren,skurna,skuret,mald,malet} |
    {finhackad,finhackade,finhackat,skalad,skalade,skalat,delad,delade,delat,kokt,kokta,vispad,vispade,uppvispat,krossad,krossade,krossat,mosad,mosade,mosat,sköljd,sköljda,sköljt,urkärnad,urkärnade,rostad,rostade,rostat,avrunnen,avrunna,smulad,smulat,tinad,tinade} |
    i {små ,tunna ,grova ,stora ,tjocka ,fina ,}{bitar,ringar,skivor,tärningar,strimlor,klyftor,kuber,småbitar,stavar,slantar,buketter,halvor,munsbitar,halvmånar} | efter smak |
    rumsvarm | rumsvarmt | rumstempererat | med {skal,skinn} | utan {skal,skinn,ben}`,
  doers: `du | man | jag | vi | ni`,
  ovens: `ugn | ugnen | varmluft`,
  moreFoods: `smör | margarin | olja | rapsolja | grädde | vispgrädde | matlagningsgrädde | crème fraîche | gräddfil |
    filmjölk | mjölk | kvarg | ost | prästost | parmesan | fetaost | ägg | mjöl | vetemjöl | rågmjöl | potatismjöl |
    maizena | havregryn | ströbröd | jäst | bakpulver | bikarbonat | socker | strösocker | florsocker | farinsocker |
    sirap | honung | vaniljsocker | kakao | choklad | kanel | kardemumma | ingefära | saffran | muskot | lök | lökar |
    gul lök | rödlök | purjolök | vitlök | vitlöksklyfta | morot | morötter | potatis | potatisar | palsternacka |
    rotselleri | kålrot | kål | vitkål | blomkål | broccoli | spenat | svamp | champinjoner | kantareller | paprika |
    tomat | tomater | tomatpuré | krossade tomater | gurka | sallad | ärtor | bönor | linser | kikärtor | majs |
    avokado | köttfärs | nötfärs | fläskfärs | färs | nötkött | fläsk | fläskfilé | bacon | skinka | korv | falukorv |
    kyckling | kycklingfilé | lax | torsk | sej | räkor | sill | ansjovis | fisk | ris | pasta | spaghetti |
    makaroner | nudlar | bulgur | couscous | salt | peppar | svartpeppar | vitpeppar | kryddpeppar | lagerblad |
    timjan | dill | persilja | gräslök | basilika | oregano | curry | chili | senap | ketchup | majonnäs | soja |
    vinäger | ättika | buljong | fiskbuljong | grönsaksbuljong | buljongtärning | fond | vin | öl | äpple | äpplen |
    päron | banan | bananer | citron | lime | apelsin | lingon | blåbär | hallon | jordgubbar | rabarber | mandel |
    nötter | russin | kokos`,
  wares: `form | panna | stekpanna | kastrull | gryta | skål | bunke | plåt | ugn | tallrik | gaffel | sked | kniv |
    handduk | papper | bakplåtspapper | folie | mixer | stavmixer | sil | durkslag | lock | bakform | sida | gång |
    bollar | bullar | platta`,
  morePinches: `näve | nävar | skvätt | klick | nypa | droppe | stänk`,
  adverbs: `lite i taget | lite åt gången`,
  kin: `bror | syster | mamma | pappa | man | fru | barnen | morfar | farfar | mormor | farmor | moster | faster |
    grannen`,
  others: `min | mitt | mina | hans | hennes | han | hon | de`,
  mailHeads: `från | till | ämne | skickat`,
  cookedAs: `stekt{a,} | rökt{a,} | ugnsbakad{e,} | bakad{e,} | grillad{e,} | kokt{a,} | friterad{e,} | gratinerad{e,} |
    inlagd{a,} | fylld{a,} | rostad{e,} | marinerad{e,} | halstrad{e,}`,
};
