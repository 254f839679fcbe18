/** Foods and other things of a shop in French, by their aisle; see `all.ts`. */
export const fr = `
  is frozen: congelé- | surgelé-;
  is canned: au naturel | boîte | boîtes | conserve | bocal;
  is dried: séché- | moulu- | en poudre | sec | secs | sèche | sèches;
  is fresh: frais | fraîche | fraîches;
  beside: pour | sans | avec;
  produce: abricot | airelle | ananas | artichaut | asperge | aubergine | avocat | baie | banane | bette | betterave | blette | bourrache | brocoli | brugnon |
    canneberge | carotte | cassis | céleri | céleri-rave | cèpe | cerise | champignon | chanterelle | châtaigne | chicorée | chou | chou-fleur | citron |
    citrouille | clémentine | coco | coing | concombre | courge | courgette | cresson | échalote | edamame | endive | épinard | fenouil | fève | figue | fleur |
    fraise | framboise | fruit | germe de soja | girolle | gousse | goyave | grenade | groseille | haricot vert | jus de citron | kaki | kiwi | laitue |
    légume | litchi | mâche | mandarine | mangue | manioc | marron | melon | mesclun | mirabelle | myrtille | mûre | navet | nectarine | noix de coco | oignon |
    orange | oseille | pamplemousse | panais | papaye | pastèque | patate | pêche | pleurote | poire | poireau | pois gourmand | poivron | pomelo | pomme |
    potimarron | potiron | pousse | prune | quetsche | radis | raisin | ratte | reine-claude | rhubarbe | roquette | rutabaga | salade | salicorne | salsifis |
    scarole | shiitake | tomate | topinambour | trévise | truffe | zeste;
  herbs: ail | aneth | basilic | cerfeuil | ciboule | ciboulette | citronnelle | coriandre | estragon | gingembre | herbe | marjolaine | menthe | persil |
    piment | romarin | sarriette | sauge | thym;
  bakery: baguette | biscotte | brioche | crêpe | croissant | croûton | galette | gâteau | muffin | pain | tarte | tortilla;
  meat: abats | agneau | aile | aloyau | andouille | andouillette | bacon | bifteck | blanc de dinde/blancs de dinde | blanc de poulet | boudin | bœuf |
    caille | canard | cervelas | chevreuil | chorizo | coppa | côte | côtelette | cuisse | dinde | échine | escalope | faisan | faux-filet | filet mignon |
    foie | gésier | gigot | jambon | jarret | lapin | lard | lardon | magret | merguez | moelle | mouton | oie | onglet | pancetta | petit salé | pintade |
    poitrine | porc | poulet | râble | rillettes | rognon | rosbif | rôti | rumsteck | salami | saucisse | saucisson | steak | travers | veau | viande |
    volaille;
  fish: anchois | anguille | bar | barbue | cabillaud | calamar | caviar | colin | coquillage | crabe | crevette | crustacé | daurade | dorade | écrevisse |
    églefin | espadon | flétan | fruit de mer | haddock | hareng | homard | huître | langoustine | lieu | limande | lotte | maquereau | merlan | merlu | moule |
    noix de saint-jacques | oursin | palourde | perche | pétoncle | poisson | poulpe | raie | rascasse | rouget | saint-jacques | sandre | sardine | saumon |
    seiche | sole | steak de thon | surimi | thon | tourteau | truite | turbot;
  dairy: beaufort | beurre | blanc | bleu | boisson végétale | brebis | brie | camembert | cheddar | chèvre | comté | crème | emmental | feta |
    feuille de brick | flan | fromage | ghee | gruyère | halloumi | houmous | jaune | lait | margarine | mascarpone | mimolette | mozzarella | œuf | parmesan |
    pâte | pecorino | petit-suisse | provolone | raclette | reblochon | ricotta | roquefort | saindoux | tofu | tomme | yaourt;
  frozen: bâtonnet | crème glacée | frite | glace | glaçon | pizza | sorbet;
  dry: algue | amarante | avoine | blé | boulgour | céréale | champignon séché/champignons séchés | chapelure | coquillette | corn flakes | couscous |
    épeautre | flageolet | flocon | gnocchi | gruau | haricot | lasagne | lentille | linguine | macaroni | millet | muesli | nouille | orge | pâtes | penne |
    pois | polenta | purée | quinoa | ravioli | riz | sarrasin | seigle | semoule | soja | son | spaghetti | tagliatelle | tapioca | vermicelle;
  cans: câpre | choucroute | citron confit | compote | concentré | cornichon | coulis | cœur | crème de coco | lait concentré | lait de coco | maïs | olive |
    petit pois | pousse de bambou | pulpe de tomate | purée de tomates | sauce tomate | soupe | tapenade | tomate concassée/tomates concassées |
    tomate pelée/tomates pelées | tomate séchée/tomates séchées;
  baking: amande | amaretti | arôme | bicarbonate | biscuit à la cuillère | cacao | cassonade | chocolat noir | chocolat pâtissier | colorant | datte |
    eau de fleur d'oranger | eau de rose | extrait | farine | fécule | fleur d'oranger | fruit confit | gélatine | gélifiant | gousse de vanille | graine |
    levure | maïzena | malt | marron glacé | mélasse | meringue | noisette | noix | noix de coco râpée | pâte d'amande | pavot | pépite | pignon | pistache |
    poudre | pralin | praline | pruneau | sésame | sirop d'agave | sirop d'érable | sucre | tournesol | vanille | vergeoise;
  spices: anis | aromates | badiane | baie de genièvre | baie rose | bouillon | bouquet garni | cannelle | cardamome | cari | carvi | cumin | curcuma | curry |
    épice | fenugrec | fleur de sel | fond | fumet | garam masala | genièvre | girofle | graine de moutarde | herbes de provence | laurier | macis | muscade |
    noix de muscade | origan | paprika | piment d'espelette | piment de cayenne | piment doux | poivre | quatre-épices | ras el hanout | safran | sel;
  sauces: beurre de cacahuète | chutney | confiture | crème de marrons | gelée | harissa | huile | ketchup | mayonnaise | miel | miso | moutarde | nuoc-mâm |
    nutella | pâte à tartiner | pâte de curry | pesto | raifort | sauce | tabasco | tahini | tamarin | vinaigre | vinaigrette;
  snacks: arachide | barre | biscuit | bonbon | cacahuète | caramel | chewing-gum | chips | chocolat | cookie | cracker | gaufre | gaufrette | madeleine |
    nougat | pop-corn | réglisse | speculoos;
  drinks: alcool | amaretto | armagnac | bière | boisson | café | calvados | capsule | champagne | cidre | coca | cognac | eau | eau-de-vie | gin |
    grand marnier | infusion | jus | kirsch | limonade | liqueur | marsala | pastis | porto | rhum | rosé | sirop | soda | tequila | thé | tisane | vermouth |
    vin | vodka | whisky;
  household: adoucissant | allumette | ampoule | bougie | brosse | charbon | colle | coton | coton-tige | couche | couteau | crème hydratante | crème solaire |
    croquette | cure-dent | dentifrice | déodorant | détergent | eau de javel | éponge | essuie-tout | fil dentaire | film | filtre | gant | gel | javel |
    lait infantile | lessive | lingette | liquide | litière | médicament | mouchoir | mousse à raser | nettoyant | nourriture | paille | pansement | papier |
    pâtée | pile | produit | rasoir | sac | savon | sel lave-vaisselle | serviette | shampoing | shampooing | sopalin | tablette | tampon | vitamine
`;
