/** Foods in French, beside those that are counted (`counted` of the language); see `lexicon.ts`. */
export const fr = `
  abats | agneau | ail | airelle | algue | aloyau | amarante | amaretti | amaretto | andouille | andouillette |
  aneth | anguille | anis | anis étoilé | arachide | armagnac | aromates | asperge | avoine | bacon | badiane |
  baie | baie de genièvre | banane plantain | bar | barbue | basilic | bâton de cannelle | beaufort | bette |
  beurre | beurre de cacahuète | beurre demi-sel | beurre doux | bicarbonate | bicarbonate de soude | bière |
  bifteck | biscotte | biscuit à la cuillère | blanc d'œuf/blancs d'œufs | blanc de poulet/blancs de poulet |
  blé | blette | bleu | boeuf | bœuf | boudin | bouillon | bouillon cube | bouillon de bœuf |
  bouillon de légumes | bouillon de volaille | boulgour | bouquet garni | bourrache | brebis | brie | brioche |
  brocoli | brugnon | cabillaud | cacahuète | cacao | cacao en poudre | café | caille | calamar | calvados |
  camembert | canneberge | cannelle | câpre | caramel | cardamome | cari | carvi | cassis | cassonade | caviar |
  céleri | céleri branche | céleri-rave/céleris-raves | cèpe | cerfeuil | cervelas | champagne |
  champignon de paris/champignons de paris | chanterelle | chapelure | châtaigne | cheddar | chèvre |
  chevreuil | chicorée | chips | chocolat | chocolat au lait | chocolat blanc | chocolat noir |
  chocolat pâtissier | chorizo | chou blanc | chou chinois | chou de bruxelles/choux de bruxelles | chou frisé |
  chou kale | chou rouge | chou-fleur/choux-fleurs | ciboule | ciboulette | cidre | citron confit |
  citron vert/citrons verts | citronnelle | citrouille | clou de girofle/clous de girofle | coco |
  cœur de palmier | cognac | colin | comté | concentré de tomate | confiture | confiture d'abricots | coppa |
  coquillage | coquille saint-jacques/coquilles saint-jacques | coquillette | coriandre | corn flakes | coulis |
  coulis de tomates | courge butternut | couscous | crabe | crème | crème anglaise | crème de coco |
  crème de marrons | crème entière | crème épaisse | crème fleurette | crème fraîche | crème liquide |
  crème pâtissière | cresson | croissant | croûton | crustacé | cumin | curcuma | curry | daurade | dinde |
  dorade | eau | eau de fleur d'oranger | eau gazeuse | eau-de-vie | échine | écrevisse | edamame | églefin |
  emmental | encre de seiche | épeautre | épice | épinard | espadon | estragon | extrait de vanille | faisan |
  farine | farine complète | farine de blé | farine de maïs | farine de riz | farine de sarrasin |
  farine de seigle | faux-filet | fécule | fécule de maïs | fécule de pomme de terre | fenouil | fenugrec |
  feta | feuille de brick | feuille de laurier | fève | filet mignon | flageolet | flétan | fleur d'oranger |
  fleur de sel | flocon d'avoine | foie | foie gras | fond de veau | fond de volaille | fraise des bois |
  framboise | fromage | fromage blanc | fromage de chèvre | fromage frais | fromage râpé | fruit |
  fruit confit | fruit de la passion | fruit de mer | fruit rouge | fruit sec | fumet de poisson | galette |
  garam masala | gélatine | gelée | gélifiant | genièvre | germe de soja | gésier | ghee | gigot |
  gigot d'agneau | gin | gingembre | girofle | girolle | glace | glaçon | gnocchi | goyave | graine |
  graine de courge | graine de lin | graine de sésame | graine de tournesol | grand marnier | groseille |
  gruau | gruyère | haddock | halloumi | hareng | haricot | haricot blanc | haricot rouge | haricot vert |
  harissa | herbe | herbes de provence | homard | houmous | huile | huile d'arachide | huile d'olive |
  huile de coco | huile de colza | huile de noix | huile de sésame | huile de tournesol | huile végétale |
  huître | jambon | jambon blanc | jambon cru | jambon de bayonne | jambon de parme | jarret |
  jaune d'œuf/jaunes d'œufs | jus | jus d'orange | jus de citron | jus de pomme | kaki | ketchup | kirsch |
  lait | lait concentré | lait d'amande | lait de coco | lait de soja | lait demi-écrémé | lait entier |
  lait fermenté | lait ribot | langoustine | lapin | lard | lard fumé | lardon | lasagne | laurier | légume |
  lentille | lentille corail | lentille verte | levure | levure boulangère | levure chimique |
  levure de boulanger | lieu noir | limande | limonade | linguine | liqueur | litchi | lotte | macaroni |
  mâche | macis | magret | maïs | maïzena | malt | mandarine | manioc | maquereau/maquereaux | margarine |
  marjolaine | marron | marsala | mascarpone | mayonnaise | mélasse | menthe | merguez | merlan | merlu |
  mesclun | miel | millet | mimolette | mirabelle | miso | moelle | moutarde | moutarde à l'ancienne | mouton |
  mozzarella | muesli | mûre | muscade | myrtille | noisette | noix de cajou | noix de coco |
  noix de coco râpée | noix de muscade | noix de pécan | noix de saint-jacques | nougat | nouille |
  nouille de riz | nuoc-mâm | oie | olive noire | olive verte | onglet | orange sanguine | orge | orge perlé |
  origan | oseille | oursin | pain | pain au lait | pain complet | pain d'épices | pain de campagne |
  pain de mie | pain pita | palourde | pancetta | papaye | paprika | parmesan | pastèque | pastis | patate |
  patate douce/patates douces | pâte | pâte à pizza | pâte brisée | pâte d'amande | pâte de curry |
  pâte feuilletée | pâte filo | pâte sablée | pâtes | pavot | pecorino | perche | persil | persil plat | pesto |
  petit pois/petits pois | petit salé | petit-suisse/petits-suisses | pétoncle | pied de veau | pignon |
  pignon de pin | piment d'espelette | piment de cayenne | piment doux | pintade | pistache | pleurote | pois |
  pois cassé | pois chiche/pois chiches | pois gourmand | poisson | poitrine | poivre | poivre blanc |
  poivre noir | polenta | pomelo | pomme de terre/pommes de terre | porc | porto | potimarron | poudre à lever |
  poudre d'amande | poulpe | pousse d'épinard | pousse de bambou | pralin | praline | provolone |
  pruneau/pruneaux | pulpe de tomate | purée | purée de tomates | quatre-épices | quetsche | quinoa | râble |
  raclette | radis noir | raie | raifort | raisin | raisin sec/raisins secs | ras el hanout | rascasse | ratte |
  ravioli | reblochon | réglisse | reine-claude | rhubarbe | rhum | ricotta | rillettes | riz | riz arborio |
  riz basmati | riz long | riz rond | rognon | romarin | roquefort | roquette | rosbif | rôti | rouget |
  rumsteck | rutabaga | safran | saindoux | saint-jacques | salade | salicorne | salsifis | sandre | sarrasin |
  sarriette | sauce | sauce de poisson | sauce soja | sauce tomate | sauce worcestershire | saucisson | sauge |
  saumon | saumon fumé | scarole | seiche | seigle | sel | sel fin | semoule | sésame | shiitake | sirop |
  sirop d'agave | sirop d'érable | soja | sole | son | spaghetti | speculoos | steak haché | sucre |
  sucre de canne | sucre en poudre | sucre glace | sucre roux | sucre vanillé | surimi | tabasco | tagliatelle |
  tahini | tamarin | tapenade | tapioca | tequila | thé | thon | thym | tofu | tomate cerise/tomates cerises |
  tomate pelée | tomate séchée | tomme | topinambour | tournesol | tourteau | travers | trévise | truffe |
  truite | turbot | vanille | veau | vergeoise | vermicelle | vermouth | viande | viande hachée | vin |
  vin blanc | vin rouge | vinaigre | vinaigre balsamique | vinaigre de cidre | vinaigre de vin | vodka |
  volaille | whisky | yaourt | yaourt grec | zeste
`;
