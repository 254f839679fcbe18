import { readPieces } from './pieces.ts';

export const sv = readPieces(`
@titles Köttbullar med gräddsås | Ärtsoppa med fläsk | Kanelbullar på kärnmjölk | Jordgubbstårta | Rödbetssallad | Ångkokt lax | Äppelpaj med vaniljsås | Kålpudding | Wallenbergare | Västerbottenpaj |
  Fylld sötpotatis | Råraka med löjrom | Stekt strömming | Pepparrotskött | Smörgåstårta | Blåbärssoppa
@ingredients {s} dl vispgrädde | {n} g smör | {s} gula lökar | {n} g köttfärs | {s} äggulor | {n} g blåbär | {s} msk rapsolja | {n} g vetemjöl | {s} vitlöksklyftor, pressade | {s} krm vitpeppar | {n} g rökt skinka |
  {s} tsk bakpulver | {n} g ärter | {s} dl mjölk | {n} g lagrad ost, riven | {s} rödbetor | {n} g potatis, kokt och skivad | {s} msk socker | {n} g räkor, skalade | {s} kvistar färsk timjan | {n} g svamp, ansad |
  {s} skivor bröd | {n} g kål, strimlad | {s} dl grönsaksbuljong | {s} msk hackad gräslök | {n} g hallon | {s} stänk tabasco | {n} g nötter | {s} tsk kardemumma | {s} äpplen
@steps Sätt ugnen på 200 grader och smörj en form. | Skala och hacka löken fint. | Bryn köttet runt om i en stekpanna på hög värme. | Häll på grädden och låt såsen sjuda några minuter. | Vispa ihop ägg och socker tills det blir pösigt. |
  Rör ner mjölet och arbeta degen smidig. | Låt jäsa under bakduk i ungefär en timme. | Blanda allt utom räkorna i en skål. | Strö över osten och grädda mitt i ugnen tills pajen fått fin färg. | Smaka av med salt och lite citronsaft. |
  Servera med kokt potatis och rårörda lingon. | Koka upp vattnet och lägg i ärterna. | Skär grönsakerna i små bitar. | Ställ kallt över natten. | Pensla bullarna med uppvispat ägg. | Häll av vattnet och mosa rötterna.
`);

export const da = readPieces(`
@titles Flæskesteg med sprød svær | Rødgrød med fløde | Æblekage på gammeldags vis | Brændende kærlighed | Grønkålssuppe | Frikadeller med rødkål | Hønsesalat | Kærnemælkskoldskål | Smørrebrød | Hindbærsnitter |
  Kålrouletter | Ovnbagt ørred | Pølsehorn | Jordbærtærte | Mørbradgryde | Stegt sild
@ingredients {s} dl piskefløde | {n} g smør | {s} løg | {n} g hakket oksekød | {s} æggeblommer | {n} g blåbær | {s} spsk olie | {n} g hvedemel | {s} fed hvidløg, presset | {s} tsk groft salt | {n} g røget laks | {s} tsk bagepulver |
  {n} g grønne ærter | {s} dl sødmælk | {n} g revet ost | {s} rødbeder | {n} g kartofler, skrællede | {s} spsk rørsukker | {n} g rejer | {s} kviste frisk timian | {n} g champignoner, i skiver | {s} skiver rugbrød |
  {n} g hvidkål | {s} dl hønsebouillon | {s} spsk purløg | {n} g hindbær | {s} knivspids muskatnød | {n} g hasselnødder | {s} tsk stødt kanel | {s} æbler
@steps Tænd ovnen på 200 grader og smør et fad. | Pil løgene og hak dem fint. | Brun kødet på alle sider i en varm gryde. | Hæld fløden på og lad saucen koge ind. | Pisk æg og sukker luftigt. | Ælt dejen godt igennem. |
  Lad dejen hæve et lunt sted i en time. | Vend det hele forsigtigt sammen i en skål. | Drys osten over og bag tærten, til den er gylden. | Smag til med salt, peber og lidt citronsaft. | Servér med kartofler og syltede rødbeder. |
  Kog vandet op og kom ærterne i. | Skær grøntsagerne i små tern. | Stil den på køl natten over. | Pensl bollerne med sammenpisket æg. | Hæld vandet fra og mos det hele groft.
`);

export const no = readPieces(`
@titles Fårikål til mange | Kjøttkaker i brun saus | Rømmegrøt med kanel | Skillingsboller | Blåbærpai | Ovnsbakt ørret | Pinnekjøtt | Eplekake med vaniljekrem | Bløtkake med bringebær | Rødbetsuppe |
  Lapskaus på bestemors vis | Plukkfisk | Grønnsaksgryte | Vafler med syltetøy | Reinsdyrgryte | Røkt laks med eggerøre
@ingredients {s} dl kremfløte | {n} g smør | {s} løk | {n} g kjøttdeig | {s} eggeplommer | {n} g blåbær | {s} ss olje | {n} g hvetemel | {s} fedd hvitløk, presset | {s} ts grovmalt pepper | {n} g røkt skinke | {s} ts bakepulver |
  {n} g grønne erter | {s} dl helmelk | {n} g revet ost | {s} rødbeter | {n} g poteter, skrelt og kokt | {s} ss rørsukker | {n} g reker | {s} kvister frisk timian | {n} g sjampinjong, i skiver | {s} skiver brød |
  {n} g hodekål | {s} dl kjøttkraft | {s} ss hakket gressløk | {n} g bringebær | {s} klype muskatnøtt | {n} g hasselnøtter | {s} ts malt kardemomme | {s} epler | {n} g lammekjøtt, i biter
@steps Sett ovnen på 200 grader og smør en form. | Skrell løken og hakk den fint. | Brun kjøttet på alle sider i en varm panne. | Hell på fløten og la sausen småkoke. | Pisk egg og sukker til eggedosis. | Kna deigen til den er smidig. |
  La deigen heve på et lunt sted i en time. | Vend alt forsiktig sammen i en bolle. | Dryss over osten og stek paien til den er gyllen. | Smak til med salt, pepper og litt sitronsaft. | Server med kokte poteter og rårørte tyttebær. |
  Kok opp vannet og ha i ertene. | Skjær grønnsakene i små terninger. | Sett den kjølig over natten. | Pensle bollene med sammenvispet egg. | Hell av vannet og mos rotgrønnsakene.
`);
