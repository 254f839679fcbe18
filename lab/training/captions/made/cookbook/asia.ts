import { readWritten } from '../written.ts';

/** Small recipes from Asia, as people there write them. */
export const ASIAN = [
  ...readWritten(
    'id',
    `
# Telur balado
6 butir telur rebus; 10 buah cabai merah; 5 siung bawang merah; 2 siung bawang putih; 1 buah tomat; garam dan gula secukupnya
Goreng telur sampai berkulit. Haluskan cabai, bawang dan tomat. Tumis bumbu sampai harum. Masukkan telur, garam dan gula. Aduk rata lalu angkat.
# Sayur asem
2 buah jagung; 1 ikat kacang panjang; 1 buah labu siam; 50 gr kacang tanah; 2 ruas asam jawa; 1,5 liter air
Rebus air dengan kacang tanah dan jagung. Masukkan labu dan kacang panjang. Tambahkan asam jawa, gula dan garam. Masak sampai empuk.
# Bakwan jagung
3 buah jagung, pipil; 100 gr tepung terigu; 1 butir telur; 2 batang daun bawang; 1 sdt garam; minyak
Campur semua bahan dengan sedikit air. Panaskan minyak. Goreng satu sendok makan adonan. Angkat kalau sudah kuning.
# Es cendol
200 gr cendol; 250 ml santan; 150 gr gula merah; 2 lembar pandan; es batu
Rebus gula merah dengan pandan dan sedikit air. Didihkan santan dengan sejumput garam. Tata cendol di gelas. Tuang gula dan santan lalu beri es.
# Ayam kecap
[Bahan] 1/2 kg ayam; 5 sdm kecap manis; 1 batang serai; [Bumbu halus] 4 siung bawang putih; 1 ruas jahe; 1/2 sdt merica
Goreng ayam setengah matang. Tumis bumbu halus dan serai. Masukkan ayam dan kecap. Tambah air, masak sampai kuah mengental.
`,
  ),
  ...readWritten(
    'ja',
    `
# 肉じゃが
牛こま肉 200g；じゃがいも 3個；玉ねぎ 1個；にんじん 1本；しょうゆ 大さじ3；みりん 大さじ2；砂糖 大さじ1；だし汁 300ml
野菜を食べやすい大きさに切ります。鍋で牛肉を炒めます。野菜を加えて油をなじませます。だし汁と調味料を入れて20分煮ます。火を止めて味をしみこませます。
# 卵焼き
卵 3個；砂糖 小さじ2；だし 大さじ2；しょうゆ 小さじ1；油 適量
卵を溶いて調味料と混ぜる。卵焼き器に油をひく。卵液を3回に分けて流し、巻いていく。食べやすく切る。
# きゅうりの浅漬け
きゅうり 2本；塩 小さじ1；昆布 5cm；鷹の爪 1本
きゅうりを斜めに切る。塩をふってもむ。昆布と鷹の爪を加えて冷蔵庫で1時間おく。
# 親子丼
鶏もも肉 150g；卵 2個；玉ねぎ 1/2個；【割り下】めんつゆ 50ml；水 100ml；ご飯 丼2杯分
玉ねぎを薄切りにする。割り下を煮立てて鶏肉と玉ねぎを煮る。溶き卵を回し入れる。半熟でご飯にのせる。
# 抹茶プリン
牛乳 400ml；抹茶 大さじ1；砂糖 50g；ゼラチン 5g；生クリーム 100ml
ゼラチンを水でふやかします。牛乳を温めて砂糖と抹茶を溶かします。ゼラチンを加えてこします。生クリームを混ぜて型に入れ、3時間冷やします。
# 生姜焼き
豚ロース 250g；玉ねぎ 1/2個；生姜 1かけ；醤油 大さじ2；酒 大さじ2
生姜をすりおろす。調味料を合わせる。豚肉を両面焼く。玉ねぎとタレを加えて絡める。
`,
  ),
  ...readWritten(
    'zh',
    `
# 番茄炒蛋
番茄2个；鸡蛋4个；葱1根；糖1小勺；盐适量
番茄切块，鸡蛋打散。热油炒鸡蛋，盛出。锅里放番茄炒出汁。倒回鸡蛋，加糖和盐翻炒。撒葱花出锅。
# 红烧肉
五花肉500g；冰糖30g；生抽2勺；老抽1勺；姜3片；八角2个；料酒适量
五花肉切块焯水。小火把冰糖炒化。下肉翻炒上色。加生抽、老抽、姜和八角。倒热水没过肉，炖一小时收汁。
# 凉拌黄瓜
黄瓜2根；大蒜3瓣；醋2勺；生抽1勺；香油少许
黄瓜拍碎切段。蒜切末。把所有调料拌匀。冷藏十分钟再吃。
# 葱油拌面
面条200克；小葱一把；生抽三勺；老抽一勺；白糖一勺；油半碗
小葱切段擦干。冷油下葱，小火炸到焦黄。倒入酱油和糖煮开。面条煮熟拌上葱油。
# 银耳羹
银耳半朵；红枣8颗；枸杞一把；冰糖40g
银耳泡发撕小块。加水大火煮开转小火炖一小时。放红枣和冰糖再炖20分钟。最后放枸杞。
# 麻婆豆腐
豆腐400克；肉末100克；豆瓣酱1勺；花椒1小勺；淀粉1勺；蒜末适量
豆腐切块用盐水泡。炒香肉末和豆瓣酱。加水和豆腐煮5分钟。勾芡，撒花椒粉。
`,
  ),
  ...readWritten(
    'ko',
    `
# 된장찌개
된장 2큰술; 두부 1/2모; 애호박 1/3개; 양파 1/2개; 감자 1개; 멸치육수 500ml
채소를 한입 크기로 썰어요. 육수를 끓여 된장을 풀어요. 감자와 양파를 넣고 끓여요. 애호박과 두부를 넣고 5분 더 끓여요.
# 떡볶이
떡 300g; 어묵 2장; 고추장 2큰술; 고춧가루 1큰술; 설탕 1큰술; 물 400ml; 대파 1대
물에 고추장과 설탕을 풀어요. 끓으면 떡을 넣어요. 어묵과 대파를 넣고 졸여요. 걸쭉해지면 불을 꺼요.
# 계란찜
계란 4개; 물 200ml; 새우젓 1작은술; 쪽파 약간; 참기름 1작은술
계란을 풀어 체에 내려요. 물과 새우젓을 섞어요. 약불에서 뚜껑을 덮고 8분 익혀요. 쪽파와 참기름을 뿌려요.
# 오이무침
오이 2개; 고춧가루 1T; 식초 1T; 설탕 1t; 다진 마늘 1t; 소금 약간
오이를 썰어 소금에 절여요. 물기를 꼭 짜요. 양념을 넣고 조물조물 무쳐요.
# 불고기
[고기] 소고기 불고기감 500g; 양파 1개; [양념장] 간장 5T; 설탕 2T; 배즙 3T; 다진 마늘 1T
양념장을 만들어요. 고기에 버무려 30분 재워요. 달군 팬에 양파와 함께 볶아요. 깨를 뿌려 마무리해요.
`,
  ),
  ...readWritten(
    'vi',
    `
# Canh chua cá
300 g cá; 2 quả cà chua; 100 g thơm; 50 g me; 1 nắm giá; rau ngổ
Nấu nước với me rồi lọc bỏ hạt. Cho cá vào nấu chín. Thêm cà chua, thơm và giá. Nêm nước mắm và đường. Tắt bếp, rắc rau ngổ.
# Thịt kho trứng
500 g thịt ba chỉ; 5 quả trứng; 1 trái dừa; 3 muỗng nước mắm; 2 muỗng đường; tỏi băm
Ướp thịt với nước mắm, đường và tỏi. Thắng nước màu. Cho thịt vào xào săn. Đổ nước dừa, kho nhỏ lửa một tiếng. Thêm trứng luộc.
# Gỏi cuốn
10 bánh tráng; 200 g tôm; 200 g thịt heo; 100 g bún; rau sống
Luộc tôm và thịt rồi thái mỏng. Nhúng bánh tráng vào nước. Xếp rau, bún, thịt, tôm lên. Cuốn chặt tay. Chấm nước mắm pha.
`,
  ),
  ...readWritten(
    'hi',
    `
# दाल तड़का
1 कप अरहर दाल; 1 प्याज; 2 टमाटर; 1 छोटा चम्मच जीरा; 1/2 छोटा चम्मच हल्दी; 2 बड़े चम्मच घी
दाल को धोकर हल्दी के साथ उबालें। घी गरम करके जीरा डालें। प्याज और टमाटर भूनें। तड़का दाल में मिलाएं। हरा धनिया डालकर परोसें।
# पोहा
2 कप पोहा; 1 प्याज; 1 आलू; 8 करी पत्ते; 1/2 चम्मच राई; नींबू का रस
पोहा धोकर छान लें। तेल में राई और करी पत्ता डालें। आलू और प्याज भूनें। पोहा और नमक मिलाएं। नींबू निचोड़ें।
# गाजर का हलवा
1 किलो गाजर; 1 लीटर दूध; 200 ग्राम चीनी; 4 बड़े चम्मच घी; 10 काजू
गाजर कद्दूकस करें। दूध में धीमी आंच पर पकाएं। चीनी और घी डालकर भूनें। काजू से सजाएं।
`,
  ),
  ...readWritten(
    'ar',
    `
# شوربة عدس
كوب عدس أحمر; 1 بصلة; 2 جزر; ملعقة صغيرة كمون; لتر ماء; ملح وليمون
نقطع البصل والجزر. نقلي البصل بالزيت. نضيف العدس والجزر والماء. نتركه على النار 25 دقيقة. نخلطه ونقدمه مع الليمون.
# حمص بالطحينة
2 كوب حمص مسلوق; 3 ملاعق طحينة; عصير ليمونة; فص ثوم; زيت زيتون
نطحن الحمص مع الثوم. نضيف الطحينة والليمون. نخلط حتى يصير ناعما. نسكب الزيت على الوجه.
# كشري
1 كوب أرز; 1 كوب عدس بني; 200 جرام مكرونة; 3 بصلات; 2 كوب صلصة طماطم
نسلق العدس نصف سلقة. نضيف الأرز ونطبخه. نسلق المكرونة. نقلي البصل حتى يحمر. نرتب الطبقات ونضع الصلصة.
`,
  ),
  ...readWritten(
    'th',
    `
# ผัดกะเพราหมู
หมูสับ 200 กรัม; ใบกะเพรา 1 ถ้วย; กระเทียม 5 กลีบ; พริก 8 เม็ด; น้ำปลา 1 ช้อนโต๊ะ; น้ำตาล 1 ช้อนชา
โขลกพริกกับกระเทียม
ผัดกับน้ำมันให้หอม
ใส่หมูสับผัดจนสุก
ปรุงรสด้วยน้ำปลาและน้ำตาล
ใส่ใบกะเพราแล้วปิดไฟ
# ต้มยำกุ้ง
กุ้ง 300 กรัม; ตะไคร้ 2 ต้น; ใบมะกรูด 4 ใบ; เห็ดฟาง 100 กรัม; น้ำมะนาว 3 ช้อนโต๊ะ
ต้มน้ำกับตะไคร้และใบมะกรูด
ใส่เห็ดและกุ้ง
พอกุ้งสุกปิดไฟ
ปรุงรสด้วยน้ำมะนาวและน้ำปลา
`,
  ),
  ...readWritten(
    'bg',
    `
# Таратор
500 г кисело мляко; 1 краставица; 2 скилидки чесън; 50 г орехи; копър; 300 мл вода
Краставицата се нарязва на ситно. Млякото се разбива с водата. Добавят се чесънът, копърът и орехите. Овкусява се със сол и олио.
# Мусака
600 г кайма; 1 кг картофи; 1 глава лук; 2 домата; 3 яйца; 400 г кисело мляко
Лукът и каймата се запържват. Картофите се нарязват на кубчета. Всичко се смесва в тава с доматите. Пече се 40 минути. Залива се с яйцата и млякото и се запича.
`,
  ),
  ...readWritten(
    'sr',
    `
# Проја
2 шоље кукурузног брашна; 1 шоља јогурта; 2 јаја; 100 г сира; 1 прашак за пециво; пола шоље уља
Умутити јаја. Додати јогурт, уље и сир. Умешати брашно са прашком. Сипати у плех. Пећи 30 минута на 200 степени.
# Gibanica
500 g kora; 400 g sira; 4 jaja; 200 ml ulja; 200 ml kisele vode
Umutiti jaja i dodati sir. Pomešati ulje i vodu. Kore gužvati i umakati u smesu. Ređati u pleh. Peći 45 minuta.
`,
  ),
  ...readWritten(
    'he',
    `
# שקשוקה
4 ביצים; 5 עגבניות; 1 בצל; 2 שיני שום; 1 כפית פפריקה; מלח
מטגנים את הבצל והשום. מוסיפים עגבניות קצוצות ותבלינים. מבשלים 15 דקות. שוברים את הביצים ומכסים עד שהחלבון מתייצב.
`,
  ),
  ...readWritten(
    'sw',
    `
# Ugali na sukuma wiki
2 vikombe unga wa mahindi; 4 vikombe maji; fungu 1 sukuma wiki; kitunguu 1; nyanya 2; chumvi
Chemsha maji. Ongeza unga kidogo kidogo ukikoroga. Kaanga kitunguu na nyanya. Ongeza sukuma wiki na chumvi. Pika kwa dakika tano.
`,
  ),
  ...readWritten(
    'tl',
    `
# Adobong manok
1 kilo manok; 1/2 tasa toyo; 1/3 tasa suka; 1 ulo ng bawang; 3 dahon ng laurel; paminta
Ibabad ang manok sa toyo at bawang. Igisa ang manok hanggang pumula. Ibuhos ang suka at huwag haluin. Pakuluan nang 30 minuto. Ihain kasama ng kanin.
`,
  ),
];
