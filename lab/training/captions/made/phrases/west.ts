import { readPhrases } from './phrases.ts';

export const de = readPhrases(`
@list Zutaten | Du brauchst | Das brauchst du | Ihr braucht | Zutatenliste | Ihr benötigt | Was du brauchst | Zutaten für den Teig
@ownList was rein kommt | Einkaufszettel | Man nehme | die Bande | aus dem Kühlschrank | in den Topf | auf den Tisch | das Zeug | wir brauchen | rein damit | Material | aus dem Garten | her mit
@method Zubereitung | So geht's | Anleitung | So wird's gemacht | Schritte | Vorgehensweise | Schritt für Schritt | Zubereitung im Ofen
@ownMethod und so geht es | los geht's | und dann | ran an den Herd | so mach ich das | was zu tun ist | der Plan | und jetzt | ab dafür | auf geht's | gemacht wird's so
@servings Für {n} Personen | {n} Portionen | Ergibt {n} Stück | Reicht für {n} | für {n} | Rezept für {n} Personen | Portionen: {n} | ca. {n} Stück | macht {n} Leute satt | Für ein Blech | {n} Gläser
@hooks Heute gibt es {t} | {t} wie bei Oma | Das Rezept für {t} | Mein {t} | Endlich wieder {t}! | Rezept: {t} | Kennt ihr schon {t}? | {t} geht immer | Ihr wolltet das Rezept: {t} | Sonntag ist {t}-Tag | Heute auf dem Teller: {t} | {t} in 20 Minuten | {t}, und alle sind glücklich.
@openers Das müsst ihr probieren! | Wer hat Hunger? | Schnell, einfach, lecker | Ohne Backen! | Mein liebstes Feierabendgericht | Nur 5 Zutaten | Unbezahlte Werbung | Anzeige | Das Rezept findet ihr unten | Wieder so ein Regentag
@greetings Hallo ihr Lieben | Guten Morgen | Schönen Sonntag euch | Hallo zusammen | Moin | Servus | Grüezi mitenand | Na ihr? | Huhu
@promotions Speichern nicht vergessen | Folgt mir für mehr Rezepte | Link in der Bio | Kommentiert REZEPT und ich schicke es euch | Mit dem Code {w}{n} spart ihr {n} % | Markiert jemanden, der das essen würde | Abonniert den Kanal | Werbung mit (at){w} | Mehr unter (at){w} | Mein Buch ist da! | Newsletter: https://example.com/{w}
@closings Guten Appetit! | Lasst es euch schmecken | Bis bald | Was kocht ihr heute? | Viel Spaß beim Nachmachen | Liebe Grüße | Mahlzeit! | Eure {w} | Habt ihr das schon mal probiert? | Fertig! | So lecker!!
@sections Für den Teig | Für die Soße | Für die Füllung | Teig | Soße | Belag | Guss | Dressing | Außerdem | Streusel | Für die Creme | Topping | Marinade | Zum Servieren | Abends | Am nächsten Tag | Für oben drauf | Beilage
@tips Tipp: Lässt sich gut einfrieren. | Tipp: Der Teig darf ruhig kleben. | Hält sich {n} Tage im Kühlschrank. | Info: Geht auch vegan. | Statt Butter geht auch Öl. | PS: Schmeckt am nächsten Tag noch besser. | Hinweis: Jeder Ofen ist anders.
@facts Zubereitungszeit: {n} Minuten | Arbeitszeit {n} Min. | Backzeit {m} Min. | Zeit: {n} + {m} min | Pro Portion: {m}0 kcal, {n} g Eiweiß, {m} g KH | Schwierigkeit: leicht | {m}0 kcal | {n}0 °C Umluft | Kosten: ca. {n} Euro | fertig in {m} Minuten
@letters Liebe {w}, hier das Rezept für {t}, wie versprochen. | Hallo {w}, du wolltest wissen, wie ich {t} mache. | also {t}: | Lieber {w}, wie am Telefon besprochen: {t}. | hey, wegen {t}
@takes Du brauchst | Man nehme | Du nimmst | ihr braucht | rein kommen | ich nehme | Dafür brauchst du | Da gehört hinein:
@order Zuerst | Dann | Danach | Jetzt | Zum Schluss | und dann | Anschließend | Als Nächstes | Währenddessen
@tells {0} mit {1} verrühren. | Dann {0} dazugeben. | {0} und {1} in eine Schüssel geben. | {0} anbraten. | Mit {0} würzen. | Ich habe {0} mit {1} gekocht. | {0} unterheben. | Zuletzt {0} darüber. | {0} klein schneiden und mit {1} mischen.
@talk Es regnet seit Tagen. | Meine Oma hat das immer sonntags gemacht. | Die Kinder haben zweimal nachgenommen. | Außen knusprig, innen weich. | Ich koche das jede Woche. | So schmeckt der Sommer. | Auf dem Markt gab es heute tolle Tomaten. | Beim ersten Mal ist er mir verbrannt. | 10 von 10.
@vague Salz und Pfeffer | etwas Öl | eine Prise Salz | Öl zum Braten | Muskat | ein Schuss Milch | Petersilie | nach Belieben Käse | eine Handvoll Kräuter | ein Stück Butter | ein halber Kohl
@tools Küchengeräte | großer Topf | Schneebesen | Springform 26 cm | 2 Schüsseln | Backpapier
@and  und
`);

