/** Foods and other things of a shop in Dutch, by their aisle; see `all.ts`. */
export const nl = `
  is frozen: diepvries- | bevroren | ingevroren;
  is canned: blik | ingeblikt- | blikje | pot | potje;
  is dried: gedroogd- | gemalen;
  is fresh: verse | vers;
  beside: voor | in | met | zonder | uit | van;
  produce: aardbei | abrikoos | ananas | andijvie | appel | artisjok | asperge | aubergine | avocado | banaan | bes | -bes | biet | bimi | bloemen |
    bloemkoolroosje | boontje | braam | broccoli | cantharel | champignon | citroen | citroenrasp | citroensap | coeur de boeuf | courgette | cranberry |
    doperwtje | druif | erwt | framboos | fruit | gember | granaatappelpit | groente | groentemix | haricots verts | kaki | kastanje | kers | kiwi | kokosnoot |
    komkommer | kool | koolrabi | krieltje | limoen | limoensap | lychee | maïskolf | mandarijn | mango | meloen | nectarine | oesterzwam | paddenstoel |
    paksoi | paprika | pastinaak | peer | perzik | peul | peultje | pompoen | postelein | prei | pruim | raap | rabarber | radicchio | radijs | rauwkost |
    rucola | schorseneer | selderij | shiitake | sjalot | sjalotje | -sla | sla | snijboon | sperzieboon | spinazie | spruit | sugarsnaps | tauge | teen |
    tomaat | tomaatje | truffel | tuinboon | ui | -ui | uitje | venkel | venkelknol | vijg | vrucht | witlof | wortel | worteltje | zuring;
  herbs: basilicum | bieslook | chilipeper | citroengras | citroenmelisse | dille | dragon | kervel | knoflook | koriander | kruid | kruiden | lavas | munt |
    pandan | peterselie | rode peper | rozemarijn | salie | sereh | tijm | tuinkers;
  bakery: beschuit | bolletje | boterham | brood | broodje | broodkruim | cake | ciabatta | croissant | croutons | eierkoek | gebak | krentenbol | kruidkoek |
    muffin | naan | ontbijtkoek | pannenkoek | peperkoek | taart | toast | tortilla | vlaai | wrap | zuurdesem;
  meat: babi pangang | bacon | bavette | biefstuk | chipolata | chorizo | eend | eendenborst | entrecote | fazant | gehakt | gehaktbal | haas | ham | -ham |
    hamblokje | hamburger | kalf | kalkoen | kalkoenfilet | karbonade | kip | -kip | kipdrumstick | kipfilet | kippendij | kippendijfilet | kippenpoot |
    kippenvleugel | konijn | kotelet | kwartel | lam | -lap/-lappen | lever | pancetta | prosciutto | pulled pork | ribeye | rollade | rund | salami |
    schnitzel | shoarma | spek | spekblokje | spekjes | spekreepje | varken | varkensfilet | vlees | vleeswaren | wild | worst | worstje;
  fish: forel | garnaal | haring | heilbot | kabeljauw | krab | kreeft | makreel | mossel | oester | paling | sardine | schol | surimi | tong | tonijn | vis |
    -vis | visfilet | zalm | zalmfilet | zeebaars | zeevrucht;
  dairy: boter | brie | burrata | camembert | cheddar | crème fraîche | deeg | dooier | ei | eigeel | eiwit | emmentaler | feta | ghee | gruyère | halloumi |
    hummus | hüttenkäse | kaas | kefir | kwark | margarine | mascarpone | melk | mozzarella | parmezaan | pecorino | pudding | ricotta | room | salade | skyr |
    tempeh | toetje | tofoe | tofu | vla | -vla | yoghurt | zuivel;
  frozen: bitterbal/bitterballen | friet | frietjes | frikandel/frikandellen | ijs | -ijs | ijsblokje | ijsje | ijsklontje | kroket/kroketten | patat | pizza |
    sorbet | vissticks;
  dry: aardappelpuree | bami | boekweit | boon | bulgur | cornflakes | couscous | cracker | gerst | gierst | gnocchi | granola | griesmeel | haver | havermout |
    kikkererwt | kroepoek | lasagneblad | lasagnevel | linguine | linze | macaroni | mie | muesli | nasi | noedel | nori | paneermeel | panko | pappardelle |
    pasta | penne | peulvruchten | polenta | quinoa | ravioli | rijst | spaghetti | spelt | tagliatelle | tarwe | tortellini | vermicelli | zemelen;
  cans: appelmoes | artisjokhart | augurk | bamboescheut | compote | gecondenseerde melk | gedroogde tomaat/gedroogde tomaten | gepelde tomaat/gepelde tomaten |
    gezeefde tomaat/gezeefde tomaten | kappertje | knakworst | kokosmelk | maïs | olijf | passata | soep | tomatenblokje | tomatenpuree | zilverui |
    zongedroogde tomaat/zongedroogde tomaten | zuurkool;
  baking: agar | amandel | amandelschaafsel | bakmix | bakpoeder | baksoda | bindmiddel | bloem | broodmix | cacao | cacaopoeder | chiazaad | custard | dadel |
    dadelstroop | essence | gelatine | gist | kandij | kleurstof | kokos | kokosrasp | krent | lijnzaad | maanzaad | maïzena | marsepein | meel | noot |
    pijnboompit | pinda | pistache | pompoenpit | pure chocolade | rozenwater | rozijn | sesamzaad | sesamzaadje | siroop | spijs | sucade | suiker | sukade |
    sultana | vanille | vanille-extract | vanillestokje | zoetstof | zonnebloempit | zuiveringszout;
  spices: anijs | bouillon | bouillonblokje | chilivlok | fond | garam masala | jeneverbes | jus | kaneel | kaneelstokje | kardemom | karwij | kerrie | komijn |
    kruidenmix | kruidenpasta | kruidnagel | kurkuma | laurier | laurierblad | nootmuskaat | oregano | peper | peperkorrel | piment | -poeder | ras el hanout |
    saffraan | specerij | speculaaskruiden | -zaad | zout;
  sauces: azijn | balsamico | broodbeleg | chocoladepasta | chocopasta | chutney | currypasta | dressing | guacamole | hagelslag | harissa | honing | jam |
    -jam | ketchup | ketjap | marmelade | mayo | mayonaise | miso | mosterd | muisjes | notenpasta | nutella | olie | olijfolie | pesto | pindakaas | sambal |
    saus | stroop | tabasco | tahin | verjus | wasabi;
  snacks: biscuit | bonbon | borrelnootje | chips | chocolade | drop | dropje | gezouten pinda | kauwgom | koek | koekje | lolly | marshmallow |
    pepernoot/pepernoten | popcorn | reep | snoep | snoepje | speculaas | sprits | toastje | wafel | zoutje;
  drinks: advocaat | bier | champagne | cider | cognac | cola | drank | drink | espresso | gin | jenever | koffie | koffieboon | koffiecups | koffiepads |
    likeur | limonade | limonadesiroop | madeira | port | prosecco | rum | sap | -sap | smoothie | spa | thee | tonic | water | whisky | wijn | wodka;
  household: aansteker | babyvoeding | batterij | beker | bleek | borstel | brokken | chloor | condoom | creme | deodorant | doek | doekje | douchegel |
    filter | folie | gel | glas | handschoen | houtskool | inlegkruisje | kaars | kattenbakvulling | keukenrol | krant | lamp | luchtverfrisser | lucifer |
    luier | maandverband | mes/messen | middel | ontkalker | ontstopper | papier | pleister | reiniger | rietje | rol/rollen | scheermesje | scheerschuim |
    schoonmaakazijn | servet/servetten | shampoo | spons | tablet/tabletten | tampon | tandenstoker | tandpasta | tape | tissue | vaatwaszout | vitamine |
    voer | waspoeder | wasverzachter | watten | wattenstaafje | wc-blok | -zak | zak/zakken | zakje | zeep | zonnebrand
`;
