import { readPieces } from './pieces.ts';

export const pl = readPieces(`
@titles Żurek z białą kiełbasą | Pierogi z kapustą i grzybami | Gołąbki w sosie pomidorowym | Śledź w śmietanie | Sernik królewski | Zupa ogórkowa | Kluski śląskie | Łosoś pieczony z cytryną | Szarlotka babci | Naleśniki z twarogiem |
  Bigos świąteczny | Pieczeń wieprzowa | Barszcz czerwony z uszkami | Kotlety mielone z buraczkami | Racuchy drożdżowe | Gulasz wołowy
@ingredients {s} łyżki mąki | {n} g białej kiełbasy | {s} ząbki czosnku | {n} ml śmietany | {s} łyżeczka soli | {n} g mąki pszennej | {s} jajka | {n} g masła | {s} duże cebule, pokrojone w kostkę | {n} g grzybów suszonych |
  {s} szklanka mleka | {n} g twarogu półtłustego | {s} liście laurowe | {n} g kapusty kiszonej | {s} łyżki oleju | {n} g drożdży | {n} g śliwek wędzonych | {s} marchewki | {n} g żółtego sera | {s} ogórki kiszone |
  {s} szczypta pieprzu | {n} ml wody | {s} pęczek koperku | {n} g boczku wędzonego | {s} łyżki miodu | {n} g jabłek | {n} g orzechów włoskich | {s} ziemniaki | {n} g ryżu | {s} pietruszka, korzeń
@steps Mąkę przesiać do miski, dodać jajka i szczyptę soli. | Cebulę obrać, pokroić w kostkę i zeszklić na maśle. | Ciasto wyrabiać, aż będzie gładkie i elastyczne. | Wlać śmietanę i gotować na małym ogniu. |
  Mięso opłukać, osuszyć i oprószyć pieprzem. | Piec około 40 minut w piekarniku nagrzanym do 180 stopni. | Ziemniaki ugotować w osolonej wodzie i odcedzić. | Jabłka zetrzeć na tarce o grubych oczkach. |
  Odstawić w ciepłe miejsce do wyrośnięcia. | Podawać na gorąco z łyżką śmietany. | Żółtka utrzeć z cukrem na puszystą masę. | Grzyby namoczyć dzień wcześniej. | Doprawić do smaku solą i świeżo zmielonym pieprzem. |
  Smażyć z obu stron na złoty kolor. | Całość wymieszać i przełożyć do formy wyłożonej papierem. | Posypać natką pietruszki i ułożyć na talerzu.
`);

export const cs = readPieces(`
@titles Svíčková na smetaně | Kuřecí řízek | Švestkové knedlíky | Bramborový salát | Česneková polévka | Jablečný závin | Hovězí guláš | Kynuté koláče s mákem | Zelňačka | Pečená kachna se zelím | Rýžový nákyp |
  Smažený květák | Vánoční cukroví | Palačinky s tvarohem | Dušené ledvinky | Houbová omáčka
@ingredients {s} lžíce oleje | {n} g hladké mouky | {s} stroužky česneku | {n} ml smetany ke šlehání | {s} lžička soli | {n} g kuřecích prsou | {s} vejce | {n} g másla | {s} větší cibule | {n} g sušených hub | {s} hrnek mléka |
  {n} g měkkého tvarohu | {s} bobkové listy | {n} g kysaného zelí | {n} g droždí | {n} g švestek | {s} mrkve | {n} g tvrdého sýra | {s} kyselé okurky | {s} špetka pepře | {n} ml vody | {s} snítky tymiánu | {n} g uzené slaniny |
  {s} lžíce medu | {n} g jablek | {n} g vlašských ořechů | {s} brambory | {n} g rýže | {n} g hovězího zadního | {s} lžičky mletého kmínu
@steps Mouku prosejeme do mísy, přidáme vejce a špetku soli. | Cibuli oloupeme, nakrájíme nadrobno a osmahneme na másle. | Těsto zpracujeme, až je hladké a vláčné. | Přilijeme smetanu a vaříme na mírném ohni. |
  Maso omyjeme, osušíme a opepříme. | Pečeme asi 40 minut v troubě vyhřáté na 180 stupňů. | Brambory uvaříme v osolené vodě a slijeme. | Jablka nastrouháme na hrubém struhadle. | Necháme kynout na teplém místě. |
  Podáváme horké s kopečkem šlehačky. | Žloutky utřeme s cukrem do pěny. | Houby namočíme den předem. | Dochutíme solí a čerstvě mletým pepřem. | Smažíme po obou stranách dozlatova. |
  Vše promícháme a dáme do vymazané formy. | Posypeme nasekanou petrželkou a rozdělíme na talíře.
`);

export const tr = readPieces(`
@titles Kıymalı börek | Zeytinyağlı fasulye | Mercimek çorbası | Fırında sütlaç | Közlenmiş patlıcan | Tavuklu pilav | Peynirli poğaça | Ispanaklı gözleme | Çikolatalı kek | Kuru köfte | Şehriyeli güveç | Acılı ezme |
  Cevizli baklava | Yoğurtlu kebap | İmambayıldı | Ağlayan pasta
@ingredients {s} yemek kaşığı sıvı yağ | {n} g kıyma | {s} diş sarımsak | {n} ml süt | {s} çay kaşığı tuz | {n} g un | {s} yumurta | {n} g tereyağı | {s} büyük soğan | {n} g mantar | {s} su bardağı şeker | {n} g beyaz peynir |
  {s} defne yaprağı | {n} g ıspanak | {s} tatlı kaşığı salça | {n} g maya | {n} g kuru üzüm | {s} havuç | {n} g kaşar peyniri | {s} salatalık turşusu | {s} tutam karabiber | {n} ml sıcak su | {s} demet maydanoz | {n} g pastırma |
  {s} kaşık bal | {n} g elma | {n} g ceviz içi | {s} patates | {n} g pirinç | {s} yeşil biber | {n} g yoğurt | {s} paket kabartma tozu
@steps Unu bir kaba eleyin, yumurtaları ve tuzu ekleyin. | Soğanı doğrayıp tereyağında pembeleşinceye kadar kavurun. | Hamuru pürüzsüz oluncaya kadar yoğurun. | Sütü ilave edip kısık ateşte pişirin. |
  Önceden ısıtılmış 180 derece fırında 40 dakika pişirin. | Patatesleri haşlayıp süzün. | Elmaları rendeleyin. | Ilık bir yerde mayalanmaya bırakın. | Üzerine ceviz serpip sıcak servis yapın. |
  Yumurta sarısını şekerle çırpın. | Kuru fasulyeyi akşamdan ıslatın. | Tuz ve karabiberle tatlandırın. | Kızgın yağda iki tarafını da kızartın. | Tüm malzemeyi karıştırıp yağlanmış kalıba dökün. |
  Maydanozu ince ince kıyıp üstüne ekleyin. | Yoğurdu sarımsakla çırpıp gezdirin.
`);
