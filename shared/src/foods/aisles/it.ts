/** Foods and other things of a shop in Italian, by their aisle; see `all.ts`. */
export const it = `
  is frozen: congelat- | surgelat-;
  is canned: in vetro | al naturale | sott'olio | sottolio | scatola | barattolo | scatoletta | scatolette;
  is dried: secco | secca | secchi | secche | essiccat- | macinat- | in polvere;
  is fresh: fresco | fresca | freschi | fresche;
  beside: per | senza | con;
  produce: agretti | albicocca | amarena | ananas | anguria | arancia | asparago | avocado | bacca | baccello | banana | barbabietola | bietola | borragine |
    broccolo | cachi | carciofo | cardo | carota | castagna | cavoletto di bruxelles | cavolfiore | cavolo | cedro | cetriolo | cicoria | ciliegia | ciliegino |
    cipolla | cipollotto | clementina | cocco | crescione | fagiolino | fava | fico | finocchio | fiore | fragola | friarielli | frutta | frutto | fungo |
    germogli | indivia | insalata | kiwi | lampone | lattuga | lime | limone | mandarancio | mandarino | mango | marroni | mela | melagrana | melanzana |
    melograno | melone | mirtillo | mora | nespola | noce di cocco | ortica | papaya | pastinaca | patata | peperone | pera | pesca | pisello | pomodorino |
    pomodoro | pompelmo | porcino | porro | prugna | rabarbaro | radicchio | rapa | ravanello | ribes | rucola | scalogno | scorza | scorzonera | sedano |
    soncino | spicchio | spinacio | succo di limone | tarassaco | tartufo | topinambur | uva | valeriana | verdura | verza | zucca | zucchina;
  herbs: aglio | aneto | basilico | cerfoglio | coriandolo | dragoncello | erba | erba cipollina | jalapeño | maggiorana | melissa | menta | peperoncino |
    prezzemolo | rosmarino | salvia | timo | zenzero;
  bakery: brioche | cornetto | croissant | crostata | fetta biscottata/fette biscottate | focaccia | grissino | lievito madre | millefoglie | muffin |
    pancarrè | pane | panino | pasta madre | piadina | torta;
  meat: abbacchio | agnello | anatra | arrosto | bistecca | bresaola | cappone | capra | capriolo | carne | cinghiale | coniglio | coppa | coscia | costa |
    costine | costoletta | cotechino | fagiano | faraona | fegato | filetto | gallina | girello | guanciale | hamburger | involtino | lardo | lepre | lingua |
    lonza | macinato | maiale | manzo | mortadella | oca | osso | ossobuco | ovino | pancetta | pecora | pernice | petto | piccione | pollame | pollo |
    polpetta | prosciutto | quaglia | ragù | salame | salsiccia | scaloppina | spalla | speck | spezzatino | tacchino | trippa | vitello | wurstel;
  fish: acciuga | alice | anguilla | aragosta | aringa | astice | baccalà | bottarga | branzino | calamaro | capesante | cernia | cozza | filetto di merluzzo |
    filetto di salmone | frutti di mare | gallinella | gamberetto | gambero | gamberone | granchio | merluzzo | nasello | orata | ostrica | persico | pesce |
    platessa | polipo | polpo | rana pescatrice | ricciola | rombo | salmone | sardina | scampo | scorfano | seppia | sgombro | sogliola | spigola |
    stoccafisso | surimi | tonno | triglia | trota | vongola;
  dairy: albume | asiago | bevanda | brie | burrata | burro | caciocavallo | caciotta | crema | crescenza | emmental | feta | fontina | formaggio | gorgonzola |
    grana | grasso | groviera | hummus | kefir | latte | latticello | margarina | mascarpone | mozzarella | panna | parmigiano | pasta brisée | pasta fillo |
    pasta frolla | pasta sfoglia | pecorino | provola | provolone | ricotta | robiola | roquefort | scamorza | seitan | squacquerone | stracchino |
    stracciatella | strutto | taleggio | tofu | tuorlo | uovo | yogurt;
  frozen: bastoncino di pesce/bastoncini di pesce | gelato | ghiaccio | ghiacciolo | pizza | sorbetto;
  dry: agnolotti | alga | avena | borlotti | bucatini | bulgur | cannellini | carnaroli | cece | cereale | couscous | edamame | fagiolo | farfalle | farro |
    fettuccine | fiocco | frumento | funghi secchi | fusilli | germe | gnocchi | grano | lasagne | legume | lenticchia | linguine | lupino | maccheroni |
    miglio | muesli | orecchiette | orzo | pangrattato | pasta | penne | polenta | quinoa | ravioli | rigatoni | riso | segale | semolino | soia | spaghetti |
    tagliatelle | tapioca | tortellini;
  cans: cappero | cetriolino | concentrato | crauti | crema di cocco | latte condensato | latte di cocco | mais | minestrone | oliva | passata | pelati |
    polpa | pomodori pelati | pomodori secchi | pomodoro pelato | pomodoro secco | purea | sott'aceto | sottaceti | zuppa;
  baking: amaretto | amido | arachide | aroma | bicarbonato | cacao | canditi | caramello | carrube | cioccolato fondente | cocco grattugiato | colla di pesce |
    colorante | dattero | dolcificante | estratto | farina | fecola | gelatina | girasole | gocce di cioccolato | lievito | maizena | malto | mandorla |
    marron glacé | marzapane | nocciola | noce | pinolo | pistacchio | savoiardo | sciroppo | semi | semola | sesamo | uva passa | uvetta | vaniglia |
    vanillina | zucchero;
  spices: alloro | anice | bacche di ginepro | brodo | cannella | cardamomo | chiodo di garofano | cumino | curcuma | curry | dado | ginepro | noce moscata |
    origano | paprika | pepe | rafano | sale | semi di finocchio | spezia | zafferano;
  sauces: aceto | besciamella | burro di arachidi | colatura | confettura | crema di nocciole | crema spalmabile | harissa | ketchup | maionese | marmellata |
    miele | miso | mostarda | mosto | nutella | olio | pasta d'acciughe | pasta di curry | pesto | salsa | senape | sugo | tabasco | tahina;
  snacks: arachidi salate | barretta | biscotto | caramella | chips | cioccolatino | cioccolato | cracker | frollini | gallette | gomma da masticare |
    liquirizia | merendina | patatine | popcorn | snack | torrone | wafer;
  drinks: acqua | alcol | amaro | aperitivo | aranciata | bibita | birra | brandy | caffè | camomilla | capsule | champagne | chinotto | coca-cola | cognac |
    cola | gin | grappa | limonata | limoncello | liquore | marsala | moscato | passito | porto | prosecco | rum | sambuca | spumante | succo | tè | tequila |
    tisana | vermouth | vino | vodka | whisky;
  household: alluminio | ammorbidente | anticalcare | assorbente | bagnoschiuma | balsamo | batteria | bicchiere | candeggina | candela | carbonella | carta |
    cerotto | cibo per cani | cibo per gatti | collutorio | coltello | cotone | crema idratante | crema solare | crocchette | dentifricio | deodorante |
    detergente | detersivo | fazzoletto | fiammifero | filtro | guanto | lampadina | lettiera | omogeneizzato | panno | pannolino | pastiglie | pellicola |
    piatto | pila | rasoio | rotolo | sacchetto | sacco | salvaslip | salvietta | sapone | schiuma da barba | scottex | shampoo | spazzolino | spugna |
    stuzzicadenti | tovagliolo | vitamina
`;
