import { readPhrases } from './phrases.ts';

export const sv = readPhrases(`
@list Ingredienser | Du behöver | Det här behövs | Det här behöver du
@ownList i grytan | handla | det som åkte ner | ta fram | gänget | ur skafferiet
@method Gör så här | Tillagning | Instruktioner | Steg för steg | Så gör du
@ownMethod nu kör vi | så gjorde jag | och sen | planen
@servings {n} portioner | För {n} personer | ca {n} st | Räcker till {n} | {n} bitar
@hooks Idag: {t} | Min {t} | Recept på {t} | {t} som mormor gjorde | Fredag betyder {t} | Äntligen {t} | Vem älskar {t}?
@openers Ni måste testa! | Bara 5 ingredienser | Utan ugn | Vardagsmat när den är som bäst | Reklam
@greetings Hej alla | God morgon | Hejsan | Trevlig söndag
@promotions Spara receptet | Följ för fler recept | Länk i bio | Tagga en vän | Kod {w}{n} ger {n}% rabatt | Samarbete med (at){w}
@closings Smaklig måltid | Hoppas det smakar | Kram | Vad äter ni idag? | Klart!
@sections Deg | Sås | Fyllning | Till degen | Till såsen | Topping | Glasyr | Till servering | Kräm
@tips Tips: går bra att frysa. | Håller {n} dagar i kylen. | Smöret kan bytas mot olja.
@facts Tid: {m} minuter | Ugn: 175 grader | {m}0 kcal per portion | Svårighet: lätt
@letters Kära {w}, här kommer receptet på {t}. | Hej {w}, du frågade om {t}
@takes Du behöver | Ta | Jag tog
@order Först | Sedan | Därefter | Nu | Till sist | och sen
@tells Blanda {0} med {1}. | Tillsätt {0}. | Stek {0} med {1}. | Rör ner {0}. | Häll på {0}.
@talk Det regnar igen. | Barnen åt två portioner. | Mormor gjorde alltid så här. | Första gången brände jag den.
@vague salt och peppar | lite olja | en nypa salt | smör till stekning | persilja
@and  och
`);

export const da = readPhrases(`
@list Ingredienser | Du skal bruge | Det skal du bruge
@ownList i gryden | indkøb | det der ryger i | fra skabet | holdet
@method Fremgangsmåde | Sådan gør du | Tilberedning | Trin for trin
@ownMethod og så | nu går vi i gang | sådan gjorde jeg | planen
@servings {n} personer | Til {n} | {n} stk | ca. {n} stk. | {n} portioner | nok til {n}
@hooks I dag: {t} | {t} til aftensmad | Min {t} | Opskrift på {t} | Mormors {t} | {t}, endelig
@openers Det skal I prøve! | Kun 5 ingredienser | Uden ovn | Reklame | Nem hverdagsmad
@greetings God morgen | Hej alle | Hejsa | God søndag
@promotions Gem opskriften | Følg med for mere | Link i bio | Tag en ven | Koden {w} giver {n} %
@closings Velbekomme | God weekend | Kh {w} | Hvad spiser I? | Ja, virkelig.
@sections Dej | Sovs | Fyld | Til dejen | Topping | Glasur | Dag 1 | Dag 2 | Aften | Morgen | Tilbehør
@tips Tip: kan fryses. | Holder {n} dage i køleskabet. | Smør kan byttes med olie.
@facts Tid: {m} minutter | Ovn: 200 grader | {m}0 kcal | Sværhedsgrad: let
@letters Kære {w}, her er opskriften på {t}. | Hej {w}, du spurgte til {t}
@takes Du skal bruge | Tag | Jeg tog
@order Først | Så | Derefter | Nu | Til sidst | og så
@tells Bland {0} med {1}. | Tilsæt {0}. | Steg {0}. | Rør {0} i. | Kom {0} og {1} i en skål.
@talk Det regner igen. | Børnene tog to gange. | Sådan lavede farmor det. | Første gang brændte det på.
@vague salt og peber | lidt olie | smør til stegning | en knivspids salt
@and  og
`);

