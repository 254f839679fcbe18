/** Foods in Spanish, beside those that are counted (`counted` of the language); see `lexicon.ts`. */
export const es = `
  aceite | aceite de girasol | aceite de oliva | aceite de oliva virgen extra | aceite de sésamo |
  aceite vegetal | acelga | achicoria | agar | agua | agua con gas | agua de azahar | ajedrea | ajo |
  ajo en polvo | ajonjolí | albahaca | albóndiga | alcaparra | alcaravea | alga | alioli | almeja | almíbar |
  almidón | alubia | alubia blanca | amapola | anacardo | anguila | anís | anís estrellado | apio | arándano |
  arándano rojo | arenque | arroz | arroz basmati | arroz bomba | arroz integral | arroz redondo | arveja |
  atún | ave | avellana | avena | azafrán | azúcar | azúcar blanco | azúcar glas | azúcar glass |
  azúcar integral | azúcar moreno | azúcar vainillado | bacalao | bacon | batata | baya | bechamel | beicon |
  berberecho | berro | berza | besugo | bicarbonato | bicarbonato de sodio | bizcocho | bogavante | boniato |
  bonito | boquerón | brandy | brécol | brevas | brie | brócoli | brote | brote de soja | buey | butifarra |
  caballa | cabello de ángel | cabrito | cacahuete | cacao | cacao en polvo | café | calamar | caldo |
  caldo de carne | caldo de pescado | caldo de pollo | caldo de verduras | callo | camarón | canela |
  canela en rama | cangrejo | canónigo | caqui | caramelo | cardamomo | cardo | carne | carne de cerdo |
  carne de res | carne de ternera | carne picada | castaña | cava | caviar | cayena | cebada |
  cebolla en polvo | cebolla morada | cebollín | cebollino | centeno | cerdo | cerveza | champán | cheddar |
  chía | chicharro | chipirón | chirimoya | chirivía | chocolate | chocolate blanco | chocolate con leche |
  chocolate negro | chorizo | chucrut | cidra | cigala | cilantro | clavo | clavo de olor | clementina | coco |
  coco rallado | codorniz/codornices | cogollo | col lombarda | col rizada | colorante | comino |
  concentrado de tomate | conejo | confitura | coñac | copos de avena | cordero | costilla | crema |
  crema agria | crema de leche | crema pastelera | cuajada | cúrcuma | curry | cuscús | dorada |
  dulce de leche | edamame | edulcorante | embutido | emmental | endibia | endivia | eneldo | ensalada |
  escarola | espagueti | espárrago | espárrago blanco | espárrago verde | especia | espelta | espinaca |
  estragón | extracto de vainilla | faisán | fécula | fécula de maíz | fécula de patata | feta | fiambre |
  fideo | flan | frambuesa | frijol | frijol negro | fruta | fruta de la pasión | fruta escarchada |
  fruto seco | fuet | gallina | gambón | garbanzo | gelatina | germen de trigo | ginebra | girasol |
  gorgonzola | grasa | grelo | grosella | gruyère | guayaba | guisante | haba | habichuela | habichuela verde |
  harina | harina de almendra | harina de avena | harina de fuerza | harina de garbanzo | harina de maíz |
  harina de repostería | harina de trigo | harina integral | harissa | helado | hielo | hierba | hierbabuena |
  hígado | higo seco | hinojo | hoja de laurel/hojas de laurel | hueso | hummus | impulsor | infusión | jabalí |
  jalapeño | jamón | jamón cocido | jamón de york | jamón ibérico | jamón serrano | jarabe | jarabe de arce |
  jengibre | jerez | judía | judía blanca | judía verde | jugo | jugo de limón | jurel | kéfir | ketchup |
  langosta | laurel | leche | leche condensada | leche de almendras | leche de coco | leche de soja |
  leche entera | leche evaporada | lechuga romana | legumbre | lenguado | lenteja | lenteja roja | levadura |
  levadura fresca | levadura química | levadura seca | licor | limonada | lombarda | lomo | lomo de cerdo |
  longaniza | lubina | macarrón | magdalena | maicena | maíz | maíz dulce | malvavisco | manteca |
  manteca de cerdo | mantequilla | mantequilla de cacahuete | maracuyá | margarina | marisco | masa |
  masa madre | masa quebrada | mascarpone | mayonesa | mazapán | mazorca | mejorana | melaza | merluza |
  mermelada | mero | miel | miga | mijo | miso | mojama | morcilla | mortadela | mostaza | mostaza de dijon |
  mozzarella | muesli | nata | nata líquida | nata para cocinar | nata para montar | natillas | nécora |
  nectarina | níscalo | nuez moscada | nuez pecana/nueces pecanas | ñora | oca | ocra | olivada | orégano |
  oreja | oreja de cerdo | orejón | ostra | oveja | pan | pan de molde | pan duro | pan integral | pan rallado |
  panceta | panko | papaya | paprika | parmesano | pasa | pasta | pasta brisa | pasta de curry | pata | paté |
  pavo | pechuga de pavo | pechuga de pollo | pecorino | pepinillo | perdiz/perdices | perejil | pescado |
  pesto | pez espada | pimentón | pimentón dulce | pimentón picante | pimienta | pimienta blanca |
  pimienta negra | pimiento choricero | pimiento rojo/pimientos rojos | pimiento verde/pimientos verdes |
  piñón | pipas | pipas de calabaza | pipas de girasol | pistacho | polenta | pollo de corral |
  polvo de hornear | pulpo | puré | queso | queso azul | queso crema | queso curado | queso de cabra |
  queso feta | queso fresco | queso manchego | queso parmesano | queso rallado | quinoa | rabo | rabo de toro |
  rape | raya | repollo | requesón | res | ricotta | romero | ron | ron blanco | roquefort | rosa | rúcula |
  ruibarbo | sal | sal gorda | sal marina | salami | salchichón | salmón | salmón ahumado | salmonete | salsa |
  salsa de pescado | salsa de soja | salsa de tomate | salsa perrins | salsa worcestershire | salvia | sandía |
  sardina | sémola | sepia | sésamo | sidra | sirope | sirope de agave | sirope de arce | sobrasada | soja |
  sopa | tabasco | tahini | tamarindo | tapioca | té | ternera | tocino | tofu | tomate cherry/tomates cherry |
  tomate concentrado | tomate frito | tomate pera | tomate seco | tomate triturado | tomillo | toronja | trigo |
  trigo sarraceno | tripa | trucha | trufa | turrón | uva | uva pasa | vaca | vaina de vainilla | vainilla |
  vermut | vieira | vinagre | vinagre balsámico | vinagre de jerez | vinagre de manzana | vinagre de vino |
  vino | vino blanco | vino dulce | vino tinto | vodka | whisky | yaca | yogur | yogur griego | yogur natural |
  yuca | zumo | zumo de limón | zumo de naranja
`;
