/** Foods and other things of a shop in Portuguese, by their aisle; see `all.ts`. */
export const pt = `
  is frozen: congelad- | ultracongelad-;
  is canned: enlatad- | em frasco | lata | latas | conserva;
  is dried: seco | secos | seca | secas | moíd- | em pó | desidratad-;
  is fresh: fresco | fresca | frescos | frescas;
  beside: para | sem | com;
  produce: abacate | abacaxi | abóbora | abobrinha | acelga | agrião | aipo | alcachofra | alface | alho-francês | alho-poró | ameixa | amora | ananás |
    arando | aspargo | banana | banana-da-terra | batata | batata-doce | beldroega | beringela | berinjela | beterraba | brócolis | brócolos | broto | caju |
    castanha | cebola | cebolinha | cenoura | cereja | chicória | clementina | coco | cogumelo | courgette | couve | couve-de-bruxelas | couve-flor | curgete |
    damasco | dente | diospiro | endívia | ervilha | escarola | espargo | espinafre | fava | feijão verde | feijão-verde | figo | flor | framboesa | fruta |
    funcho | ginja | goiaba | grelos | groselha | hortaliça | inhame | jaca | jiló | kiwi | laranja | laranja-lima | legume | lima | limão | maçã | mamão |
    mandioca | mandioquinha | manga | maracujá | marmelo | melancia | melão | mexerica | milho verde | mirtilo | morango | nabiça | nabo | nectarina | nêspera |
    papaia | pepino | pera | pêssego | pimentão | pimento | quiabo | rabanete | rábano | repolho | romã | rúcula | ruibarbo | salada | salsão | suco de limão |
    sumo de limão | tangerina | tomate | toranja | trufa | uva | vagem | verdura;
  herbs: alecrim | alho | aneto | cebolinho | coentro | endro | erva | ervas | estragão | gengibre | hortelã | jalapeño | malagueta | manjericão | manjerona |
    menta | salsa | salva | sálvia | tomilho;
  bakery: baguete | bolo | broa | carcaça | croissant | croutons | massa mãe | pão | pãozinho/pãezinhos | tarte | torrada | torta | tortilha | tosta | wrap;
  meat: acém | alcatra | alheira | almôndega | asa | aves | bacon | bife | borrego | cabrito | calabresa | carne | carneiro | charque | chouriço | codorniz |
    coelho | cordeiro | costela | costeleta | costelinha | coxa | enchido | farinheira | fiambre | fígado | filé mignon | foie gras | frango | galinha |
    hambúrguer | javali | leitão | língua | linguiça | lombo | morcela | mortadela | músculo | osso | paio | panceta | pato | pé | peito | pepperoni | perdiz |
    perna | peru | picanha | porco | presunto | rabada | rosbife | salame | salsicha | salsichão | ternera | toucinho | tutano | vaca | vitela;
  fish: amêijoa | anchova | arenque | atum | bacalhau | berbigão | camarão | caranguejo | cavala | cherne | choco | corvina | dourada | gamba | garoupa |
    lagosta | lagostim | linguado | lula | marisco | mexilhão | ostra | ovas | peixe | peixe-espada | pescada | polvo | raia | robalo | salmão | sardinha |
    siri | solha | tamboril | tilápia | truta | vieira;
  dairy: banha | bebida de aveia | bebida de soja | bebida vegetal | brie | chantilly | cheddar | clara | creme | gema | gordura | gorgonzola | gruyère |
    húmus | iogurte | kefir | leite | leitelho | manteiga | margarina | mascarpone | massa filo | massa folhada | massa quebrada | mozarela | mozzarella |
    muçarela | musse | nata | ovo | parmesão | provolone | pudim | queijo | requeijão | ricota | tofu;
  frozen: douradinhos | gelado | gelo | pizza | sorvete;
  dry: alga | arroz | aveia | bulgur | centeio | cereal | cevada | cuscuz | espaguete | esparguete | farinha de rosca | feijão | fubá | granola | grão |
    grão-de-bico | lasanha | lentilha | macarrão | massa | milho | nhoque | pão ralado | pasta | polenta | puré | quinoa | ravioli | sagu | sêmola | soja |
    tapioca | trigo;
  cans: alcaparra | azeitona | concentrado | conserva | creme de coco | extrato de tomate | leite condensado | leite de coco | leite evaporado | milho doce |
    molho de tomate | nata de coco | palmito | picles | polpa | sopa | tomate pelado/tomates pelados | tomate seco/tomates secos | tremoço;
  baking: açúcar | adoçante | água de flor de laranjeira | água de rosas | ameixa-seca | amêndoa | amendoim | amido | avelã | baunilha | bicarbonato | cacau |
    caramelo | castanha de caju | chia | chocolate amargo | chocolate de culinária | chocolate em pó | chocolate meio amargo | chocolate negro | coco ralado |
    corante | essência | extrato | farinha | fécula | fermento | fruta cristalizada | frutos secos | gelatina | gergelim | girassol | levedura | linhaça |
    maisena | maizena | malte | melaço | noz | noz-pecã | passas | pinhão | pistache | pistácio | polvilho | semente | sésamo | tâmara | uva passa | xarope;
  spices: açafrão | anis | anis-estrelado | caldo | canela | cardamomo | caril | colorau | cominho | cravinho | cravo | cravo-da-índia | curcuma | curry |
    erva-doce | ervas de provença | ervas finas | especiaria | flor de sal | flor de sel | louro | noz-moscada | orégano | orégãos | paprica | pimenta |
    pimenta-da-jamaica | pimenta-do-reino | piripíri | sal | semente de mostarda | tempero;
  sauces: azeite | compota | creme de amendoim | creme de avelã | doce | geleia | goiabada | harissa | ketchup | maionese | manteiga de amendoim | marmelada |
    massa de pimentão | mel | miso | molho | mostarda | nutella | óleo | pasta de amendoim | pasta de caril | pesto | tabasco | tahini | tamarindo | vinagre;
  snacks: amendoim torrado | bala | barra | barrita | batata frita/batatas fritas | batata palha | biscoito | bolacha | bombom | chiclete | chips | chocolate |
    goma | marshmallow | pastilha elástica | pipoca | rebuçado | salgadinho | snack | tostas de arroz | wafer;
  drinks: água | aguardente | bebida | brandy | cachaça | café | cápsulas | cerveja | chá | champanhe | cidra | coca-cola | cola | conhaque | espumante | gim |
    gin | guaraná | infusão | licor | limonada | néctar | refrigerante | rum | sidra | suco | sumo | tequila | tónica | uísque | vinho | vodca | vodka | whisky;
  household: absorvente | água sanitária | algodão | amaciador | amaciante | ambientador | areia | bateria | carvão | champô | cola branca | comida para cão |
    comida para gato | condicionador | copo | cotonete | creme hidratante | creme solar | desengordurante | desinfetante | desodorante | desodorizante |
    detergente | escova | esponja | faca | filtro | fio dental | fósforo | fralda | gel | guardanapo | jornal | lâmpada | leite infantil | lenço |
    limpa-vidros | líquido | lixívia | luva | medicamento | palito | pano | papel | pasta de dentes | pasta dental | pastilha | película | penso | pilha |
    prato | preservativo | protetor | ração | rolo | sabão | sabonete | saco | sal para máquina | shampoo | tampão | toalha | toalhete | toalhita | vela |
    vitamina | xampu
`;
