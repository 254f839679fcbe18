import type { Language } from './language.ts';
import { pt as talk } from './talk/pt.ts';

export const pt: Language = {
  ingredients: `ingredientes | os ingredientes | lista de ingredientes | o que precisa | você vai precisar |
    do que você vai precisar | o que você precisa | você precisa de | vai precisar de | o que vai precisar |
    ingredientes necessários | lista de compras`,
  instructions: `preparação | modo de preparo | modo de preparação | modo de fazer | preparo | instruções |
    como fazer | confeção | confecção | passo a passo | passos | execução | modo de confecção | como preparar |
    como se faz | modo de confeção | modo de execução | método de preparo | método | forma de preparo |
    forma de fazer | preparação passo a passo | modo de prepara | mãos à obra | como confecionar |
    instruções de preparo | procedimento`,
  notEaten: `massa de modelar | máscara {facial,capilar} | esfoliante | protetor labial | sais de banho |
    shampoo | champô | xampu | desodorante | sabão | sabonete | hidratante | detergente | desinfetante |
    amaciante | limpador | pasta de limpeza | adubo | fertilizante | inseticida | massinha de modelar |
    tabela de {conversão,medidas,equivalência,equivalências}`,
  unlikeFood: `óle{o,os} essencia{l,is} | manteiga de karité | cera de abelha | óleo de {argan,jojoba,rícino} |
    soda cáustica | sua pele | o rosto | os cabelos | deixe agir | cola branca | não comestível | sementes na |
    pulgões | tubo{s,} de ensaio | corrosiv{o,a} | ácido sulfúrico | massa de sal`,
  cares: `limpar | limpeza | descalcificar | afiar | desentupir | desengordurar`,
  caredFor: `forno | frigideira | panela{s,} | faca{s,} | chaleira | cafeteira | máquina de {lavar,café} |
    lava-louças | micro-ondas | microondas | geladeira | frigorífico | pia | tábua | fogão | airfryer |
    air fryer | grelha | colchão`,
  crafts: `detergente | água sanitária | lixívia | novelo{s,} | agulha{s,} de {tricô,tricot,croché,crochê} |
    crochê | croché | cola quente | tinta acrílica | lixa | parafina | pavio{s,} | água oxigenada`,
  contests: 'sorteio | concurso | para participar | ganhador{a,es,} | vencedor{a,es,} | regulamento',
  pageBoilerplate: `imprimir receita | guardar receita | partilhar receita | compartilhar receita |
    todos os direitos reservados |
    avalie {a,esta} receita | gostou {da,desta} receita | deixe um comentário`,
  credits: 'fonte | foto{s,}',
  advert: 'publicidade | continua após a publicidade',
  notes: 'dicas | dica | conselho | conselhos | notas | sugestões | observação | observações',
  other: `informação nutricional | informações nutricionais | valores nutricionais | comentários |
    receitas relacionadas | utensílios | veja também | avaliações | etiquetas`,
  youNeed: 'vai precisar | vai precisar de | vamos precisar | lista de compras',
  nutritionStart: '{informação,tabela} nutri*',
  forThe: 'para o | para a | para os | para as | para',
  recipe: 'receita | a receita',
  cardFrom: 'da cozinha de | do caderno de receitas de',
  cardBy: 'de parte de',
  cardTitle: 'receita para | receita | nome da receita | nome do prato | título | prato',
  cardOf: 'receita de',
  measures: 'dente{s,}',
  units: `chávena | chávenas | pitada | lata | copo | copos | unidade | unidades | pacote | fatia | fatias | folhas |
    q.b | qb`,
  countWords: 'um | uma | dois',
  dozen: 'dúzia{s,}',
  oneOf: 'um{a,}',
  pinches: 'pitada | punhado | fio',
  juiceOf: 'suco | raspas',
  toTaste: 'a gosto',
  articles: 'minha | meu | ess{e,a} | um{a,} | o | os | as',
  stops: 'com | ate | por | durante | ou | no | na | em | depois',
  food: `abobrinha | acucar | agua | alho | amendoa | amido | arroz | azeite | batata | carne | cebola | cenoura |
    chocolate | coco | creme | farinha | fermento | frango | iogurte | laranja | leite | limao | maca |
    manteiga | margarina | mel | milho | oleo | ovo | peixe | pimenta | presunto | queijo | sal | salsa |
    tomate | trigo | vinagre`,
  prepared: '{ralad,descascad,fatiad,amassad,cozid,desfiad}{a,o}{s,}',
  preparedHow: 'bem',
  cutInto: 'em {rodel*,fatias,cubos,tiras}',
  verbs: `acrescente | abra | amasse | bater | cozinhar | decore | desligue | enrole | espalhe | espere | jogue |
    leva | misturar | mexer | recheie | retire | sirva | adicione | aqueca | corte | cubra | derreta |
    descasque | despeje | escorra | junte | misture | mexa | pique | polvilhe | preaqueca | tempere | unte`,
  kitchenVerbs: 'asse | assar | cozinhe | frite | ferva | refogue | bata',
  everydayVerbs: 'reserve | coloque | deixe | leve | prepare',
  homographs: 'corte | leve',
  servings: 'porções | doses | rendimento | serve | rende | número de porções | nº de pessoas | pessoas',
  forWord: 'para',
  forUs: 'para nós',
  eaters: 'pessoa{s,}',
  about: 'cerca de | aproximadamente',
  portions: 'porç{ões,ão} | doses',
  pieces: 'unidade{s,}',
  slices: 'fatias | pedaços | frascos | copos | bolinhos | bolachas | pãezinhos | biscoitos | quadrados',
  enoughFor: 'suficiente para | dá para',
  prepTime: 'tempo de preparo | tempo de preparação | preparo | preparação',
  cookTime: `forno | tempo de forno | tempo de cozimento | tempo de cozedura | cozimento | cozedura |
    tempo de confeção | tempo de confecção | tempo de cozinha`,
  cookingOf: 'no forno | assar | fritura',
  totalTime: 'tempo total | total | tempo | pronto em | tempo total de preparo',
  timeNouns: 'tempo',
  cooking: 'asse | cozinh{e,em,ar} | refog{ue,uem,ar} | {no,ao} forno',
  difficulty: 'dificuldade | grau de dificuldade',
  mediumLevel: 'médio | média',
  talk: 'eu | nos',
  promo: `segue | siga | me siga | salva {esse,essa,a,o} | marca | marque | curte | curta | compartilh | inscreva`,
  farewell: 'bom {apetite,proveito} | espero que {gostem,goste} | beijinhos',
  signOff: 'prontinho',
  hooks: 'olá | hoje',
  recipeFor: 'receita de',
  presenting: 'hoje {eu ,}{trouxe,trago,vamos fazer}',
  hereAre: 'aqui {vai,vão}',
  praise: 'perfeit{a,o}',
  meals: 'café da manhã | almoço | jantar | lanche',
  tellers: 'eu | minha',
  habits: 'sorteio | ao dia',
  notFood: 'pele | cabelo | sabão',
  waitTitles: 'um momento',
  signIn: 'entrar',
  leadIn: 'oi gente | bom | então',
  greetings: `olá | oi | bom dia | boa {tarde,noite} | querida`,
  boiledApart: 'massa | macarrão | esparguete | arroz | ovos',
  ...talk,
};
