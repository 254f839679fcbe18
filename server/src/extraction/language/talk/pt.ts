import type { Talk } from './talk.ts';

export const pt: Talk = {
  corrects: 'não | espera | ai | aliás | desculpa | perdão',
  spokenVerbs: `bate | bater | mistur | coze | cozi | frit | desfi | rega | cort | pica | refog | adicion | acrescent | assa |
    derret | junta | mexe | ferv | amass | descasc | rala | despej | põe | leva | abafa | afervent | amorn | aquec |
    assad | assam | batend | batid | bates | bato | batem | bata | caramel | coa | coz | cozin | cub | cubr | deglac |
    demolh | derrub | desenform | desliga | desoss | dilu | dissolv | dour | empan | emulsion | enform | enfarinh |
    enrol | entorn | envolv | escald | escorr | esfri | esmag | espalh | esprem | espet | estufa | estuf | estic |
    fati | fatia | filtr | frig | fritar | frita | fritam | gel | grat | gratin | grelh | guis | hidrat | incorp |
    junt | lavar | lig | liquidific | marin | mex | molh | mort | peneir | picad | pinc | pincel | polvilh | porc |
    preaquec | prepar | prens | rech | reduz | reserv | refogad | regar | ral | retir | saltei | salte | salpic |
    selar | sela | separ | sov | suar | temper | tost | tritur | untar | unta | untad | virar | estal | levedar |
    leved | cresc`,
  nameEnds: `e | voce | voces | tu | eu | se | o | a | os | as | um | uma | ao | nos | nas | numa | num | para | que | quando |
    tudo | bem | ai | mistura | poe | leva | sem | sobre | pega | pegue | precisa | precisam | vai | aqui | massa |
    como | mim | ti | ontem | hoje | também | do | da | dos | das | de | nuns | numas | isso | isto | esse | essa |
    este | esta | aquele | aquela | ali | lá | cá | dentro | fora | cima | baixo | junto | juntos | então | assim |
    depois | antes | agora | até | durante | enquanto | onde | porque | pois | mas | só | mais | menos | muito |
    pouco | pouquinho | tanto | quase | uns | umas | mesmo | logo | já | sempre | nunca | ainda | cada | ambos |
    outro | outra | minha | meu | sua | seu | é | são | está | estão | fica | ficar | fique | tá | ta | né | tem |
    tenho | vou | vamos | vão | pode | podes | deve | faz | segundo | contra | entre | desde | sob | nem | ou |
    devagar | devagarinho | direitinho | direto | delicadamente | aos | poucos | pro | pra | pros | pras | dá | olha |
    gente | viu | à | às`,
  fillers: 'hum | hã | ahn',
  tellsOf: `aqui {vai,está} | {pediram,pediu,pediste} | receita {de,do,da,dos,das,para} |
    {faço,fazer,fazemos,preparo,preparar,ensinar,ensino} | para | {receita,receitinha} {de,do,da,dos,das,para,pra} |
    hoje {é,tem,vai ter,vamos de,vou de,a gente faz,fazemos} {o ,a ,os ,as ,dia de ,} |
    {vou,vamos} {fazer,ensinar,preparar,mostrar} {a fazer ,como fazer ,} | como {fazer,faço,se faz,eu faço} |
    anota {aí ,} | {ensinar,mostrar} {a fazer,como faço,como fazer} | passo |
    {fiz,preparei,cozinhei} | {hoje,ontem} {fiz,faço,tem,teve} | {perguntas,perguntaste,perguntou,perguntaram} {pelo,pela,pelos,pelas,do,da}`,
  goesOn: `depois | e depois | em seguida | aí | e aí | aí você | daí | e então | enquanto isso | no final | por fim |
    por último | quando estiver`,
  consumed: 'comemos | comi | bebemos | bebi | comprei | compramos | custa | custou | vendido | preço',
  seasoned: 'sal | pimenta',
  cuts: 'corta{,m,r,mos} | corte{,m} | corto | pica{,m,r} | pique | fatie',
  the: 'o | a | os | as | este | esta | estes | estas | esse | essa | meu | minha',
  unlisted: `água | massa | molho | sopa | caldo | carne | arroz | pão | suco | sumo | claras | gemas | clara | gema |
    mistura | caramelo`,
  dishes: `arroz | bacalhau | biscoito | bolinho | bolo | caldo | coxinha | doce | estrogonofe | farofa | feijão | feijoada |
    frango | molho | moqueca | mousse | pudim | pão de queijo | pão | rabanada | salada | sopa | torta | acarajé |
    açorda | aletria | almôndegas | amêijoas | arroz doce | bacalhau à brás | baião | baba de camelo | barreado |
    bauru | beijinho | beringela | bife | bifana | bifes | bobó | bolacha | bolo de caneca | brigadeiro | broa |
    cachorro | caldeirada | caldo verde | camarão | canja | canelone | carne | carpaccio | caril | cheesecake |
    chili | costela | cozido | cocada | creme | crepe | crepioca | croquete | crumble | curau | cuscuz | empada |
    empadão | empanada | ensopado | escondidinho | esfiha | espetada | espaguete | farinheira | feijão tropeiro |
    filé | fondue | francesinha | fricassê | fritada | galinhada | gelatina | gelado | geleia | geléia | granola |
    gratinado | guacamole | guisado | hambúrguer | húmus | iscas | jardineira | lasanha | leite creme | lentilhas |
    lulas | macarrão | macarronada | maionese | manjar | massa | mingau | miga | migas | musse | muffin | nhoque |
    omelete | ovos | ovos moles | paçoca | paella | pamonha | panqueca | panna cotta | pastel | pastéis | pataniscas |
    pavê | peixe | pescada | pesto | picanha | pizza | polenta | polvo | porco | purê | puré | quibe | quiche |
    queijada | queijo | quindim | ratatouille | ravióli | risoto | rissol | rocambole | rosca | rojões | salmão |
    sanduíche | scone | sorvete | strogonoff | sushi | tapioca | tarte | tiramisu | torrada | tostada | tutu |
    vaca atolada | vatapá | vinagrete | virado | xerém | biscoitos`,
  plainVerbs: `coloca{,s,m,r,mos,ndo} | coloque{,m} | coloco | põe{,s,m} | pões | pomos | ponho | ponha{,m} | pôr | mete{,s,m} |
    meto | bota{,r,m,s} | boto | bote{,m} | joga{,r,m} | jogo | jogue{,m} | deixa{,s,r,m,mos} | deixe{,m} | deixo |
    tira{,s,r,m} | tire{,m} | tiro | pega{,r,m,s} | pego | leva{,s,r,m} | leve{,m} | levo | vira{,s,r,m} | vire{,m} |
    viro | passa{,s,r,m} | passe{,m} | quebra{,s,r,m} | quebre{,m} | abre{,s,m} | cobre{,s,m} | cubra{,m} |
    tampa{,r,m} | tampe{,m} | serve{,s,m} | sirva{,m} | faz{,em,es} | faço | fazer | divide{,s,m} | estende{,s} |
    dispõe | arruma{,s,r} | usa{,s,r} | use | traz | espera{,r,s} | espere{,m} | acrescento | adiciono | junto |
    misturo | bato | mexo | põe | deitas | deita-se | deitam-se | juntas | juntam-se | tiras | tira-se | levas | leva-se | misturas | mexes | mexe-se`,
  askedFor: `que {eu ,você ,vocês ,vc ,vcs ,me ,tu ,te ,}{prometi,pediu,pediram,pediste,pedem,querias,queria,gostas,gosta} |
    que {eu ,vos ,te ,}tinha prometido | como {prometi,prometido,combinado} |
    {faz,fazem}-se assim | se faz assim | é assim | eu faço assim | faço assim | é {fácil,facílimo,simples} | {que,como} {você,tu,vocês} {pediu,pediste,pediram,queria,querias}`,
  closings: `beijo | beijos | beijinhos | um {beijo,abraço,beijinho} | abraço | abraços |
    até {logo,já,amanhã,a próxima,mais,breve} | tchau | bom apetite | espero que | me {conta,diz,fala,avisa} |
    depois {me ,}{conta,diz,diga,fala} | diz-me | curte | curtam | curta | se inscreve | inscreva-se | segue | sigam |
    salva | salvem | e {pronto,é isso,tá pronto,está pronto,já está,prontinho} | pronto | prontinho | é só isso |
    é isso | e é isso | está feito | obrigad{a,o} | aproveita | aproveitem | boa sorte | delícia |
    valeu | falou | tamo junto | fica{,m} com deus | fiquem com deus | até {logo,breve,amanhã,já} | beijo grande`,
  behind: `{bem ,finamente ,}{ralad,descascad,fatiad,amassad,cozid,desfiad,picad,picadinh,cortad,cortadinh,derretid,batid,espremid,escorrid,moid,triturad,lavad,torrad,demolhad,laminad,esmagad,peneirad,assad,desossad,grelhad,partid,migad,socad}{a,o}{s,}{ fininho, fininha, fino, fina, miudinho, miudinha, grosso,} |
    {em,às,aos,a} {rodelas,fatias,cubos,cubinhos,tiras,tirinhas,pedaços,pedacinhos,lascas,pó,quartos,gomos,juliana,metades,lâminas,bocados,meias luas,meias-luas,quadradinhos,dados} |
    ao meio | a gosto | q.b. | em temperatura ambiente | à temperatura ambiente | com {casca,pele} | sem {casca,pele,sementes,caroço,espinhas,osso} |
    {bem ,}{quente,frio,fria,morno,morna,gelado,gelada,maduro,madura}{s,}`,
  doers: `você | a gente | eu | tu | vocês | cê`,
  ovens: `forno`,
  moreFoods: `granulado | couve | grelos | polvilho | requeijão | queijo minas | muçarela | mussarela | catupiry | parmesão | creme de leite |
    leite condensado | leite de coco | coco ralado | leite | manteiga | margarina | azeite | óleo | banha | dendê |
    farinha | fubá | amido | maisena | tapioca | fermento | bicarbonato | açúcar | mel | rapadura | chocolate |
    cacau | nescau | achocolatado | baunilha | canela | cravo | erva-doce | noz-moscada | ovo | ovos | gema | gemas |
    clara | claras | arroz | feijão | lentilha | grão-de-bico | ervilha | milho | macarrão | esparguete | massa |
    batata | batatas | batata-doce | mandioca | aipim | macaxeira | cenoura | cenouras | cebola | cebolas | alho |
    alho-poró | tomate | tomates | pimentão | pimentões | abobrinha | abóbora | berinjela | beringela | courgette |
    chuchu | quiabo | espinafre | brócolis | brócolos | repolho | alface | pepino | cogumelos | palmito |
    azeitona | azeitonas | carne | carne moída | carne picada | frango | peru | porco | bacon | linguiça | calabresa |
    chouriço | presunto | fiambre | bacalhau | atum | camarão | camarões | peixe | salmão | salsa | salsinha |
    coentro | coentros | cebolinha | manjericão | orégano | louro | tomilho | alecrim | colorau | páprica | cominho |
    açafrão | pimenta | sal | limão | laranja | maçã | banana | bananas | morango | abacaxi | ananás | coco | nozes |
    amêndoas | castanha | passas | vinho | cerveja | cachaça | vinagre | mostarda | maionese | caldo | pão | bolacha`,
  wares: `panela | frigideira | tigela | taça | forma | assadeira | tabuleiro | refratário | forno | prato | pratos |
    garfo | colher | faca | pano | papel | filme | liquidificador | batedeira | peneira | tampa | travessa | lado |
    vez | vezes | bolinhas`,
  morePinches: `pitadinha | punhadinho | fiozinho | gota | gotas`,
  adverbs: `aos poucos | pouco a pouco | aos pouquinhos`,
  kin: `irmão | irmã | mãe | pai | marido | mulher | filhos | crianças | avô | avó | vovó | tio | tia | sogra | vizinho |
    vizinha`,
  others: `meu | minha | ele | ela | nosso | nossa | eles`,
  mailHeads: `assunto | enviada`,
  cookedAs: `frit{o,a,os,as} | assad{o,a,os,as} | rechead{o,a,os,as} | gratinad{o,a,os,as} | guisad{o,a,os,as} |
    grelhad{o,a,os,as} | fumad{o,a,os,as} | estufad{o,a,os,as} | refogad{o,a,os,as} | cozid{o,a,os,as}`,
};
