import { readWritten } from '../written.ts';

/** Small recipes in languages that few known pages are written in. */
export const SLAVIC = [
  ...readWritten(
    'pl',
    `
# Zupa ogórkowa
6 ogórków kiszonych; 4 ziemniaki; 2 marchewki; 1,5 l bulionu; 100 ml śmietany; koperek
Ziemniaki i marchew pokrój w kostkę. Gotuj w bulionie 15 minut. Zetrzyj ogórki i podsmaż na maśle. Dodaj do zupy i gotuj jeszcze 10 minut. Zabiel śmietaną i posyp koperkiem.
# Kotlety mielone
500 g mięsa mielonego; 1 bułka; 1 jajko; 1 cebula; sól i pieprz; olej do smażenia
Namocz bułkę w mleku i odciśnij. Cebulę drobno posiekaj i zeszklij. Wymieszaj wszystko i dopraw. Uformuj kotlety, obtocz w bułce tartej. Smaż z obu stron na złoto.
# Sernik bez pieczenia
[Spód] 200 g herbatników; 80 g masła; [Masa] 500 g twarogu; 250 ml śmietanki 30%; 100 g cukru pudru; 3 łyżeczki żelatyny
Pokrusz herbatniki i wymieszaj z roztopionym masłem. Wyłóż dno tortownicy. Rozpuść żelatynę w odrobinie wody. Ubij śmietankę i połącz z twarogiem oraz cukrem. Wlej żelatynę i wylej na spód. Wstaw do lodówki na całą noc.
# Leniwe pierogi
400 g twarogu; 1 jajko; 150 g mąki; szczypta soli; masło i bułka tarta
Twaróg rozgnieć widelcem. Dodaj jajko, mąkę i sól. Zagnieć miękkie ciasto. Uformuj wałek i pokrój na kluski. Gotuj 3 minuty od wypłynięcia. Polej masłem z bułką.
# Sałatka jarzynowa
3 ziemniaki; 3 marchewki; 1 puszka groszku; 4 jajka; 3 ogórki kiszone; 4 łyżki majonezu
Ugotuj warzywa i jajka. Wszystko pokrój w drobną kostkę. Wymieszaj z groszkiem i majonezem. Dopraw solą i odstaw na godzinę.
`,
  ),
  ...readWritten(
    'cs',
    `
# Bramboráky
1 kg brambor; 2 vejce; 150 g hladké mouky; 4 stroužky česneku; 1 lžička majoránky; sůl; olej na smažení
Brambory nastrouháme a necháme okapat. Přidáme vejce, mouku, česnek a majoránku. Osolíme a promícháme. Smažíme tenké placky dozlatova.
# Svíčková na smetaně
800 g hovězího; 2 mrkve; 1 celer; 1 cibule; 250 ml smetany; 2 lžíce hořčice; bobkový list
Maso prošpikujeme a opečeme. Zeleninu nakrájíme a orestujeme. Zalijeme vodou a dusíme dvě hodiny. Omáčku rozmixujeme se smetanou. Dochutíme hořčicí.
# Bublanina
3 vejce; 150 g cukru; 250 g polohrubé mouky; 100 ml oleje; 150 ml mléka; 400 g třešní
Vejce vyšleháme s cukrem. Vmícháme olej a mléko. Přidáme mouku s práškem do pečiva. Nalijeme na plech a poklademe třešněmi. Pečeme 30 minut na 180 stupňů.
# Čočka na kyselo
300 g čočky; 1 cibule; 2 lžíce mouky; 2 lžíce octa; sůl a cukr; 4 vejce
Čočku uvaříme doměkka. Na sádle osmahneme cibuli a zaprášíme moukou. Přidáme čočku a povaříme. Dochutíme octem, solí a cukrem. Podáváme s vejcem.
`,
  ),
  ...readWritten(
    'sk',
    `
# Bryndzové halušky
1 kg zemiakov; 300 g hladkej múky; 1 vajce; 250 g bryndze; 200 g slaniny; soľ
Zemiaky nastrúhame. Pridáme vajce, múku a soľ. Halušky hádžeme do vriacej vody. Keď vyplávajú, scedíme ich. Premiešame s bryndzou a polejeme slaninou.
# Žemľovka
6 rožkov; 500 ml mlieka; 3 vajcia; 4 jablká; 100 g cukru; škorica
Rožky nakrájame a namočíme v mlieku s vajcami. Jablká postrúhame. Vo forme striedame vrstvy. Posypeme cukrom a škoricou. Pečieme 35 minút.
# Šošovicová polievka
250 g šošovice; 2 mrkvy; 1 cibuľa; 2 strúčiky cesnaku; 1,5 l vody; majorán
Cibuľu speníme na oleji. Pridáme mrkvu a šošovicu. Zalejeme vodou a varíme 40 minút. Dochutíme cesnakom a majoránom.
`,
  ),
  ...readWritten(
    'hr',
    `
# Ćevapi
700 g mljevene junetine; 300 g mljevene svinjetine; 2 češnja češnjaka; 1 žličica sode bikarbone; sol i papar
Meso dobro izmijesite sa začinima. Ostavite preko noći u hladnjaku. Oblikujte male valjke. Pecite na roštilju 8 minuta. Poslužite s lukom i lepinjom.
# Štrudla od jabuka
1 kg jabuka; 100 g šećera; 4 lista vučenog tijesta; 50 g maslaca; 1 žličica cimeta; 3 žlice mrvica
Jabuke naribajte i pomiješajte sa šećerom i cimetom. Listove premažite maslacem. Pospite mrvicama i rasporedite jabuke. Zarolajte i pecite 35 minuta na 190 stupnjeva.
# Blitva s krumpirom
1 kg blitve; 4 krumpira; 4 češnja češnjaka; 50 ml maslinovog ulja; sol
Krumpir narežite i skuhajte napola. Dodajte blitvu i kuhajte još 5 minuta. Ocijedite. Na ulju popržite češnjak i sve promiješajte.
# Palačinke
250 g brašna; 2 jaja; 500 ml mlijeka; prstohvat soli; marmelada
Umutite jaja s mlijekom i soli. Dodajte brašno. Ostavite pola sata. Pecite tanke palačinke i punite marmeladom.
`,
  ),
  ...readWritten(
    'ru',
    `
# Сырники
500 г творога; 1 яйцо; 3 ст. л. муки; 2 ст. л. сахара; щепотка соли; масло для жарки
Разомните творог вилкой. Добавьте яйцо, сахар, соль и муку. Слепите небольшие лепёшки. Обжарьте с двух сторон до румяной корочки. Подавайте со сметаной.
# Куриный суп с лапшой
1 куриная грудка; 2 картофелины; 1 морковь; 1 луковица; 100 г лапши; 2 л воды; укроп
Сварите бульон из курицы. Морковь и лук обжарьте. Картофель нарежьте и бросьте в бульон. Через 10 минут добавьте лапшу и зажарку. Варите ещё 5 минут и посыпьте укропом.
# Шарлотка
4 яблока; 3 яйца; 200 г сахара; 160 г муки; 1 ч. л. разрыхлителя; корица
Яйца взбейте с сахаром. Просейте муку с разрыхлителем. Яблоки нарежьте дольками. Выложите в форму и залейте тестом. Выпекайте 40 минут при 180 градусах.
# Гречка с грибами
1 стакан гречки; 300 г шампиньонов; 1 луковица; 50 г сливочного масла; соль, перец
Лук и грибы обжариваем на масле. Гречку промываем и заливаем двумя стаканами воды. Варим под крышкой 15 минут. Смешиваем с грибами и даём постоять.
# Винегрет
2 свёклы; 3 картофелины; 2 моркови; 2 солёных огурца; 100 г квашеной капусты; 3 ст. л. масла
Овощи отварить и остудить. Нарезать мелкими кубиками. Добавить огурцы и капусту. Заправить маслом и перемешать.
# Блины на кефире
[Тесто] 500 мл кефира; 2 яйца; 250 г муки; 1 ст. л. сахара; 1/2 ч. л. соды; [Начинка] 200 г ветчины; 150 г сыра
Кефир чуть подогреть и всыпать соду. Вбить яйца, добавить сахар и муку. Тесто должно постоять 20 минут. Жарить на раскалённой сковороде. Завернуть начинку и подогреть.
`,
  ),
  ...readWritten(
    'uk',
    `
# Деруни
1 кг картоплі; 1 цибуля; 2 яйця; 3 ст. л. борошна; сіль, перець; сметана
Картоплю й цибулю натираємо на дрібній тертці. Додаємо яйця, борошно та сіль. Викладаємо ложкою на гарячу олію. Смажимо до рум'яної скоринки. Подаємо зі сметаною.
# Гарбузовий суп
800 г гарбуза; 1 цибуля; 2 зубчики часнику; 500 мл бульйону; 100 мл вершків; 1 ч. л. карі
Гарбуз і цибулю запікаємо 30 хвилин. Складаємо в каструлю й заливаємо бульйоном. Подрібнюємо блендером. Вливаємо вершки, додаємо карі.
# Сирна запіканка
600 г сиру; 3 яйця; 100 г цукру; 3 ст. л. манки; 50 г родзинок; ваніль
Сир перетріть крізь сито. Змішайте з яйцями, цукром і манкою. Додайте родзинки. Випікайте 45 хвилин при 180 градусах.
# Пшоняна каша з салом
200 г пшона; 150 г сала; 1 цибуля; 600 мл води; сіль
Пшоно добре промийте. Зваріть у підсоленій воді. Сало наріжте й засмажте з цибулею. Змішайте з кашею.
`,
  ),
];
