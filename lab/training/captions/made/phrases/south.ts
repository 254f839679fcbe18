import { readPhrases } from './phrases.ts';

export const es = readPhrases(`
@list Ingredientes | Necesitas | Lo que necesitas | Vas a necesitar | Para la receta | Ingredientes necesarios
@ownList qué lleva | lleva | la lista | a la olla | de la despensa | la pandilla | lo que puse | para el carrito | la compra | se necesita
@method Preparación | Elaboración | Pasos | Cómo se hace | Modo de hacerlo | Instrucciones | Procedimiento | Paso a paso
@ownMethod así se hace | manos a la obra | cómo lo hago | y ahora | a cocinar | qué hice | el plan | vamos | cómo va la cosa
@servings Para {n} personas | {n} raciones | Rinde {n} porciones | Para {n} | Salen {n} | {n} porciones | Rinde para {n} | Raciones: {n} | alcanza para {n}
@hooks Hoy hacemos {t} | La receta de {t} | {t} como la de mi abuela | Hoy: {t} | ¿Quién quiere {t}? | Receta: {t} | Lo que me piden siempre: {t} | Domingo de {t} | {t} en 15 minutos | Por fin {t} | Mi {t} | Les dejo la receta: {t} | Lo prometido: {t}
@openers ¡Tienen que probarlo! | ¿Tienes hambre? | Sin horno | Solo 5 ingredientes | La cena más fácil del mundo | Guarda esta receta | Colaboración pagada | Receta completa abajo | ¿A quién no le gusta? | Con lo que hay en la nevera
@greetings Buenos días familia | Hola a todos | Hola mis amores | ¡Buenas! | Feliz domingo | Hola gente linda | Qué tal cocineros
@promotions Guarda la receta | Sígueme para más | Link en la bio | Comenta RECETA y te la mando | Etiqueta a un amigo | Con el código {w}{n} tienes {n}% | Suscríbete al canal | Seguinos que el jueves hay más | Reservas al 5555 010{n} | Pedidos por WhatsApp | Mi libro ya está a la venta
@closings Buen provecho | Un beso | ¡A disfrutar! | ¿La harías? | Hasta mañana | Cuéntame en los comentarios | ¡Listo! | Que aproveche | Con cariño, {w} | Riquísimo
@sections Para la masa | Para la salsa | Para el relleno | Masa | Salsa | Relleno | Cobertura | Para la carne | Para arriba | Aderezo | Para servir | Sofrito | Almíbar | Marinado | Crema
@tips Tip: se puede congelar. | Consejo: deja reposar la masa. | Dura {n} días en la nevera. | Nota: el aceite puede ser de girasol. | Truco: que la sartén esté bien caliente. | Ojo: cada horno es un mundo.
@facts Tiempo: {m} minutos | Preparación: {n} min | Cocción: {m} min | {m}0 kcal por ración | Dificultad: fácil | Horno a 180 ºC | Coste: {n} € | listo en {m} min
@letters Querida {w}, aquí tienes la receta de {t}. | Hola {w}, me pediste {t} | bueno, {t}: | Querido {w}, te escribo {t} como la hacía la abuela. | mirá {w}, para {t}
@takes Necesitas | Lleva | Se pone | Usé | Vas a usar | Hace falta | Coges
@order Primero | Luego | Después | Ahora | Por último | y entonces | Al final | Mientras tanto
@tells Mezclar {0} con {1}. | Echamos {0} y {1}. | Añadir {0}. | Puse {0} en la olla con {1}. | Sofríe {0}. | Se agrega {0}. | Sazona con {0}. | Bates {0} con {1}.
@talk Llueve y la cocina huele a canela. | Mis hijos repitieron. | Mi abuela lo hacía los domingos. | Crujiente por fuera, tierno por dentro. | La primera vez se me quemó. | Sabe a verano. | Es baratísimo.
@vague sal y pimienta | un chorrito de aceite | una pizca de sal | perejil a gusto | aceite para freír | sal al gusto | un poco de leche | el jugo de medio limón
@tools Utensilios | una olla grande | batidora | molde de 24 cm | 2 boles | papel de horno
@and  y
`);