export const nl = readPhrases(`
@list Ingrediënten | Dit heb je nodig | Nodig | Benodigdheden | Wat heb je nodig | Je hebt nodig
@ownList boodschappen | wat erin gaat | in de pan | de spullen | uit de kast | op het lijstje | haal in huis | het team
@method Bereiding | Zo maak je het | Aan de slag | Stappen | Bereidingswijze | Werkwijze | Instructies
@ownMethod zo doe ik het | en dan | hup | het plan | wat je doet | nu jij | in de oven
@servings Voor {n} personen | {n} porties | voor {n} | goed voor {n} stuks | Personen: {n} | genoeg voor {n}
@hooks Vandaag {t} | Mijn {t} | {t} van oma | Recept: {t} | Wie houdt er ook van {t}? | Eindelijk weer {t} | Op tafel vanavond: {t} | Zo maak je {t} | {t} in een kwartier
@openers Dit moet je proberen! | Wie heeft er trek? | Maar 5 ingrediënten | Geen oven nodig | Lekker makkelijk voor doordeweeks | Advertentie | Sla op voor later
@greetings Goedemorgen | Hallo allemaal | Hoi hoi | Lieve mensen | Fijne zondag | Hee
@promotions Volg mij voor meer recepten | Bewaar dit recept | Link in bio | Tag iemand die dit wil eten | Met code {w} krijg je {n}% korting | Reageer met RECEPT | Samenwerking met (at){w} | Abonneer je
@closings Eet smakelijk | Smakelijk! | Laat weten wat je ervan vindt | Tot morgen | Geniet ervan | Liefs | Wat eten jullie vandaag? | Zo klaar
@sections Voor de saus | Voor het deeg | Deeg | Saus | Vulling | Topping | Dressing | Voor erbij | Marinade | Garnering | Voor de vulling
@tips Tip: je kunt dit invriezen. | Tip: lekker met brood. | Blijft {n} dagen goed in de koelkast. | Let op: elke oven is anders. | In plaats van boter kan olie ook.
@facts Bereidingstijd: {m} minuten | {n} min voorbereiden | Oven: 180 graden | {m}0 kcal per portie | Tijd: {m} min | Moeilijkheid: makkelijk
@letters Lieve {w}, hier is het recept van {t}. | Hoi {w}, je vroeg naar {t} | dus {t}: | Beste {w}, zoals beloofd {t}.
@takes Je hebt nodig: | Je neemt | Neem | Ik gebruik | Er gaat in:
@order Eerst | Dan | Daarna | Nu | Tot slot | en dan | Vervolgens
@tells Meng {0} met {1}. | Voeg {0} toe. | Doe {0} en {1} in een kom. | Bak {0}. | Ik bakte {0} met {1}. | Breng op smaak met {0}.
@talk Het regent al de hele week. | De kinderen vroegen om meer. | Van mijn oma geleerd. | Heerlijk voor een doordeweekse dag. | De eerste keer brandde het aan. | Zo simpel en zo goed.
@vague peper en zout | scheutje melk | snufje zout | olie om in te bakken | handje peterselie | klontje boter
@tools Keukengerei | grote pan | garde | springvorm 24 cm | 2 kommen
@and  en
`);

