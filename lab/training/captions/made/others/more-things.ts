import { readWritten } from '../written.ts';

/** What nobody eats, in further languages. */
export const MORE_THINGS = [
  ...readWritten(
    'pt',
    `
# Limpador multiuso
1 xícara de vinagre; 1 xícara de água; 10 gotas de óleo de limão; 1 borrifador
Misture tudo no borrifador. Agite bem. Borrife na pia e passe um pano.
# Sabão caseiro
1 litro de óleo usado; 150 g de soda cáustica; 250 ml de água; 30 ml de detergente
Dissolva a soda na água com luvas. Despeje no óleo morno. Mexa por 30 minutos. Coloque na forma e espere 20 dias.
# Hidratação de cabelo
1 abacate; 2 colheres de mel; 1 colher de azeite
Bata tudo. Passe nos fios úmidos. Deixe agir 20 minutos. Enxágue e lave.
`,
  ),
  ...readWritten(
    'pl',
    `
# Płyn do czyszczenia
200 ml octu; 200 ml wody; 10 kropli olejku cytrynowego; butelka z rozpylaczem
Wlej wszystko do butelki. Wstrząśnij. Spryskaj blat i wytrzyj ściereczką.
# Masa solna
2 szklanki mąki; 1 szklanka soli; 1 szklanka wody; farby
Wymieszaj mąkę z solą. Dodaj wodę i zagnieć. Wytnij kształty. Susz dwa dni i pomaluj.
# Świeca sojowa
300 g wosku; 1 knot; 20 kropli zapachu; słoik
Roztop wosk w kąpieli. Przyklej knot. Dodaj zapach i wlej do słoika. Odstaw na dobę.
`,
  ),
  ...readWritten(
    'ru',
    `
# Средство для мытья окон
100 мл уксуса; 400 мл воды; 1 ч. л. моющего средства; 1 распылитель
Смешать всё в бутылке. Хорошо встряхнуть. Распылить на стекло и протереть.
# Мыло с лавандой
500 г мыльной основы; 2 ст. л. лаванды; 10 капель эфирного масла; форма
Растопить основу на водяной бане. Добавить лаванду и масло. Залить в форму. Оставить на ночь.
# Слайм
100 мл клея; 1 стакан пены для бритья; 1/2 ч. л. соды; раствор для линз
Выдавить клей в миску. Добавить пену и соду. Влить раствор и мять руками.
# Маска для волос
1 желток; 2 ст. л. касторового масла; 1 ч. л. мёда
Смешать всё до однородности. Нанести на корни. Держать 40 минут под шапочкой. Смыть шампунем.
`,
  ),
  ...readWritten(
    'uk',
    `
# Засіб для миття плити
3 ст. л. соди; 100 мл оцту; 1 губка
Посипати плиту содою. Полити оцтом. Зачекати 15 хвилин і витерти.
# Свічка у банці
200 г соєвого воску; 1 ґніт; 10 крапель аромаолії
Розтопити віск. Закріпити ґніт. Влити віск з олією. Дати застигнути.
`,
  ),
  ...readWritten(
    'tr',
    `
# Doğal yüzey temizleyici
1 su bardağı sirke; 1 su bardağı su; 10 damla limon yağı; sprey şişesi
Hepsini şişeye koyun. İyice çalkalayın. Tezgaha sıkıp bezle silin.
# Lavanta sabunu
500 gr sabun bazı; 2 yemek kaşığı lavanta; 10 damla yağ; kalıp
Bazı benmari eritin. Lavanta ve yağı ekleyin. Kalıba dökün. Bir gece bekletin.
# Saç maskesi
1 yumurta sarısı; 2 yemek kaşığı zeytinyağı; 1 tatlı kaşığı bal
Malzemeleri karıştırın. Saç diplerine sürün. Yarım saat bekletip yıkayın.
`,
  ),
  ...readWritten(
    'el',
    `
# Καθαριστικό για τον πάγκο
1 φλ. ξίδι; 1 φλ. νερό; 10 σταγόνες αιθέριο έλαιο; 1 ψεκαστήρι
Βάζουμε τα πάντα στο ψεκαστήρι. Κουνάμε καλά. Ψεκάζουμε και σκουπίζουμε.
# Κεριά σόγιας
300 γρ. κερί; 2 φιτίλια; 15 σταγόνες άρωμα; 2 βαζάκια
Λιώνουμε το κερί σε μπεν μαρί. Στερεώνουμε το φιτίλι. Ρίχνουμε το άρωμα και γεμίζουμε τα βαζάκια.
`,
  ),
  ...readWritten(
    'sv',
    `
# Rengöringsspray
2 dl ättika; 2 dl vatten; 10 droppar citronolja; 1 sprayflaska
Häll allt i flaskan. Skaka. Spraya på bänken och torka av.
# Trolldeg
4 dl mjöl; 2 dl salt; 2 dl vatten; färg
Blanda mjöl och salt. Tillsätt vatten och knåda. Forma figurer. Torka i ugnen på 100 grader i två timmar.
`,
  ),
  ...readWritten(
    'da',
    `
# Hjemmelavet sæbe
500 g sæbebase; 2 spsk lavendel; 10 dråber olie; 1 form
Smelt basen. Rør lavendel og olie i. Hæld i formen. Lad den stå natten over.
# Papirlanterner
4 glas; 1 dl lim; 20 ark silkepapir; 4 fyrfadslys
Riv papiret i stykker. Pensl glassene med lim. Sæt papiret på. Lad det tørre en time.
`,
  ),
  ...readWritten(
    'fi',
    `
# Yleispuhdistaja
2 dl etikkaa; 2 dl vettä; 10 tippaa sitruunaöljyä; suihkepullo
Kaada kaikki pulloon. Ravista hyvin. Suihkuta tasolle ja pyyhi.
`,
  ),
  ...readWritten(
    'hu',
    `
# Ablaktisztító
2 dl ecet; 4 dl víz; 1 kiskanál mosogatószer; szórófejes flakon
Mindent a flakonba öntünk. Felrázzuk. Az üvegre fújjuk és áttöröljük.
# Levendulás szappan
50 dkg szappanalap; 2 evőkanál levendula; 10 csepp illóolaj
Az alapot felolvasztjuk. Belekeverjük a levendulát és az olajat. Formába öntjük. Egy éjszakát pihentetjük.
`,
  ),
  ...readWritten(
    'cs',
    `
# Univerzální čistič
200 ml octa; 200 ml vody; 10 kapek citronového oleje; rozprašovač
Vše nalijeme do lahve. Protřepeme. Nastříkáme na linku a setřeme.
# Slané těsto
2 hrnky mouky; 1 hrnek soli; 1 hrnek vody; barvy
Smícháme mouku a sůl. Přidáme vodu a uhněteme. Vykrajujeme tvary. Sušíme dvě hodiny při 100 stupních.
`,
  ),
  ...readWritten(
    'ro',
    `
# Spray de curățat
1 cană oțet; 1 cană apă; 10 picături ulei de lămâie; un pulverizator
Punem totul în pulverizator. Agităm bine. Pulverizăm pe blat și ștergem.
`,
  ),
  ...readWritten(
    'hr',
    `
# Sredstvo za čišćenje
2 dl octa; 2 dl vode; 10 kapi limunovog ulja; bočica s raspršivačem
Sve ulijte u bočicu. Protresite. Poprskajte i obrišite krpom.
`,
  ),
  ...readWritten(
    'id',
    `
# Sabun cuci piring
200 ml texapon; 100 gr garam; 2 liter air; 1 sdm pewarna; 2 buah jeruk nipis
Aduk texapon dan garam. Tuang air sedikit demi sedikit. Tambahkan pewarna. Diamkan semalam lalu kemas dalam botol.
# Pupuk kulit pisang
5 kulit pisang; 1 liter air; 2 sdm gula merah
Potong kulit pisang. Rendam dengan air dan gula. Tutup tiga hari. Siramkan ke tanaman.
`,
  ),
  ...readWritten(
    'ja',
    `
# 重曹クリーナー
重曹 大さじ2；水 200ml；クエン酸 小さじ1；スプレーボトル 1本
水に重曹を溶かします。ボトルに入れます。汚れに吹きかけて5分置きます。布で拭き取ります。
# 手作りキャンドル
ソイワックス 200g；芯 2本；アロマオイル 10滴
ワックスを湯せんで溶かします。芯を容器に固定します。オイルを混ぜて流し込みます。一晩おきます。
`,
  ),
  ...readWritten(
    'zh',
    `
# 自制清洁剂
白醋200毫升；水200毫升；小苏打2勺；喷壶1个
把白醋和水倒进喷壶。加小苏打摇匀。喷在台面上等5分钟。用抹布擦干净。
# 手工皂
皂基500克；薰衣草2勺；精油10滴；模具1个
皂基切块隔水融化。加入薰衣草和精油。倒入模具。放置一晚脱模。
`,
  ),
  ...readWritten(
    'ko',
    `
# 천연 세제
베이킹소다 2컵; 구연산 1컵; 물 500ml; 분무기 1개
베이킹소다를 물에 녹여요. 분무기에 담아요. 얼룩에 뿌려요. 10분 뒤 닦아요.
# 수제 비누
비누 베이스 500g; 라벤더 2큰술; 오일 10방울
베이스를 녹여요. 라벤더와 오일을 섞어요. 틀에 부어요. 하루 굳혀요.
`,
  ),
  ...readWritten(
    'ar',
    `
# منظف طبيعي
كوب خل; كوب ماء; 10 نقاط زيت ليمون; بخاخ
نضع كل شيء في البخاخ. نرجه جيدا. نرش السطح ونمسحه.
`,
  ),
  ...readWritten(
    'hi',
    `
# घरेलू क्लीनर
1 कप सिरका; 1 कप पानी; 2 चम्मच बेकिंग सोडा; 1 स्प्रे बोतल
सब कुछ बोतल में डालें। अच्छे से हिलाएं। छिड़ककर कपड़े से पोंछें।
`,
  ),
];
