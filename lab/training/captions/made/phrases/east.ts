import { readPhrases } from './phrases.ts';

export const pl = readPhrases(`
@list Składniki | Potrzebujesz | Lista składników | Będziemy potrzebować | Potrzebne składniki
@ownList co potrzebne | do garnka | zakupy | co wrzuciłam | ekipa | z szafki
@method Przygotowanie | Wykonanie | Jak zrobić | Sposób przygotowania | Przepis
@ownMethod do dzieła | jak to robię | a potem | no i lecimy
@servings {n} porcji | Na {n} osób | dla {n} osób | około {n} sztuk | {n} porcje
@hooks Dzisiaj {t} | Mój {t} | {t} jak u babci | Przepis na {t} | Kto lubi {t}? | Na obiad: {t} | Wreszcie {t}
@openers Musicie spróbować! | Tylko 5 składników | Bez pieczenia | Reklama | Szybki obiad
@greetings Cześć | Dzień dobry | Hej kochani | Miłej niedzieli
@promotions Zapisz przepis | Obserwuj po więcej | Link w bio | Oznacz znajomego | Z kodem {w} {n}% taniej | Zamówienia w wiadomości
@closings Smacznego | Buziaki | Dajcie znać | Do jutra | Gotowe!
@sections Ciasto | Sos | Nadzienie | Farsz | Na ciasto | Krem | Polewa | Do podania | Marynata
@tips Wskazówka: można zamrozić. | W lodówce {n} dni. | Zamiast masła może być olej.
@facts Czas: {m} minut | Piekarnik: 180 stopni | {m}0 kcal | Poziom: łatwy
@letters Kochana {w}, oto przepis na {t}. | Hej {w}, pytałaś o {t}
@takes Potrzeba | Weź | Bierzesz | Dałam
@order Najpierw | Potem | Następnie | Teraz | Na koniec
@tells Wymieszaj {0} z {1}. | Dodaj {0}. | Podsmaż {0}. | Wlej {0} i {1}.
@talk Znowu pada. | Dzieci zjadły po dwa talerze. | Babcia zawsze tak robiła.
@vague sól i pieprz | olej do smażenia | szczypta soli | natka pietruszki | sól do smaku
@and  i
`);

export const cs = readPhrases(`
@list Ingredience | Suroviny | Potřebujete | Budeme potřebovat | Na přípravu
@ownList do hrnce | nákup | co tam přišlo | parta | ze spíže
@method Postup | Příprava | Jak na to | Postup přípravy
@ownMethod a jde se na to | jak to dělám | a pak
@servings {n} porcí | Pro {n} osoby | asi {n} kusů | na {n} porce
@hooks Dnes {t} | {t} podle babičky | Recept na {t} | Kdo má rád {t}? | Konečně {t}
@openers To musíte zkusit! | Jen 5 surovin | Bez pečení | Reklama
@greetings Ahoj | Dobrý den | Krásnou neděli
@promotions Ulož si recept | Sleduj mě | Odkaz v biu | Označ kamaráda | S kódem {w} sleva {n} %
@closings Dobrou chuť | Mějte se | Hotovo | Dejte vědět
@sections Těsto | Náplň | Omáčka | Poleva | Na těsto | Na ozdobu | Krém
@tips Tip: dá se zamrazit. | V lednici vydrží {n} dny.
@facts Čas: {m} minut | Trouba: 180 stupňů | {m}0 kcal
@letters Milá {w}, tady je recept na {t}. | Ahoj {w}, ptala ses na {t}
@takes Potřebuješ | Vezmi | Dala jsem
@order Nejdřív | Pak | Potom | Teď | Nakonec
@tells Smíchej {0} a {1}. | Přidej {0}. | Osmahni {0}. | Zalij {0}.
@talk Zase prší. | Děti si přidaly. | Takhle to dělala babička.
@vague sůl a pepř | olej na smažení | špetka soli | petrželka
@and  a
`);

