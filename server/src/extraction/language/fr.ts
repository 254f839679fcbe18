import type { Language } from './language.ts';
import { fr as talk } from './talk/fr.ts';

export const fr: Language = {
  ingredients: `ingrédients | les ingrédients | liste des ingrédients | il vous faut | ce qu il vous faut |
    ingrédients nécessaires | ingrédients pour la recette | il te faut | ce dont vous avez besoin |
    vous aurez besoin de | pour cette recette | dans votre box | liste de courses | éléments nécessaires |
    ce qu'il te faut`,
  instructions: `préparation | instructions | étapes | la recette | réalisation | étapes de préparation |
    les étapes | préparation de la recette | mode de préparation | progression | déroulé | la préparation |
    déroulement | marche à suivre | comment c'est fait | comment faire | comment procéder |
    les étapes de la recette | étapes de la recette | préparation étape par étape | étape par étape |
    confection | élaboration | mode opératoire | instructions de préparation | recette étape par étape |
    à vous de jouer | c'est parti | technique de réalisation | exécution | comment préparer |
    préparation pas à pas | pas à pas`,
  notes:
    'astuces | conseils | notes | remarques | remarque | astuce | conseil | bon à savoir | le conseil | l astuce | note',
  other: `valeurs nutritionnelles | nutrition | commentaires | ustensiles | matériel | recettes similaires |
    à lire aussi | vous aimerez | avis | accompagnement | le matériel | chapitres | musique | étiquettes |
    mots clés`,
  youNeed: `liste de courses | la liste de courses | ce qu'il te faut | pour cette recette | il faut | il te faut |
    tu as besoin de | vous aurez besoin de`,
  howTo: 'les instructions | comment faire | on y va',
  nutritionStart: 'valeur{,s} nutri*',
  shopping: 'courses',
  forThe: "pour la | pour le | pour les | pour l' | pour",
  needed: 'il {vous ,te ,}faut',
  recipe: 'recette | la recette',
  cardFrom: 'de la cuisine de | du carnet de recettes de | recette proposée par | recette donnée par',
  cardBy: 'de la part de',
  cardTitle: 'recette pour | recette | nom de la recette | nom du plat | titre | plat',
  cardOf: 'recette de',
  measures: 'tasse{s,} | c. à s | c. à c | c à s | c à c | c.à.s | c.à.c | gousse{s,}',
  units: `pincée | pincées | sachet | sachets | tranche | tranches | verre | boîte | botte | brin | brins | feuille |
    feuilles | pot | noix`,
  countWords: 'un | une | deux | trois',
  dozen: 'douzaine{s,}',
  oneOf: 'un{e,}',
  some: 'peu',
  sizes: 'petite',
  pinches: 'pincée | poignée | filet',
  seasonings: 'sel | un peu',
  juiceOf: 'jus | zeste',
  toTaste: 'au goût',
  shareOf: 'matière | lait | crème | chocolat | vinaigre',
  nutrients: 'glucides | lipides | protéines | fibres | matières grasses',
  calories: 'calories',
  to: 'ou',
  as: 'comme',
  articles: "mon | ma | mes | notre | cet{te,} | ces | un{e,} | les | le | la | l' | des",
  stops: 'et | avec | dans | puis | pour | jusqu | pendant | sur | ou | a | au | aux | par | en',
  food: `ail | amande | aubergine | avocat | beurre | boeuf | bouillon | cannelle | carotte | chocolat | champignon |
    citron | concombre | courgette | creme | crevette | eau | farine | fraise | framboise | fromage | huile |
    jambon | lait | lardon | lentille | levure | mais | miel | moutarde | noisette | noix | oeuf | oignon |
    pate | persil | petits pois | poireau | poisson | poivre | poivron | pomme | poulet | riz | sauce soja |
    saumon | sel | semoule | sucre | thon | tomate | vanille | viande | vin | vinaigre | yaourt`,
  prepared: `{haché,coupé,émincé,râpé,fondu,pelé,épluché,écrasé,battu,cuit,égoutté,ciselé,pressé,dénoyauté}{e,}{s,}`,
  preparedHow: 'finement | grossièrement | très',
  cutInto: 'à température | en {dés,morceau*,tranch*,lamell*,rondell*}',
  verbs: `assaisonnez | assaisonner | badigeonnez | decorez | deposez | dressez | dresser | egrenez | ecrasez |
    ecraser | etalez | farcir | farcissez | garnissez | hachez | incorporez | mijotez | nappez | pelez |
    petrissez | poivrez | remuez | remuer | repartissez | reservez | rincez | roulez | salez | saupoudrez |
    ajoute | ajouter | ajoutez | arroser | battez | battre | coupe | couper | coupez | decouper | degustez |
    deposer | disposer | dorer | egouttez | egoutter | emincer | epluchez | eplucher | etaler | fondre | garnir |
    hacher | incorporer | laver | melange | melanger | melangez | mixer | mixez | parsemer | preparer |
    reserver | rincer | saler | saupoudrer | servez | servir | verser | versez`,
  kitchenVerbs: `cuire | cuisez | enfournez | enfourner | faire | fouetter | fouettez | mijoter | petrir | prechauffez |
    prechauffer`,
  everydayVerbs: 'faites | faire | fais | laisser | laissez | mettez | mettre',
  homographs: 'fais',
  then: 'ensuite | puis',
  abbreviations: 'env',
  servings: `portions | nombre de personnes | parts | nombre de parts | nombre de portions | personnes |
    nb de personnes | couverts`,
  perWord: 'par',
  forWord: 'pour',
  forUs: 'pour nous',
  eaters: 'personne{s,} | couverts | convives | pers',
  portions: 'portion{s,}',
  pieces: 'pièce{s,} | parts | biscuits | crêpes | gaufres | verrines',
  slices:
    'tranche{s,} | pots | verres | bouteilles | boules | petits pains | tartelettes | macarons | madeleines | carrés',
  enoughFor: 'suffit pour | assez pour',
  prepTime:
    'temps de préparation | mise en place et préparation | préparation | temps de prep | tps de préparation | prép',
  cookTime: 'temps de cuisson | cuisson au four | cuisson | tps de cuisson | durée de cuisson',
  cookingOf: 'rôtissage | friture | mijotage | temps de four | au four',
  totalTime: 'temps total | total | durée | durée totale | temps de réalisation | prêt en',
  timeNouns: 'temps | durée',
  minutes: 'mn | mns',
  days: 'jour',
  cooking: 'cuire | cuisez | revenir | au four | enfourne* | mijot*',
  difficulty: 'difficulté | niveau | niveau de difficulté',
  easy: 'facile',
  hard: 'difficile',
  easyLevel: 'très facile',
  mediumLevel: 'moyen | moyenne',
  talk: 'qui teste | je | nous | vous',
  promo: "bon app | abonne | enregistre | identifie | partage | n'oublie",
  farewell:
    'bon{ne,} {appétit,dégustation} | régalez vous | à {très vite,bientôt} | bonne {semaine,journée} | bon {week end,weekend,dimanche} | bises | bisous',
  signOff: "voilà | c'est prêt",
  advert: 'pub | publicité',
  hooks: 'bonjour | coucou | aujourd | qui',
  views: 'vues',
  recipeFor: 'recette {de,du,des}',
  presenting: 'je {vous,te} {propose,partage,présente} | on {fait,prépare,cuisine}',
  hereAre: 'voici',
  replyTo: 'répondre à',
  praise: 'parfait | délicieux | bon',
  meals: 'petit déjeuner | déjeuner | dîner | goûter',
  tellers: 'je | nous | mon | mes | notre',
  habits: 'concours | par jour',
  notFood: 'peau | cheveux | savon | nettoy* | jardin | engrais | amour',
  feelings: 'amour | patience | rire | bonheur',
  notEaten: `pâte à modeler | masque {visage,capillaire,cheveux,pour le visage} | masque maison | gommage |
    baume à lèvres | bombe{s,} de bain | sel{s,} de bain | shampo{o,}ing | déodorant | savon maison |
    crème {visage,hydratante,pour les mains} | lessive | nettoyant | produit ménager |
    pâte {nettoyante,à récurer} | spray ménager | liquide vaisselle | engrais | purin d'ortie{s,} | terreau |
    nourriture pour oiseaux | pâte slime | composteur | faire {du,son} compost | compostage |
    soin {capillaire,du visage} | pour cheveux | cheveux {secs,gras,abimés,bouclés} | après-shampoing |
    semis de | tableau {de conversion,d'équivalence}{s,} | conversions de mesures | tableau de correspondance`,
  unlikeFood: `huile{s,} essentielle{s,} | beurre de karité | cire d'abeille | huile d'argan |
    huile de jojoba | hydrolat | soude caustique | votre peau | peaux {seches,grasses,sensibles} | le visage |
    rincez à l'eau | bicarbonate de soude et vinaigre | ne pas ingérer | eau de pluie | pucerons | arrosoir |
    votre visage | en évitant les yeux | contour des yeux | les cheveux | vos cheveux | sur les longueurs |
    éprouvette{s,} | tube{s,} à essai | corrosi{f,ve} | acide sulfurique | pâte à sel`,
  cares: `nettoyer | nettoyage | détartrer | détartrage | aiguiser | affûter | culotter | déboucher |
    désodoriser`,
  caredFor: `poêle{s,} | fonte | couteau{x,} | bouilloire | cafetière | machine à {café,laver} |
    lave-vaisselle | lave vaisselle | micro-ondes | réfrigérateur | frigo | évier | plaque{s,} |
    planche à découper | casserole | barbecue | hotte | joints | matelas | tapis | le four | du four |
    votre four | son four`,
  crafts: `liquide vaisselle | savon noir | cristaux de soude | eau de javel | pelote{s,} |
    aiguilles à tricoter | tricot* | pistolet à colle | peinture acrylique | papier de verre |
    cire de bougie | résine de pin`,
  contests: 'concours | tirage au sort | pour participer | gagnant{e,es,s,} | règlement',
  pageBoilerplate: `imprimer la recette | imprimer | partager la recette | tous droits réservés | crédit photo |
    enregistrer la recette |
    avez-vous aimé {la,cette} recette | notez {la,cette} recette | donnez votre avis | laissez un commentaire | partagez {la,cette} recette`,
  credits: 'source | photo{s,} | recette de | crédit{s,}',
  waitTitles: 'un instant',
  please: "s'il vous plaît",
  signIn: 'se connecter | connexion',
  leadIn: 'alors | bon | donc',
  greetings: `bonjour | bonsoir | coucou | salut | {cher,chère,chers,chères}`,
  boiledApart: 'pâtes | nouilles | spaghetti | riz | œufs | oeufs',
  ...talk,
};
