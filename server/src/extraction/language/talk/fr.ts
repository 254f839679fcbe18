import type { Talk } from './talk.ts';

export const fr: Talk = {
  corrects: 'non | ah non | pardon | attends | enfin non',
  spokenVerbs: `sers | sert | servez | servons | serve | fais | faire | frémi | mouill | liez | couvr | coup | éminc | fond |
    cuis | cuire | mélang | vers | ajout | batt | bats | fouett | enfourn | rissol | épluch | hach | râp | mijot |
    saupoudr | incorpor | mont | sépar | dorer | pétri | étal | cass | touill | grill | mets | mettez | aplati |
    arros | assaisonn | badigeonn | beurr | blanch | bouill | bouilli | brass | braise | bross | caraméli | cisel |
    concass | congel | décor | découp | décortiqu | déglac | délay | délaye | déman | démoul | dénoyaut | désoss |
    détaill | détend | dispos | dress | ébouillant | écal | écras | écum | effil | égoutt | égren | émiett | emul |
    émuls | enduis | enfarin | enrob | éplu | équeut | essor | farci | filtr | flamb | fondre | fourr | frémir |
    frire | garni | gratin | huil | humid | imbib | incis | infus | macér | malax | marin | mijotez | monder |
    mouliner | napp | parsem | pilez | pilon | pliss | poch | poêl | pétrir | préchauff | press | presse | rabatt |
    ramoll | rectifi | rédui | réhydrat | refroid | réserv | revenir | rôti | rouss | roul | sabl | saisi | saut |
    secou | suer | tamis | tomb | torréfi | tourn | tranch | tremp | vid | zest`,
  nameEnds: `tu | vous | je | on | nous | il | elle | le | la | les | l | un | une | des | ensuite | que | qui | vers | chez |
    sans | apres | avant | ca | tout | bien | alors | euh | d'un | d'une | quelques | prends | prenez | prend | faut |
    fait | te | me | comme | moi | toi | hier | aussi | ça | c'est | c | n | s | j | t | m | d | quand | dès | jusqu |
    jusque | jusqu'à | lorsque | pendant | après | avec | selon | pour | sous | entre | contre | environ | doucement |
    délicatement | rapidement | lentement | finement | soigneusement | vivement | ensemble | dessus | dessous |
    dedans | dehors | partout | autour | encore | toujours | jamais | surtout | juste | seulement | presque | puis |
    enfin | maintenant | bientôt | soit | sinon | sauf | car | donc | mais | or | ni | où | dont | celui | celle |
    ceux | celles | chacun | chaque | plus | moins | trop | peu | assez | très | fort | moitié | reste | mon | ma |
    mes | ton | ta | tes | son | sa | ses | leur | leurs | notre | votre | vos | nos | cela | ceci | est | sont |
    était | soient | peut | peux | pouvez | doit | dois | devez | va | vas | vont | ai | as | a | avons | avez | ont |
    été | être | y | en | dans | remets | bref | hop | hein | quoi | voilà | là | ici | soir | matin | jour | nuit |
    veille | obtenir | obtient | obtiens | aux | au | à`,
  fillers: 'euh | heu',
  tellsOf: `{demandez,réclamé} | recette {de,du,des,pour,d'} | {fais,fait,faire,prépare,préparer} | voici | voilà |
    {promis,demandé} | pour | recette {de,du,des,pour,d',de la,de l'} |
    {envoie,partage,donne,note,écris,explique,raconte,montre,présente} {donc ,vite ,} |
    {aujourd'hui,ce soir} {on,je} {fait,prépare,cuisine,fais} | comment {faire,je fais,on fait,préparer,réussir} |
    {c'était,c'est} {soir ,midi ,} | {fait,préparé} {un,une,des,le,la,les,mon,ma,mes} | {vous,te,me} {demande,demandez,demandent} {toujours ,souvent ,tous ,}`,
  goesOn: `et puis | ensuite | puis | après | et ensuite | après ça | et après | pendant ce temps | pendant ce temps-là |
    à la fin | au bout de | pour finir | enfin`,
  consumed: 'commander | mangé | bu | acheté | coûte | coute | commandé | vendu | menu | tache | prix',
  seasoned: 'sel | poivre',
  cuts: 'coupe{,s,z,r} | coupez | couper | hache{,s,z,r} | tranche{z,r} | émince{,s,z,r} | détaille{,s,z,r}',
  the: 'le | la | les | l | ce | cet | cette | ces | mon | ma | mes | ton | ta | tes | votre | vos',
  unlisted: `eau | pâte | sauce | soupe | bouillon | viande | pâtes | riz | pain | jus | blancs | jaunes | blanc | jaune |
    neige | préparation | mélange`,
  dishes: `blanquette | boeuf | bourguignon | cake | clafoutis | compote | confiture | cookies | crêpe | crème | daube |
    far | flan | galette | gâteau | gaufre | hachis | madeleine | pain | parmentier | poêlée | pot-au-feu | poulet |
    purée | rôti | sablé | salade | sauce | soupe | tajine | tartine | terrine | velouté | veau | vinaigrette |
    aïoli | aligot | beignet | biscuit | boulette | bouillabaisse | bouchée | brandade | brioche | brochette |
    brownie | bûche | burger | caramel | carbonnade | carottes râpées | cassoulet | chausson | chili | chou farci |
    choucroute | clafouti | coq au vin | côte | coulis | couscous | crème brûlée | crevettes | croque | croquette |
    croque-monsieur | crumble | curry | dal | donuts | éclair | endive | escalope | feuilleté | financier | flamiche |
    flammekueche | fondant | fondue | fougasse | fricassée | gaspacho | gigot | glace | gnocchi | gougère | gratin |
    houmous | îles flottantes | kouign | lapin | lasagne | lentilles | macaron | magret | marbré | meringue | mijoté |
    moelleux | mousse | moules | muffin | navarin | nougat | œufs | omelette | oeufs cocotte | osso bucco | paella |
    pain perdu | palet | pancake | panna cotta | pâté | pâtes | pesto | pissaladière | piperade | pizza | pommes |
    porc | pot au feu | potage | potée | profiterole | quatre-quarts | quenelle | quiche | ragoût | ratatouille |
    ravioli | rillettes | risotto | riz | rougail | roulé | sauté | saumon | semoule | smoothie | sorbet | soufflé |
    spaghetti | tapenade | tarte | tartare | tartiflette | tatin | tian | tiramisu | tourte | verrine | viennoiserie |
    waterzooi`,
  plainVerbs: `ajoute{,s,z,r,nt} | ajoutons | met{,s,tez,tre,tent,tons} | mis | prend{,s,re} | prenez | prends | laisse{,s,z,r} |
    verse{,s,z,r} | versons | pose{,s,z,r} | pren{ons,ez} | enlève{,s} | enlever | enlevez | retire{,s,z,r} | sors |
    sort | sortez | sortir | remet{,s,tez,tre} | remue{,s,z,r} | ouvre{,s,z} | ferme{,s,z} | couvre{,s,z} | couvrir |
    jette{,s} | jetez | balance{,s,z} | fous | glisse{,s,z} | recouvre{,s,z} | étale{,s,z,r} | range{,s,z} |
    dépose{,s,z} | place{,s,z} | plonge{,s,z} | renverse{,s,z} | rajoute{,s,z,r} | termine{,s,z} | finis{,sez} |
    finit | attend{,s,ez} | chauffe{,s,z,r} | colle{,s} | passe{,s,z} | sert | sers | servez | casse{,s,z} |
    sépare{,s,z} | coule{,z} | utilise{,s,z} | roule{,s,z}`,
  askedFor: `que {tu,vous} {voulais,vouliez,m'as,m'avez,as,avez,aimes,aimais,aimez,me,m} | dont je {te,vous,t'ai} |
    demandé{e,} | comme promis | promis{e,} |
    se fait | se font | je {le,la,les} fais comme ça | comme {ça,ceci} | c'est {simple,facile,pas sorcier,pas compliqué,tout simple} | que j'ai apporté{e,s,es,}`,
  closings: `bises | bisous | bisou | gros{ses,} {bises,bisous} | je {t',vous }embrasse | je t'embrasse | bon appétit |
    régale-toi | régalez-vous | bonne {dégustation,journée,soirée,cuisine} | à {bientôt,plus,très vite,la prochaine} |
    amicalement | affectueusement | tendresses | dis-moi | dites-moi | tu me {dis,diras} | vous me {direz,dites} |
    et voilà | voilà | c'est tout | c'est prêt | et c'est {tout,prêt} | abonnez-vous | likez | merci | ciao | salut |
    voilà c'est`,
  behind: `{finement ,grossièrement ,bien ,très ,préalablement ,}{haché,coupé,émincé,râpé,fondu,pelé,épluché,écrasé,battu,cuit,égoutté,ciselé,pressé,dénoyauté,mixé,lavé,concassé,ramolli,tranché,effilé,émietté,déchiré,taillé,détaillé,vidé,désossé,décortiqué,torréfié,grillé,rincé,séché,tamisé,moulu,équeuté,épépiné,dessalé,effeuillé}{e,}{s,} |
    en {petits ,petites ,gros ,grosses ,fines ,fins ,}{dés,morceaux,tranches,lamelles,rondelles,cubes,lardons,quartiers,poudre,purée,bâtonnets,julienne,brunoise,bouquets,gousses,copeaux,lanières,deux,quatre,allumettes} |
    à température ambiante | avec {la peau,les os,leur jus} | sans {la peau,peau,pépins,noyau,arêtes} |
    {bien ,très ,}{chaud,chaude,froid,froide,tiède,mou,molle,mûr,mûre,frais,fraîche,glacé,glacée}{s,}`,
  doers: `tu | on | vous | je | nous`,
  ovens: `four | thermostat`,
  moreFoods: `noisette | lardons | jambon | saucisse | saucisses | merguez | chipolatas | dinde | canard | lapin | agneau |
    veau | porc | boeuf haché | steak | colin | cabillaud | saumon | truite | thon | moules | crevettes | poireaux |
    céleri | navet | navets | panais | potiron | potimarron | courge | endives | fenouil | radis | betterave |
    épinards | blettes | chou | chou-fleur | brocoli | asperges | artichaut | haricots | petits pois | pois chiches |
    lentilles | fèves | maïs | champignons | cèpes | girolles | ciboulette | estragon | basilic | persil | coriandre |
    menthe | aneth | laurier | thym | romarin | cumin | curcuma | cannelle | muscade | gingembre | safran | piment |
    cornichons | câpres | olives | anchois | crème fraîche | fromage blanc | mascarpone | ricotta | comté | gruyère |
    emmental | chèvre | roquefort | reblochon | camembert | parmesan | maïzena | fécule | levure | semoule |
    boulgour | quinoa | riz | pâtes | vermicelles | chapelure | biscuits | spéculoos | chocolat | cacao | miel |
    confiture | cassonade | vergeoise | sirop | amandes | noix | noisettes | pistaches | raisins | cerises | pommes |
    poires | pêches | abricots | prunes | framboises | fraises | myrtilles | citron | orange | rhum | cognac | cidre |
    vin | moutarde | vinaigre | bouillon`,
  wares: `plat | plats | poêle | casserole | cocotte | saladier | bol | moule | four | assiette | assiettes | fourchette |
    cuillère | couteau | torchon | papier | film | fouet | mixeur | passoire | tamis | verrine | verrines |
    couvercle | sauteuse | marmite | planche | côté | fois`,
  morePinches: `noisette | noix | trait | goutte | soupçon | nuage`,
  adverbs: `petit à petit | peu à peu | au fur et à mesure`,
  kin: `frère | soeur | mère | maman | papa | père | mari | femme | enfants | papi | papy | mamie | mamy | oncle | tante |
    voisin | voisine | fille | fils`,
  others: `il | elle | ils | elles | mon | ma | mes | notre | nos`,
  mailHeads: `à | objet | envoyé`,
  cookedAs: `rôti{e,s,es,} | grillé{e,s,es,} | farci{e,s,es,} | poché{e,s,es,} | braisé{e,s,es,} | fumé{e,s,es,} |
    mariné{e,s,es,} | gratiné{e,s,es,} | sauté{e,s,es,} | frit{e,s,es,} | confit{e,s,es,} | poêlé{e,s,es,}`,
};
