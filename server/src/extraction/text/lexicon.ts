import { memoized } from '../memoize.ts';

/**
 * The words by which captions and messages name their parts, folded: lower case, no accents. One line a language; a
 * language is one more line in each list and nothing else anywhere.
 */
const INGREDIENTS = `ingredients|ingredient list|ingredients list|ingredients needed|ingredients you need|recipe ingredients|what you need|everything you need|all you need|grocery list|you only need|whatcha need|what you ll need|what youll need|you will need|youll need|you need|what i used|i used|shopping list|whats in it
|zutaten|zutatenliste|das brauchst du|einkaufsliste|dafur brauchst du|dafur braucht ihr|du brauchst|ihr braucht|das braucht ihr|das brauchen wir|was du brauchst
|ingredients|les ingredients|ingredients necessaires|il vous faut|liste de courses|la liste de courses|ce quil vous faut|ce quil te faut|pour cette recette|il faut|il te faut|tu as besoin de|vous aurez besoin de
|ingredientes|los ingredientes|os ingredientes|necesitas|lo que necesitas|lista de la compra|lista de compras|vas a necesitar|que necesitas|voce vai precisar|vai precisar de|vamos precisar
|ingredienti|gli ingredienti|cosa serve|cosa ti serve|lista della spesa|servono|ti serve|vi serviranno|occorrente
|ingredienten|dit heb je nodig|boodschappenlijst|boodschappenlijstje|wat je nodig hebt|nodig|je hebt nodig|benodigdheden|wat heb je nodig
|ingredienser|du behover|detta behover du|inkopslista|ingrediensliste|du har brug for|det har behover du|du skal bruge|det skal du bruge|du trenger|dette trenger du|ainekset|tarvitset
|skladniki|potrzebujesz|suroviny|budete potrebovat|budes potrebovat|hozzavalok|sastojci|ingrediente|malzemeler
|ингредиенты|состав|что нужно|нам нужно|понадобится|вам понадобится|нам понадобится|продукты|інгредієнти|υλικα|材料|المكونات|المقادير|المكوّنات|מצרכים|רכיבים|bahan|bahan bahan|bahan-bahan|nguyen lieu|सामग्री|ส่วนผสม|食材|配料|用料|재료`;

const METHOD = `instructions|directions|direction|method|methods|the method|steps|step by step|procedure|preparation|prep steps|how to|how to make|how to make it|how to make this|how to make them|how its made|how i make it|how i made it|how to prepare|how to cook|what to do|what you do|what we do|do this|how you make it|to make|to make it|lets cook|recipe steps|cooking instructions|cooking method|how to do it|process|how|make it|to prepare|lets make it|lets get cooking|recipe method|cooking steps|easy steps|prep
|zubereitung|anleitung|so gehts|und so gehts|so gehts|so funktionierts|so einfach gehts|so wirds gemacht|so machst dus|schritte|und so gehts|zubereiten
|preparation|instructions|etapes|la preparation|deroulement|marche a suivre|les instructions|les etapes|realisation|la recette|comment faire|on y va|mode de preparation
|preparacion|como se hace|como hacerla|como prepararlo|como se prepara|preparado|elaboracion|instrucciones|pasos|paso a paso|modo de preparacion|como hacerlo|procedimiento|preparacion paso a paso
|modo de preparo|modo de fazer|preparo|preparacao|como fazer|passo a passo|instrucoes
|procedimento|come prepararla|come prepararlo|esecuzione|preparazione|istruzioni|come fare|come si fa|passaggi|metodo
|bereiding|zo maak je dit|hoe maak je het|dit doe je|bereidingswijze|zo maak je het|zo doe je het|instructies|werkwijze|aan de slag|stappen
|gor sa har|sa har gor du|sa gor du|tillagning|fremgangsmade|fremgangsmate|slik gjor du|sadan gor du|sadan laver du det|sa har gor man|instruktioner|tilberedning|sadan|valmistus|ohje|nain teet
|przygotowanie|jak zrobic|przepis|wykonanie|sposob przygotowania|postup|priprava|elkeszites|priprema|mod de preparare|yapilisi|hazirlanisi
|приготовление|как готовить|рецепт|готовим|процесс|рецепт приготовления|способ|способ приготовления|как приготовить|приготування|εκτελεση|作り方|作る|作り方手順|طريقة التحضير|الطريقة|التحضير|אופן ההכנה|אופן הכנה|הוראות הכנה|cara membuat|cara memasak|langkah|langkah langkah|cach lam|cach nau|विधि|बनाने की विधि|วิธีทำ|手順|做法|步骤|步驟|만드는 법|만드는법`;

