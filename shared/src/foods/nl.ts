/** Foods in Dutch, beside those that are counted (`counted` of the language); see `lexicon.ts`. */
export const nl = `
  aalbes/aalbessen | aardappelpuree | aardappelzetmeel | aardbeienjam | abrikozenjam | advocaat | agar |
  agavesiroop | ahornsiroop | andijvie | anijs | ansjovis | appelazijn | appelmoes | appelsap | appelstroop |
  artisjokhart | asperge | augurk | avocado-olie | azijn | babi pangang | bacon | bakboter | bakmeel |
  bakpoeder | balsamico | balsamicoazijn | bamboescheut | bami | basilicum | basmatirijst | basterdsuiker |
  bavette | bearnaisesaus | beschuit | biefstuk | bier | bieslook | bindmiddel | biscuit | bladerdeeg |
  bladselderij | bladspinazie | blauwe bes/blauwe bessen | blauwe kaas | bleekselderij | bloem |
  bloemkoolroosje | bockworst | boekweit | boekweitmeel | boerenkool | boon/bonen | boontje | bosbes/bosbessen |
  boter | boterham | bouillon | bouillonblokje | braadworst | braam/bramen | brandewijn | brie | broccoli |
  brood | broodkruim | broodmix | bruine boon/bruine bonen | bruine suiker | bulgur | burrata | cacao |
  cacaopoeder | cake | camembert | cantharel | cashewnoot/cashewnoten | cayennepeper | champagne | cheddar |
  cherrytomaat/cherrytomaten | chiazaad | chilipeper | chilipoeder | chilisaus | chilivlok | chinese kool |
  chipolata | chips | chocolade | chocoladehagelslag | chorizo | ciabatta | cider | citroengras |
  citroenmelisse | citroenrasp | citroensap | coeur de boeuf | cognac | cornflakes | couscous | cracker |
  cranberry | crème fraîche | croissant | croutons | custard | dadelstroop | deeg | dille | doperwt/doperwten |
  doperwtje | dragon | druif/druiven | eend | eendenborst | eierkoek | eigeel | emmentaler | entrecote |
  erwt/erwten | espresso | fazant | feta | filodeeg | flespompoen | forel | framboos/frambozen | frisdrank |
  fruit | garam masala | gedroogd fruit | gehakt | gehaktbal | geitenkaas | gelatine | geleisuiker | gember |
  gemberpoeder | gerookte zalm | gerst | ghee | gierst | gin | gist | glasnoedel | gnocchi | goudse kaas |
  granaatappel | granaatappelpit | granola | grapefruit | griekse yoghurt | griesmeel | groene asperge |
  groene kool | groente | groentebouillon | groentemix | gruyère | guacamole | haas | hagelslag | halloumi |
  ham | hamblokje | hamlap | haricots verts | haring | harissa | havermelk | havermout | hazelnoot/hazelnoten |
  heilbot | hoisinsaus | honing | hummus | hüttenkäse | ijs | ijsbergsla | ijsblokje | ijsklontje | jam |
  jeneverbes/jeneverbessen | jonge kaas | jus | kaas | kabeljauw | kaki | kalf | kalfsfond | kalfsgehakt |
  kalfsvlees | kalkoen | kalkoenfilet | kandij | kaneel | kaneelstokje | kappertje | kardemom | karnemelk |
  karwij | karwijzaad | kastanje | kastanjechampignon | kefir | kerrie | kerriepoeder | kersenjam |
  kerstomaat/kerstomaten | kervel | ketchup | ketjap | ketjap manis | kidneyboon/kidneybonen |
  kikkererwt/kikkererwten | kip | kipdrumstick | kipgehakt | kippenbouillon | kippendij | kippendijfilet |
  kippenvleugel | knakworst | knoflook | knoflookpoeder | knoflookteen/knoflooktenen | knolselderij | koffie |
  kokos | kokosmelk | kokosolie | kokosrasp | komijn | komijnzaad | konijn | kookroom | koolraap | koolrabi |
  koolvis | koriander | korianderzaad | kortdeeg | krab | kreeft | krent | krieltje | kroepoek | kruiden |
  kruidenboter | kruidenkaas | kruidenmix | kruidkoek | kruidnagel | kwark | kwartel | lam | lamsgehakt |
  lamskotelet | lamsvlees | lasagneblad/lasagnebladen | lasagnevel | laurier | lente-ui/lente-uien | lever |
  lijnzaad | likeur | limoensap | linguine | linze/linzen | lychee | macaroni | madeira | maïs | maïskolf |
  maïsmeel | maïzena | makreel | mangochutney | mangosap | margarine | marmelade | marsepein | mascarpone |
  mayonaise | meel | meergranenbrood | melk | melkchocolade | mie | mierikswortel | mieriksworteltje | miso |
  mossel | mosterd | mosterdzaad | mozzarella | muesli | munt | nasi | nectarine | noedel | noot/noten |
  nootmuskaat | oestersaus | oesterzwam | olie | olijfolie | oregano | ossenhaas | oude kaas | paddenstoel |
  paksoi | palmsuiker | pancetta | pandan | paneermeel | panko | pappardelle | paprikapoeder |
  paranoot/paranoten | parelcouscous | parelgerst | parmaham | parmezaan | parmezaanse kaas | passata |
  passievrucht | pasta | pastasaus | patat | pecannoot/pecannoten | pecorino | penne | peperkoek | peperkorrel |
  pesto | peterselie | peul | peultje | pijnboompit/pijnboompitten | pinda | pindakaas | pindasaus | pistache |
  pistachenoot/pistachenoten | pitabroodje | pizzadeeg | poedersuiker | polenta | pompoenpit/pompoenpitten |
  port | postelein | prosciutto | pulled pork | puntpaprika | quinoa | rabarber | radicchio | ras el hanout |
  rauwe ham | ravioli | ribeye | ricotta | rietsuiker | rijst | rijstazijn | rijstmeel | rijstnoedel |
  risottorijst | rode biet | rode kool | rode ui | rode wijn | roggebrood | roggemeel | rollade | romanasla |
  romatomaat/romatomaten | rookworst | room | roomboter | roomkaas | rozemarijn | rozenwater | rozijn | rucola |
  rum | rund | runderbouillon | rundergehakt | runderlap | rundvlees | saffraan | salade | salami | salie |
  sambal | sap | sardine | satésaus | savooiekool | schapenkaas | schnitzel | schol | schorseneer |
  schouderkarbonade | selderij | sereh | sesamolie | sesamzaad | sesamzaadje | shiitake | sinaasappelsap |
  siroop | sla | slagroom | slaolie | snijbiet | snijboon/snijbonen | sojaboon/sojabonen | sojamelk | sojasaus |
  spaghetti | specerij | speculaas | speculaaskruiden | spek | spekblokje | spekjes | spekreepje | spelt |
  speltmeel | sperzieboon/sperziebonen | spinazie | spitskool | sprits | spruit | spruitje | steranijs |
  stokbrood | stoofvlees | stroop | sucade | sucadelap | suiker | suikerstroop | sukade | sultana | surimi |
  tabasco | tagliatelle | tahin | tarwebloem | tarwemeel | tauge | taugé | tempeh | thee | tijm | toast |
  tofoe | tofu | tomatenblokje | tomatenketchup | tomatenpuree | tomatensap | tomatensaus | tong | tonijn |
  tortillachips | truffel | tuinboon/tuinbonen | tuinkers | uienpoeder | vanille | vanille-extract |
  vanillestokje | vanillesuiker | vanillevla | varkensfilet | varkensgehakt | varkenshaas | varkensvlees |
  veenbes/veenbessen | veldsla | venkel | venkelknol | venkelzaad | verjus | vermicelli | vijgenjam | vis |
  visbouillon | visfilet | vissaus | vla | vlees | vleesbouillon | vleestomaat/vleestomaten | volkorenbrood |
  volkorenmeel | volle melk | wafel | walnootolie | wasabi | water | waterkers | watermeloen | wijn |
  wijnazijn | wild | witlof | witte boon/witte bonen | witte kool | witte wijn | witte wijnazijn | wodka |
  wokgroente | worcestersaus | worcestershiresaus | yoghurt | zalm | zalmfilet | zeebaars | zeezout |
  zelfrijzend bakmeel | zetmeel | zilverui | zoete aardappel | zonnebloemolie | zonnebloempit/zonnebloempitten |
  zout | zure room | zuring | zuurdesem | zuurkool | zwarte bes/zwarte bessen | zwarte boon/zwarte bonen |
  zwarte peper
`;
