/** Foods and other things of a shop in Swedish, by their aisle; see `all.ts`. */
export const sv = `
  is frozen: fryst | frysta | djupfryst | djupfrysta;
  is canned: burk | konserverad- | inlagd | inlagda | burkar;
  is dried: torkad- | mald | malen | malda | malet;
  is fresh: färsk | färska | färskt;
  beside: för | i | till | med | utan | från;
  produce: ananas | apelsin | äpple | aprikos | ärta | aubergine | avokado | banan | bär | -bär | blomma | bondböna | broccoli | champinjon | citron |
    citronjuice | clementin | druva | fikon | frukt | grodd | grodda | gröna bönor | grönsak | gurka | hallon | haricot verts | haricots verts | hjortron |
    jordärtskocka | jordgubbe | kål | -kål | kålrabbi | kålrot | kantarell | kiwi | klyfta | kokosnöt | kronärtskocka | lime | limejuice | lingon | lök | -lök |
    majskolv | mandarin | mango | mangold | melon | morot | nektarin | nypon | ostronskivling | pak choi | palsternacka | papaya | päron | persika |
    persiljerot | plommon | pomerans | potatis | pumpa | purjo | rabarber | radicchio | rädisa | rättika | rödbeta | rotsak | ruccola | rucola | sallad |
    sallat | selleri | sellerirot | shiitake | skorzonera | sparris | spenat | squash | svamp | svinmålla | tomat | trocadero | tryffel | vattenkrasse |
    zucchini;
  herbs: basilika | chili | citrongräs | citronmeliss | dill | dragon | fefferoni | gräslök | ingefära | jalapeño | koriander | körvel | libbsticka | mynta |
    ört | örter | paprika | pepparrot | persilja | ramslök | rosmarin | salvia | timjan | vitlök;
  bakery: baguette | bröd | bulla | bulle | ciabatta | croissant | fralla | kaka | kavring | krutong | limpa | muffins | munk | semla | skorpa | surdeg |
    tårta | tortilla;
  meat: älg | anka | ankbröst | bacon | biff | blodpudding | bog | chorizo | entrecote | fågel | färs | filé | fläsk | fläskkarré | fläsklägg | gås | gris |
    hamburgare | hjort | högrev | höna | isterband | kalkon | kalkonbröst | kalv | kassler | korv | kossa | kotlett | kött | köttbulle | kyckling |
    kycklingbröst | kycklinglår | lamm | lever | leverpastej | njure | nötkräm | oxsvans | pålägg | pancetta | prosciutto | ren | rensdjur | renskav |
    revbensspjäll | ribs | rullsylta | salami | skinka | stek | vildsvin | vilt;
  fish: abborre | ål | ansjovis | fisk | fiskfilé | forell | gädda | gös | helgeflundra | hummer | kalmar | kaviar | kolja | krabba | kräfta | lake | lax |
    laxfilé | makrill | mussla | ostron | piggvar | räka | röding | rödspätta | sardell | sardin | sik | sill | sjötunga | skagenröra | skaldjur | strömming |
    torsk | torskfilé;
  dairy: ägg | äggula | äggvita | bearnaisesås | bregott | brie | camembert | crème fraiche | deg | -deg | edamer | fil | gorgonzola | gouda | grädde |
    gräddfil | halloumi | hummus | jäst | kefir | kesella | keso | kvarg | margarin | mascarpone | mjölk | mozzarella | ost | -ost | parmesan | pudding |
    quorn | ricotta | smör | tofu | vaniljsås | yoghurt;
  frozen: fiskpinne | glass | -glass | glasspinne | is | isbit | pizza | pommes | sorbet;
  dry: böna | brödsmulor | bulgur | cornflakes | couscous | dinkel | flingor | gnocchi | granola | gröt | gryn | havrekli | hirs | kikärta | korn |
    lasagneplatta | lins | makaroner | müsli | nori | nudlar | panko | pasta | penne | polenta | potatismos | quinoa | råg | ravioli | ris | -ris | risoni |
    sjögräs | skorpmjöl | spaghetti | ströbröd | tacoskal | tagliatelle | tortellini | vete | vetekli;
  cans: ajvar | äppelmos | ättiksgurka | bambuskott | hackad tomat/hackade tomater | kapris | kokosgrädde | kokosmjölk | kondenserad mjölk |
    krossad tomat/krossade tomater | majs | oliv | passata | passerad tomat/passerade tomater | saltgurka | soltorkad tomat/soltorkade tomater | soppa |
    surkål | syltlök | tomatpuré | torkad tomat/torkade tomater | vattenkastanj;
  baking: bakchoklad | bakpulver | bikarbonat | blockchoklad | cashewnöt | chiafrö | dadel | dajmkula | gelatin | gelatinblad | hasselnöt | jordnöt | kakao |
    karamellfärg | katrinplommon | kokos | kokosflingor | linfrö | macadamianöt | majsena | malt | mandel | mandelmassa | mandelspån | marsipan | melass |
    mjöl | mörk choklad | nöt | paranöt | pekannöt | pinjekärna | pinjenöt | pistagenöt | pomeransskal | pumpafrö | pumpakärna | rågsikt | rosenvatten |
    russin | sesamfrö | sirap | socker | solrosfrö | solroskärna | sötningsmedel | stärkelse | strössel | tapioca | torrjäst | vallmofrö | valnöt | vanilj |
    vaniljextrakt | vaniljpulver | vaniljstång;
  spices: anis | bouillon | buljong | buljongtärning | chiliflingor | curry | enbär | fond | -frö | garam masala | gurkmeja | kanel | kanelstång | kardemumma |
    krydda | kummin | lagerblad | limeblad | mejram | muskot | muskotnöt | nejlika | oregano | peppar | -pulver | saffran | salt;
  sauces: ättika | ättiksprit | chutney | currypasta | dressing | gelé | guacamole | harissa | honung | jordnötssmör | ketchup | majonnäs | marmelad | miso |
    nutella | olja | pesto | rårörda | rårörda lingon | röra | salsa | sambal oelek | sås | -sås | senap | soja | sylt | tabasco | tahini | vinäger | wasabi;
  snacks: chips | choklad | chokladbar | chokladboll | chokladkaka | energibar | godis | kakor | kex | klubba | lakrits | marshmallow | nachos | nötmix |
    ostbåge | pepparkaka | popcorn | proteinbar | riskaka | salta jordnötter | snacks | tuggummi | våffla;
  drinks: calvados | champagne | cider | cognac | cola | dryck | espresso | gin | glögg | juice | kaffe | kaffekapsel | konjak | läsk | likör | marsala | must |
    oboy | öl | -öl | prosecco | punsch | rom | saft | sherry | smoothie | te | tepåse | tonic | vatten | vin | -vin | vodka | whisky;
  household: avkalkning | balsam | barnmat | batteri | binda | blöja | bomull | bomullspinne | borste | deodorant | disksvamp | disktablett | filter | foder |
    folie | fönsterputs | glas | grillkol | handske | hundmat | kattmat | kattsand | klorin | kniv | kondom | kräm | lampa | ljus | medel | munskölj | näsduk |
    papper | påse | plåster | plastfilm | rakblad | rakhyvel | raklödder | rengöring | schampo | servett | sopsäck | sugrör | tampong | tändare | tandpetare |
    tändsticka | tandtråd | tejp | tidning | torky | trasa | trosskydd | tvål | tvättsvamp | välling | vitamin
`;
