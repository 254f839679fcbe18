import type { Talk } from './talk.ts';

export const no: Talk = {
  corrects: 'nei | vent | unnskyld',
  spokenVerbs: `kutt | fres | trekk | småkok | smak | server | skrell | la | ha | visp | rør | stek | bland | hakk | skjær | riv |
    kok | bak | smelt | elt | tilsett | dryss | brun | bløtlegg | bryn | damp | dekk | drypp | del | fileter |
    finhakk | flamber | form | friter | fyll | garner | glaser | gratiner | grill | halver | hev | kjevl | knekk |
    knus | kna | krydr | kvern | lag | marin | miks | mos | oppvarm | pensl | press | purer | putr | rasp | redus |
    rens | rist | rull | salt | sikt | sil | skiv | skold | skyll | smuldr | spe | stamp | strø | sautér |
    surr | tin | tørk | vask | varm | vend | trill`,
  nameEnds: `og | med | i | til | pa | man | du | jeg | vi | den | det | dem | en | et | litt | sa | om | for | av | som |
    nar | over | ut | sammen | alt | eller | oppi | tar | trenger | bruker | deig | røre | meg | deg | oss | også |
    så | når | mens | inntil | før | etter | under | uten | ved | mot | fra | hos | men | samt | bare | ikke | igjen |
    straks | snart | forsiktig | sakte | raskt | grundig | godt | fint | lett | cirka | omtrent | ca | rundt | alle |
    begge | hver | hele | mer | mest | kan | skal | må | vil | er | var | blir | har | hadde | gjør | går | kommer |
    vekk | bort | først | sist | deretter | etterpå | oppå | nedi | ned | inn | opp | gangen | på | jevnt | seigt |
    tykt | nå | jo | nok | altså | her | der | hvor | hvis | fordi | at | imens | samtidig`,
  fillers: 'eh | øh | øhm',
  tellsOf: `spurte {etter,om} | oppskrift på | {lager,baker} {jeg,vi,du,man} | her {er,kommer} | til | for |
    {spurte,spør} {etter,om} | {oppskriften,oppskrift} {på,til} | {her ,}{er,kommer} {så ,}{min,mitt,mine} |
    slik {lager,baker} {jeg,man,du,vi} |
    {laget,bakte,kokte} {jeg,vi,eg,me} | {spurte,spør} {om,etter} | {i dag,i kveld} {lager vi,skal vi ha,ble det,er det}`,
  goesOn: `og så | så | deretter | etterpå | og deretter | imens | til slutt | mens det | når den | når det`,
  consumed: 'spiste | spist | drakk | drukket | kjøpte | kjøpt | koster | solgt | meny',
  seasoned: 'salt | pepper',
  cuts: 'skjær | hakk | hakker | kutt',
  the: 'den | det | de | denne | dette | disse | min | mitt | mine',
  unlisted: `vann | deig | røre | saus | suppe | kjøtt | pasta | ris | brød | saft | eggehviter | eggeplommer | hviter |
    plommer | blandingen`,
  dishes: `boller | brød | gryte | grøt | kake | kaker | kjøttkaker | lapskaus | lefse | pai | pannekak | salat | saus |
    suppe | vafler | bacalao | biff | blomkålsuppe | bløtkake | bolognese | brownie | burger | chili | curry |
    eplekake | fårikål | finnbiff | fiskegrateng | fiskekaker | fiskesuppe | fiskeboller | fløtegratinerte |
    fløtekarbonader | frokostrundstykker | gulrotkake | horn | hummus | hveteboller | hvetebrød | kanelboller |
    karbonader | karsk | kjøttboller | kjøttdeig | kjøttsuppe | klippfisk | komle | kornbrød | kransekake | kylling |
    kyllinggryte | lapper | lasagne | lefser | lutefisk | marmelade | medisterkaker | muffins | nudler | ostekake |
    omelett | pasta | pannekaker | pepperkaker | pinnekjøtt | pizza | plukkfisk | poteter | potetmos | potetsalat |
    raspeball | raspeballer | ribbe | risengrynsgrøt | riskrem | risotto | rømmegrøt | rundstykker | rørte bær |
    scones | seibiff | sjokoladekake | skillingsboller | skolebrød | smultringer | sodd | spaghetti | suksessterte |
    sveler | svele | syltetøy | taco | tilslørte | tomatsuppe | torsk | trollkrem | vaffel | verdens beste | wok`,
  plainVerbs: `ta{,r} | legg{,er} | sett{,er} | la{,r} | ha{,r} | gi{,r} | gjør | putt{,er} | hell{,er} | vend{,er} | del{,er} |
    form{,er} | rull{,er} | slå{,r} | dekk{,er} | bruk{,er} | fold{,er} | kast{,er} | kom | skru{,r} | press{,er} |
    knekk{,er} | fyll{,er} | server{,er} | skyll{,er} | sleng{,er} | stapp{,er} | snu{,r} | skal | hiv{,er}`,
  askedFor: `som du {ba,spurte,ville,likte} | du {spurte,ba,ville} | som {lovet,avtalt} | jeg {lovet,lovte} |
    lager {man,jeg,vi,du} {sånn,slik} | lages {sånn,slik} | er {enkelt,enkel,lett} | som {du,dere} spurte om | gjør {man,jeg,vi} slik`,
  closings: `klem | klemmer | kos | hilsen | mange hilsener | ha det {godt,bra,fint} | ha en {fin,god} | god {appetitt,helg} |
    vel bekomme | vi {ses,snakkes} | hadet | ha det | si {fra,ifra} | fortell | det var {det,alt} | så er den klar |
    ferdig | takk | følg | husk å | lykke til`,
  behind: `{fint ,grovt ,tynt ,lett ,}{hakket,hakka,hakkede,revet,revne,rivd,skåret,skoren,smeltet,smelta,presset,pressa,skrelt,skrelte,skrella,pisket,piska,kokt,kokte,knust,knuste,moset,mosa,ristet,rista,skylt,delt,delte,kuttet,kutta,strimlet,strimla} |
    {finhakket,finhakka,grovhakket,finkuttet,grovkuttet} |
    i {små ,tynne ,store ,grove ,fine ,tykke ,}{skiver,terninger,terningar,biter,bitar,ringer,ringar,strimler,båter,båtar,staver,buketter,halve} |
    etter smak | romtemperert | med {skall,skinn} | uten {skall,skinn,bein}`,
  doers: `du | man | jeg | vi`,
  ovens: `ovn | ovnen | varmluft`,
  moreFoods: `smør | margarin | olje | fløte | kremfløte | rømme | kulturmelk | melk | ost | brunost | parmesan | egg |
    eggeplomme | eggeplommer | eggehviter | mel | hvetemel | rugmel | potetmel | maizena | havregryn | kavring |
    gjær | bakepulver | natron | sukker | melis | farin | sirup | honning | vaniljesukker | kakao | sjokolade |
    kanel | kardemomme | ingefær | safran | muskat | løk | rødløk | purre | purreløk | hvitløk | gulrot | gulrøtter |
    poteter | potet | pastinakk | sellerirot | kålrot | kål | blomkål | brokkoli | spinat | sopp | sjampinjong |
    paprika | tomat | tomater | tomatpuré | agurk | salat | erter | bønner | linser | kikerter | mais | kjøttdeig |
    karbonadedeig | svinekjøtt | storfekjøtt | lam | lammekjøtt | fårekjøtt | flesk | bacon | skinke | pølser |
    kylling | kyllingfilet | laks | torsk | sei | reker | sild | fisk | ris | pasta | spaghetti | nudler | salt |
    pepper | laurbærblad | timian | dill | persille | gressløk | basilikum | karri | chili | sennep | ketchup |
    majones | soya | eddik | buljong | kraft | vin | øl | eple | epler | pære | banan | bananer | sitron | lime |
    appelsin | blåbær | bringebær | jordbær | rabarbra | mandler | nøtter | rosiner | kokos`,
  wares: `form | panne | stekepanne | gryte | kasserolle | bolle | skål | brett | stekebrett | ovn | tallerken | gaffel |
    skje | kniv | håndkle | papir | bakepapir | folie | blender | stavmikser | sil | lokk | side | gang | boller`,
  morePinches: `neve | skvett | dæsj | kvast | dryss`,
  adverbs: `litt om gangen | litt etter litt`,
  kin: `bror | søster | mor | far | mann | kone | barna | morfar | farfar | mormor | farmor | bestemor | bestefar |
    tante | naboen`,
  others: `min | mitt | mine | hans | hennes | han | hun | vår`,
  mailHeads: `emne`,
  cookedAs: `stekt{e,} | røkt{e,} | bakt{e,} | grillet | grillede | fylt{e,} | gratinert | marinert | ristet | kokt{e,}`,
};
