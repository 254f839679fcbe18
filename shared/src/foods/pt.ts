/** Foods in Portuguese, beside those that are counted (`counted` of the language); see `lexicon.ts`. */
export const pt = `
  abóbora manteiga | açafrão | acelga | acém | açúcar | açúcar amarelo | açúcar baunilhado | açúcar branco |
  açúcar de confeiteiro | açúcar em pó | açúcar mascavado | açúcar mascavo | agrião/agriões | água |
  água com gás | água de flor de laranjeira | aguardente | aipo | alcaparra | alcatra | alecrim | alheira |
  alho | alho em pó | alho-poró | almôndega | amêijoa | ameixa seca | ameixa-seca | amendoim/amendoins | amido |
  amido de milho | amora | anchova | aneto | anis | anis-estrelado | arando | arenque | arroz | arroz agulha |
  arroz arbóreo | arroz basmati | arroz carolino | arroz integral | aspargo | atum | aveia | aveia em flocos |
  avelã | aves | azeite | azeite de dendê | azeite de oliva | azeite virgem extra | bacalhau | bacon |
  banana-da-terra | banha | batata palha | batata-doce/batatas-doces | baunilha | beldroega | berbigão |
  bicarbonato | bicarbonato de sódio | bolacha maria | bolo | borrego | brandy | brie | brócolis | brócolos |
  broto | brotos de feijão | cabrito | cacau | cacau em pó | cachaça | café | caju | calabresa | caldo |
  caldo de carne | caldo de galinha | caldo de legumes | caldo de peixe | canela | canela em pau |
  canela em pó | caramelo | caranguejo | cardamomo | caril | carne | carne de porco | carne de vaca |
  carne moída | carne picada | carne seca | carneiro | castanha de caju | cavala | cebola roxa | cebolinha |
  cebolinho | centeio | cerveja | cevada | chá | champanhe | chantilly | charque | cheddar | cherne | chia |
  chicória | choco | chocolate | chocolate amargo | chocolate branco | chocolate de leite | chocolate em pó |
  chocolate meio amargo | chocolate negro | chouriço | cidra | coco | coco ralado | codorniz/codornizes |
  coelho | coentro | cogumelo paris | colorau | cominho | concentrado de tomate | conhaque | cordeiro |
  corvina | costela | costelinha | courgette | couve galega | couve lombarda | couve manteiga | couve roxa |
  couve-de-bruxelas/couves-de-bruxelas | couve-flor/couves-flores | cravinho | cravo |
  cravo-da-índia/cravos-da-índia | creme | creme de coco | creme de leite | creme fraîche | croissant |
  croutons | curcuma | curry | cuscuz | doce de leite | dourada | endívia | endro | erva-doce | ervas |
  ervas de provença | ervas finas | ervilha | ervilha torta | escarola | espaguete | espargo | esparguete |
  especiaria | espinafre | espumante | essência de baunilha | estragão | extrato de baunilha |
  extrato de tomate | farinha | farinha de amêndoa | farinha de arroz | farinha de aveia | farinha de mandioca |
  farinha de milho | farinha de rosca | farinha de trigo | farinha integral | farinheira | fava | fécula |
  fécula de batata | feijão | feijão branco | feijão carioca | feijão encarnado | feijão manteiga |
  feijão preto | feijão verde | feijão-verde/feijões-verdes | fermento | fermento biológico |
  fermento de padeiro | fermento em pó | fermento químico | fiambre | fígado | figo seco | filé mignon |
  flocos de aveia | flor de sal | foie gras | folha de louro/folhas de louro | framboesa | fruta |
  fruta cristalizada | frutas vermelhas | frutos secos | fubá | funcho | galinha | gamba | garoupa | gelado |
  gelatina | gelatina em pó | gelo | gema de ovo | gengibre | gergelim | gim | gin | ginja | girassol | goiaba |
  goiabada | gordura | gorgonzola | grão-de-bico/grãos-de-bico | grão/grãos | grelos | groselha | gruyère |
  guaraná | hambúrguer | harissa | hortelã | húmus | inhame | iogurte | iogurte grego | iogurte natural | jaca |
  jalapeño | javali | jiló | kefir | ketchup | lagosta | lagostim | laranja-lima | lasanha | leitão | leite |
  leite condensado | leite de amêndoa | leite de coco | leite de soja | leite em pó | leite evaporado |
  leite gordo | leite integral | leite meio-gordo | leitelho | lentilha | levedura | licor | limonada | língua |
  linguado | linguiça | linhaça | lombo | lombo de porco | louro | lula | macarrão | maionese | maisena |
  maizena | malte | mamão | mandioca | mandioquinha | manjericão | manjerona | manteiga | manteiga de amendoim |
  maracujá | margarina | marisco | marmelada | mascarpone | massa | massa de pimentão | massa filo |
  massa folhada | massa quebrada | mel | melaço | melancia | mexilhão/mexilhões | milho | milho doce |
  milho verde | miolo de noz | mirtilo | miso | molho | molho de peixe | molho de soja | molho de tomate |
  molho inglês | morcela | mostarda | mostarda de dijon | mozarela | mozzarella | muçarela | músculo | musse |
  nabiça | nata | nata de coco | natas | nectarina | nêspera | noz-moscada | noz-pecã | óleo | óleo de coco |
  óleo de girassol | óleo de soja | óleo vegetal | orégano | orégãos | osso | ostra | ovas | paio | palmito |
  panceta | pão de forma | pão duro | pão integral | pão ralado | papaia | paprica | páprica | parmesão |
  passas | pasta | pasta de amendoim | pé | peito de frango/peitos de frango | peito de peru | peixe |
  peixe-espada | pepperoni | perdiz/perdizes | perna | perna de borrego | perna de frango | peru | pescada |
  pesto | picanha | picles | pimenta | pimenta branca | pimenta caiena | pimenta preta | pimenta-da-jamaica |
  pimenta-do-reino | pimentão vermelho | pimento vermelho/pimentos vermelhos | pinhão/pinhões | pistache |
  pistácio | polenta | polpa de tomate | polvilho | polvilho azedo | polvilho doce | polvo | porco | presunto |
  provolone | queijo | queijo cheddar | queijo coalho | queijo cottage | queijo creme | queijo da serra |
  queijo de cabra | queijo feta | queijo flamengo | queijo fresco | queijo minas | queijo parmesão |
  queijo prato | queijo ralado | quiabo | quinoa | rabada | rábano | raia | repolho | requeijão | ricota |
  robalo | rosbife | rúcula | ruibarbo | rum | sagu | sal | sal fino | sal grosso | salada | salame | salmão |
  salmão fumado | salsa | salsão | salsichão | salva | sálvia | sardinha | semente |
  semente de abóbora/sementes de abóbora | semente de chia | semente de girassol/sementes de girassol |
  semente de linhaça | semente de papoila | semente de sésamo/sementes de sésamo | sêmola | sésamo | sidra |
  siri | soja | solha | tabasco | tahini | tamarindo | tamboril | tapioca | tequila | ternera | tofu |
  tomate cereja/tomates cereja | tomate pelado | tomate seco | tomilho | toranja | torrada | toucinho |
  tremoço | trigo | trigo sarraceno | trufa | truta | tutano | uísque | uva | uva passa | vaca | vagem/vagens |
  vieira | vinagre | vinagre balsâmico | vinagre de maçã | vinagre de vinho | vinho | vinho branco |
  vinho do porto | vinho madeira | vinho tinto | vitela | vodca | whisky | xarope | xarope de ácer |
  xarope de bordo
`;
