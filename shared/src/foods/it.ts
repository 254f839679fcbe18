/** Foods in Italian, beside those that are counted (`counted` of the language); see `lexicon.ts`. */
export const it = `
  abbacchio | aceto | aceto balsamico | aceto di mele | aceto di vino | acqua | acqua frizzante | aglio |
  agnello | agnolotti | agretti | alga | alice/alici | alloro | amarena | amaretto/amaretti | amido |
  amido di mais | anatra | aneto | anguilla | anguria | anice | anice stellato | arachide/arachidi | aragosta |
  aringa | aroma | arrosto | asiago | asparago/asparagi | astice | avena | bacca | baccalà | baccello |
  bacche di ginepro | basilico | besciamella | bicarbonato | bicarbonato di sodio | bietola | birra |
  biscotti secchi | borlotti | borragine | bottarga | brandy | branzino | bresaola | brie | brioche |
  broccolo/broccoli | brodo | brodo di carne | brodo di pollo | brodo vegetale | bucatini | bulgur | burrata |
  burro | burro di arachidi | cacao | cacao amaro | caciocavallo | caciotta | caffè | caffè espresso |
  calamaro/calamari | canditi | cannella | cannellini | capesante | cappero/capperi | cappone | capra |
  capriolo | caramello | cardamomo | cardo | carnaroli | carne | carne di maiale | carne di manzo |
  carne macinata | carne tritata | carrube | castagna | cavoletto di bruxelles/cavoletti di bruxelles |
  cavolo cappuccio | cavolo nero | cavolo rosso | cavolo verza | cece/ceci | cedro | cerfoglio | cernia |
  cetriolino/cetriolini | champagne | chiodo di garofano/chiodi di garofano | cicoria | ciliegino | cinghiale |
  cioccolato | cioccolato al latte | cioccolato bianco | cioccolato fondente | cipolla rossa/cipolle rosse |
  cocco | cocco grattugiato | cognac | colatura | colla di pesce | concentrato di pomodoro | confettura |
  confettura di albicocche | coniglio | coppa | coriandolo | cornetto | costa | costine | cotechino | couscous |
  crema | crema pasticcera | crescenza | crescione | croissant | cumino | curcuma | curry | dado |
  dado vegetale | dragoncello | edamame | emmental | erba | erba cipollina | estratto di vaniglia | fagiano |
  fagiolino/fagiolini | fagiolo/fagioli | faraona | farfalle | farina | farina 00 | farina di castagne |
  farina di ceci | farina di mais | farina di mandorle | farina di riso | farina integrale | farina manitoba |
  farro | fava/fave | fecola | fecola di patate | fegato | feta | fettuccine | fico secco | fiocchi d'avena |
  fiocco | fior di latte | fiore di zucca/fiori di zucca | focaccia | fontina | formaggio | formaggio fresco |
  formaggio spalmabile | friarielli | frollini | frumento | frutta | frutta secca | frutti di bosco |
  frutto della passione | funghi champignon | funghi porcini | funghi secchi | gallina | gallinella |
  gamberetto/gamberetti | gamberone/gamberoni | gelatina | gelato | germe | germogli di soia | ghiaccio | gin |
  ginepro | girasole | girello | gnocchi | gorgonzola | grana | grana padano | granchio | grano |
  grano saraceno | grappa | grasso | groviera | guanciale | hummus | indivia | insalata | involtino | jalapeño |
  kefir | ketchup | lampone/lamponi | lardo | lasagne | latte | latte condensato | latte di cocco |
  latte di mandorla | latte di soia | latte intero | latticello | lattuga | legume/legumi |
  lenticchia/lenticchie | lepre | lievito | lievito di birra | lievito in polvere | lievito madre |
  lievito per dolci | limoncello | lingua | lingua di manzo | linguine | liquirizia | liquore | lonza | lupino |
  maccheroni | maggiorana | maiale | maionese | mais | maizena | malto | mandarancio | mandorle a lamelle |
  manzo | margarina | marmellata | marron glacé | marroni | marsala | marzapane | mascarpone | melagrana |
  melissa | menta | merluzzo | miele | miglio | millefoglie | mirtillo/mirtilli | miso | mora/more |
  mortadella | moscato | mostarda | mosto | mozzarella | mozzarella di bufala | muesli | muffin | nasello |
  nespola | nocciola/nocciole | noce di cocco | noce moscata | noce pecan | nutella | oca | olio |
  olio d'oliva | olio di arachidi | olio di cocco | olio di oliva | olio di semi | olio di sesamo |
  olio extravergine | olio extravergine d'oliva | olio extravergine di oliva | orata | orecchiette | origano |
  ortica | orzo | osso | ossobuco | ostrica/ostriche | ovino | pancarrè | pancetta | pancetta affumicata |
  pane | pane integrale | pane raffermo | pangrattato | panna | panna acida | panna da cucina | panna fresca |
  panna liquida | panna montata | paprika | parmigiano | parmigiano reggiano | passata | passata di pomodoro |
  passito | pasta | pasta brisée | pasta d'acciughe | pasta fillo | pasta frolla | pasta madre | pasta sfoglia |
  pastinaca | patata dolce/patate dolci | pecora | pecorino | pecorino romano | penne | pepe | pepe bianco |
  pepe nero | pepe rosa | peperone rosso/peperoni rossi | pernice | persico | pesce | pesce spada | pesto |
  petto di pollo/petti di pollo | piadina | piccione | pinolo/pinoli | pisello/pisello | pistacchio/pistacchi |
  platessa | polenta | polipo | pollame | polpa di pomodoro | polpetta | polpo | pomodori pelati |
  pomodori secchi | pomodoro ciliegino/pomodori ciliegini | pomodoro secco | porcino/porcini | porto |
  prezzemolo | prosciutto | prosciutto cotto | prosciutto crudo | prosecco | provola | provolone | quaglia |
  quinoa | rabarbaro | radicchio | rafano | ragù | rana pescatrice | ravioli | ribes | ricciola | ricotta |
  rigatoni | riso | riso arborio | riso basmati | riso integrale | robiola | rombo | roquefort | rosmarino |
  rucola | rum | salame | sale | sale fino | sale grosso | salmone | salmone affumicato | salsa |
  salsa di pomodoro | salsa di soia | salvia | sambuca | sardina | savoiardo/savoiardi | scaloppina | scamorza |
  scampo/scampi | sciroppo | sciroppo d'acero | scorfano | scorza | scorza d'arancia | scorzonera | sedano |
  sedano rapa | segale | seitan | semi | semi di chia | semi di girasole | semi di lino | semi di papavero |
  semi di sesamo | semi di zucca | semola | semolino | senape | seppia | sesamo | sgombro | sogliola | soia |
  soncino | sott'aceto | spaghetti | spalla | speck | spezia/spezie | spezzatino | spigola | spinacio/spinaci |
  spumante | squacquerone | stoccafisso | stracchino | stracciatella | strutto | succo | succo d'arancia |
  succo di limone | sugo | surimi | tacchino | tagliatelle | tahina | taleggio | tapioca | tarassaco | tartufo |
  tè | timo | tofu | tonno | tonno sott'olio | topinambur | torrone | tortellini | triglia | trippa | trota |
  uovo sodo | uva | uva passa | uvetta | valeriana | vaniglia | vanillina | verdura | vermouth | verza | vino |
  vino bianco | vino rosso | vitello | vodka | vongola/vongole | whisky | wurstel | würstel | yogurt |
  yogurt bianco | yogurt greco | zafferano | zenzero | zucca mantovana | zucchero | zucchero a velo |
  zucchero di canna | zucchero semolato | zucchero vanigliato | zuppa
`;
