/** Foods in German, beside those that are counted (`counted` of the language); see `lexicon.ts`. */
export const de = `
  aal/aale | agavendicksaft | ahornsirup | ajvar | amaretti | anis | apfelessig | apfelmus | apfelsaft |
  apfelwein | appenzeller | aprikosenmarmelade | artischockenherz/artischockenherzen | austernpilz |
  babyspinat | backpulver | baguette | balsamico | balsamicoessig | bambussprosse | bandnudel | barsch |
  basilikum | basmatireis | baumnuss/baumnüsse | bergkäse | bier | birnensaft | biskuit | blätterteig |
  blattsalat | blattspinat | blauschimmelkäse | blumenkohl | blutorange | bohne | bohnenkraut | brandteig |
  bratwurst/bratwürste | braunzucker | brie | brokkoli | brombeere | brot | brotkrume | brühe | brühwürfel |
  brunnenkresse | buchweizen | buchweizenmehl | bulgur | bündnerfleisch | butter | butterkeks | buttermilch |
  butterschmalz | cashewkern | cayennepfeffer | champagner | chiasamen | chicorée | chiliflocke | chilipulver |
  chilischote | chinakohl | chorizo | ciabatta | cognac | cornflakes | couscous | cranberry | creme fraiche |
  crème fraîche | cremefine | curry | currypaste | currypulver | dill | dinkel | dinkelmehl | distelöl |
  eiernudel | eis | eiswürfel | emmentaler | ente | entenbrust | erbse | erdapfel/erdäpfel | erdnuss/erdnüsse |
  erdnussbutter | erdnussöl | espresso | essig | essiggurke | estragon | feldsalat | fenchel | fenchelknolle |
  fenchelsamen | feta | fett | fisch | fischfilet | fischsauce | fischstäbchen | fisolen | fleisch |
  fleischbrühe | fleischwurst | flohsamen | forelle | frischhefe | frischkäse | frühlingszwiebel | gans/gänse |
  gänsekeule | gartenkresse | geflügelfond | gelatine | gelierzucker | gemüse | gemüsebrühe | gemüsefond |
  gewürz | gewürzgurke | gewürznelke | ghee | gin | glasnudel | gnocchi | gorgonzola | gouda | grapefruit |
  graupe | grieß | grünkern | grünkohl | gyrosgewürz | hackfleisch | haferflocke | hafermilch | hagelzucker |
  hähnchen | hähnchenbrust | hähnchenbrustfilet | hähnchenkeule | hähnchenschenkel | halbbitterschokolade |
  halloumi | harissa | hartweizengrieß | haselnuss/haselnüsse | hefe | heidelbeere | hering | himbeere |
  hirsch | hirse | hokkaidokürbis | holunderblüte | honig | honigmelone | huhn/hühner | hühnerbrühe |
  hülsenfrucht/hülsenfrüchte | hummer | ingwer | jakobsmuschel | jasminreis | joghurt | johannisbeere |
  kabeljau | kaffee | kakao | kakaopulver | kalb | kalbfleisch | kalbsschnitzel | kaper | karamell | kardamom |
  karfiol | kartoffelmehl | kartoffelstärke | käse | kasseler | kassler | kastanie | kefir | kerbel | ketchup |
  kichererbse | kidneybohne | kirsch | kirschsaft | kirschtomate | kirschwasser | knäckebrot | knoblauch |
  knoblauchpulver | knoblauchzehe | knollensellerie | kochschinken | kohl | kohlsprosse | kokosflocke |
  kokosmilch | kokosöl | kokosraspel | kondensmilch | kopfsalat | koriander | koriandergrün | korinthe |
  krabbe | kräuter | kräuterbutter | kräuterquark | kren | kresse | kreuzkümmel | kuchen | kumin | kümmel |
  kürbiskern | kürbiskernöl | kurkuma | kuvertüre | lachs | lachsfilet | lamm | lammfleisch | lammkeule |
  lasagneplatte | lauch | lauchzwiebel | leber | leberwurst | lebkuchengewürz | leinöl | leinsamen |
  liebstöckel | likör | limettenblatt/limettenblätter | limettensaft | linse | litschi | löffelbiskuit |
  lorbeer | löwenzahn | magerquark | mais | maiskolben | maismehl | maisstärke | maizena | majoran | makkaroni |
  makrele | malz | mandarinensaft | mandelblättchen | mandelmehl | mandelmilch | mandelstift | mangold |
  margarine | marille | marmelade | marone | marsala | marzipan | mascarpone | matjes | maultasche |
  mayonnaise | meerrettich | meersalz | mehl | melasse | miesmuschel | milch | milchreis | milchschokolade |
  mineralwasser | minze | mirabelle | mohn | molke | mozzarella | mürbeteig | muschel | muskat | muskatnuss |
  müsli | natron | naturjoghurt | nelkenpulver | nougat | nudel | nuss/nüsse | nüsslisalat | nussmischung |
  obers | obst | obstessig | öl | olivenöl | orangeat | orangenmarmelade | orangensaft | oregano | pak choi |
  palatschinke | palmzucker | pancetta | paniermehl | paprikamark | paprikapulver | paprikaschote | paradeiser |
  paranuss/paranüsse | parmaschinken | parmesan | passata | pecorino | pekannuss/pekannüsse | penne |
  peperoncini | peperoncino | peperoni | perlgraupe | perlzwiebel | pesto | petersilie | petersilienwurzel |
  pfeffer | pfefferkorn/pfefferkörner | pfefferminze | pfifferling | pflanzenöl | physalis | piment |
  pinienkern | pistazie | pizzateig | polenta | porree | portwein | poulet | powidl | preiselbeere | pudding |
  puddingpulver | puderzucker | pumpernickel | pute | putenbrust | putenschnitzel | quark | quinoa |
  raclettekäse | radicchio | radieschen | rahm | rapsöl | räucherlachs | räuchertofu | rauke | ravioli | reh |
  reis | reisessig | reisnudel | reiswein | rettich | rhabarber | ribisel | ricotta | riesengarnele | rind |
  rinderbrühe | rinderfilet | rinderfond | rinderhack | rinderhackfleisch | rindfleisch | risottoreis |
  roggenmehl | rohrohrzucker | rohrzucker | romanasalat | rosenkohl | rosenwasser | rosine | rosmarin |
  rotbarsch | rote bete | rotkohl | rotwein | rotweinessig | rucola | rüebli | rum | rumpsteak | safran |
  saft/säfte | sahne | sahnequark | sahnesteif | salami | salat | salatgurke | salbei | salz | salzgurke |
  sambal oelek | sauerampfer | sauerkirsche | sauerkraut | sauerrahm | sauerteig | saure sahne | sbrinz |
  schafskäse | schaschlik | schellfisch | schinken | schinkenspeck | schinkenwürfel | schlagobers | schlagrahm |
  schlagsahne | schmalz | schmand | schmelzkäse | schnaps | schnittlauch | schokolade | schokotropfen |
  schwammerl | schwarzbrot | schwarzwurzel | schwein | schweinebauch | schweinefilet | schweinefleisch |
  schweinehack | seelachs | sekt | sellerie | selleriestange | semmelbrösel | senf | senfkorn/senfkörner |
  senfsaat | serranoschinken | sesam | sesamöl | shiitake | sirup | sojabohne | sojamilch | sojasauce |
  sojasoße | sojasprosse | sonnenblumenkern | sonnenblumenöl | spaghetti | spargel | spargelspitze | spätzle |
  speck | speisequark | speisestärke | spekulatius | spinat | spitzkohl | spitzpaprika | sprosse |
  stachelbeere | stangensellerie | stärke | staudensellerie | steckrübe | steinpilz | sternanis | stockfisch |
  sultanine | sushireis | süßkartoffel | süßrahmbutter | süßstoff | tabasco | tafelspitz | tagliatelle |
  tahini | tee | teig | teigware | thunfisch | thymian | tintenfisch | toast | toastbrot | tofu |
  tomatenketchup | tomatenmark | tomatensaft | tomatensauce | tomatensoße | tonkabohne | topfen | tortellini |
  traube | trockenhefe | trockenobst | truthahn | vanille | vanilleeis | vanilleextrakt | vanillepudding |
  vanillepuddingpulver | vanilleschote | vanillezucker | vogerlsalat | vollkornbrot | vollkornmehl | vollmilch |
  vollmilchschokolade | wacholderbeere | waldmeister | wasser | wassermelone | weichweizengrieß | wein |
  weinbrand | weinbrandessig | weinessig | weinstein | weinsteinbackpulver | weintraube | weißbrot | weißkohl |
  weißkraut | weißwein | weißweinessig | weizen | weizenkleie | weizenmehl | whisky | wiener | wildreis |
  wirsing | wodka | worcestersauce | worcestershiresauce | würfelzucker | wurzelgemüse | zander |
  zartbitterschokolade | ziegenfrischkäse | ziegenkäse | zimt | zimtstange | zitronat | zitronengras |
  zitronenmelisse | zitronensaft | zitronenschale | zucker | zuckererbse | zuckermais | zuckerrübensirup |
  zuckerschote | zwieback
`;
