import type { Talk } from './talk.ts';

export const es: Talk = {
  corrects: 'no | espera | perdón | digo | mentira',
  spokenVerbs: `pela | cort | pica | freí | fríe | frei | bate | batir | mezcl | añad | cuaj | tritur | cuel | hierv | herv |
    cocin | cuec | horne | amas | sofr | agreg | dora | remuev | rehog | derrit | pelas | eché | ralla | pones |
    echas | adob | aliñ | aderez | aplast | asad | asas | asam | batís | bates | bato | caram | carameliz | cernir |
    cierne | cocer | cocí | cuece | cuez | cuela | congel | corona | decor | desgran | desmold | desmenuz | desmig |
    desmoron | despepit | empan | emplat | enfr | enharin | engras | enroll | entibi | escald | escalf | escurr |
    esparc | espes | espolvor | estir | exprim | filet | flamb | fund | funde | glase | gratin | guis | guisa |
    hidrat | hiérv | incorpor | lamin | lic | licú | macer | machac | maj | majar | marin | mech | mezc | mont |
    muel | pint | poch | póch | pochas | prense | precal | reban | reboz | rebaj | reduc | reduzc | refre | rehidr |
    rellen | remoj | rocí | saltea | salpiment | sancoch | sazon | sell | sofrí | sofri | sumerg | tamiz | templ |
    tuest | trab | troce | batim`,
  nameEnds: `tu | yo | se | lo | la | los | las | le | el | un | una | a | cuando | despues | ya | todo | bien | pues |
    encima | mientras | sin | unos | unas | necesitas | necesitamos | necesitáis | tomas | coges | vas | masa | como |
    te | me | nos | mí | ti | ayer | hoy | también | no | del | al | de | eso | esa | ese | esos | esas | esto |
    esta | este | estos | estas | ahí | aquí | allí | dentro | fuera | arriba | abajo | debajo | aparte | junto |
    juntos | entonces | luego | antes | hasta | durante | donde | porque | pero | sino | aunque | si | sólo | solo |
    sí | más | menos | muy | mucho | poco | poquito | tanto | casi | aproximadamente | más o menos | finito | finita |
    finamente | despacio | lentamente | rápido | enseguida | siempre | nunca | todavía | aún | nomás | nada |
    algo | cada | ambos | otro | otra | otros | otras | nuestro | mi | su | mis | tus | sus | es | son | está |
    están | estén | sea | quede | queden | queda | quedan | hay | ha | has | he | hemos | han | va | van | voy |
    vamos | puede | puedes | pueden | debe | debes | hace | haces | hago | según | sobre | contra | entre | desde |
    por | tras | bajo | ni | u | e | tomás | dejás | echás | ponés | mezclás`,
  fillers: 'eh | mm | em',
  tellsOf: `{pidieron,pedisteis,pediste} | receta {de,del,para} | {hago,hacer,hacemos,preparo,preparar,preparamos} |
    {enseño,dejo,paso,cuento} | para | receta {de,del,para,de la,de los,de las} |
    {enseño,dejo,paso,cuento,mando,comparto,explico,doy} | {vamos,voy} a {hacer,preparar,cocinar} |
    cómo {hago,hacer,se hace,se hacen,preparo,preparar} | {hoy} {toca,hacemos,preparamos,cocinamos} |
    aquí {va,van,tienes,tenéis,está,están} |
    {hice,preparé,cociné} | {hoy,ayer,anoche} {hice,preparé,comimos,toca,hay} | lo que {salvó,preparé,hice} {la comida ,}{fue,es}`,
  goesOn: `y luego | luego | después | y después | entonces | y entonces | y después de eso | mientras tanto | mientras |
    al final | por último | para terminar | cuando {esté,estén} | una vez`,
  consumed: `comimos | comí | bebimos | bebí | compré | compramos | comprado | cuesta | costó | menú |
    vendido | precio`,
  seasoned: 'sal | pimienta',
  cuts: 'corta{,s,r,mos} | corto | pica{,s,r,mos} | pico | trocea{,s,r}',
  the: 'el | la | los | las | este | esta | estos | estas | mi | mis | tu | tus | su | sus',
  unlisted: `agua | masa | salsa | sopa | caldo | carne | pasta | arroz | pan | jugo | zumo | claras | yemas | clara | yema |
    mezcla`,
  dishes: `albóndigas | arroz | bizcocho | buñuelo | caldo | cocido | crema | croqueta | empanada | ensalada | estofado |
    flan | galleta | guiso | lentejas | magdalena | natillas | pastel | pisto | pollo | potaje | salmorejo | salsa |
    sopa | tarta | torrija | aguachile | ajiaco | albóndiga | arepa | asado | atole | barbacoa | batido | berenjenas |
    brazo de gitano | brownie | budín | burrito | cachopo | calamares | callos | canelones | carbonara |
    carne mechada | carne | carrilleras | causa | cazuela | ceviche | champiñones | chilaquiles | chile | chiles |
    chili | chuletas | churros | cochinita | codillo | conejo | costillas | crepes | cuscús | curry | dulce |
    enchiladas | ensaladilla | escabeche | escalivada | espaguetis | espinacas | fabada | fajitas | fideos | fideuá |
    filloas | flautas | focaccia | frijoles | gachas | galletas | garbanzos | gazpacho | guisado | guacamole |
    gnocchi | hamburguesa | helado | hojaldre | huevos | humus | hummus | judías | lasaña | leche frita | locro |
    lomo | macarrones | marmitako | masa | mayonesa | mejillones | menestra | merluza | migas | milanesa | mole |
    mousse | nachos | ñoquis | ossobuco | paella | palomitas | pan | panqueque | papas | papillote | pasta | patatas |
    paté | pavlova | pescado | pesto | picadillo | pico de gallo | pimientos | pizza | polvorones | porotos | postre |
    pozole | pudin | pulpo | puré | quesadilla | queque | quiche | rabo | ragú | raviolis | risotto | rollito |
    romesco | rosquillas | sancocho | sándwich | sofrito | solomillo | sopaipillas | sorbete | suflé | tacos |
    tallarines | tamal | tartar | tequeños | ternera | tiramisú | torrijas | torta | tortilla | tortitas | tostada |
    tres leches | trucha | turrón | verduras | vinagreta | yogur | cocadas | alfajores | roscón | profiteroles`,
  plainVerbs: `pon{,es,e,go,en,er,emos,éis} | poned | ponga{,s,n} | pone | echa{,s,n,r,mos,d} | echo | eche{,n} | añade{,s,n} |
    añado | añadimos | agrega{,s,n,r,mos} | agrego | mete{,s,n,r,mos} | meto | quita{,s,n,r,mos} | quito |
    saca{,s,n,r,mos} | saco | deja{,s,n,r,mos,d} | dejo | deje{,n} | toma{,s,n} | coge{,s,n,mos} | cojo |
    mezcla{,s,n,r,mos} | remueve{,s,n} | remover | coloca{,s,n,r,mos} | coloco | tira{,s,n} | vierte{,s,n} | verter |
    vierto | cubre{,s,n} | cubrir | tapa{,s,n,r,mos} | tapo | sirve{,s,n} | servir | sirvo | retira{,s,n,r,mos} |
    apaga{,s,n,r} | enciende{,s} | sube{,s} | baja{,s} | lleva{,s,n,r} | prepara{,s,n,r,mos} | reserva{,s,n,r,mos} |
    forma{,s,n,r} | divide{,s} | estira{,s} | reparte{,s} | pasa{,s,n,r} | calienta{,s,n} | calentar | caliento |
    junta{,s,n,r} | junto | hace{,s,n,mos} | hago | parte{,s} | rompe{,s} | abre{,s} | usa{,s,mos} |
    agarr{a,as,ás,o,an,amos,é} | sum{as,ás,o,an,amos,é} | tir{as,ás,o,an,amos,é} | met{es,és,o,en,emos,í} | sac{as,ás,o,an,amos} | guard{as,ás,o,an,amos} | volc{as,ás,o,an,amos} | arm{as,ás,o,an,amos} | llev{as,ás,o} al horno`,
  askedFor: `que {me ,nos ,te ,os ,}{pediste,pedías,pedisteis,pidió,pidieron,gustó,gustaron,prometí,querías,dije} |
    como {te ,os ,}{prometí,dije} |
    se hace{,n} {así,de esta manera,fácil} | {la,las,lo,los} hago | {la,las,lo,los} hacemos | se prepara{,n} así | es {fácil,sencillo,facilísimo} | son {fáciles,así}`,
  closings: `besos | besitos | un beso | un abrazo | abrazos | muchos besos | te quiero | cuídate | saludos |
    ya me {dirás,contarás,dices,cuentas,diréis} | me {cuentas,dices,avisas} | avísame | cuéntame |
    espero que {te,os,les,lo} | buen provecho | que aproveche | a disfrutar | disfruta{d,} | listo | y listo |
    y ya está | ya está | eso es todo | y eso es todo | hasta {luego,pronto,mañana,la próxima} | nos vemos | adiós |
    chao | gracias | suscríb{ete,anse,ete} | dale like | bendiciones`,
  behind: `{bien ,muy ,finamente ,}{picad,cortad,rallad,pelad,triturad,molid,batid,derretid,cocid,trocead,lavad,escurrid,exprimid,machacad,laminad,fundid,tostad,remojad,deshuesad,desmenuzad,desmoronad,hervid,desvenad,asad,filetead,deshebrad,despepitad,rebanad,partid,majad,colad,tamizad,descongelad,desgranad,aplastad}{a,o}{s,}{ fino, finito, finita, fina, finas, finos, chiquito, chiquita, chiquitos, chiquitas, menudo, menuda, gordo, grueso, gruesos,} |
    {bien ,muy ,}{picadit,cortadit,pequeñit}{a,o}{s,} |
    en {dados,daditos,cuadritos,cuadros,rodajas,rodajitas,ruedas,tiras,tiritas,trozos,trocitos,pedazos,pedacitos,cubos,cubitos,láminas,juliana,rodaja,gajos,polvo,cuartos,mitades,aros,plumas,brunoise,medias lunas,conserva,bastones,rebanadas} |
    {por,a} la mitad | con {piel,su jugo,hueso,cáscara} | sin {piel,pepitas,semillas,hueso,espinas,cáscara} |
    al gusto | a temperatura ambiente |
    {bien ,muy ,}{caliente,frío,fría,tibio,tibia,templado,templada,blando,blanda,maduro,madura}{s,}`,
  doers: `se | tú | yo | usted`,
  ovens: `horno`,
  moreFoods: `manteca | tocino | panceta | chorizo | morcilla | jamón | pavo | conejo | cordero | ternera | cerdo | costilla |
    merluza | bacalao | atún | gambas | mejillones | calamares | pulpo | jitomate | jitomates | tomate | chile |
    chiles | serranos | poblanos | ejotes | elote | elotes | chícharos | calabaza | calabacín | nopal | nopales |
    epazote | cilantro | perejil | orégano | comino | pimentón | azafrán | laurel | tomillo | romero | canela |
    clavo | vainilla | maicena | polvo de hornear | levadura | bicarbonato | azúcar | piloncillo | miel |
    dulce de leche | leche condensada | leche evaporada | nata | crema | queso | requesón | cuajada | mantequilla |
    yogur | huevo | huevos | yema | yemas | clara | claras | harina | sémola | arroz | fideos | lentejas | garbanzos |
    frijoles | porotos | alubias | judías | maíz | masa | tortillas | pan rallado | galletas | chocolate | cacao |
    almendras | nueces | pasas | ciruelas | dátiles | coco | piña | mango | plátano | naranja | lima | limón |
    manzana | pera | fresas | frambuesas | vino | cerveza | ron | brandy | vinagre | mostaza | mayonesa | caldo |
    cebolleta | cebollín | puerro | zanahoria | apio | nabo | remolacha | acelgas | espinacas | espárragos |
    alcachofas | setas | champiñones | berenjena | pepino | aguacate | palta | choclo | zapallo | papa | papas |
    batata | camote | yuca`,
  wares: `sartén | olla | cazuela | cacerola | bol | bowl | fuente | bandeja | molde | horno | plato | platos | tenedor |
    cuchara | cuchillo | trapo | papel | film | batidora | licuadora | colador | tapa | comal | budinera |
    refractario | lado | vez | veces`,
  morePinches: `puñito | puñadito | pizquita | chorrín | toque | golpe`,
  adverbs: `poco a poco | muy fino | muy finito | de a poco | en tandas`,
  kin: `hermano | hermana | madre | mamá | papá | padre | marido | mujer | niños | hijos | abuelo | abuela | tío | tía |
    suegra | vecino | vecina`,
  others: `mi | mis | nuestro | nuestra | su | sus | ella | ellos`,
  mailHeads: `para | fecha | asunto | enviado`,
  cookedAs: `frit{o,a,os,as} | asad{o,a,os,as} | rellen{o,a,os,as} | guisad{o,a,os,as} | gratinad{o,a,os,as} |
    ahumad{o,a,os,as} | estofad{o,a,os,as} | horne{ado,ada,ados,adas} | encebollad{o,a,os,as} | empanad{o,a,os,as} |
    marinad{o,a,os,as}`,
};
