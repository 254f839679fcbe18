/** Foods and other things of a shop in Spanish, by their aisle; see `all.ts`. */
export const es = `
  is frozen: congelad- | ultracongelad-;
  is canned: enlatad- | lata | latas | bote | conserva;
  is dried: seco | secos | seca | secas | molid- | en polvo | deshidratad-;
  is fresh: fresco | fresca | frescos | frescas;
  beside: para | sin | con;
  produce: acelga | achicoria | aguacate | ajete | albaricoque | alcachofa | apio | arándano | arveja | banana | batata | baya | berenjena | berro | berza |
    boniato | brécol | breva | brócoli | brote | calabacín | calabaza | canónigo | caqui | cardo | castaña | cebolla | cebolleta | cebollín | cereza | chalota |
    champiñón | chirimoya | chirivía | cidra | ciruela | clementina | coco | cogollo | col | coliflor | diente | endibia | endivia | ensalada | escarola |
    espárrago | espinaca | flor | frambuesa | fresa | fruta | granada | grelo | grosella | guayaba | guisante | haba | habichuela verde | higo | hinojo |
    hortaliza | judía verde | jugo de limón | kiwi | lechuga | lima | limón | lombarda | mandarina | mango | manzana | maracuyá | mazorca | melocotón | melón |
    membrillo | mora | nabo | naranja | nectarina | níscalo | nuez de coco | ocra | papa | papaya | patata | pepino | pera | pimiento | piña | plátano |
    pomelo | puerro | rábano | remolacha | repollo | rosa | rúcula | ruibarbo | sandía | seta | tomate | toronja | trufa | uva | verdura | yaca | yuca |
    zanahoria | zumo de limón;
  herbs: ajedrea | ajo | albahaca | cebollino | chile | cilantro | eneldo | estragón | guindilla | hierba | hierbabuena | jalapeño | jengibre | mejorana |
    menta | perejil | romero | salvia | tomillo;
  bakery: bizcocho | bocadillo | bollo | croissant | cruasán | donut | empanada | magdalena | masa madre | miga | pan | panecillo | pastel | tarta | tortilla |
    tostada;
  meat: albóndiga | alita | ave | bacon | beicon | buey | butifarra | cabrito | callo | carne | cerdo | chorizo | chuleta | codorniz | conejo | cordero |
    costilla | embutido | faisán | fiambre | filete | fuet | gallina | hamburguesa | hígado | hueso | jabalí | jamón | lomo | longaniza | morcilla | mortadela |
    muslo | oca | oreja | oveja | panceta | pata | paté | pato | pavo | pechuga | perdiz | pollo | rabo | res | salami | salchicha | salchichón | sobrasada |
    solomillo | ternera | tocino | tripa | vaca;
  fish: almeja | anchoa | anguila | arenque | atún | bacalao | berberecho | besugo | bogavante | bonito | boquerón | caballa | calamar | camarón | cangrejo |
    caviar | chicharro | chipirón | cigala | dorada | filete de merluza | filete de pescado | filete de salmón | gamba | gambón | jurel | langosta |
    langostino | lenguado | lubina | marisco | mejillón | merluza | mero | mojama | nécora | ostra | pescado | pez espada | pulpo | rape | raya | salmón |
    salmonete | sardina | sepia | surimi | trucha | vieira;
  dairy: batido | bebida de avena | bebida de soja | brie | cheddar | clara | crema | cuajada | emmental | feta | flan | gorgonzola | grasa | gruyère |
    hojaldre | huevo | hummus | kéfir | leche | manteca | mantequilla | margarina | masa | mascarpone | mozzarella | nata | natillas | parmesano | pasta brisa |
    pecorino | postre | queso | requesón | ricotta | roquefort | tofu | yema | yogur;
  frozen: croqueta | helado | hielo | patatas prefritas | pizza | sorbete;
  dry: agar | alga | alubia | arroz | avena | bulgur | cebada | centeno | cereal | copos | cuscús | edamame | espagueti | espelta | fideo | frijol | garbanzo |
    germen | habichuela | judía | lasaña | legumbre | lenteja | macarrón | maíz | mijo | muesli | ñoqui | pan rallado | panko | pasta | polenta | puré |
    quinoa | raviolis | salvado | sémola | seta seca | soja | tallarín | tapioca | trigo;
  cans: aceituna | alcaparra | cabello de ángel | chucrut | compota | concentrado | conserva | corazones de alcachofa | crema de coco | encurtido |
    leche condensada | leche de coco | leche evaporada | maíz dulce | olivada | pepinillo | pisto | sopa | tomate concentrado | tomate frito |
    tomate pelado/tomates pelados | tomate seco/tomates secos | tomate triturado/tomates triturados;
  baking: agua de azahar | agua de rosas | ajonjolí | almendra | almíbar | almidón | amapola | anacardo | aroma | avellana | azúcar | bicarbonato | cacahuete |
    cacao | caramelo líquido | chía | chocolate negro | chocolate para postres | ciruela pasa | coco rallado | dátil | edulcorante | extracto | fécula |
    fruta escarchada | fruto seco | gelatina | girasol | harina | impulsor | jarabe | levadura | lino | maicena | mazapán | melaza | nuez | orejón | pasa |
    piñón | pipas de calabaza | pistacho | polvo de hornear | preparado | semilla | sésamo | sirope | uva pasa | vainilla;
  spices: alcaravea | anís | azafrán | caldo | canela | cardamomo | cayena | cebolla en polvo | clavo | colorante | comino | cúrcuma | curry | especia |
    laurel | ñora | nuez moscada | orégano | paprika | pimentón | pimienta | pimiento choricero | sal | sazonador | semilla de cilantro | semilla de mostaza;
  sauces: aceite | aliño | alioli | bechamel | confitura | crema de cacahuete | crema de cacao | dulce de leche | guacamole | harissa | ketchup |
    mantequilla de cacahuete | mayonesa | mermelada | miel | miso | mostaza | nocilla | nutella | pasta de curry | pesto | salsa | tabasco | tahini |
    tamarindo | vinagre | wasabi;
  snacks: aperitivo | barquillo | barrita | bombón | bretzel | cacahuete salado | caramelo | chicle | chocolate | chuchería | galleta | gofre | gominola |
    malvavisco | nachos | palomitas | papas fritas | patatas fritas | picos | pipas | piruleta | regaliz | snack | tableta | tortita | turrón;
  drinks: agua | alcohol | bebida | brandy | café | cápsulas | cava | cerveza | champán | coca-cola | cola | coñac | gaseosa | ginebra | horchata | infusión |
    jerez | jugo | licor | limonada | refresco | ron | sidra | té | tequila | tinto de verano | tónica | vermut | vino | vodka | whisky | zumo;
  household: acondicionador | algodón | alimento | ambientador | antical | arena | bastoncillo | bayeta | bolsa | bombilla | carbón | cepillo | cerilla |
    champú | colonia | comida de gato | comida de perro | comida para gatos | comida para perros | compresa | crema de manos | crema hidratante | crema solar |
    cuchilla | desodorante | detergente | enjuague | escoba | esponja | espuma de afeitar | estropajo | film | filtro | fregasuelos | fregona | friegaplatos |
    gel | guante | insecticida | jabón | lavavajillas | leche infantil | lejía | limpiacristales | limpiador | maquinilla | mechero | medicina | palillo |
    pañal | pañuelo | papel | pasta de dientes | pastilla | pegamento | periódico | pienso | pila | plato | potito | preservativo | producto |
    sal lavavajillas | salvaslip | servilleta | suavizante | tampón | tirita | toallita | vaso | vela | vitamina
`;
