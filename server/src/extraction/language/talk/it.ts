import type { Talk } from './talk.ts';

export const it: Talk = {
  corrects: 'no | anzi | scusa | scusate | aspetta',
  spokenVerbs: `mont | unisc | mescol | bagn | spolver | tagli | trit | rosol | cuoc | bolli | inforn | impast | frull | sbatt |
    scol | soffrig | affett | grattug | sciogl | aggiung | vers | butta | incorpor | mantec | mett | abbrustol |
    affog | allarg | ammoll | ammorbid | amalgam | arrost | arrotol | asciug | batt | bollent | bruciacch | brucia |
    caramell | condi | congel | coprir | copr | cosparg | cuocev | cucin | decor | emuls | evapor | farcir | farcisc |
    filtr | fiamm | fond | foder | forma | frig | frigg | fritt | glass | gratin | gratt | grigli | guarn | imburr |
    impan | inford | infarin | intiepid | inzupp | lavor | less | lievit | livell | maciull | macer | marin | massag |
    pennell | raffredd | rass | rassod | riduc | rigir | ripieg | riscald | rivolt | salt | sbianch | sbollent |
    sbricol | sbucci | scald | scalog | schiacc | schium | sciacqu | scolat | sfum | sgocciol | sminuzz | snocciol |
    soffri | spell | spennell | spezz | spezzett | sprem | spruzz | squam | stacc | stempe | stend | stesur | strizz |
    stuf | sfil | tost | tritat | tuff | ungi | unt`,
  nameEnds: `che | tu | io | si | lo | la | li | le | il | gli | i | un | una | uno | al | alla | nei | sul | sulla | quando |
    dopo | intanto | tutto | bene | allora | ci | ne | a | tanto | prendi | prendo | serve | servono | vi | ti | mi |
    impasto | come | me | te | noi | ieri | oggi | anche | del | dello | della | dell | dei | degli | delle | dal |
    dalla | dallo | col | coi | nel | nello | nella | nelle | negli | sulle | sugli | sui | sopra | sotto | dentro |
    fuori | insieme | prima | poi | mentre | finché | fino | dove | perché | però | ma | se | oppure | ancora |
    sempre | mai | già | ora | adesso | subito | piano | lentamente | delicatamente | velocemente | finemente |
    molto | poco | pochino | tanta | tutta | tutti | tutte | ogni | questo | questa | questi | quello | quella |
    quelli | quelle | mio | mia | tuo | tua | suo | sua | nostro | nostra | è | sono | sia | siano | ha | hai | ho |
    hanno | abbiamo | deve | devi | devono | può | puoi | viene | vengono | va | vai | vanno | con | senza | per |
    tra | fra | su | giù | via | circa | almeno | solo | quasi | appena | magari | così | insomma | cioè | tipo |
    diciamo | metà | altra | altro | altri | resto | resta | rimane | fai | faccio | fate | mettine | d | c | n | ai |
    alle | agli | allo`,
  fillers: 'ehm | eh',
  tellsOf: `{chiesto,chiesta,chiedevi} | ricetta {di,del,della,dei,delle,per,dell'} |
    {faccio,fare,facciamo,preparo,preparare,prepariamo} | {scrivo,mando,racconto,lascio} | ecco | per |
    ricetta {di,del,della,dei,delle,dello,dell',per} |
    {vi,ti} {spiego,mostro,insegno,racconto,scrivo,mando,passo,lascio,do} {come ,}{fare ,si fa ,si fanno ,faccio ,} |
    come {fare,faccio,si fa,si fanno,preparo} | oggi {facciamo,prepariamo,cuciniamo,vi faccio,si fa} |
    ecco {qua ,qui ,} |
    {ho fatto,ho preparato,ho cucinato} | {stasera,oggi,ieri} {si mangia,c'è,c'era,faccio,ho fatto} | come {faccio,preparo} {io ,}`,
  goesOn: `e poi | poi | dopo | intanto | infine | e dopo | nel frattempo | a questo punto | alla fine | per finire |
    quando è`,
  consumed: 'mangiato | bevuto | comprato | costa | costano | speso | venduto | menù | prezz*',
  seasoned: 'sale | pepe',
  cuts: 'taglia{,te,re} | tagli | taglio | trita{,te,re} | triti | affetta{,te,re} | affetti',
  the: 'il | lo | la | i | gli | le | l | questo | questa | questi | queste | mio | mia | tuo | tua',
  unlisted: `acqua | impasto | salsa | sugo | zuppa | brodo | carne | pasta | riso | pane | succo | albumi | tuorli | albume |
    tuorlo | composto`,
  dishes: `arrosto | biscotti | brodo | ciambella | cotoletta | crema | crostata | frittata | insalata | melanzane |
    minestra | minestrone | pane | parmigiana | pasta | pasticcio | polpette | ragù | salsa | spezzatino | sugo |
    torta | vellutata | zuppa | agnello | amatriciana | arancini | arista | arancin | babà | baccalà | besciamella |
    bignè | biscotto | bistecca | brasato | brioche | bruschetta | bucatini | budino | cacio e pepe | caponata |
    cannelloni | cannoli | cantucci | carbonara | carciofi | carpaccio | castagnaccio | chiacchiere | ciambellone |
    ciambell | coniglio | confettura | cozze | crespelle | crocchette | crocchè | crostini | farro | fagioli |
    fagottini | fave | focaccia | frappe | frittelle | fusilli | gelato | ghiotta | gnocchi | gnudi | gratin |
    gricia | grissini | hamburger | involtini | lasagn | lenticchie | linguine | maccheroni | maionese | marmellata |
    meringhe | millefoglie | minestr | moscardini | mousse | muffin | nasello | omelette | orecchiette | ossobuco |
    paccheri | panettone | panini | panna cotta | panzanella | pappa | parmigian | pastiera | pasta e fagioli |
    patate | penne | peperonata | peperoni | pesce | pesto | piadina | pizza | pizzaiola | polenta | pollo |
    polpettone | polpett | polpo | puré | purè | puttanesca | quiche | ragu | ravioli | ribollita | rigatoni |
    risotto | riso | rotolo | rustico | salame di cioccolato | saltimbocca | sarde | scaloppine | seppie | sformato |
    sformatini | sorbetto | spaghetti | stracciatella | strudel | struffoli | stufato | supplì | tagliatelle |
    tartufi | timballo | tiramisu | tiramisù | torrone | torta salata | tortellini | tortelli | tortino | trofie |
    vellutat | verdure | vitello tonnato | vongole | zabaione | zeppole | zucca | zuccotto`,
  plainVerbs: `metti | mette{te,re} | metto | mettiamo | mett{i,o} | messo | messa | prendi | prendete | prendere |
    aggiung{i,o,ete,ere,iamo,e} | aggiungi | aggiunto | unisc{i,o,ono} | unite | unire | versa{,te,re,o} | verso |
    lascia{,te,re,mo} | lascio | lasci | butta{,te,re,no} | butti | butto | togli{,ete,ere} | tolgo | leva{,te,re} |
    levi | fai | fa | fate | fare | faccio | facciamo | porta{,te,re} | porti | porto | servi | servite | servire |
    servo | passa{,te,re} | passi | copri{,te,re} | copro | gira{,te,re} | giri | giro | riempi{,te,re} | dividi |
    dividete | dividere | rompi | rompete | rompere | apri{,te,re} | tira{,te,re} | tiri | tiro | spegni | spegnete |
    spegnere | accendi | accendete | riponi | riponete | sistema{,te,re} | disponi | disponete | disporre |
    adagia{,te,re} | adagi | stendi | stendete | stendere | prepara{,te,re} | prepari | preparo | usa{,te,re} | usi |
    va | vanno | vai | buttaci | mettici | mettila | mettilo | mettile | mettili | lascialo | lasciala | falla |
    fallo |
    riemp{ite,i,iamo,ire} | infil{ate,a,i,iamo,are} | vers{ate,a,i,iamo,are,o} | cal{ate,a,i,iamo,are} | tenete | tieni | unisci | levate`,
  askedFor: ` |
    che {mi ,ti ,vi ,ci ,}{hai chiesto,avete chiesto,ha chiesto,chiedevi,chiedevate,volevi,avevo promesso,ho promesso,piaceva,piace} |
    come promesso |
    come si fa{,nno} | si fa{,nno} così | {la,lo,li,le} faccio | {la,lo,li,le} facciamo | è {facile,facilissimo,facilissima,semplice} | come {la,lo,li,le} faccio | si prepara{,no} così`,
  closings: `baci | bacioni | un {bacio,bacione,abbraccio} | abbracci | ti abbraccio | vi abbraccio |
    a {presto,dopo,domani,domenica} | ciao | ciao ciao | buon appetito | fammi sapere | fatemi sapere | dimmi |
    ditemi | poi mi dici | mi raccomando | spero che | spero ti | e {basta,via,voilà} | tutto qui | è {tutto,fatta} |
    ecco fatto | ecco qui | fatto | buona {cucina,giornata,serata} | saluti | cari saluti | grazie | con affetto |
    iscrivetevi | lasciate un like`,
  behind: `{finemente ,già ,ben ,bene ,appena ,molto ,grossolanamente ,}{tritat,tagliat,grattugiat,affettat,sbattut,sciolt,fus,mondat,pulit,sbucciat,lavat,scolat,sgocciolat,denocciolat,tostat,cott,lessat,spezzettat,sminuzzat,schiacciat,ammollat,ammorbidit,macinat,bollit,pelat,sfilacciat,strizzat,dissalat,sgusciat,setacciat,sgranat,sbriciolat,stracciat,privat}{a,o,e,i}{ fine, finemente, fini, sottile, sottili, grossolanamente, grosso,} |
    a {temperatura ambiente,cubetti,cubettini,dadini,dadi,fette,fettine,fette sottili,pezzi,pezzetti,pezzettini,pezzettoni,rondelle,listarelle,striscioline,strisce,tocchetti,tocchi,spicchi,julienne,filetti,bastoncini,anelli,metà,fiocchetti,lamelle,scaglie,petali} |
    in {pezzi,pezzetti,cubetti,dadini,fette,polvere,spicchi,quarti,scaglie} | quanto basta | q.b. |
    con {la buccia,la pelle} | senza {pelle,lische,semi,nocciolo,buccia} |
    {bel ,molto ,ben ,}{caldo,calda,freddo,fredda,tiepido,tiepida,morbido,morbida,maturo,matura,maturi,mature}`,
  doers: `tu | io | si | noi`,
  ovens: `forno`,
  moreFoods: `guanciale | scarola | scarole | ditalini | rigatoni | penne | spaghetti | linguine | orecchiette | gnocchi | riso | farro | orzo | polenta |
    semola | semolino | pangrattato | pane | lievito | bicarbonato | ammoniaca | vanillina | zucchero | miele |
    marmellata | cioccolato | cacao | mascarpone | ricotta | mozzarella | scamorza | provola | fontina | gorgonzola |
    grana | pecorino | parmigiano | stracchino | burrata | panna | latte | yogurt | burro | strutto | margarina |
    pancetta | speck | prosciutto | mortadella | salsiccia | salsicce | macinato | vitello | manzo |
    maiale | agnello | pollo | tacchino | coniglio | tonno | acciughe | alici | baccalà | merluzzo | salmone |
    gamberi | gamberetti | vongole | cozze | calamari | polpo | seppie | ceci | fagioli | lenticchie | piselli |
    fave | zucca | zucchine | melanzane | peperoni | pomodori | pomodorini | passata | pelati | concentrato | carote |
    sedano | cipolla | cipolle | scalogno | porro | aglio | spinaci | bietole | cavolo | verza | cavolfiore |
    broccoli | cime di rapa | radicchio | carciofi | finocchi | asparagi | funghi | porcini | patate | basilico |
    prezzemolo | rosmarino | salvia | timo | alloro | origano | peperoncino | zafferano | noce moscata | cannella |
    chiodi | capperi | olive | pinoli | noci | mandorle | nocciole | pistacchi | uvetta | limone | limoni | arancia |
    arance | mele | pere | fragole | pesche | vino | birra | marsala | rum | brodo | dado | aceto | savoiardi |
    biscotti | amaretti`,
  wares: `padella | pentola | casseruola | ciotola | terrina | teglia | tortiera | stampo | forno | piatto | piatti |
    forchetta | cucchiaio | coltello | canovaccio | carta | pellicola | frullatore | frusta | colino | scolapasta |
    coperchio | pirofila | tegame | lato | volta | volte`,
  morePinches: `goccio | goccia | noce | spruzzata | presa | giro`,
  adverbs: `a poco a poco | poco alla volta | pian piano | un po' alla volta`,
  kin: `fratello | sorella | madre | mamma | papà | padre | marito | moglie | bambini | figli | nonno | nonna | zio |
    zia | suocera | vicino | vicina`,
  others: `mio | mia | suo | sua | nostro | nostra | lui | lei | loro`,
  mailHeads: `oggetto | data | inviato`,
  cookedAs: `fritt{o,a,i,e} | arrost{o,i} | ripien{o,a,i,e} | gratinat{o,a,i,e} | stufat{o,a,i,e} | affumicat{o,a,i,e} |
    marinat{o,a,i,e} | grigliat{o,a,i,e} | lessat{o,a,i,e} | sott'olio`,
};
