import type { Talk } from './talk.ts';

export const hu: Talk = {
  corrects: 'nem | várj | bocsánat',
  fillers: 'öö | izé',
  spokenVerbs: `dinsztel | megdinsztel | párol | főz | főzz | főzöd | süt | sütj | sütöd | pirít | megpirít | kever | keverj |
    kavar | elkever | összekever | gyúr | összegyúr | dagaszt | nyújt | kinyújt | szaggat | kiszaggat | hámoz |
    meghámoz | pucol | aprít | felaprít | vág | felvág | felszeletel | szeletel | kockáz | darabol | reszel |
    lereszel | hint | szór | megszór | beleszór | önt | felönt | beleönt | ráönt | tölt | megtölt | kelt | keleszt |
    habar | felver | ver | habosít | kiver | olvaszt | megolvaszt | melegít | felmelegít | forrósít | forral |
    felforral | sóz | megsóz | borsoz | fűszerez | ízesít | pácol | locsol | rakd | rak | rétegez | morzsol | őröl |
    darál | turmixol | kisüt | megsüt | rásüt | megken | kiken | lepirít | besűrít | sűrít | puhít | leszűr | szűr |
    rotyog | rotyogtat | tesz a sütőbe | bedob | rádob`,
  plainVerbs: `teszünk | teszem | teszel | tegyél | tedd | tesszük | teszed | adunk | adom | adj | adjuk | adjál |
    hozzáad{unk,juk,od,om} | hozzáadjuk | hagyjuk | hagyod | hagyd | hagyom | lehúzzuk | lehúzod | mehet | mehetnek |
    jöhet | jöhetnek | kerül | veszünk | vegyél | veszed | pihentet{jük,ed,em} | hűtjük | hűtöd | hajtjuk | hajtod |
    tálaljuk | tálald | borítjuk | lefedjük | fedjük | öntjük | felöntjük | rázogatjuk | megismétled |
    belekever{ed,jük,em} | beleteszünk`,
  dishes: `leves | pörkölt | gulyás | paprikás | paprikás krumpli | rakott krumpli | lecsó | főzelék | palacsinta | pogácsa |
    rétes | torta | sütemény | süti | kalács | kenyér | lángos | halászlé | töltött káposzta | töltött paprika |
    nokedli | galuska | túrógombóc | gombóc | fasírt | rántott hús | saláta | krémes | piskóta | mákos guba | bejgli |
    kifli | krumpli | tészta | mártás | szósz | pite | fánk | kürtőskalács | tokány | ragu | krémleves | húsleves |
    káposzta | lepény`,
  tellsOf: `{kérdeztétek,kérdezted,kértétek,kérted,kértétek,kérdezték} {hát küldöm ,}{a,az} | {recept,receptje}{ a, az,} |
    így {készül,csinálom,főzöm,sütöm} {a,az} | {küldöm,leírom,írom,mutatom} {a,az} |
    {ma,most} {sütünk,főzünk,készítünk,csinálunk} | ma`,
  nameEnds: `és | meg | vagy | de | hogy | ha | majd | aztán | azután | végül | közben | utána | mert | mint | is | csak |
    nem | ne | még | már | nagyon | kicsit | jól | szépen | lassan | óvatosan | rögtön | egyszerre | bele | hozzá |
    rá | fel | le | ki | össze | alatt | felett | mellé | köré | amíg | míg | addig | ez | az | ezt | azt | a | én |
    te | mi | ti | hát | tessék | lesz | van | kell`,
  goesOn: `majd | aztán | azután | utána | végül | közben | ezután`,
  consumed: `ettünk | ettem | ittunk | ittam | vettem | vettünk | kapható | ár | étlap | rendeltünk | rendeltem | fizettem`,
  seasoned: `só | sót | bors | borsot | sóval | borssal`,
  the: `a | az | ez | ezt | azt`,
  unlisted: `víz | vizet | vízzel | tészta | tésztát | szósz | leves | hús | kenyér | massza`,
  doers: `én | te | mi`,
  ovens: `sütő | sütőben | sütőt | fokon | fokos`,
  closings: `üdv | üdvözlettel | puszi | puszil | sok puszi | szeretettel | jó étvágyat | szia | sziasztok | írjatok |
    írd meg | köszönöm | ennyi | kész is | és kész | kész | nézzétek`,
  kin: `apám | anyám | férjem | feleségem | nagymama | nagymamám | nagyapám | gyerekek | szomszéd`,
  behind: `{apróra ,finomra ,karikára ,karikákra ,kockára ,kockákra ,vékonyra ,vékony szeletekre ,szeletekre ,durvára ,csíkokra ,nagyobb darabokra ,}{vágva,vágott,reszelve,aprítva,szeletelve,összevágva,darabolva,kockázva,zúzva,pucolva,tisztítva,mosva,olvasztva,felverve} |
    {felkockázva,megpucolva,megtisztítva,kicsumázva,megmosva,lereszelve,felszeletelve,felaprítva,olvasztva,megfőzve,kimagozva,felkarikázva,összetörve} |
    ízlés szerint`,
  morePinches: `csipet | csipetnyi | marék | maréknyi | kevés | csepp | löttyintés`,
  wares: `tepsi | tepsit | tepsibe | lábas | lábasban | serpenyő | serpenyőben | tál | tálban | tálba | fazék | kés |
    villa | tányér | forma | papír | fólia | sütő | turmix | bogrács`,
  moreFoods: `zsír | zsírt | zsíron | zsírral | olaj | olajat | olajon | vaj | vajat | vajon | liszt | lisztet | cukor |
    cukrot | só | sót | bors | paprika | paprikát | pirospaprika | pirospaprikát | pirospaprikával | paradicsom |
    paradicsomot | zöldpaprika | zöldpaprikát | hagyma | hagymát | vöröshagyma | vöröshagymát | fokhagyma |
    fokhagymát | krumpli | krumplit | burgonya | burgonyát | répa | répát | sárgarépa | sárgarépát | zeller |
    káposzta | káposztát | savanyúkáposzta | gomba | gombát | uborka | tök | bab | babot | borsó | borsót | lencse |
    lencsét | rizs | rizst | tészta | tej | tejet | tejjel | tejföl | tejfölt | tejföllel | tejszín | tejszínt |
    túró | túrót | sajt | sajtot | tojás | tojást | tojással | élesztő | élesztőt | sütőpor | vanília | fahéj | dió |
    diót | mák | mákot | lekvár | lekvárt | méz | mézet | alma | almát | citrom | hús | húst | csirke | csirkét |
    csirkemell | marha | marhahús | sertés | sertéshús | darált hús | kolbász | kolbászt | szalonna | szalonnát |
    sonka | bacon | hal | halat | ponty | víz | vizet | vízzel | bor | bort | ecet | mustár | majoránna | kömény |
    babérlevél | petrezselyem | kapor | szódavíz | zsemle | zsemlemorzsa`,
  cookedAs: `sült | rántott | töltött | füstölt | párolt | grillezett | rakott | pirított | pácolt`,
};
