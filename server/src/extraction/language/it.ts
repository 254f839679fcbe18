import type { Language } from './language.ts';
import { it as talk } from './talk/it.ts';

export const it: Language = {
  ingredients: `ingredienti | gli ingredienti | cosa serve | lista degli ingredienti | occorrente |
    cosa ti serve | cosa vi serve | che cosa serve | di cosa hai bisogno | ti servono | vi servono |
    gli ingredienti della ricetta | ingredienti necessari | per preparare serve`,
  instructions: `preparazione | procedimento | istruzioni | come fare | come preparare | esecuzione |
    passaggi | la preparazione | come si prepara | metodo | così si fa | come si fa | si fa così |
    come fare la ricetta | come prepararlo | come prepararla | come procedere | modo di preparazione |
    procedura | svolgimento | come cucinare | preparazione passo passo | passo per passo | passo dopo passo |
    il procedimento | l'esecuzione | fasi di preparazione | realizzazione | mettiamoci all'opera`,
  notes:
    'note | consigli | conservazione | curiosità | varianti | il consiglio | consiglio | nota | suggerimento | suggerimenti',
  other: `valori nutrizionali | allergeni | commenti | potrebbe interessarti | ricette correlate | strumenti | utensili |
    tag`,
  youNeed: 'cosa ti serve | lista della spesa | servono | ti serve | vi serviranno',
  howTo: 'come prepararla | come prepararlo | come si fa',
  unmistakable: 'ingredienti | procedimento',
  nutritionStart: 'valori nutri*',
  shopping: 'spesa',
  forThe: 'per la | per il | per lo | per i | per le | per gli | per',
  needed: '{ti ,vi ,}serv{e,ono}',
  recipe: 'ricetta | la ricetta',
  cardFrom: 'dalla cucina di | dal ricettario di | dal quaderno di',
  cardBy: 'da',
  cardTitle: 'ricetta per | ricetta | nome della ricetta | nome del piatto | titolo | piatto',
  cardOf: 'ricetta di',
  measures: 'spicchi{o,}',
  units: 'pizzico | bicchiere | bustina | fetta | fette | q.b | qb | rametto | foglie | mazzetto | etto',
  countWords: 'due | tre',
  oneOf: 'uno | una',
  some: 'poco',
  pinches: 'pizzico | manciata | filo',
  seasonings: 'sale | q.b. | qb',
  juiceOf: 'succo | scorza',
  toTaste: 'q.b. | qb | q. b.',
  shareOf: 'latte | panna | cioccolato | aceto',
  nutrients: 'grassi | proteine | carboidrati | fibre',
  as: 'come',
  articles: 'il | lo | gli | i | il mio | la mia',
  stops: 'e | con | in | nel | nella | fino | per | poi | o | su | finche',
  food: `aceto | acqua | aglio | basilico | brodo | burro | carot | cioccolato | cipolla | farina | formaggio |
    fragola | funghi | latte | lievito | limone | mandorla | manzo | mela | melanzana | miele | noce | olio |
    panna | parmigiano | patata | pecorino | pepe | peperon | pesce | pollo | pomodor | prezzemolo | prosciutto |
    riso | sale | sedano | tonno | tuorl | uov | uovo | vaniglia | vino | zucchero | zucchin`,
  prepared: `{tritat,tagliat,grattugiat,affettat,sbattut,sciolt,fus,mondat,pulit,sbucciat,lavat,scolat,sgocciolat,denocciolat,snocciolat,tostat,cott,lessat,spezzettat,sminuzzat,schiacciat,ammollat,ammorbidit,setacciat,spellat,privat,macinat,bollit,pelat}{a,o,e,i}`,
  preparedHow: 'finemente | già | ben | appena | molto | grossolanamente',
  cutInto: `a {temperatura,cubetti,dadini,fette,fettine,pezzi,rondelle,listarelle,metà,filo} |
    in {pezz*,cubett*,dadin*,fett*,rondell*}`,
  verbs: `aggiungere | adagiate | amalgamate | bollite | condite | condisci | coprite | copri | decorate | decora |
    disponete | disponi | farcite | formate | friggete | friggi | frullate | frulla | frullare | grattugiate |
    impastate | incorporate | incorpora | lavate | lessate | lessa | montate | monta | preparate | rosolate |
    sbattete | sbatti | sbattere | sciogliete | sciogli | sfumate | soffriggete | stendete | stendi | tritate |
    trita | aggiungete | aggiungi | amalgamare | condire | disporre | grattugiare | lasciate | lascia | lavare |
    mescolare | mescolate | mescola | mettete | metti | montare | pelare | preriscaldare | scaldare | scalda |
    scolare | scola | servite | servi | spolverare | stendere | tagliare | tagliate | taglia | tostare |
    tritare | unire | unite | unisci | versare | versate | versa`,
  kitchenVerbs: `inforna | infornare | infornate | cuocere | cuoci | cuocete | friggere | bollire | soffriggere | impastare |
    impasta | rosolare | rosola`,
  everydayVerbs: 'prepara | fate | far | fai | lasciare | mettere',
  homographs: 'fate | far | fai | metti | servi',
  then: 'poi',
  abbreviations: 'resp',
  servings: `porzioni | dosi per | dosi | dose per | porzioni per | numero di porzioni | prodotto | per persone`,
  forWord: 'per',
  forUs: 'per noi',
  eaters: 'person{a,e}',
  about: 'circa',
  portions: 'porzion{i,e}',
  pieces: 'pezzi | biscotti',
  slices: 'fette | vasetti | bicchieri | bottiglie | panini | polpette | dolcetti | quadrotti | tranci',
  enoughFor: 'sufficiente per | basta per',
  prepTime: 'tempo di preparazione | preparazione | preparazione attiva | tempo di prep',
  cookTime: 'tempo di cottura | cottura',
  cookingOf: 'in forno | frittura | cottura in forno',
  totalTime: 'tempo totale | totale | tempo',
  timeNouns: 'tempo',
  days: 'giorn',
  cooking: 'inforna* | cuoc* | {in,nel} forno',
  difficulty: 'difficoltà',
  easy: 'facile | rapid{a,o}',
  mediumLevel: 'media | medio',
  talk: 'chi | io | noi',
  promo: `buon app | seguimi | seguici | salva {la,il,questo,questa} | tagga | condividi | commenta | iscriviti`,
  farewell: 'buon appetito | buona {ricetta,cucina,settimana,domenica} | un abbraccio | a presto',
  signOff: 'fatto | pronto',
  advert: 'adv | pubblicità',
  hooks: 'ciao | oggi | chi',
  recipeFor: 'ricetta {di,del,della,dei,delle,per}',
  presenting: 'oggi {prepariamo,facciamo,vi propongo}',
  hereAre: 'ecco',
  praise: 'perfett{a,o} | ottim{a,o} | buon',
  praiseLead: 'molto',
  keeps: 'si conserva',
  meals: 'colazione | pranzo | merenda',
  tellers: 'io | noi',
  habits: 'al giorno',
  notFood: 'pelle | capelli | sapone | pulizia | piante | carrello | amore',
  feelings: 'amore | pazienza | allegria',
  notEaten: `pasta modellabile | maschera {viso,capelli} | burrocacao | balsamo labbra | bombe da bagno |
    sali da bagno | shampoo | deodorante | sapone | crema {viso,corpo,mani} | detersivo | detergente |
    sgrassatore | pasta {pulente,sgrassante} | ammorbidente | fertilizzante | concime | insetticida |
    scrub {viso,corpo,labbra} | fare il compost | compostiera | compostaggio |
    come {coltivare,seminare,potare} | tabella {di conversione,delle conversioni,di equivalenza}`,
  unlikeFood: `oli{o,} essenzial{e,i} | burro di karit{é,è} | cera d'api | olio di {argan,jojoba,ricino} |
    soda caustica | sul viso | lasciate agire | lascia agire | non commestibile | terriccio | innaffia* |
    piantine | afidi | i capelli | provett{a,e} | corrosiv{o,a} | acido solforico | pasta di sale`,
  cares: `pulire | pulizia | decalcificare | affilare | sgrassare | sturare`,
  caredFor: `forno | padell{a,e} | ghisa | coltell{o,i} | bollitore | macchina {del caffè,da caffè} | moka |
    lavastoviglie | lavatrice | microonde | frigorifero | frigo | lavello | tagliere | piano cottura |
    griglia | materasso | fornelli | friggitrice`,
  crafts: `detersivo | sapone {di marsiglia,per piatti} | candeggina | gomitol{o,i} | ferri da maglia |
    uncinetto | colla a caldo | pittura acrilica | carta vetrata | paraffina | resina di pino |
    stoppin{o,i} | acqua ossigenata`,
  contests: 'concorso | giveaway | per partecipare | vincitore | vincitrice | in palio',
  pageBoilerplate: `stampa ricetta | stampa la ricetta | stampa | salva ricetta | condividi ricetta |
    tutti i diritti riservati |
    ti è piaciuta {la,questa} ricetta | vota {la,questa} ricetta | hai provato {la,questa} ricetta | lascia un commento | salva la ricetta`,
  credits: 'fonte | foto | ricetta | styling',
  waitTitles: 'un momento',
  signIn: 'accedi',
  leadIn: 'allora | ecco | dunque',
  greetings: `ciao | cara | caro | buongiorno | buonasera`,
  boiledApart: 'pasta | spaghetti | penne | riso | uova',
  ...talk,
};
