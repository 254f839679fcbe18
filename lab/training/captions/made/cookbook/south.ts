import { readWritten } from '../written.ts';

/** Small recipes from the south and east of Europe. */
export const SOUTHERN = [
  ...readWritten(
    'el',
    `
# Φακές σούπα
500 γρ. φακές; 1 κρεμμύδι; 2 σκελίδες σκόρδο; 400 γρ. ντομάτα; 80 ml ελαιόλαδο; 2 φύλλα δάφνης; ξίδι
Βράζουμε τις φακές 10 λεπτά και τις σουρώνουμε. Σοτάρουμε το κρεμμύδι και το σκόρδο. Προσθέτουμε τις φακές, την ντομάτα και τη δάφνη. Σιγοβράζουμε 40 λεπτά. Σερβίρουμε με ξίδι.
# Σπανακόπιτα
1 κιλό σπανάκι; 300 γρ. φέτα; 5 φρέσκα κρεμμυδάκια; 2 αυγά; 10 φύλλα κρούστας; άνηθος
Ψιλοκόβουμε το σπανάκι και το μαραίνουμε. Ανακατεύουμε με φέτα, αυγά και άνηθο. Στρώνουμε τα μισά φύλλα λαδωμένα. Απλώνουμε τη γέμιση και σκεπάζουμε. Ψήνουμε 50 λεπτά στους 180.
# Κολοκυθοκεφτέδες
3 κολοκύθια; 1 κρεμμύδι; 200 γρ. φέτα; 1 αυγό; 1 φλ. αλεύρι; δυόσμος
Τρίβουμε τα κολοκύθια και τα στύβουμε. Τα ζυμώνουμε με τα υπόλοιπα υλικά. Τηγανίζουμε κουταλιές σε καυτό λάδι. Στραγγίζουμε σε χαρτί.
# Ρυζόγαλο
1 λίτρο γάλα; 100 γρ. ρύζι γλασέ; 120 γρ. ζάχαρη; 1 κ.σ. κορν φλάουρ; κανέλα
Βράζουμε το ρύζι σε λίγο νερό. Ρίχνουμε το γάλα και τη ζάχαρη. Ανακατεύουμε 25 λεπτά. Δένουμε με το κορν φλάουρ. Σερβίρουμε με κανέλα.
# Μπριάμ
4 πατάτες; 3 κολοκύθια; 2 μελιτζάνες; 4 ντομάτες; 1 κρεμμύδι; 150 ml λάδι
Κόβουμε όλα τα λαχανικά σε ροδέλες. Τα απλώνουμε στο ταψί με αλάτι και λάδι. Ψήνουμε 1 ώρα και 20 λεπτά στους 190, ανακατεύοντας μία φορά.
`,
  ),
  ...readWritten(
    'ro',
    `
# Ciorbă de legume
2 morcovi; 1 ceapă; 1 ardei; 3 cartofi; 2 linguri bulion; 2 l apă; leuștean
Tăiem legumele cubulețe. Le fierbem în apă cu sare 25 de minute. Adăugăm bulionul și borșul. Mai fierbem 5 minute și presărăm leuștean.
# Papanași
500 g brânză de vaci; 2 ouă; 150 g făină; 3 linguri zahăr; 1 linguriță bicarbonat; smântână și dulceață
Amestecă brânza cu ouăle, zahărul și bicarbonatul. Adaugă făina. Formează gogoși cu gaură. Prăjește în ulei încins. Servește cu smântână și dulceață.
# Zacuscă rapidă
3 vinete; 4 ardei capia; 2 cepe; 300 ml suc de roșii; 150 ml ulei
Coacem vinetele și ardeii și îi curățăm. Călim ceapa în ulei. Adăugăm totul cu sucul de roșii. Fierbem o oră și punem în borcane.
# Clătite
300 g făină; 3 ouă; 500 ml lapte; un praf de sare; ulei
Bate ouăle cu sarea. Adaugă laptele și făina treptat. Lasă aluatul 20 de minute. Coace clătitele subțiri pe ambele părți.
# Salată de vinete
3 vinete coapte; 1 ceapă mică; 100 ml ulei; sare; zeamă de lămâie
Toacă vinetele cu un cuțit de lemn. Freacă-le cu uleiul. Adaugă ceapa tocată, sare și lămâie.
`,
  ),
  ...readWritten(
    'hu',
    `
# Paprikás krumpli
1 kg burgonya; 2 fej hagyma; 1 evőkanál pirospaprika; 1 szál kolbász; 1 paradicsom; só
A hagymát zsíron megdinszteljük. Lehúzzuk a tűzről és megszórjuk paprikával. Hozzáadjuk a kolbászt és a krumplit. Felöntjük vízzel és puhára főzzük.
# Túrógombóc
50 dkg túró; 2 tojás; 12 dkg búzadara; 1 csipet só; zsemlemorzsa; tejföl
A túrót villával áttörjük. Összekeverjük a tojással, a darával és a sóval. Fél órát pihentetjük. Gombócokat formázunk és lobogó vízben kifőzzük. Pirított morzsába forgatjuk.
# Meggyleves
50 dkg meggy; 1 l víz; 10 dkg cukor; 2 dl tejszín; 1 rúd fahéj; 1 evőkanál liszt
A meggyet a vízzel, cukorral és fahéjjal felforraljuk. A lisztet elkeverjük a tejszínnel. Behabarjuk a levest. Hidegen tálaljuk.
# Rakott krumpli
1 kg krumpli; 6 tojás; 20 dkg kolbász; 4 dl tejföl; 5 dkg vaj
A krumplit héjában, a tojást keményre főzzük. Mindent felkarikázunk. Kivajazott tálba rétegezzük. Meglocsoljuk tejföllel. 200 fokon 35 percig sütjük.
# Kakaós csiga
[Tészta] 50 dkg liszt; 3 dl tej; 2,5 dkg élesztő; 5 dkg vaj; [Töltelék] 4 evőkanál kakaó; 10 dkg cukor
Az élesztőt felfuttatjuk a langyos tejben. Összegyúrjuk a tésztát és egy órát kelesztjük. Kinyújtjuk, megkenjük vajjal, megszórjuk a kakaós cukorral. Feltekerjük és felszeleteljük. 180 fokon 20 percig sütjük.
`,
  ),
  ...readWritten(
    'tr',
    `
# Mercimek çorbası
1 su bardağı kırmızı mercimek; 1 soğan; 1 havuç; 1 yemek kaşığı salça; 6 su bardağı su; tuz, karabiber
Soğanı yağda kavurun. Havuç ve salçayı ekleyin. Mercimeği yıkayıp tencereye alın. Suyu ekleyip 25 dakika pişirin. Blenderdan geçirip limonla servis edin.
# Menemen
4 yumurta; 3 domates; 2 yeşil biber; 1 soğan; 2 yemek kaşığı zeytinyağı; tuz
Biberleri ve soğanı kavurun. Domatesleri ekleyip suyunu çekene kadar pişirin. Yumurtaları kırın. Karıştırıp iki dakika daha pişirin.
# Sütlaç
1 litre süt; 1 çay bardağı pirinç; 1 su bardağı şeker; 2 yemek kaşığı nişasta; tarçın
Pirinci haşlayın. Sütü ekleyip kaynatın. Nişastayı suyla açıp karıştırarak dökün. Şekeri ilave edin ve 10 dakika pişirin. Kaselere paylaştırıp soğutun.
# Peynirli poğaça
[Hamuru için] 1 su bardağı yoğurt; 1 su bardağı sıvı yağ; 1 paket kabartma tozu; 4 su bardağı un; [İç harcı] 200 gr beyaz peynir; yarım demet maydanoz
Hamur malzemelerini yoğurun. Peynir ve maydanozu karıştırın. Hamurdan parçalar koparıp içini doldurun. Üzerine yumurta sarısı sürün. 180 derecede 25 dakika pişirin.
# Zeytinyağlı taze fasulye
500 gr taze fasulye; 2 domates; 1 soğan; 4 yemek kaşığı zeytinyağı; 1 tatlı kaşığı şeker
Fasulyeleri ayıklayıp kırın. Soğanı zeytinyağında çevirin. Fasulye, domates ve şekeri ekleyin. Kısık ateşte 40 dakika pişirin. Soğuk servis yapın.
# Mücver
3 kabak; 2 yumurta; 4 yemek kaşığı un; yarım demet dereotu; 100 g beyaz peynir
Kabakları rendeleyip suyunu sıkın. Diğer malzemelerle karıştırın. Kaşıkla kızgın yağa bırakın. Arkalı önlü kızartın.
`,
  ),
  ...readWritten(
    'it',
    `
# Pasta e ceci
250 g di ceci cotti; 200 g di ditalini; 1 spicchio d'aglio; 1 rametto di rosmarino; 2 cucchiai di passata; olio q.b.
Scalda l'olio con aglio e rosmarino. Unisci i ceci e la passata. Copri con acqua e porta a bollore. Butta la pasta e cuoci. Manteca fuori dal fuoco.
# Torta di mele
3 mele; 200 g di farina; 150 g di zucchero; 2 uova; 100 ml di olio di semi; 1 bustina di lievito
Monta le uova con lo zucchero. Aggiungi l'olio a filo. Incorpora farina e lievito. Versa nella teglia e copri con le mele. Inforna a 180° per 40 minuti.
# Polpette al sugo
400 g di macinato; 1 uovo; 50 g di parmigiano; pane raffermo; 500 ml di passata; basilico
Ammolla il pane nel latte. Impasta carne, uovo, pane e formaggio. Forma le polpette. Rosolale in padella. Aggiungi la passata e cuoci 25 minuti.
# Caponata
2 melanzane; 1 gambo di sedano; 50 g di olive; 1 cucchiaio di capperi; 30 ml di aceto; 1 cucchiaio di zucchero
Friggi le melanzane a cubetti. Soffriggi il sedano con olive e capperi. Sfuma con aceto e zucchero. Mescola tutto e lascia raffreddare.
`,
  ),
  ...readWritten(
    'pt',
    `
# Pão de queijo
500 g de polvilho azedo; 250 ml de leite; 100 ml de óleo; 2 ovos; 200 g de queijo meia cura; sal
Ferva o leite com o óleo. Escalde o polvilho. Espere amornar e junte os ovos. Sove e acrescente o queijo. Faça bolinhas e asse por 25 minutos.
# Caldo verde
4 batatas; 1 couve; 1 chouriço; 1 cebola; 2 dentes de alho; azeite
Coza as batatas com a cebola e o alho. Triture tudo. Junte a couve cortada fininha. Sirva com rodelas de chouriço e um fio de azeite.
# Brigadeiro
1 lata de leite condensado; 3 colheres (sopa) de chocolate em pó; 1 colher (sopa) de manteiga; granulado
Misture tudo numa panela. Mexa em fogo baixo até desgrudar do fundo. Deixe esfriar. Enrole e passe no granulado.
# Arroz de tomate
1 chávena de arroz; 3 tomates maduros; 1 cebola; 1 folha de louro; 2 colheres de azeite
Refogue a cebola no azeite. Junte o tomate picado e o louro. Deite o arroz e mexa. Cubra com água a ferver e deixe cozer 12 minutos.
# Moqueca
800 g de peixe; 1 pimentão; 2 tomates; 200 ml de leite de coco; 2 colheres de dendê; coentro
Tempere o peixe com limão e sal. Faça camadas de legumes e peixe na panela. Regue com leite de coco e dendê. Cozinhe tampado por 20 minutos.
`,
  ),
  ...readWritten(
    'es',
    `
# Tortilla de patatas
4 patatas; 6 huevos; 1 cebolla; 300 ml de aceite de oliva; sal
Fríe las patatas con la cebolla a fuego lento. Escúrrelas bien. Bate los huevos y mézclalos. Cuaja la tortilla por los dos lados.
# Sopa de lima
2 pechugas de pollo; 4 limas; 1 cebolla morada; 2 jitomates; 1 litro de caldo; tortillas fritas
Cuece el pollo y desmenúzalo. Sofríe la cebolla con el jitomate. Agrega el caldo y el jugo de lima. Sirve con tiras de tortilla.
# Empanadas de carne
[Masa] 500 g de harina; 150 g de grasa; 200 ml de agua tibia; [Relleno] 600 g de carne picada; 2 cebollas; 2 huevos duros; 1 cucharada de pimentón
Amasá todo y dejá descansar media hora. Rehogá la cebolla y sumá la carne. Condimentá y dejá enfriar. Armá las empanadas y horneá 20 minutos.
# Gazpacho
1 kg de tomates; 1 pepino; 1 pimiento; 1 diente de ajo; 50 ml de aceite; 2 cucharadas de vinagre
Trocea las verduras. Tritura todo hasta que quede fino. Añade aceite y vinagre. Cuela y enfría dos horas.
`,
  ),
];