/** What follows is about the recipe. */
const NOTES = `note|notes|recipe notes|tip|tips|pro tip|pro tips|chefs tip|hot tip|tips and notes|notes and tips|storage|variations|substitutions|swaps
|tipp|tipps|hinweis|astuce|astuces|conseil|conseils|consejo|consejos|nota|notas|dica|dicas|consiglio|consigli|note|tips|uwagi|tipy|советы|совет|コツ|ポイント|小贴士|팁`;

/** What follows is not. */
const OTHER = `camera|filmed with|shot on|edited with|timestamps|time stamps|chapters|nutrition|nutrition facts|nutritional info|nutrition info|macros|macros per serving|calories|equipment|equipment i use|equipment used|tools|gear|my gear|kitchen equipment|utensils|music|music credit|credits|links|my links|useful links|shop|shop my kitchen|products used|follow me|follow us|social media|socials|find me|connect with me|connect|contact|business|business enquiries|business inquiries|disclaimer|faq|more recipes|related videos|watch next|about me|about this video|keywords|tags|hashtags|subscribe|affiliate links|allergens|wine pairing
|nahrwerte|kapitel|musik|utensilien|valeurs nutritionnelles|materiel|chapitres|musique|valores nutricionales|utensilios|capitulos|informacion nutricional|valori nutrizionali|strumenti|voedingswaarden|naringsvarde|wartosci odzywcze`;

const PARTS = {
  ingredients: words(INGREDIENTS),
  method: words(METHOD),
  notes: words(NOTES),
  other: words(OTHER),
} as const;
export type CaptionPart = keyof typeof PARTS;

const ASCII = /^[\0-\x7f]*$/;

const PART_OF = new Map<string, CaptionPart>(
  (['other', 'notes', 'method', 'ingredients'] as const).flatMap((part) =>
    PARTS[part].map((word): [string, CaptionPart] => [word, part]),
  ),
);

