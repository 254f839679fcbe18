import type { Talk } from './talk.ts';

export const nl: Talk = {
  corrects: 'nee | wacht | sorry | pardon',
  spokenVerbs: `erdoor | erbij | erin | erop | erover | kook | kok | bak | snij | meng | roer | klop | kneed | schil | fruit |
    prutt | smelt | giet | voeg | bekle | rasp | hak | stoof | braad | strooi | gaan | doe | afgiet | afblus |
    aanbak | aanbraad | aanfruit | bakt | bestrijk | bestrooi | blancheer | blus | bruin | dopp | gaar | garneer |
    gratineer | grill | halveer | inkook | invet | klopp | klopt | klutst | klut | kookt | koken | marineer | mengt |
    mixt | opklop | opkook | opwarm | overgiet | paneer | pellen | pers | pocheer | prak | pruttel | pureer |
    reduceer | roerbak | roert | rooster | schenk | schep | schilt | schuim | serveer | smoor | snipper | snijdt |
    stamp | stoom | stooft | sudder | uitbak | uitlek | uitroll | verhit | verkruimel | voorverwarm | vul | wel |
    wok | zeef | zout | zweet | indikk | doorwarm | goudbruin`,
  nameEnds: `je | jij | ik | we | wij | u | die | dat | de | het | een | erbij | erin | eraan | nog | even | daarna | klein |
    fijn | alles | goed | samen | zo | te | als | uit | bij | naar | om | per | neem | neemt | nemen | heb | hebt |
    heeft | nodig | doe | komt | komen | gaat | gaan | deeg | beslag | mij | me | jou | ons | gisteren | vandaag |
    laatst | ook | sturen | geven | hebben | ge | gij | uw | hem | haar | hun | zij | er | eruit | eraf | erna |
    ernaast | daar | daarbij | daarop | daarin | dus | maar | want | omdat | toen | terwijl | totdat | tot | voordat |
    nadat | zodat | zodra | niet | geen | wel | gewoon | gewone | rustig | langzaam | voorzichtig | mooi | lekker |
    echt | heel | eventjes | ongeveer | circa | zowat | ieder | elk | allemaal | alle | beide | ondertussen |
    intussen | tussendoor | vervolgens | tenslotte | nu | straks | later | eerst | dadelijk | direct | meteen |
    tegelijk | apart | los | dan | door | over | onder | boven | naast | zonder | langs | tegen | rond | rondom |
    weer | terug | weg | af | ja | hè | hoor | zeg | eh | nou | uitlekken | zo'n | kan | kun | kunt | moet | mag |
    wil | wilt | zal | wordt | worden | is | zijn | ben | bent | had | was | deze | dit | mijn | jouw`,
  fillers: 'uh | ehm | eh | euh',
  tellsOf: `{vroegen,vroeg,gevraagd} {naar,om} | recept {voor,van} | hoe {ik,je,we} |
    {maak,maken,bak,bakken,kook,koken} {ik,we,je} | hier {komt,is,zijn} | voor | {recept,receptje} {voor,van} |
    zo {doen,maken,maak,bak,bakken,kook} {wij,we,ik} | {inspreken,vertellen,doorgeven,sturen} | zo maak je |
    hoe {maak,bak,kook} {je,ik} | {vandaag,vanavond} {maken,eten,bakken,koken} {we,wij} |
    {maakte,bakte,kookte} {ik,we,wij} | {vandaag,vanavond,gisteren} {is het,wordt het,was het,eten we,maken we,aten we} | het {is,wordt,was}`,
  goesOn: `en dan | dan | daarna | vervolgens | en daarna | ondertussen | intussen | dan weer | als laatste | tot slot |
    op het laatst | op het einde | aan het eind | als dat | en vervolgens`,
  consumed: 'gegeten | gedronken | gekocht | kost | kosten | besteld | verkocht | prijs | fietsen',
  seasoned: 'zout | peper',
  cuts: 'snij | snijd | snijdt | snijden | hak | hakt | hakken',
  the: 'de | het | die | dat | deze | dit | mijn | jouw | je',
  unlisted: `water | deeg | beslag | saus | soep | bouillon | vlees | pasta | rijst | brood | sap | eiwit | eiwitten |
    eidooiers | dooiers | vocht | mengsel`,
  dishes: `appeltaart | bitterballen | brood | cake | crumble | gehaktbal | koekje | nasi | ovenschotel | pannenkoek |
    pasta | pudding | saus | salade | schotel | soep | stamppot | stoof | stoofvlees | taart | vla | wafels |
    aardappelpuree | andijvie | appelmoes | boerenkool | boterkoek | brownies | bruine bonen | burger | chili |
    couscous | croquetten | curry | dip | erwtensoep | flensjes | frikadel | frieten | gehaktballen | gehaktbrood |
    goulash | gratin | hachee | havermout | hutspot | jachtschotel | kaassoufflé | kip | kipfilet | koekjes |
    kroketten | kruidkoek | lasagne | macaroni | mosselen | mousse | muffins | noedels | oliebollen | omelet |
    ontbijtkoek | pannekoeken | pannenkoeken | pap | pastasaus | pasteitje | peperkoek | poffertjes | pizza |
    pompoensoep | puree | quiche | ragout | rijst | rijstepap | risotto | roti | sandwich | satésaus | snert |
    speculaas | spaghetti | stoofpot | stoofpotje | stoofkarbonaden | stroopwafels | taartje | tosti | traybake |
    tomatensoep | vispannetje | vol-au-vent | waterzooi | wentelteefjes | witloof | wrap | zuurkool | boterham |
    bami`,
  plainVerbs: `doe{,t,n} | gooi{,t,en} | giet{,en} | zet{,ten} | leg{,t,gen} | laat | laten | neem{,t} | nemen | pak{,t,ken} |
    haal{,t} | halen | mik{,t} | kieper{,t} | schuif{,t} | breng{,t,en} | draai{,t,en} | keer{,t} | maak{,t} |
    verdeel{,t} | dek{,t} | spoel{,t} | was{,t} | rol{,t,len} | vorm{,t} | breek{,t} | hou{,d,dt} | bewaar{,t} |
    voeg{,t} | stop{,t} | duw{,t} | druk{,t} | knijp{,t} | pers{,t} | erbij | erdoor | erin | erop | erover`,
  askedFor: `{die,dat} {je,jij,ge,u} {wou,wilde,vroeg,zo lekker vond} | zoals beloofd | waar {je,jij} {om,naar} vroeg |
    {maak,doe} {ik,je,ge} zo | gaat zo | is {simpel,makkelijk,doodsimpel} | {maken,doen} {we,wij} zo | waar {je,jullie} om {vroeg,vroegen} | die {je,jullie} wilde{n,}`,
  closings: `groetjes | groeten | liefs | veel liefs | kus | kusjes | dikke kus | knuffel | smakelijk | eet smakelijk |
    succes | nou succes | laat {even ,maar ,me }weten | tot {gauw,later,morgen,zo,straks} | doei | dag | dat was het |
    dat is alles | dat is het | en klaar | klaar is kees | klaar | bel {even,me,maar} | volg {me,mij,ons} | abonneer |
    bedankt | fijne {dag,avond} | doeg | tot {snel,morgen,later,zo}`,
  behind: `{fijn ,grof ,heel fijn ,klein ,dun ,in ringen ,in blokjes ,in stukjes ,in reepjes ,in plakjes ,in stukken ,}{gesneden,gesnipperd,geraspt,gehakt,uitgelekt,gesmolten,geperst,geschild,gewassen,geklopt,gekookt,geroosterd,gehalveerd,verkruimeld,ontpit,gebakken,gewassen,geplet,gemalen,gezeefd,geplukt,ontdooid} |
    {fijngehakt,fijngesneden,kleingesneden,uitgelekt} |
    in {grove ,kleine ,fijne ,dunne ,dikke ,grote ,halve ,}{blokjes,blokken,plakjes,plakken,stukjes,stukken,brokken,brokjes,reepjes,repen,ringen,ringetjes,schijfjes,schijven,partjes,parten,roosjes,sliertjes,staafjes,kwarten} |
    op kamertemperatuur | naar smaak | met {schil,vel,been} | zonder {schil,vel,bot,pit,pitten}`,
  doers: `je | ge | ik | we | jij`,
  ovens: `oven`,
  moreFoods: `ajuin | ajuinen | patatten | sjalotten | aardappel | aardappels | aardappelen | andijvie | witloof | witlof | hesp | spekjes | spek | worst | rookworst |
    gehakt | kip | kipfilet | rundvlees | stoofvlees | varkensvlees | ham | salami | kaas | emmentaler | gruyère |
    gouda | parmezaan | mozzarella | roomkaas | kwark | yoghurt | karnemelk | slagroom | room | bloem |
    zelfrijzend bakmeel | bakmeel | maïzena | gist | bakpoeder | vanillesuiker | suiker | basterdsuiker |
    poedersuiker | honing | stroop | appelstroop | boter | margarine | olie | azijn | mosterd | mayonaise | ketchup |
    ketjap | sambal | sojasaus | bouillon | bouillonblokje | ui | uien | sjalot | knoflook | prei |
    preien | wortel | wortels | wortelen | knolselderij | selderij | bleekselderij | boerenkool | spruitjes |
    spruiten | rode kool | zuurkool | bloemkool | broccoli | sperziebonen | snijbonen | bonen | erwten | spliterwten |
    linzen | kikkererwten | paprika | courgette | aubergine | komkommer | tomaat | tomaten | tomatenpuree |
    champignons | spinazie | sla | pompoen | rijst | pasta | macaroni | spaghetti | noedels | mie | couscous | brood |
    beschuit | paneermeel | ei | eieren | eidooier | eiwit | melk | zout | peper | nootmuskaat | kaneel | kruidnagel |
    laurier | laurierblad | laurierblaadjes | tijm | peterselie | bieslook | dille | kerrie | kerriepoeder | komijn |
    gember | rozijnen | krenten | noten | amandelen | amandelspijs | chocolade | cacao | appel | appels | peer |
    peren | citroen | sinaasappel | banaan | bananen | aardbeien | bier | wijn | vis | zalm | kabeljauw | garnalen |
    mosselen | haring | tonijn`,
  wares: `pan | koekenpan | kom | schaal | ovenschaal | ovenschotel | bakvorm | vorm | oven | bord | vork | lepel | mes |
    theedoek | papier | bakpapier | folie | mixer | staafmixer | zeef | vergiet | deksel | ketel | plank | kant |
    keer | ballen | balletjes`,
  morePinches: `scheut | klont | handvol | snuif | snuifje | kneepje | plukje`,
  adverbs: `beetje bij beetje | een voor een`,
  kin: `broer | zus | moeder | mama | papa | vader | man | vrouw | kinderen | opa | oma | oom | tante | buurman |
    buurvrouw`,
  others: `mijn | zijn | onze | hij | zij | haar`,
  mailHeads: `aan | onderwerp | verzonden`,
  cookedAs: `gebakken | gestoofd{e,} | gevuld{e,} | gegrild{e,} | gerookt{e,} | geroosterd{e,} | gebraden | gegratineerd{e,}
    | gemarineerd{e,} | gefrituurd{e,} | gepocheerd{e,}`,
};
