import type { Language } from './language.ts';
import { es as talk } from './talk/es.ts';

export const es: Language = {
  ingredients: `ingredientes | los ingredientes | qué necesitas | lista de ingredientes | necesitas |
    qué vas a necesitar | vas a necesitar | necesitarás | lo que necesitas | ingredientes necesarios |
    qué necesitamos | necesitamos | lista de la compra | te hará falta`,
  instructions: `preparación | elaboración | instrucciones | pasos | modo de preparación | paso a paso |
    cómo hacer | pasos a seguir | procedimiento | preparación paso a paso | cómo preparar | cómo se hace |
    modo de elaboración | cómo se prepara | cómo hacerlo | cómo hacerla | cómo prepararlo | cómo elaborar |
    elaboración paso a paso | instrucciones de preparación | modo de hacerlo | forma de preparación |
    método de preparación | método | manos a la obra | preparación de la receta | elaboración de la receta |
    cómo cocinar`,
  notes: 'consejos | trucos | truco | notas | sugerencias | consejo | nota',
  other: `información nutricional | nutrición | comentarios | utensilios | recetas relacionadas |
    también te puede | valoraciones | valores nutricionales | capítulos | etiquetas`,
  youNeed: 'lo que necesitas | lista de la compra | lista de compras | vas a necesitar',
  howTo: 'cómo hacerla | cómo hacerlo | cómo prepararlo | cómo se prepara | preparado',
  unmistakable: 'ingredientes | preparación | elaboración',
  nutritionStart: '{valores,información,tabla} nutri*',
  shopping: 'compra',
  forThe: 'para el | para la | para los | para las | para',
  needed: 'necesitas',
  recipe: 'receta | la receta',
  cardFrom: 'de la cocina de | del recetario de | receta compartida por',
  cardBy: 'de parte de',
  cardTitle: 'receta para | receta | nombre de la receta | nombre del plato | título | plato',
  cardOf: 'receta de',
  measures: 'cdita{s,} | diente{s,}',
  units: 'pizca | lata | unidad | unidades | rebanada | puñado | ramita | sobre | hojas | vaso',
  about: 'unas | cerca de',
  countWords: 'una | uno | dos | tres',
  dozen: 'docena{s,}',
  oneOf: 'un{a,o,}',
  sizes: 'buena | gran',
  pinches: 'pizca | puñado | chorrito | chorro',
  seasonings: 'sal | un poco',
  juiceOf: 'zumo | jugo | ralladura',
  toTaste: 'al gusto',
  shareOf: 'leche | nata | chocolate | vinagre',
  uncounted: 'millones',
  nutrients: 'proteína{s,} | carbohidratos | hidratos | grasa{s,} | fibra | azúcares',
  calories: 'calorías',
  to: 'o',
  as: 'como',
  articles: 'mi | mis | nuestr{o,a}{s,} | est{e,a,o}{s,} | un{a,} | unos | unas | el | los | las',
  stops: 'y | con | en | hasta | durante | para | luego | o | al | por | que',
  food: `aceite | agua | ajo | albahaca | almendra | arroz | atun | avena | azucar | calabacin | caldo | canela |
    carne | cebolla | cerdo | chocolate | cilantro | crema | fresa | garbanzo | gamba | harina | huevo | jamon |
    leche | lechuga | lenteja | levadura | limon | maicena | maiz | mantequilla | manzana | miel | mostaza |
    nata | naranja | nuez | oregano | papa | patata | pepino | perejil | pescado | pimenton | pimienta |
    pimiento | platano | pollo | queso | sal | salmon | ternera | tomate | vainilla | vinagre | vino | yema |
    yogur | zanahoria`,
  prepared: `{picad,cortad,rallad,pelad,triturad,molid,batid,derretid,cocid,troceab,trocead,lavad,escurrid,exprimid,machacad,laminad}{a,o}{s,}`,
  preparedHow: 'bien | muy | finamente',
  cutInto: 'en {dados,rodaj*,tiras,trozos,cubos,lamin*,julian*}',
  verbs: `aparta | aplasta | bana | congela | dale | decora | enfria | engrasa | enrolla | exprime | forma | lamina |
    machaca | mete | meter | monta | ralla | rallar | rellena | rellenar | reserva | retira | saltea | saltear |
    tamiza | tapa | tuesta | unta | voltea | agrega | agregar | anade | anadir | calienta | calentar | coloca |
    colocar | corta | cortar | cuaja | cubrir | derrite | dora | dorar | echa | echar | escurre | escurrir |
    espolvorea | incorpora | incorporar | lava | lavar | licua | licuar | marina | mezcla | mezclar | pela |
    pelar | pica | picar | precalienta | precalentar | rehoga | remueve | revuelve | sazona | servir | sirve |
    sofreir | tritura | triturar | vierte | verter`,
  kitchenVerbs: `hornea | hornear | cocina | cocinar | cuece | cocer | frie | freir | hierve | hervir | bate | batir |
    sofrie | asar | amasa | amasar`,
  everydayVerbs: 'deja | dejar | pon | poner | prepara',
  homographs: 'lava | pon',
  then: 'luego | después',
  servings: `porciones | raciones | rinde | número de porciones | comensales | personas | rendimiento |
    nº de personas`,
  perWord: 'por',
  forWord: 'para',
  forUs: 'para nosotros | para nosotras',
  eaters: 'persona{s,} | comensales',
  portions: 'porci{ones,ón} | raci{ones,ón}',
  pieces: 'unidad{es,} | galletas',
  slices:
    'rebanadas | trozos | piezas | rodajas | frascos | tarros | vasos | bollos | magdalenas | tortitas | empanadas',
  enoughFor: 'suficiente para | alcanza para',
  prepTime: `tiempo de preparación | preparación | tiempo de elaboración | elaboración | tiempo de prep |
    tiempo de preparacion previa`,
  cookTime: `tiempo de cocción | cocción | cocinado | tiempo de cocinado | tiempo de horneado |
    tiempo de coccion | horneado | tiempo de cocina`,
  cookingOf: 'horneado | asado | fritura | al horno',
  totalTime: 'tiempo total | total | tiempo | duración | listo en',
  timeNouns: 'tiempo',
  days: 'día',
  cooking: 'hornea* | cuece | cocina* | fríe | hierve | {al,en el} horno',
  difficulty: 'dificultad | nivel de dificultad',
  easy: 'fácil | rápid{a,o}',
  hard: 'difícil',
  easyLevel: 'muy fácil',
  mediumLevel: 'media | medio',
  talk: 'quien | yo | nosotros',
  promo: `buen prov | que aproveche | sígueme | seguime | guarda {esta,este,la,para} | comparte | etiqueta | suscri |
    comenta | dale {like,me gusta,clic,corazón} | publicidad`,
  farewell: 'buen provecho | que aproveche | a disfrutar | espero que os guste | besos',
  signOff: 'listo | lista',
  advert: 'publicidad',
  hooks: 'si | hola | hoy | quién | sabías',
  views: 'vistas',
  millions: 'millones',
  recipeFor: 'receta {de,para}',
  presenting: 'hoy {te traigo,preparamos,hacemos,vamos a {hacer,preparar}} | te {traigo,comparto,dejo}',
  hereAre: 'aquí {tienes,te dejo,están,está}',
  praise: 'perfect{a,o} | rico | delicios{a,o}',
  praiseLead: 'muy',
  keeps: 'se conserva',
  meals: 'desayuno | almuerzo | comida | cena | merienda',
  tellers: 'yo | nosotros | mis | nuestr{o,a}{s,}',
  habits: 'sorteo | al día | por día',
  notFood: 'piel | cabello | jabón | limpi{ar,eza} | plantas | amor',
  feelings: 'amor | paciencia | alegría | risas',
  notEaten: `plastilina | mascarilla | exfoliante | bálsamo labial | bomba{s,} de baño | sales de baño |
    champú | desodorante | jabón {casero,liquido,de} | crema {facial,hidratante,de manos} | detergente |
    limpiador | {pasta,spray} {limpiadora,limpiador,de limpieza} | multiusos | suavizante | abono |
    fertilizante | insecticida | hacer compost | compostaje | cómo {plantar,cultivar,sembrar} |
    cuidado del cabello | tabla de {conversión,conversiones,equivalencias}`,
  unlikeFood: `aceite{s,} esencial{es,} | manteca de karité | cera de abejas |
    aceite de {argán,jojoba,ricino} | sosa cáustica | tu piel | la piel {seca,húmeda,limpia} | el rostro |
    el cabello | deja actuar | no comestible | semillas en | sustrato | pulgones | masa de sal |
    tubo{s,} de ensayo | corrosiv{o,a} | gases tóxicos | ácido sulfúrico | {pasta,masa} de sal`,
  cares: `limpiar | limpieza | descalcificar | afilar | desatascar | desengrasar`,
  caredFor: `horno | sartén | sartenes | cuchillo{s,} | hervidor | cafetera | lavavajillas | microondas |
    nevera | frigorífico | refrigerador | fregadero | tabla de {cortar,madera} | lavadora | colchón | campana |
    vitrocerámica | parrilla | freidora`,
  crafts: `lejía | detergente | ovillo{s,} | aguja{s,} de {punto,tejer} | ganchillo | tejer |
    silicona caliente | pintura acrílica | papel de lija | parafina | resina de pino | agua oxigenada`,
  contests: 'sorteo* | concurso | para participar | ganador{a,es,}',
  pageBoilerplate: `imprimir receta | imprimir | compartir receta | todos los derechos reservados | guardar receta |
    te ha gustado {la,esta} receta | valora {la,esta} receta | califica {la,esta} receta | deja {un,tu} comentario | si haces esta receta`,
  credits: 'fuente | foto{s,} | fotografía | receta de',
  waitTitles: 'un momento',
  please: 'por favor',
  signIn: 'iniciar sesión | inicia sesión',
  leadIn: 'bueno | pues | a ver',
  greetings: `hola | querida | querido | buenos días | buenas {tardes,noches}`,
  boiledApart: 'pasta | fideos | espaguetis | arroz | huevos',
  ...talk,
};
