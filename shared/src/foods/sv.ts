/** Foods in Swedish, beside those that are counted (`counted` of the language); see `lexicon.ts`. */
export const sv = `
  abborre | adzukiböna | agavesirap | ajvar | ananasjuice | anis | anka | ankbröst | ansjovis | apelsinjuice |
  apelsinmarmelad | aprikosmarmelad | arborioris | avorioris | babyspenat | bacon | bakpotatis | bakpulver |
  balsamvinäger | bambuskott | basilika | basmatiris | bearnaisesås | biff | bikarbonat | bittermandel |
  björnbär | blandfärs | blodapelsin | blodpudding | blomkål | blåbär | blåmussla | blåmögelost | bog |
  bondböna | bouillon | bovete | bovetemjöl | brie | broccoli | brunt socker | bryggkaffe | brysselkål |
  brännvin | brödsmulor | bulgur | buljong | buljongtärning | böna | böngrodd | calvados | camembert |
  cashewnöt | cayennepeppar | champagne | cheddarost | chiafrö | chiliflingor | chilipulver | chilisås |
  choklad | chokladpudding | chorizo | ciabatta | cider | citrongräs | citronjuice | citronmeliss |
  cocktailtomat | cognac | cornflakes | couscous | crème fraiche | curry | currypasta | dajmkula | deg |
  dijonsenap | dill | dinkel | dinkelmjöl | dragon | druva | durumvete | edamer | enbär | entrecote | espresso |
  fankål | fefferoni | fetaost | fikonmarmelad | filmjölk | filodeg | fisk | fiskbuljong | fiskfilé | fisksås |
  florsocker | fläsk | fläskfilé | fläskfärs | fläskkarré | fläskkotlett | fläsklägg | forell | fullkornsmjöl |
  fårost | fänkål | fänkålsfrö | färs | färskost | garam masala | gelatin | gelatinblad | gelésocker | getost |
  glasnudlar | glass | gnocchi | gorgonzola | gouda | grahamsmjöl | granatäpple | grapefrukt | grekisk yoghurt |
  gris | grisfärs | gryn | grädde | gräddfil | gräslök | grönkål | grönpeppar | grönsak | grönsaksbuljong |
  gröt | gul lök | gås | gädda | gös | hackad tomat | hallon | halloumi | hamburgare | haricots verts |
  harissa | hasselnöt | havregryn | havrekli | havremjölk | helgeflundra | hirs | hjort | hjortron | hoisinsås |
  honung | honungsmelon | hummer | hummus | hushållsost | högrev | höna | hönsbuljong | ingefära | is |
  isbergssallad | isbit | isterband | jalapeño | jasminris | jordnöt | jordnötssmör | jordärtskocka |
  julskinka | jäst | kaffe | kakao | kalkon | kalkonbröst | kalv | kalvfond | kalvfärs | kanel | kanelstång |
  kantarell | kapris | kardemumma | kassler | katrinplommon | kavring | keso | ketchup | kidneyböna |
  kikärta/kikärtor | knäckebröd | kokosflingor | kokosmjölk | kokosolja | kolja | kondenserad mjölk | konjak |
  koriander | korianderfrö | korn | kornmjöl | kossa | krabba | kruksallad | krusbär | krutong | krydda |
  kryddnejlika | kryddost | kryddpeppar | kräfta | kummin | kungsräka | kvarg | kyckling | kycklingbröst |
  kycklingbröstfilé | kycklingbuljong | kycklingfärs | kålrabbi | kålrot/kålrötter | köksgrädde |
  körsbärstomat | körvel | kött | köttbuljong | köttbulle | köttfärs | lake | lamm | lammfärs | lammkotlett |
  lammstek | lasagneplatta | lax | laxfilé | lever | leverpastej | libbsticka | likör | limeblad | limejuice |
  linfrö | lingon | lingonsylt | lins | ljus sirap | lutfisk | lönnsirap | macadamianöt | majonnäs | majs |
  majsena | majskolv | majsmjöl | majsstärkelse | makaroner | makrill | malt | mandarin | mandelmassa |
  mandelmjöl | mandelspån | mangold | margarin | marmelad | marsala | marsipan | mascarpone | matbröd |
  matjessill | matlagningsgrädde | matlagningsyoghurt | matvete | mejram | melass | mellanmjölk | messmör |
  mineralvatten | miso | mjöl | mjölk | mjölkchoklad | mozzarella | munk | muskot | muskotnöt | mussla | mynta |
  müsli | mörk choklad | mörk sirap | nejlika | nektarin | njure | nori | nudlar | nypon | nyponsoppa |
  nöt/nötter | nötfärs | nötkräm | nötkött | oboy | olivolja | olja | oregano | ost | ostron | ostronskivling |
  ostronsås | oxfilé | oxkött | oxsvans | pak choi | palmsocker | pancetta | panko | pannkaka | papaya |
  paprikapulver | paranöt | parmaskinka | parmesan | parmesanost | passionsfrukt | pasta | pekannöt | penne |
  peppar | pepparkaka | pepparkakskrydda | pepparrot | persilja | persiljerot | pesto | piggvar | pinjekärna |
  pinjenöt | pistagenöt | pitabröd | pizzadeg | polenta | pomerans | pomeransskal | pommes frites | portvin |
  potatismjöl | potatismos | potatisstärkelse | prinskorv | prosciutto | pumpafrö | pumpakärna | punsch |
  purjo | pärlsocker | päronjuice | quinoa | rabarber | radicchio | ramslök | rapsolja | ravioli | ren |
  rensdjur | renskav | ribs | ricotta | ris | risgryn | rismjöl | risnudlar | risoni | risvinäger | rom |
  romansallad | rosenvatten | rosépeppar | rosmarin | rostbiff | rotsak | rotselleri | rucola | rullsylta |
  russin | råg | rågbröd | rågflingor | rågmjöl | rågsikt | rårörda | rårörda lingon | rårörsocker | röding |
  rödkål | rödspätta | rödvin | rödvinsvinäger | rött vin | saffran | salami | sallad | salladslök | sallat |
  salt | saltgurka | salvia | sambal oelek | sardin | savojkål | selleri | sellerirot | senap | senapsfrö |
  sesamfrö | sesamolja | sherry | shiitake | sidfläsk | sik | sill | sirap | sjögräs | sjötunga | skagenröra |
  skinka | skogssvamp | skorpa | skorpmjöl | skorzonera | socker | sockerärta/sockerärtor | soja | sojaböna |
  sojagroddar | sojamjölk | sojasås | solrosfrö | solroskärna | solrosolja | spaghetti | sparris | spenat |
  spetskål | spiskummin | squash | standardmjölk | stekfläsk | stjärnanis | ströbröd | strömming | strösocker |
  stärkelse | sultanrussin | surdeg | surkål | svamp | svart böna | svarta bönor | svarta vinbär | svartpeppar |
  svinkött | svinmålla | sylt | syltlök | syltsocker | sås | sötmandel | sötmjölk | sötpotatis | tabasco |
  tacokrydda | tagliatelle | tahini | tapioca | te | timjan | tofu | tomatjuice | tomatketchup | tomatpuré |
  tomatsås | tonfisk | torrjäst | torsk | tortillabröd | tranbär | trocadero | tryffel | turkisk yoghurt |
  vallmofrö | vaniljextrakt | vaniljglass | vaniljpulver | vaniljsocker | vaniljstång/vaniljstänger |
  vaniljsås | vatten | vattenkastanj | vattenkrasse | vattenmelon | vegetabilisk olja | vete | vetekli |
  vetemjöl | vetemjöl special | vildsvin | vin | vinbär | vindruva | vinäger | vispgrädde | vit choklad |
  vitkål | vitlök | vitlöksklyfta | vitlökspulver | vitpeppar | vitt vin | vitvin | vitvinsvinäger | vodka |
  whisky | worcestershiresås | worcestersås | yoghurt | ål | äggnudlar | älg | älgfärs | älgkött |
  äppelcidervinäger | äppeljuice | äppelmos | ärta/ärtor | ättika | ättiksgurka | ättiksprit | öl | örter |
  örtkrydda | örtsalt
`;