/** The part that a folded heading names. */
export function partNamed(folded: string): CaptionPart | undefined {
  return PART_OF.get(folded.replace(/['’]/g, ''));
}

/** The last word of every name, and the words for a list of nutrients. */
const LAST_WORD = new RegExp(
  String.raw`\b(?:${[...new Set([...PART_OF.keys()].map((name) => name.split(' ').at(-1) ?? ''))]
    .filter((word) => /^[a-z]+$/.test(word))
    .sort()
    .join('|')}|(?:nutri|macro|calor|nahrwert|valeur|valor|inform|tabela|voeding|naring|wartosci)[a-z]*)\b`,
);

/** False when no label in a folded text can name a part, since no name ends with any of its words: asked of every line. */
export function mayNamePart(folded: string): boolean {
  return !ASCII.test(folded) || LAST_WORD.test(folded.replaceAll("'", ''));
}

/** Names that mean nothing else, wherever they stand in a short line. */
export const UNMISTAKABLE: ReadonlySet<string> = new Set(
  words(
    `ingredients|instructions|directions|zutaten|zubereitung|ingredientes|preparacion|elaboracion|ingredienti|procedimento|ingredienten|bereiding|bereidingswijze|ingredienser|tillagning|fremgangsmade|skladniki|przygotowanie|malzemeler|yapilisi|hazirlanisi|ингредиенты|приготовление|suroviny|hozzavalok|ainekset|υλικα`,
  ),
);

/** What is bought, not yet what is cooked. */
export const SHOPPING = /shopping|grocer|einkauf|courses|compras?(?:\s|$)|spesa|boodschappen|inkop/u;

const ACCENTED: Readonly<Record<string, string>> = {
  a: '[aàáâãäå]',
  e: '[eèéêë]',
  i: '[iìíîï]',
  o: '[oòóôõö]',
  u: '[uùúûü]',
  c: '[cç]',
  n: '[nñ]',
};

/** Names of parts that may stand before a colon in the middle of a line. */
export const INLINE_PART = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:you need|what you need|what youll need|you ll need|du brauchst|ihr braucht|il te faut|necesitas|ti serve|nodig)(?=\s?(?:\([^()]{0,40}\)\s?)?[:：]\s?[\d½¼¾⅓⅔])|(?:${[
    ...PARTS.ingredients,
    ...PARTS.method,
  ]
    .filter(
      (word) =>
        /^[a-z ]{6,}$/.test(word) && !/^(?:process|i used|you need|ti serve|la recette|prodotti)$/.test(word),
    )
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[aeioucn]/g, (letter) => ACCENTED[letter] ?? letter))
    .map((word) => word.replace(/hts\b/g, "ht['’]?s"))
    .join(
      '|',
    )})\s{0,2}(?:\([^()]{0,40}\)\s?|(?:for|für|pour|para|per|voor) \d{1,2}[^:：\n\d]{0,20})?(?=[:：]))[:：]?`,
  'giu',
);

/** First words of steps: what one does in a kitchen. */
const VERBS = `add|adjust|air|bash|crack|deseed|dollop|dunk|emulsify|halve|hollow|infuse|plate|pound|reheat|skewer|smash|split|squish|thread|tuck|twist|uncover|allow|arrange|assemble|bake|baste|beat|blanch|blend|blitz|boil|bring|broil|brown|brush|build|caramelise|caramelize|char|chill|chop|coat|combine|cook|cool|cover|cream|crimp|crush|cube|cut|deglaze|dice|dip|dissolve|divide|drain|dredge|drizzle|drop|dry|dust|eat|fill|finish|flatten|flip|fold|freeze|fry|garnish|grate|grease|grill|grind|heat|knead|layer|ladle|leave|let|line|marinate|mash|massage|measure|melt|microwave|mince|mix|parboil|pat|peel|pipe|place|poach|pop|pour|preheat|prepare|press|process|proof|pulse|put|reduce|refrigerate|remove|repeat|reserve|rest|return|rinse|roast|roll|rub|sandwich|saute|scatter|scoop|score|scramble|scrape|sear|season|serve|set|shake|shape|shred|sift|simmer|skewer|slice|slide|smash|smear|smoke|soak|spoon|spray|spread|sprinkle|squeeze|stack|steam|steep|stir|stirfry|store|strain|stretch|stuff|swirl|take|taste|thaw|thicken|throw|tip|toast|top|toss|transfer|trim|turn|warm|wash|whip|whisk|whizz|wilt|work|wrap
|abgiessen|abgiesse|ablosche|abloschen|abtropfen|auftragen|ausrollen|bedecke|belege|belegen|bestreiche|bestreichen|bestreue|brate|bringe|dunste|einruhren|entferne|fulle|fuge|forme|formen|fette|garniere|halbiere|hebe|hinzufugen|kochle|kocheln|lege|losche|nimm|puriere|reibe|reiben|rolle|roste|rosten|rolle|schlage|schlagen|schmelzen|serviere|serviert|stelle|streue|teile|trenne|unterruhren|verquirle|verquirlen|verteile|verteilen|vermenge|vermische|wende|wenden|wurze|zupfe|abschmecken|anbraten|anschwitzen|aufkochen|backen|backe|bestreuen|braten|brate|dunsten|erhitze|erhitzen|fullen|garnieren|gebt|gib|geben|giessen|hacken|hacke|heizt|kneten|knete|koche|kochen|lass|lassen|lasst|mische|mischen|mischt|mixen|ofen|pressen|purieren|ruhre|ruhren|schale|schalen|schmelze|schneide|schneiden|schneidet|servieren|streuen|unterheben|verruhre|verruhren|vermengen|vermischen|vorheizen|wasche|waschen|wurfeln|wurzen|zerkleinern|zugeben
|assaisonnez|assaisonner|badigeonnez|decorez|deposez|dressez|dresser|egrenez|ecrasez|ecraser|etalez|farcir|farcissez|faites|fouettez|garnissez|hachez|incorporez|mijotez|nappez|pelez|petrissez|poivrez|remuez|remuer|repartissez|reservez|rincez|roulez|salez|saupoudrez|ajoute|ajouter|ajoutez|arroser|battez|battre|coupe|couper|coupez|cuire|cuisez|decouper|degustez|deposer|disposer|dorer|egouttez|egoutter|emincer|enfournez|enfourner|epluchez|eplucher|etaler|faire|faites|fais|fondre|fouetter|garnir|hacher|incorporer|laisser|laissez|laver|melange|melanger|melangez|mettez|mettre|mixer|mixez|parsemer|petrir|prechauffer|prechauffez|preparer|reserver|rincer|saler|saupoudrer|servez|servir|verser|versez
|amasa|aparta|aplasta|bana|congela|dale|decora|enfria|engrasa|enrolla|exprime|forma|lamina|machaca|mete|meter|monta|ralla|rallar|rellena|rellenar|reserva|retira|saltea|saltear|tamiza|tapa|tuesta|unta|voltea|agrega|agregar|anade|anadir|amasar|asar|bate|batir|calienta|calentar|cocer|cocina|cocinar|coloca|colocar|corta|cortar|cuaja|cubrir|cuece|deja|dejar|derrite|dora|dorar|echa|echar|escurre|escurrir|espolvorea|frie|freir|hierve|hervir|hornea|hornear|incorpora|incorporar|lava|lavar|licua|licuar|marina|mezcla|mezclar|pela|pelar|pica|picar|pon|poner|precalienta|precalentar|prepara|rehoga|remueve|revuelve|sazona|servir|sirve|sofrie|sofreir|tritura|triturar|vierte|verter
|acrescente|abra|amasse|bater|cozinhar|decore|desligue|enrole|espalhe|espere|jogue|leva|misturar|mexer|recheie|reserve|retire|sirva|adicione|aqueca|asse|bata|coloque|corte|cozinhe|cubra|deixe|derreta|descasque|despeje|escorra|ferva|frite|junte|leve|misture|mexa|pique|polvilhe|preaqueca|prepare|refogue|sirva|tempere|unte
|aggiungere|adagiate|amalgamate|bollite|condite|condisci|coprite|copri|decorate|decora|disponete|disponi|farcite|formate|friggete|friggi|frullate|frulla|frullare|grattugiate|impastate|incorporate|incorpora|lavate|lessate|lessa|montate|monta|preparate|prepara|rosolate|sbattete|sbatti|sbattere|sciogliete|sciogli|sfumate|soffriggete|stendete|stendi|tritate|trita|aggiungete|aggiungi|amalgamare|bollire|condire|cuocere|cuocete|cuoci|disporre|fate|far|fai|friggere|grattugiare|impastare|impasta|infornare|infornate|inforna|lasciare|lasciate|lascia|lavare|mescolare|mescolate|mescola|mettere|mettete|metti|montare|pelare|preriscaldare|rosolare|scaldare|scalda|scolare|scola|servite|servi|soffriggere|spolverare|stendere|tagliare|tagliate|taglia|tostare|tritare|unire|unite|unisci|versare|versate|versa
|bak|bakken|bedek|beleg|bestrijk|bestrooi|blus|garneer|halveer|klop|koken|marineer|pureer|prak|rasp|rol|schenk|serveer|snijden|spoel|stamp|vul|zeef|breng|doe|fruit|giet|hak|kneed|kook|laat|leg|meng|mix|pel|pers|roer|rooster|schep|schil|smelt|snijd|snij|strooi|verdeel|verhit|verwarm|voeg|was|wok|zet
|bag|blanda|bryn|blend|dela|drys|forma|fordel|fras|garnera|haeld|kavla|knada|kom|mixa|pensla|rosta|server|sila|skaer|smaka|smula|smuldr|svits|aelt|vend|hacka|hall|hetta|koka|lagg|lat|ror|servera|skala|skar|smalt|stek|stro|tillsatt|vispa|gradda|bland|hak|kog|kok|hell|kom|lad|pisk|rist|skraell|skjaer|sla|smelt|steg|stekt|tilsaet|tilsett|varm
|dodaj|gotuj|kroimy|mieszaj|obierz|piecz|podgrzej|podsmaz|pokroj|posiekaj|smaz|ugotuj|upiecz|wlej|wymieszaj|zagotuj|zmiksuj|nakrajime|smichame|pridame|uvarime
|варим|добавить|добавляем|добавьте|запекать|запекаем|мешать|нарезать|нарежьте|нарезаем|обжарить|обжариваем|перемешать|перемешиваем|поставить|смешать|смешиваем|смешайте|тушить|варить|жарить|выпекать|выпекаем`;

/** Those of them that are another word in another language: no sign of a step in the middle of a sentence. */
export const OTHER_WORDS: ReadonlySet<string> = new Set(
  words(
    `pour|was|set|air|line|top|tip|dry|score|season|rest|process|press|lat|lad|kom|far|fai|fate|fais|leve|corte|servi|ofen|bland|pon|par|lava|metti|varm|wok|pipe|pop|work|massage|measure|take|throw|store|build|let|leave|return|turn|roll|shape|place|cover|cool|warm|rub|hell|brown`,
  ),
);

/** What a dish does for the body. */
export const NUTRITION =
  /^(?:nutrition|nutritional|macros?(?:\s|$)|calories|nahrwert|valeurs? nutri|(?:valores|informacion|informacao|tabela|valori) nutri|voedingswaarde|naring|wartosci odz|кбжу|калорийность)/u;

export const COOKING_VERBS: ReadonlySet<string> = new Set(words(VERBS));

/** Those of them that are done everywhere. */
export const EVERYDAY_VERBS: ReadonlySet<string> = new Set(
  words(
    `add|adjust|air|allow|arrange|assemble|beat|bring|brush|build|chill|coat|combine|cool|cover|crush|cut|dip|divide|drop|dry|dust|fill|finish|flatten|flip|garnish|layer|leave|let|line|massage|measure|mix|pat|place|pop|pour|prepare|press|process|put|reduce|remove|repeat|reserve|rest|return|rinse|roll|rub|score|set|shake|shape|slide|spray|spread|stack|stir|stretch|take|taste|throw|tip|top|transfer|trim|turn|warm|wash|work|wrap|lass|lasst|lassen|geben|gebt|gib|faire|faites|fais|laisser|laissez|mettez|mettre|deja|dejar|pon|poner|prepara|leve|deixe|coloque|fate|far|fai|lasciare|mettere|doe|laat|leg|zet|was|lat|lad|set|hall|sla|kom|lagg|dodaj|ofen`,
  ),
);

/** Words with which nobody begins a step, whatever else is in the sentence. */
export const TALK =
  /^(?:i|im|ive|i'm|i've|i'll|id|we|we're|you|you're|you'll|it|it's|its|this is|this was|these are|that|they|my|our|who|what|why|how|do you|did you|have you|would you|are you|can you|can we|is it|let me|let us know|tell me|if you (?:make|try|like|love|want|enjoy)|thank|thanks|happy|hi|hey|hello|welcome|ok so|okay so|guys|omg|pov|trust me|obsessed|literally|honestly|ich|wir|ihr|wer|kennt|kennst|qui teste|quien|chi|kto|wie van|je|j'|nous|vous|yo|nosotros|eu|nos|io|noi|ik|wij|jag|vi)(?![\p{L}'’])/iu;

const PROMO_START = new RegExp(
  [
    String.raw`^(?:and |please |don'?t forget to |make sure (?:to |you )|be sure to |if you (?:make|try|like|love|enjoy)\p{L}* (?:this|it|these)\b.*)?(?:follow (?:@|me|us|for|along|my|our|the)|subscribe|save (?:this|it|for|the (?:post|recipe|video|reel)|now|& |and )|tag (?:a|an|someone|me|us|your|who|that|the|@)|comment|dm (?:me|us)|share (?:this|it|with|the (?:post|recipe|video))|like (?:and|this|&|,|if)|turn on|hit (?:the|that)|click|tap|double tap|check out|sign up|download|pre-?order|buy|shop|get (?:my|the|your) (?:book|ebook|e-book|cookbook|free)|use (?:my )?code|send this|link(?:s)? (?:in|below|to|for)|full (?:recipe|video|written|details)|recipe (?:below|in|on|is|link|inspired|by|from|credit|adapted)|more recipes|find (?:me|the|more|us)|watch (?:the|till|until|my|more|next|it)|let me know|tell me|drop (?:a|me|your|the)|which one|would you|will you|have you|ps[:. ]|p\.s|bon app|buon app|guten app|buen prov|que aproveche|eet smakelijk|smaklig|smacznego|as an amazon associate|thank|thanks|inspired by|credit|inspo|video by|photo by|sound|music|🎵|🎶|disclaimer|ad\b|#ad|gifted|sponsored|paid partnership|in (?:collaboration|partnership) with|anzeige|werbung|publicidad|happy (?:cooking|baking)|business|email|e-mail|instagram|tiktok|facebook|twitter|pinterest|website|blog|patreon|snapchat|stay tuned|part \d|ratings?:|(?:and |et |y |e |¡)?(?:enjoy|voila|voilà|listo|lista|fertig|fatto|pronto|prontinho|klaar|klart|done|ready|that['’]?s it|cheers|das war['’]?s|c['’]est prêt|afiyet olsun|приятного аппетита|velbekomme|nom nom|yum(?:my)?)\P{L}*$|enjoy (?:and|your|with your))`,
    String.raw`^(?:folg|lasst? (?:mir|uns|gern)|abonnier|speicher(?:t|e)? (?:dir|das|euch)|markier|kommentier|schreib|verlinke|sigueme|seguime|guarda (?:esta|este|la|para)|comparte|etiqueta|suscri|comenta|dale (?:like|me gusta|clic|corazon)|abonne|enregistre|identifie|partage|n'oublie|n’oublie|seguimi|seguici|salva (?:la|il|questo|questa|esse|essa|a|o)|tagga|condividi|commenta|iscriviti|segue|siga|me siga|marca|marque|curte|curta|compartilh|inscreva|volg|bewaar|deel|folj|spara|lagra|obserwuj|zapisz|подпис|сохран|отмет|保存|チャンネル登録|フォロー|コメント|いいね|收藏|关注|点赞|저장|팔로우|좋아요|احفظ|تابع)`,
  ].join('|'),
  'iu',
);

