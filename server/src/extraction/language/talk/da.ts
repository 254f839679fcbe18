import type { Talk } from './talk.ts';

export const da: Talk = {
  corrects: 'nej | vent | undskyld',
  spokenVerbs: `skræl | smag | server | snit | læg | tilsæt | rist | varm | rør | pisk | steg | bland | hak | skær | riv | kog |
    bag | smelt | hæld | ælt | drys | brun | svits | lader | kommer | bages | blanch | blend | bryn | damp | dampkog |
    dyp | dæk | fjern | finhak | flamb | form | fordel | friter | fyld | garner | glaser | gratin | grill | halver |
    hakk | hævn | hæve | klip | knus | koge | krydr | kødr | lag | mar | mariner | mos | opvarm | pensl | pil |
    pocher | pres | purer | puré | reducer | rens | rull | rørt | sauter | servér | sigt | simre | simr | skold |
    skum | skyl | slyng | smuldr | spæd | stegt | stuv | tilsmag | tø | udblød | vask | vend | kvas | skive |
    strø`,
  nameEnds: `med | i | ned | op | man | du | jeg | vi | den | det | dem | en | et | lidt | sa | om | for | af | som | nar |
    over | ad | ud | sammen | alt | tager | skal | bruger | dej | mig | dig | os | også | så | når | mens | indtil |
    inden | efter | under | uden | ved | mod | fra | hos | men | eller | samt | kun | bare | ikke | igen | straks |
    snart | forsigtigt | langsomt | hurtigt | grundigt | godt | fint | let | cirka | omkring | ca | alle | begge |
    hver | hele | mere | mest | kan | må | vil | er | var | bliver | har | havde | gør | går | kommer | væk | rundt |
    først | sidst | derefter | bagefter | ovenpå | heri | deri | til | ind | ad gangen | gangen | på | jævnt | sejt |
    tykt | luftigt | lind | nu | lige | jo | nok | altså | her | der | hvor | hvis | fordi | at | dertil | imens |
    samtidig | derned | deroppe | nede | oppe | inde | fars | farsen`,
  fillers: 'øh | øhm',
  tellsOf: `spurgte {efter,om} | opskrift på | {laver,bager} {jeg,vi,du,man} | her {er,kommer} | til | for |
    {spurgte,spørger} {efter,om,til} | {opskriften,opskrift} {på,til} | {her ,}{er,kommer} {så ,}{min,mit,mine} |
    sådan {laver,bager} {jeg,man,du,vi} |
    {lavede,bagte,kogte} {jeg,vi} | {spurgte,spørger} {til,om,efter} | {i dag,i aften} {laver vi,skal vi have,er det}`,
  goesOn: `og så | så | derefter | bagefter | og derefter | imens | til sidst | til slut | mens det | når den | når det`,
  consumed: 'spiste | spist | drak | drukket | købte | købt | koster | solgt | menu',
  seasoned: 'salt | peber',
  cuts: 'skær | hak | hakker | snit',
  the: 'den | det | de | denne | dette | disse | min | mit | mine',
  unlisted: `vand | dej | sovs | sauce | suppe | kød | pasta | ris | brød | saft | æggehvider | æggeblommer | hvider |
    blommer | fars | farsen | blandingen`,
  dishes: `boller | brød | budding | frikadeller | gratin | gryde | grød | kage | lagkage | pandekage | salat | småkager |
    sovs | steg | suppe | tærte | vafler | brunsviger | blomkål | boller i karry | bolognese | bøf |
    brændende kærlighed | burger | chili | citronfromage | cookies | crumble | curry | dressing | drømmekage |
    eblekage | æblekage | fastelavnsboller | fiskefilet | fiskefrikadeller | flæskesteg | fløderand | flødekartofler |
    forloren hare | fromage | frikadelle | frugtsalat | grøntsagssuppe | hakkebøf | hamburgerryg | hindbærsnitter |
    hummus | hønsesalat | jordbærtærte | kanelsnegle | kanelstang | karbonader | kartoffelmos | kartofler |
    kartoffelsalat | klatkager | koldskål | kødboller | kødsovs | lasagne | leverpostej | marmelade | mazarinkage |
    medister | millionbøf | mørbradgryde | muffins | mørbrad | nakkefilet | omelet | pandekager | pasta |
    pebernødder | pesto | pizza | pølsehorn | ragout | risalamande | ris a la mande | risengrød | risotto |
    romkugler | rugbrød | rødgrød | rødkål | rundstykker | sandkage | scones | skidne æg | skipperlabskovs |
    smørrebrød | snegle | stegt flæsk | stuvning | stuvet | syltetøj | tarteletter | tomatsuppe | tærter |
    vandbakkelser | wok | wraps | øllebrød`,
  plainVerbs: `tag{,er} | læg{,ger} | kom{,mer} | sæt{,ter} | stil{,ler} | lad{,er} | giv{,er} | gør | put{,ter} | hæld{,er} |
    vend{,er} | del{,er} | form{,er} | rul{,ler} | bred{,er} | slå{,r} | dæk{,ker} | brug{,er} | fold{,er} |
    hent{,er} | drej{,er} | skru{,er} | tryk{,ker} | skal | tril{,ler} | knæk{,ker} | fyld{,er} | anret{,ter} |
    spæd{,er} | skyl{,ler} | skub{,ber} | smid{,er}`,
  askedFor: `som du {bad,spurgte,ville,elsker} | du {spurgte,bad,ville} | som {lovet,aftalt} | jeg {lovede,fortalte} |
    laver {man,jeg,vi,du} sådan | {laves,bages} sådan | er {nem,nemt,let,lige til} | som {du,i} spurgte om | laver {jeg,vi} {sådan her,på den her måde}`,
  closings: `knus | kys | kram | kærlig hilsen | kærligst | hilsen | mange hilsner | venlig hilsen | kh |
    hav det {godt,dejligt} | velbekomme | vi {ses,tales} | hej hej | farvel | god {fornøjelse,appetit,weekend,dag} |
    sig til | skriv | ring | fortæl | det var {det,alt} | så er den klar | færdig | tak | følg |
    husk at {like,følge}`,
  behind: `{fint ,groft ,tyndt ,let ,}{hakket,hakkede,revet,revne,skåret,skårne,skiveskåret,snittet,snittede,smeltet,presset,pressede,skrællet,skrællede,pisket,piskede,kogt,kogte,knust,knuste,mosede,ristet,ristede,skyllet,skyllede,udstenet,drænet,afdryppet,pillet,pillede,halveret,halverede} |
    {finthakket,finthakkede,findelt,grofthakket} |
    i {små ,tynde ,store ,grove ,fine ,tykke ,}{skiver,tern,stykker,ringe,strimler,både,stave,kvarte,halve,buketter,mundrette stykker} |
    efter smag | stuetempereret | med {skræl,skind} | uden {skræl,skind,ben}`,
  doers: `du | man | jeg | vi`,
  ovens: `ovn | ovnen | varmluft`,
  moreFoods: `smør | margarine | olie | fløde | piskefløde | creme fraiche | tykmælk | kærnemælk | mælk | ost | parmesan |
    feta | æg | æggeblomme | æggeblommer | æggehvider | mel | hvedemel | rugmel | kartoffelmel | maizena | havregryn |
    rasp | gær | bagepulver | natron | sukker | flormelis | farin | brun farin | sirup | honning | vaniljesukker |
    kakao | chokolade | kanel | kardemomme | ingefær | safran | muskat | løg | rødløg | porre | porrer | hvidløg |
    fed | gulerod | gulerødder | kartofler | pastinak | selleri | kål | hvidkål | rødkål | grønkål | blomkål |
    broccoli | spinat | svampe | champignon | champignoner | peberfrugt | tomat | tomater | tomatpuré | agurk |
    salat | ærter | bønner | linser | kikærter | majs | oksekød | hakket oksekød | svinekød | kalv | flæsk | bacon |
    skinke | pølser | medister | kylling | kyllingebryst | laks | torsk | rejer | sild | rødspætte | fisk | ris |
    pasta | spaghetti | nudler | salt | peber | laurbærblad | laurbærblade | timian | dild | persille | purløg |
    basilikum | karry | chili | sennep | ketchup | mayonnaise | soja | eddike | bouillon | fond | vin | øl | æble |
    æbler | pære | pærer | banan | bananer | citron | lime | appelsin | blåbær | hindbær | jordbær | rabarber |
    mandler | nødder | rosiner | kokos | makroner | marcipan`,
  wares: `form | pande | stegepande | gryde | kasserolle | skål | plade | bageplade | ovn | tallerken | gaffel | ske |
    kniv | viskestykke | papir | bagepapir | folie | blender | stavblender | si | sigte | låg | side | gang | kugler`,
  morePinches: `klat | sjat | håndfuld | drys | stænk`,
  adverbs: `lidt ad gangen | lidt efter lidt`,
  kin: `bror | søster | mor | far | mand | kone | børnene | morfar | farfar | mormor | farmor | moster | faster | naboen`,
  others: `min | mit | mine | hans | hendes | han | hun | vores`,
  mailHeads: `fra | til | emne | sendt`,
  cookedAs: `steg{t,te} | røg{et,ede} | bag{t,te} | grill{et,ede} | fyld{t,te} | syltede | gratineret | marineret | ristet |
    ristede | brasede`,
};
