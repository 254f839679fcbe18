import { readPieces } from './pieces.ts';

export const es = readPieces(`
@titles Champiñones al ajillo | Sopa de calabacín | Arroz con azafrán | Jamón con piñones | Albóndigas en salsa | Cochinillo asado al limón | Lentejas de la abuela | Tortilla de patatas a la española |
  Piña a la plancha | Croquetas de jamón | Ñoquis con queso | Puré de plátano | Tarta de cumpleaños | Bacalao al pil-pil | Pollo a la jardinera con jalapeños | Sándwich caliente
@ingredients {n} g de champiñones | {s} cucharadas de azúcar | {s} calabacín pequeño | {n} g de jamón serrano | {n} ml de aceite de oliva | {s} limón en rodajas | {n} g de atún en lata | {s} dientes de ajo |
  {n} g de piñones tostados | {s} pizca de azafrán | {s} plátanos maduros | {n} g de almidón de maíz | {s} huevos cocidos | {n} g de salmón ahumado | {s} cucharadita de orégano | {n} g de cáscara de naranja |
  {s} jalapeños picados | {n} g de puré de tomate | {s} pimentón dulce | {n} g de carne de cordero lechal | {s} hojas de laurel | {n} g de albóndigas | {s} rebanadas de pan | {n} ml de champán | {n} g de espárragos |
  {s} melocotón en almíbar | {n} g de piña | {s} ramitas de tomillo | {n} g de nuez moscada | {s} pepino español
@steps Lavar los champiñones y cortarlos en láminas. | Calentar el aceite en una sartén y sofreír el ajo sin que se queme. | Añadir el azúcar y remover hasta que esté bien mezclado. |
  Cocinar a fuego lento durante 20 minutos más. | Batir los huevos con la nata y una pizca de sal. | Cubrir con papel de aluminio y dejar reposar. | Precalentar el horno a 180 grados y engrasar el molde. |
  Rallar la cáscara del limón y exprimir su jugo. | Servir en un plato pequeño con perejil picado. | Después, escurrir los espárragos y colocarlos encima. | Retirar del fuego cuando el líquido se haya evaporado. |
  Pelar las patatas y freírlas a fuego medio. | Espolvorear con canela molida antes de servir. | Triturar todo hasta obtener un puré fino. | También se puede preparar el día anterior. | Salpimentar al gusto y dorar las albóndigas.
`);

export const it = readPieces(`
@titles Tiramisù al caffè | Pasta al ragù | Crostata di more | Risotto alla zucca | Polpette al sugo | Purè di patate e ceci | Baccalà in umido | Bignè alla crema | Insalata di farro | Carciofi alla romana |
  Torta più soffice | Gnocchi di papà | Babà al rum | Vitello tonnato
@ingredients {n} g di caffè ristretto | {n} g di ragù | {s} uova | {s} cucchiai d'olio | {n} g di purè di patate | {n} ml di latte | {s} spicchi d'aglio | {n} g di baccalà ammollato | {s} bustina di lievito |
  {n} g di farina | {s} tazzina di tè verde | {n} g di zucchero, oppure di più | {s} foglie di salvia | {n} g di parmigiano | {s} metà di un limone | {n} g di pomodori | {n} g di caciocavallo così com'è | {s} carote |
  {n} g di bignè vuoti | {s} pizzico di sale | {n} g di mascarpone | {n} g di lenticchie | {s} costa di sedano | {n} g di carne, di buona qualità
@steps Soffriggere la cipolla finché sarà dorata. | Bagnare i savoiardi nel caffè freddo. | Lasciare riposare l'impasto per metà giornata, così sarà più morbido. | Il ragù è pronto quando l'acqua sarà evaporata. |
  Cuocere la pasta e scolarla un po' al dente. | Coprire e tenere in frigo; si può servire già dopo due ore. | Mescolare finché la crema non è liscia. | Aggiungere la quantità di brodo che serve, perché il riso non attacchi. |
  Infornare a 180 gradi per 40 minuti. | Servire subito, però non bollente. | Tritare il prezzemolo e tenerlo da parte. | Dopodiché versare il composto nello stampo imburrato. | Impastare con le mani, cioè senza robot.
`);

export const pt = readPieces(`
@titles Pão de ló | Bacalhau com natas | Feijão tropeiro | Bolo de maçã com canela | Arroz de camarão | Pudim de leite da avó | Sopa de abóbora | Caldo de mandioca com coentro | Pastéis de feira | Brigadeirão |
  Frango à passarinho | Salada de grão-de-bico | Torta de limão | Mousse de maracujá | Açorda alentejana | Pêssegos em calda
@ingredients {n} g de feijão preto | {s} colheres de sopa de açúcar | {n} g de camarão limpo | {s} maçãs vermelhas | {n} g de pão duro | {s} xícaras de farinha | {n} ml de óleo | {s} limão siciliano | {n} g de manteiga à temperatura ambiente |
  {s} dentes de alho | {n} g de requeijão | {s} pitada de orégano | {n} g de grão-de-bico | {s} colher de chá de fermento em pó | {n} g de abóbora | {s} maracujás | {n} ml de água morna | {n} g de côco ralado |
  {s} ovos | {n} g de linguiça | {s} pimentão amarelo | {n} g de amêndoas | {s} folhas de hortelã | {n} g de salmão | {n} g de polvilho | {s} rodelas de limão | {n} ml de leite de côco | {n} g de avelãs
@steps Lave bem o feijão e deixe de molho até o dia seguinte. | Bata as claras em neve e junte o açúcar aos poucos. | Não mexa mais depois de acrescentar o fermento em pó. | Tempere o camarão com limão e orégano. |
  Leve ao forno pré-aquecido até dourar. | Descasque as maçãs e corte em fatias. | Refogue a cebola no óleo até ficar transparente. | Misture com as mãos até obter uma massa homogênea. |
  Adicione a água fervente e tampe a panela de pressão. | Sirva com uma porção de arroz e salsinha por cima. | Deixe esfriar antes de desenformar. | Unte a forma com manteiga e polvilhe farinha. |
  Faça bolinhas e passe-as no pão ralado. | Cozinhe em fogo médio por 20 minutos, sem parar de mexer. | Reserve na geladeira por três horas. | Coloque o recheio no centro e feche as extremidades.
`);