const PROMO_ANYWHERE = new RegExp(
  String.raw`link in (?:my |the |our )?bio|links? in (?:the )?(?:bio|description|comments)|subscribe (?:to|for|now)|affiliate|discount code|% off|business (?:enquiries|inquiries)|\b[\w.+-]{1,64}@[\w-]{1,64}\.[a-z]{2,}|swipe (?:up|left|right|for)|👆 ?link`,
  'iu',
);

/** True for what is said to readers and watchers, not to cooks. */
export function isPromo(text: string): boolean {
  return PROMO_START.test(text) || (PROMO_HINT.test(text) && PROMO_ANYWHERE.test(text));
}
/** Without one of these the slower pattern has nothing to find. */
const PROMO_HINT = /link|subs|affil|code|% off|business|@|swipe|👆/i;

/** How a caption catches the eye before it says what it is. */
export const HOOK = new RegExp(
  String.raw`^(?:\d[\d.,]*\s?(?:k|m|mio\.?|million(?:en|s|es)?|millones)?\s(?:views|likes|followers|aufrufe|vues|vistas)|wait|your sign|(?:friendly |daily )?reminder|no one|nobody|omg|okay|ok\b|so\b|listen|pov|when you|when your|if you|if your|if youre|you need|you have to|you must|you guys|you won|you asked|you're going|you will|youve|you've|i\b|i'm|i’m|im\b|i've|i’ve|we\b|we're|let's talk|lets talk|stop|stop scrolling|who\b|what\b|why\b|do you|did you|can we|can you|can't|cant|raise your hand|tell me|trust me|obsessed|literally|hands down|hi\b|hey\b|hello|welcome|in this|on today|today|part \d|day \d|episode|ep\b|full recipe|recipe below|recipe (?:👇|in|is)|new (?:video|recipe|post|reel)|dinner in|ready in|this is (?:your|the|a|my|what|how|why)|this one|this recipe|these are|it's|its\b|it is|the best thing|nothing beats|nothing better|craving|need (?:a|an|some)|looking for|love\b|say hello|introducing|back with|weekend|sunday|monday|friday|happy|comment|save|follow|tag|share|saving|not me|me when|me:|my (?:kids|husband|family|boyfriend|girlfriend|wife|toddler|mum|mom) (?:ask|love|can|beg|eat|request|went|couldn)|even my|replying|reply|anyone else|the way|how (?:good|amazing|cute|is|are|do)|perfect for|great for|yes,|yes\b|no,|serves|makes|prep|cook time|total|ad\b|gifted|viral (?:on|for|because)|ihr\b|kennt ihr|kennst du|wer\b|wenn\b|hallo|heute|speicher|si\b|hola|hoy|quien|sabias|bonjour|coucou|aujourd|qui\b|ciao|oggi|chi\b|hoi\b|vandaag|ola\b|hoje)(?!\p{L})`,
  'iu',
);