export const sk = readPhrases(`
@list Suroviny | Potrebujeme | Ingrediencie | Budeme potrebovať
@ownList do hrnca | nákup | čo tam išlo | partia
@method Postup | Príprava | Ako na to
@ownMethod a ide sa na to | ako to robím | a potom
@servings {n} porcií | Pre {n} osoby | asi {n} kusov
@hooks Dnes {t} | Recept na {t} | {t} od babky | Konečne {t}
@openers Toto musíte skúsiť! | Len 5 surovín | Bez pečenia
@greetings Ahojte | Dobrý deň | Peknú nedeľu
@promotions Uložte si recept | Sledujte ma | Odkaz v biu | S kódom {w} zľava {n} %
@closings Dobrú chuť | Majte sa | Hotovo
@sections Cesto | Plnka | Omáčka | Poleva | Na cesto | Krém
@tips Tip: dá sa zmraziť. | V chladničke vydrží {n} dni.
@facts Čas: {m} minút | Rúra: 180 stupňov | {m}0 kcal
@letters Milá {w}, tu je recept na {t}. | Ahoj {w}, pýtala si sa na {t}
@takes Potrebuješ | Vezmi | Dala som
@order Najprv | Potom | Teraz | Nakoniec
@tells Zmiešaj {0} a {1}. | Pridaj {0}. | Opraž {0}.
@talk Zase prší. | Deti si pridali. | Takto to robila babka.
@vague soľ a korenie | olej na smaženie | štipka soli
@and  a
`);

export const hr = readPhrases(`
@list Sastojci | Treba vam | Potrebno je | Za ovo trebate
@ownList u lonac | šoping lista | ekipa | što je ušlo
@method Priprema | Postupak | Kako napraviti
@ownMethod i idemo | kako ja radim | i onda
@servings Za {n} osobe | {n} porcija | oko {n} komada
@hooks Danas {t} | Recept za {t} | Bakin {t} | Napokon {t}
@openers Ovo morate probati! | Samo 5 sastojaka | Bez pečenja
@greetings Bok svima | Dobro jutro | Lijepa nedjelja
@promotions Spremi recept | Prati za više | Link u opisu | Kod {w} za {n}% popusta
@closings Dobar tek | Pusa | Gotovo!
@sections Tijesto | Nadjev | Umak | Glazura | Za tijesto | Krema | Preljev
@tips Savjet: može se zamrznuti. | U hladnjaku traje {n} dana.
@facts Vrijeme: {m} minuta | Pećnica: 180 stupnjeva | {m}0 kcal
@letters Draga {w}, evo recept za {t}. | Bok {w}, pitala si za {t}
@takes Trebaš | Uzmi | Stavila sam
@order Prvo | Zatim | Onda | Sada | Na kraju
@tells Pomiješaj {0} i {1}. | Dodaj {0}. | Poprži {0}.
@talk Opet pada kiša. | Djeca su tražila još. | Tako je radila baka.
@vague sol i papar | ulje za prženje | prstohvat soli
@and  i
`);

export const ro = readPhrases(`
@list Ingrediente | Avem nevoie de | Ai nevoie de | Ingrediente necesare
@ownList în oală | lista de cumpărături | ce am pus | gașca
@method Mod de preparare | Preparare | Cum se face | Pași
@ownMethod cum facem | la treabă | și apoi
@servings {n} porții | Pentru {n} persoane | pentru {n} porții | ies {n} bucăți
@hooks Azi {t} | Rețeta de {t} | {t} ca la bunica | În sfârșit {t} | Cine vrea {t}?
@openers Trebuie să încercați! | Doar 5 ingrediente | Fără cuptor
@greetings Bună tuturor | Bună dimineața | Bine v-am găsit
@promotions Salvează rețeta | Urmărește-mă | Link în bio | Nu uitați de abonare | Cod {w} pentru {n}% reducere
@closings Poftă bună | Pe curând | Vă pup | Gata!
@sections Aluat | Sos | Umplutură | Pentru aluat | Pentru umplutură | Cremă | Glazură
@tips Sfat: se poate congela. | Se păstrează {n} zile la frigider.
@facts Timp: {m} minute | Cuptor: 180 de grade | {m}0 kcal
@letters Dragă {w}, iată rețeta de {t}. | Bună {w}, ai întrebat de {t}
@takes Îți trebuie | Ia | Am pus
@order Întâi | Apoi | După aceea | Acum | La final
@tells Amestecă {0} cu {1}. | Adaugă {0}. | Călește {0}.
@talk Iar plouă. | Copiii au cerut încă o porție. | Așa făcea bunica.
@vague sare și piper | ulei pentru prăjit | un praf de sare | pătrunjel
@and  și
`);
