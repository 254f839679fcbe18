import type { LineWords } from './line-words.ts';

export const es: LineWords = {
  sizes:
    'pequeñ* | fina* | gruesa* | grande | grandes | mediano* | mediana* | gran | buen | buena* | colmada* | rasa* | colmadit* | generos*',
  prepared:
    'picado* | picada* | rallado* | rallada* | pelado* | pelada* | cortado* | cortada* | troceado* | troceada* | batido* | batida* | fundid* | derretid* | machacad* | escurrid* | lavad* | deshuesad* | triturad* | majad* | desmenuzad* | laminad* | fileteado* | fileteada* | exprimid* | prensad* | picadit* | tamizad* | ablandad* | despepitad* | limpi* | cocid* | hervid* | remojad* | partid*',
  preparedWithHow: 'molid*',
  how: 'finamente | muy | recién | bien | groseramente | ligeramente | toscamente',
  preparedStart:
    'en rodajas | en dados | en cubos | en trozos | en juliana | en tiras | en láminas | en cuadraditos | a temperatura ambiente | en daditos | en cuartos | en brunoise | en aros | sin piel | sin pepitas | sin hueso | sin | en punto de pomada | a dados | a rodajas',
  changed: 'cocid* | hervid* | asad* | remojad*',
  madeFoods:
    'queso rallado | pan rallado | tomate triturado | coco rallado | jamón cocido | tomate rallado | carne picada | garbanzos cocidos | tomates triturados | lentejas cocidas | tomates pelados | alubias cocidas | yema cocida | gambas cocidas | langostinos cocidos',
  describing: 'fresco* | fresca* | seco | seca | secos | secas',
  asides:
    'para | al gusto | más | opcional | aproximadamente | aprox | o más | según | por | si | preferiblemente | tipo | como | unos | a gusto | cantidad | por ejemplo | mejor',
  examples: 'como | preferiblemente | por ejemplo',
  purposes: 'para | más',
  optional: 'opcional* | si se desea | si quieres | si se quiere | si te gusta | al gusto opcional',
  toTaste:
    'al gusto | a gusto | c s | cantidad necesaria | cantidad suficiente | a tu gusto | c.s | lo necesario',
  parts:
    'zumo | jugo | ralladura | el zumo | el jugo | la ralladura | la piel | piel | cáscara | hojas | zumo y ralladura | ralladura y zumo | la piel rallada | piel rallada | las hojas | el jugo y la ralladura | la ralladura y el zumo | la ralladura y el jugo',
  few: 'unas | unos | algunas | algunos | un poco de | poco de | un poquito de | un par de | par de | una poca de | varias | varios',
  or: 'o | u',
  of: 'de | del | de la | de los | de las',
  bareUnits: 'pizca | puñado | chorrito | manojo',
};