const ARTICLES = String.raw`(?:(?:my|the|these|this|our|an?|some|your|meine?[nrms]?|unsere?[nrms]?|diese[nrms]?|eine?[nrms]?|den|die|das|der|mon|ma|mes|notre|cette?|ces|une?|les?|la|l['’]|des|mi|mis|nuestr[oa]s?|est[eao]s?|una?|unos|unas|el|los|las|il|lo|gli|i|il mio|la mia|mijn|onze|deze|dit|een|de|het|min|mitt|minha|meu|esse|essa|um|uma|o|os|as)\s)*`;
const PRAISED = String.raw`(?:(?:viral|famous|favou?rite|go-to|absolute|all-time|new|recipe for|how to make|how i make)\s)*`;
const NAME = String.raw`([\p{L}\d][^.!?|\n]{4,78})`;

/** What a person is really announcing in such a line, the surest way of saying so first. */
export const ANNOUNCED: readonly RegExp[] = [
  String.raw`(?:(?:recipe|how to make|instructions) for|how to make|rezept für|recette (?:de|du|des)|receta (?:de|para)|ricetta (?:di|del|della|dei|delle|per)|recept (?:voor|på)|receita de|przepis na|opskrift på|рецепт) ${ARTICLES}`,
  String.raw`(?:i['’]?m|i am|we['’]?re|we are|today|video|reel|let['’]?s|lets) (?:(?:gonna|going to|will) )?(?:be )?(?:making|make|cooking|cook|baking|bake|sharing|showing you|show you|trying|try) ${ARTICLES}${PRAISED}`,
  String.raw`pov:? (?:you|u|you['’]?ve|i) (?:just |finally |actually )?(?:made|make|baked|cooked|discovered|found|tried|have|had) ${ARTICLES}${PRAISED}`,
  String.raw`(?:heute (?:gibt['’]?s|gibt es|mache ich|zeige ich euch|machen wir)|(?:kennt ihr|kennst du|habt ihr) (?:schon|eigentlich)|probiert? (?:unbedingt |mal )?|je (?:vous|te) (?:propose|partage|présente)|on (?:fait|prépare|cuisine)|hoy (?:te traigo|preparamos|hacemos|vamos a (?:hacer|preparar))|te (?:traigo|comparto|dejo)|oggi (?:prepariamo|facciamo|vi propongo)|vandaag (?:maken we|maak ik)|idag (?:gör|lagar|bakar) (?:jag|vi)|hoje (?:eu )?(?:trouxe|trago|vamos fazer)) ${ARTICLES}`,
  String.raw`(?:making|cooking|baking|sharing|showing you|try(?:ing)?|called|it['’]?s|these are|this is|need) (?:my|the|these|this|our|an?|some) ${PRAISED}`,
].map((before) => new RegExp(`(?<![\\p{L}])${before}${NAME}`, 'iu'));