export const fr = readPhrases(`
@list Ingrédients | Il te faut | Il vous faut | Pour la recette | Les ingrédients | Ce qu'il te faut | Liste des ingrédients | Vous aurez besoin de
@ownList la liste | dans le panier | les courses | ça prend | dans la marmite | le matos | on sort du frigo | la bande | ce qu'on met | à acheter
@method Préparation | Étapes | La recette | Comment faire | Recette | Instructions | Réalisation | Marche à suivre | La préparation
@ownMethod on y va | c'est parti | et hop | au boulot | ce qu'on fait | à toi de jouer | le déroulé | en cuisine | comment je fais | la suite
@servings Pour {n} personnes | {n} portions | Pour {n} | {n} parts | Pour {n} pièces | Donne {n} crêpes | Portions : {n} | {n} pers. | pour {n} gourmands
@hooks Aujourd'hui : {t} | Ma recette de {t} | {t} comme chez mamie | Voici le {t} | Recette : {t} | Qui aime {t} ? | Ce soir c'est {t} | Vous me l'avez demandé : {t} | {t} en 20 minutes | On fait {t} ensemble ? | Le secret de mon {t} | Menu du jour : {t}
@openers Il faut absolument essayer ! | Qui a faim ? | Sans four ! | Seulement 5 ingrédients | La recette qui sauve mes soirs de semaine | Recette en légende | Collaboration commerciale | On se régale | Encore un dimanche pluvieux
@greetings Bonjour les gourmands | Coucou | Salut tout le monde | Hello les amis | Bonjour à tous | Bon dimanche | Allô la gang
@promotions Abonnez-vous | Enregistre la recette | Lien en bio | Commente RECETTE et je te l'envoie | Identifie un ami | Avec le code {w}{n}, {n} % de réduction | Suis-moi pour d'autres recettes | Mon livre est disponible | (at){w} pour plus d'idées | Vidéo complète : https://example.com/{w}
@closings Bon appétit ! | Bisous | Dites-moi en commentaire | Régalez-vous | À demain | Et voilà ! | Miam | Vous l'avez testée ? | Bon week-end | Je vous embrasse
@sections Pour la pâte | Pour la sauce | Pour la garniture | Pâte | Sauce | Garniture | Crème | Pour le sirop | Pour le dessus | Glaçage | Marinade | Vinaigrette | Pour servir | La veille | Le lendemain | Le caramel | Biscuit
@tips Astuce : ça se congèle très bien. | Conseil : laissez reposer la pâte. | Se conserve {n} jours au frigo. | Note : on peut mettre de l'huile. | Attention, chaque four est différent. | PS : encore meilleur réchauffé.
@facts prép. {n} min · cuisson {m} min | Préparation : {n} min | Cuisson : {m} min | Temps total {m} min | Par portion : {m}0 kcal | Difficulté : facile | Four à 180 °C | Coût : {n} € | {m}0 kcal
@letters Chère {w}, voici la recette de {t} que tu m'as demandée. | Ma chère {w}, pour {t} | alors {t} : | Coucou {w}, comme promis, {t}. | Cher {w}, je t'écris pour {t}.
@takes Il faut | Tu prends | Vous prenez | Ça prend | On met | Il te faut | J'ai mis
@order D'abord | Ensuite | Puis | Après | Enfin | et là | Pour finir | Pendant ce temps | Maintenant
@tells Mélanger {0} avec {1}. | Ajouter {0} et {1}. | Faites revenir {0}. | Tu mets {0} dans la casserole. | On verse {0} sur {1}. | Assaisonner avec {0}. | J'ai fait fondre {0} avec {1}.
@talk Il pleut depuis ce matin. | Les enfants en ont repris deux fois. | C'est ma grand-mère qui me l'a appris. | Croustillant dehors, fondant dedans. | Trois ans d'attente pour ce secret. | C'est toute mon enfance. | La première fois, je l'ai brûlé.
@vague sel, poivre | un filet d'huile d'olive | une pincée de sel | quelques feuilles de basilic | un peu de lait | une noix de beurre | du persil | le jus d'un demi citron
@tools Matériel | une grande casserole | un fouet | un moule de 24 cm | 2 saladiers | papier cuisson
@and  et
`);