export const no = readPhrases(`
@list Ingredienser | Du trenger | Dette trenger du
@ownList i gryta | handleliste | det som gikk oppi | fra skapet
@method Fremgangsmåte | Slik gjør du | Framgangsmåte | Tilberedning
@ownMethod sånn gjorde jeg | og så | nå kjører vi
@servings {n} porsjoner | Til {n} personer | ca. {n} stk | Nok til {n}
@hooks I dag {t} | Min {t} | Oppskrift på {t} | Bestemors {t} | {t} til middag
@openers Dette må dere prøve! | Bare 5 ingredienser | Uten ovn | Annonse
@greetings Hei alle sammen | God morgen | Heisann
@promotions Lagre oppskriften | Følg for mer | Lenke i bio | Tagg en venn | Kode {w} gir {n}%
@closings Vel bekomme | God helg | Klem | Kos deg
@sections Deig | Saus | Fyll | Til deigen | Topping | Glasur | Tilbehør
@tips Tips: kan fryses. | Holder {n} dager i kjøleskapet.
@facts Tid: {m} minutter | Stekeovn: 200 grader | {m}0 kcal
@letters Kjære {w}, her er oppskriften på {t}. | Hei {w}, du spurte om {t}
@takes Du trenger | Ta | Jeg tok
@order Først | Så | Deretter | Nå | Til slutt
@tells Bland {0} med {1}. | Tilsett {0}. | Stek {0}. | Ha i {0} og {1}.
@talk Det regner igjen. | Ungene spiste to porsjoner. | Slik lagde bestemor den.
@vague salt og pepper | litt olje | smør til steking
@and  og
`);

export const fi = readPhrases(`
@list Ainekset | Tarvitset | Ainesosat | Tarvitaan
@ownList kattilaan | kauppalista | mitä meni | kaapista | porukka
@method Ohje | Näin teet | Valmistus | Valmistusohje | Tee näin
@ownMethod sitten hommiin | näin se menee | ja sitten
@servings {n} annosta | {n} hengelle | noin {n} kpl | riittää {n}:lle
@hooks Tänään {t} | Minun {t} | Mummon {t} | Resepti: {t} | Kuka rakastaa: {t}? | {t} arkeen
@openers Tätä on pakko kokeilla! | Vain 5 ainesta | Ilman uunia | Kaupallinen yhteistyö
@greetings Hei kaikki | Huomenta | Moikka | Hyvää sunnuntaita
@promotions Tallenna resepti | Seuraa lisää | Linkki biossa | Merkitse kaveri | Koodilla {w} saat {n} %
@closings Hyvää ruokahalua | Herkullista! | Mukavaa viikonloppua | Terveisin {w}
@sections Taikina | Kastike | Täyte | Kuorrute | Päälle | Lisäksi | Taikinaan
@tips Vinkki: voi pakastaa. | Säilyy {n} päivää jääkaapissa.
@facts Aika: {m} minuuttia | Uuni: 200 astetta | {m}0 kcal
@letters Rakas {w}, tässä ohje: {t}. | Hei {w}, kysyit tätä: {t}
@takes Tarvitset | Ota | Laitoin
@order Ensin | Sitten | Seuraavaksi | Nyt | Lopuksi
@tells Sekoita {0} ja {1}. | Lisää {0}. | Paista {0}. | Kaada joukkoon {0}.
@talk Taas sataa. | Lapset söivät kaksi lautasellista. | Mummo teki aina näin.
@vague suolaa ja pippuria | öljyä paistamiseen | ripaus suolaa
@and  ja
`);

export const hu = readPhrases(`
@list Hozzávalók | Kell hozzá | Szükséges | Amire szükség lesz
@ownList a fazékba | bevásárlólista | ami belekerült | a kamrából | a csapat
@method Elkészítés | Így készül | Elkészítése | A recept menete
@ownMethod na és akkor | így csináltam | indulhat | mit csinálunk
@servings {n} adag | {n} főre | {n} személyre | kb. {n} darab | {n} szelet
@hooks Ma {t} lesz | Itt a {t} | {t} nagymama módra | Recept: {t} | Ki szereti: {t}? | Végre {t} | Ahogy ígértem: {t}
@openers Ezt ki kell próbálni! | Csak 5 hozzávaló | Sütő nélkül | Reklám | Gyors vacsora
@greetings Sziasztok | Jó reggelt | Szép vasárnapot | Kedveseim
@promotions Mentsd el | Kövess további receptekért | Link a bióban | Jelöld be a barátod | {w} kóddal {n}% kedvezmény
@closings Jó étvágyat | Puszi | Egészségetekre | Ki mit főz ma?
@sections Tészta | Töltelék | Öntet | A tésztához | A krémhez | A tetejére | Szósz | Máz
@tips Tipp: lefagyasztható. | Hűtőben {n} napig eláll.
@facts Idő: {m} perc | Sütő: 180 fok | {m}0 kcal | Nehézség: könnyű
@letters Kedves {w}! Itt küldöm a receptet: {t}. | Szia {w}, kérdezted: {t}
@takes Kell hozzá | Végy | Veszel
@order Először | Aztán | Utána | Most | Végül
@tells Keverd össze: {0} és {1}. | Add hozzá: {0}. | Mehet bele {0}. | Tedd a tálba: {0}, {1}.
@talk Megint esik az eső. | A gyerekek kétszer szedtek. | A nagymamám mindig így csinálta.
@vague só, bors | olaj a sütéshez | egy csipet só | petrezselyem | só ízlés szerint
@and  és
`);
