/** Foods and other things of a shop in German, by their aisle; see `all.ts`. */
export const de = `
  is frozen: gefroren- | tiefgefroren- | tiefgekühlt- | tiefkühl- | tk | tk-;
  is canned: dosen- | in dosen | eingelegt- | konserve- | dose | glas | gläser;
  is dried: getrocknet- | gemahlen- | gerebelt- | trocken-;
  is fresh: frische | frischer | frisches | frischen;
  beside: für | in | im | mit | ohne | aus | zum | zur | am | vom;
  produce: ananas | apfel | aprikose | artischocke | aubergine | avocado | banane | basilikum | beere | bete | birne | blume | bohne | brokkoli | champignon |
    chicorée | cranberry | erbse | feige | fenchel | fenchelknolle | fisolen | gemüse | grapefruit | gurke | holunderblüte | ingwer | karfiol | karotte |
    kartoffel | kastanie | kirsche | kiwi | kohl | kohlrabi | kokosnuss | kren | kresse | kürbis | lauch | limette | limettensaft | litschi | löwenzahn | mais |
    maiskolben | mandarine | mango | mangold | marille | marone | melone | mirabelle | möhre | nektarine | obst | orange | pak choi | papaya | paradeiser |
    pastinake | peperoni | pfifferling | pfirsich | pflaume | physalis | pilz | porree | quitte | radicchio | radieschen | rauke | rettich | rhabarber |
    ribisel | rübe | rucola | rüebli | salat | sauerampfer | schalotte | schote | schwammerl | sellerie | selleriestange | shiitake | spargel | spargelspitze |
    spinat | sprosse | tomate | topinambur | traube | trüffel | weißkraut | wirsing | wurzel | zehe | zitrone | zitronengras | zitronensaft | zitronenschale |
    zucchini | zwetschge | zwiebel;
  herbs: bohnenkraut | chili | chilischote | dill | estragon | kerbel | knoblauch | koriander | koriandergrün | kräuter | liebstöckel | majoran | melisse |
    minze | paprika | peperoncini | peperoncino | petersilie | pfefferminze | rosmarin | salbei | schnittlauch | thymian | waldmeister | zitronenmelisse;
  bakery: baguette | biskuit | brezel | brot | brötchen | brotkrume | ciabatta | croissant | crouton | kuchen | laugenstange | muffin | palatschinke | pita |
    pumpernickel | sauerteig | semmel | toast | torte | tortilla | wrap;
  meat: aufschnitt | braten | brust | chorizo | ente | filet | fleisch | frikadelle | gans | geflügel | gulasch | gyros | hack | hähnchen | hirsch | huhn |
    kalb | kasseler | kassler | keule | kotelett | lamm | leber | leberkäse | maultasche | pancetta | poulet | pute | reh | rind | rouladen | salami |
    schaschlik | schenkel | schinken | schinkenwürfel | schnitzel | schwein | schweinebauch | speck | speckwürfel | steak | tafelspitz | truthahn | wiener |
    wild | wurst | würstchen;
  fish: aal | barsch | fisch | fischfilet | forelle | forellenfilet | garnele | hering | hummer | kabeljau | kabeljaufilet | krabbe | lachs | lachsfilet |
    makrele | matjes | meeresfrüchte | muschel | sardelle | sardine | scampi | scholle | shrimps | zander | zanderfilet;
  dairy: appenzeller | brie | butter | camembert | crème fraîche | cremefine | drink | -ei | ei | eigelb | eiweiß | emmentaler | feta | fett | fleischsalat |
    ghee | gorgonzola | gouda | halloumi | hummus | joghurt | kartoffelsalat | käse | kefir | margarine | mascarpone | milch | milchreis | molke | mozzarella |
    obers | parmesan | pecorino | pudding | quark | raclette | rahm | ricotta | sahne | sbrinz | schmalz | schmand | skyr | spätzle | teig | tofu | topfen |
    tzatziki;
  frozen: -beereis | eis | eiscreme | eiswürfel | fischstäbchen | pizza | pommes | -sahneeis | -schokoladeneis | sorbet | vanilleeis;
  dry: brei | bulgur | cornflakes | couscous | dinkel | getrockneter pilz/getrocknete pilze | gnocchi | granola | graupe | grieß | grünkern | haferflocke |
    hirse | hülsenfrucht | kichererbse | kidneybohne | kleie | knäckebrot | knödel | lasagneplatte | linguine | linse | makkaroni | müsli | nori | nudel |
    paniermehl | penne | polenta | püree | quinoa | ravioli | reis | roggen | schwarze bohne | semmelbrösel | sojabohne | spaghetti | tagliatelle | teigware |
    tortellini | weizen | weiße bohne | zwieback;
  cans: apfelmus | artischockenherz | eintopf | essiggurke | gehackte tomate | geschälte tomate | getrocknete tomate | gewürzgurke | kaper | kokosmilch |
    kondensmilch | krautsalat | olive | paprikamark | passata | passierte tomate | perlzwiebel | salzgurke | sauerkraut | saure gurke | stückige tomate |
    suppe | tomatenmark;
  baking: agavendicksaft | amaretti | backmischung | backpulver | blätterteig | chiasamen | dattel | flohsamen | gelatine | hefe | kakao | kakaopulver |
    karamell | kern | kokosflocke | kokosraspel | korinthe | kuvertüre | leinsamen | maizena | malz | mandel | mandelblättchen | mandelstift | marzipan | mehl |
    melasse | milchpulver | mohn | natron | nougat | nuss | nussmischung | orangeat | pistazie | puddingpulver | rosenwasser | rosine | sahnesteif |
    schokotropfen | sesam | sirup | stärke | streusel | sultanine | süßstoff | tonkabohne | vanille | vanilleextrakt | vanilleschote | weinstein | weizenkleie |
    zartbitterschokolade | zitronat | zucker;
  spices: anis | bouillon | brühe | brühwürfel | chiliflocke | curry | fond | gewürz | kardamom | kumin | kümmel | kurkuma | limettenblatt | lorbeer |
    lorbeerblatt | muskat | muskatnuss | nelke | oregano | paprika edelsüß | pfeffer | pfefferkorn | piment | -pulver | safran | salz | -samen | senfkorn |
    senfsaat | wacholderbeere | zimt | zimtstange;
  sauces: ajvar | aufstrich | balsamico | chutney | dressing | erdnussbutter | essig | gelee | harissa | honig | ketchup | konfitüre | marmelade | mayo |
    mayonnaise | miso | mus | nussnougatcreme | nutella | öl | -öl | paste | pesto | pflaumenmus | powidl | sambal oelek | sauce | senf | soße | tabasco |
    tahini;
  snacks: bonbon | chips | cracker | gesalzene erdnüsse | gummibärchen | kaugummi | keks | lakritz | löffelbiskuit | plätzchen | popcorn | praline | riegel |
    salzstange | schokolade | spekulatius | süßigkeit | waffel;
  drinks: alkohol | bier | champagner | coca-cola | cognac | cola | energydrink | espresso | getränk | gin | kaffee | kaffeebohne | kirsch | korn | likör |
    limo | limonade | marsala | prosecco | rum | saft | schnaps | schorle | sekt | smoothie | sprudel | tee | -tee | teebeutel | wasser | -wasser | wein |
    weinbrand | whisky | wodka;
  household: akku | babybrei | batterie | beutel | binde | bürste | creme | damenbinde | deo | duschgel | feuerzeug | filter | folie | futter | glühbirne |
    grillkohle | handschuh | kerze | klarspüler | kondom | lappen | messer | mittel | öffner | papier | pflaster | rasierer | rasierklinge | reiniger | rolle |
    sack | -schaum | schwamm | seife | serviette | shampoo | sonnenmilch | spülmaschinensalz | spülung | streichholz | streu | tab | tablette | tampon |
    teelicht | trinkglas | tuch | tüte | waschpulver | watte | weichspüler | weinglas | windel | zahnpasta | zahnseide | zahnstocher
`;