export const pt = readPhrases(`
@list Ingredientes | Você vai precisar | Precisa de | Vais precisar de | Você precisa de | Lista de ingredientes
@ownList o que vai | a turma | na panela | o que eu usei | separe | compras | da despensa | leva
@method Modo de preparo | Preparação | Como fazer | Modo de fazer | Passo a passo | Preparo | Confecção
@ownMethod mãos à obra | bora | como eu faço | e agora | o que fazer | vamos lá
@servings Rende {n} porções | Para {n} pessoas | {n} porções | Serve {n} | Rendimento: {n} porções | dá para {n} | rende {n} unidades
@hooks Hoje tem {t} | Receita de {t} | {t} da vovó | Quem ama {t}? | Receita: {t} | Meu {t} | Domingo é dia de {t} | {t} em 15 minutos | Vocês pediram: {t} | O melhor {t}
@openers Vocês precisam provar! | Quem tem fome? | Sem forno | Só 5 ingredientes | Receita completa na legenda | Salva para depois | Publi | O jantar mais fácil da semana
@greetings Oi gente | Olá a todos | Bom dia | Oi meus amores | Boa tarde | Feliz domingo
@promotions Salva a receita | Segue para mais receitas | Link na bio | Comenta EU QUERO | Marca quem ia amar | Cupom {w}{n} dá {n}% de desconto | Inscreva-se no canal | Encomendas pelo WhatsApp | Siga (at){w}
@closings Bom apetite | Um beijo | Ficou uma delícia | Conta nos comentários | Até amanhã | Bom proveito | Espero que gostem | Pronto!
@sections Massa | Recheio | Cobertura | Para a massa | Para o molho | Calda | Molho | Para servir | Tempero | Creme | Para o recheio
@tips Dica: pode congelar. | Dura {n} dias na geladeira. | Dica: use forma untada. | Obs.: o leite pode ser vegetal. | Nota: cada forno é diferente.
@facts Tempo: {m} minutos | Preparo: {n} min | {m}0 kcal por porção | Forno: 180 °C | Dificuldade: fácil | Custo: R\${n}
@letters Querida {w}, aqui está a receita de {t}. | Oi {w}, você pediu {t} | então, {t}: | Querido {w}, conforme prometi, {t}.
@takes Você precisa de | Leva | Usa | Usei | Vai | Precisa de
@order Primeiro | Depois | Em seguida | Agora | Por fim | e então | Enquanto isso
@tells Misture {0} com {1}. | Junte {0} e {1}. | Adicione {0}. | Coloquei {0} na panela com {1}. | Refogue {0}. | Bata {0} com {1}.
@talk Está chovendo e a casa cheira a bolo. | As crianças repetiram. | Minha avó fazia aos domingos. | Fofinho por dentro. | Na primeira vez queimou. | Fica pronto num instante.
@vague sal a gosto | um fio de azeite | pimenta | óleo para fritar | cheiro-verde | uma pitada de sal
@and  e
`);

export const it = readPhrases(`
@list Ingredienti | Ti serve | Cosa serve | Gli ingredienti | Vi serviranno | Ingredienti per la ricetta | Cosa ti serve
@ownList dosi | occorrente | la spesa | in pentola | la squadra | cosa ci metto | dal frigo | prendete | la banda
@method Procedimento | Preparazione | Come si fa | Passaggi | Istruzioni | Esecuzione
@ownMethod si fa così | e ora | al lavoro | come faccio io | via | ai fornelli | cosa ho fatto
@servings Per {n} persone | Dosi per {n} | {n} porzioni | per {n} | Porzioni: {n} | vengono {n} pezzi | per circa {n} biscotti
@hooks Oggi {t} | La mia {t} | {t} della nonna | Ecco {t} | Ricetta: {t} | Chi vuole {t}? | Stasera {t} | {t} in 15 minuti | Domenica vuol dire {t} | Me l'avete chiesta: {t}
@openers Dovete provarla! | Chi ha fame? | Senza forno | Solo 5 ingredienti | Ricetta completa qui sotto | Salva per dopo | La cena più facile che ci sia | Adv
@greetings Ciao a tutti | Buongiorno | Ciao amici | Buona domenica | Ben ritrovati | Salve
@promotions Salva la ricetta | Seguimi | Link in bio | Commenta RICETTA e te la mando | Tagga un amico | Codice {w}{n} per il {n}% di sconto | Iscriviti al canale | Il mio libro è in libreria | Seguite (at){w}
@closings Buon appetito | Un bacio | Fatemi sapere | A domani | Che bontà | E voi come la fate? | Eccola pronta | Buona cucina
@sections Per l'impasto | Per la salsa | Per il ripieno | Impasto | Salsa | Ripieno | Condimento | Crema | Per la glassa | Per servire | Sugo | Bagna | Per la base
@tips Consiglio: si può congelare. | Si conserva {n} giorni in frigo. | Nota: va bene anche l'olio. | Trucco: padella ben calda. | P.S. il giorno dopo è più buona.
@facts Tempo: {m} minuti | Preparazione: {n} min | Cottura: {m} min | {m}0 kcal a porzione | Forno a 180° | Difficoltà: facile
@letters Cara {w}, ecco la ricetta di {t}. | Ciao {w}, mi hai chiesto {t} | allora, {t}: | Caro {w}, come promesso {t}.
@takes Servono | Prendi | Ci vogliono | Ti servono | Ho usato | Metti
@order Prima | Poi | Dopo | Adesso | Infine | e quindi | Nel frattempo | Alla fine
@tells Unire {0} e {1}. | Aggiungere {0}. | Impastare {0} con {1}. | Ho messo {0} in padella con {1}. | Soffriggi {0}. | Mescola {0} con {1}.
@talk Piove e la cucina profuma. | I bambini hanno fatto il bis. | Me l'ha insegnata mia nonna. | La porto sempre in spiaggia. | La prima volta l'ho bruciata. | Costa pochissimo.
@vague sale e pepe | olio q.b. | un pizzico di sale | prezzemolo | un filo d'olio | una noce di burro | sale q.b. | basilico fresco | succo di mezzo limone
@tools Utensili | una pentola grande | frusta | stampo da 24 cm | 2 ciotole | carta forno
@and  e
`);