/** Where an announced name ends and the talk goes on. */
export const TALK_BEHIND =
  /\s(?:(?:that |which |because |bc |cause |so )?(?:you|u|i|we|my (?:kids|family|husband|wife)|everyone|everybody) (?:all |guys |can |will |just |have |should )?(?:asked|requested|wanted|need|loved?|must|make|made|eat|ate|try|posted|promised|deserve|know|go|have|can't|swear|get|got|ever)|for you(?: guys)?|as promised|with me|at home|that (?:is|are|will|tastes?|has|have|takes?)|which|because|schon|tonight|today|again)(?!\p{L}).*$/iu;

function words(text: string): string[] {
  return text
    .split(/[|\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Letters that are no letter with an accent, and what they are written as where they are missing. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  ı: 'i',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ё: 'е',
};
const FOLDED = new Map(Object.entries(PLAIN));

/** Lower case, without accents; marks that make another letter, as in й and が, stay. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return ASCII.test(lower) ? lower : withoutAccents(lower);
}

const withoutAccents = memoized((text: string) =>
  text.replace(/[^\0-\x7f]/g, (letter) => {
    let plain = FOLDED.get(letter);
    if (plain === undefined) {
      plain = withoutAccent(letter);
      FOLDED.set(letter, plain);
    }
    return plain;
  }),
);

function withoutAccent(letter: string): string {
  if (/[\u0300-\u036f]/.test(letter)) return '';
  return /[\p{Script=Latin}\p{Script=Greek}]/u.test(letter) ? letter.normalize('NFD').charAt(0) : letter;
}
