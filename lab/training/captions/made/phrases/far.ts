import { readPhrases } from './phrases.ts';

export const tr = readPhrases(`
@list Malzemeler | İçindekiler | Gerekli malzemeler | Malzeme listesi
@ownList tencereye | alışveriş listesi | ne koydum | ekip | lazım olanlar
@method Yapılışı | Hazırlanışı | Nasıl yapılır | Tarifi | Yapımı
@ownMethod hadi başlayalım | ben böyle yapıyorum | ve sonra
@servings {n} kişilik | {n} porsiyon | {n} adet çıkıyor | {n} kişi için
@hooks Bugün {t} | {t} tarifi | Annemin {t} tarifi | Tarif: {t} | Kim {t} sever? | Akşama {t} var
@openers Mutlaka deneyin! | Sadece 5 malzeme | Fırınsız | Tarif aşağıda | Reklam
@greetings Merhaba arkadaşlar | Günaydın | Selam | Mutlu pazarlar
@promotions Kaydetmeyi unutmayın | Takip edin | Link profilde | Arkadaşını etiketle | {w} koduyla %{n} indirim
@closings Afiyet olsun | Sevgiler | Ellerinize sağlık | Yorumlarda buluşalım
@sections Hamuru için | Sosu için | İç harcı | Üzeri için | Kreması için | Şerbeti için | Hamur
@tips Not: buzlukta saklanabilir. | Püf noktası: tava sıcak olsun. | Dolapta {n} gün dayanır.
@facts Süre: {m} dakika | Fırın: 180 derece | {m}0 kcal | Zorluk: kolay
@letters Sevgili {w}, istediğin {t} tarifi burada. | {w} merhaba, {t} şöyle yapılıyor:
@takes Lazım olan | Şunları al: | Gerekenler:
@order Önce | Sonra | Ardından | Şimdi | En son
@tells {0} ile {1} karıştırılır. | {0} ekleyin. | {0} kavrulur.
@talk Yine yağmur yağıyor. | Çocuklar iki tabak yedi. | Anneannem hep böyle yapardı.
@vague tuz, karabiber | kızartmak için yağ | bir tutam tuz | maydanoz
@and  ve
`);

export const el = readPhrases(`
@list Υλικά | Θα χρειαστούμε | Τα υλικά | Θα χρειαστείτε
@ownList στην κατσαρόλα | ψώνια | τι βάζουμε | η παρέα | από το ψυγείο
@method Εκτέλεση | Οδηγίες | Διαδικασία | Παρασκευή
@ownMethod πώς το κάνουμε | πάμε | και μετά | έτσι το κάνω
@servings για {n} άτομα | {n} μερίδες | Μερίδες: {n} | βγαίνουν {n} κομμάτια
@hooks Σήμερα {t} | Συνταγή: {t} | {t} της γιαγιάς | Επιτέλους {t} | Ποιος θέλει {t};
@openers Πρέπει να το δοκιμάσετε! | Μόνο 5 υλικά | Χωρίς φούρνο | Διαφήμιση
@greetings Καλημέρα | Γεια σας | Καλή Κυριακή
@promotions Αποθήκευσε τη συνταγή | Ακολουθήστε με | Σύνδεσμος στο προφίλ | Με κωδικό {w} έκπτωση {n}%
@closings Καλή όρεξη | Φιλιά | Καλή επιτυχία | Γράψτε μου στα σχόλια
@sections Για τη ζύμη | Για τη σάλτσα | Για τη γέμιση | Σιρόπι | Κρέμα | Για το γαρνίρισμα
@tips Συμβουλή: καταψύχεται. | Κρατάει {n} μέρες στο ψυγείο.
@facts Χρόνος: {m} λεπτά | Φούρνος: 180 βαθμοί | {m}0 θερμίδες
@letters Αγαπητή {w}, η συνταγή για {t}. | Γεια σου {w}, για {t}
@takes Χρειάζεσαι | Παίρνεις | Έβαλα
@order Πρώτα | Μετά | Ύστερα | Τώρα | Στο τέλος
@tells Ανακατεύουμε {0} με {1}. | Προσθέτουμε {0}. | Σοτάρουμε {0}.
@talk Πάλι βρέχει. | Τα παιδιά έφαγαν δύο πιάτα. | Έτσι το έκανε η γιαγιά.
@vague αλάτι, πιπέρι | λάδι για τηγάνισμα | μια πρέζα αλάτι | μαϊντανός
@and  και
`);

export const ru = readPhrases(`
@list Ингредиенты | Нам понадобится | Состав | Понадобится | Что нужно
@ownList в кастрюлю | список покупок | что положила | компания | из холодильника | берём
@method Приготовление | Как готовить | Способ приготовления | Рецепт | Шаги
@ownMethod поехали | как я делаю | а дальше | что делаем
@servings {n} порций | на {n} порций | на {n} человек | Порций: {n} | выходит {n} штук
@hooks Сегодня {t} | Мой {t} | {t} как у бабушки | Рецепт: {t} | Кто любит {t}? | На ужин: {t} | Наконец-то {t}
@openers Это надо попробовать! | Всего 5 продуктов | Без духовки | Реклама | Рецепт ниже
@greetings Всем привет | Доброе утро | Здравствуйте | Хорошего воскресенья
@promotions Сохраняйте рецепт | Подписывайтесь | Ссылка в профиле | Отметь друга | По промокоду {w} скидка {n}%
@closings Приятного аппетита | Обнимаю | Пишите в комментариях | Готово!
@sections Тесто | Соус | Начинка | Для теста | Для соуса | Крем | Глазурь | Для подачи
@tips Совет: можно заморозить. | В холодильнике хранится {n} дня.
@facts Время: {m} минут | Духовка: 180 градусов | {m}0 ккал | Сложность: легко
@letters Дорогая {w}, вот рецепт: {t}. | Привет, {w}, ты спрашивала про {t}
@takes Нужно | Берёшь | Понадобится | Взяла
@order Сначала | Потом | Затем | Теперь | В конце
@tells Смешать {0} и {1}. | Добавить {0}. | Обжарить {0}. | Залить {0}.
@talk Опять дождь. | Дети просили добавки. | Так делала бабушка.
@vague соль, перец | масло для жарки | щепотка соли | зелень | соль по вкусу
@and  и
`);

export const uk = readPhrases(`
@list Інгредієнти | Нам знадобиться | Склад | Що потрібно | Продукти
@ownList у каструлю | список покупок | що поклала | беремо | товариство
@method Приготування | Як готуємо | Спосіб приготування | Кроки
@ownMethod поїхали | як я роблю | а далі
@servings {n} порцій | на {n} порцій | на {n} осіб | виходить {n} штук
@hooks Сьогодні {t} | Мій {t} | {t} як у бабусі | Рецепт: {t} | Хто любить {t}? | Нарешті {t}
@openers Це треба спробувати! | Лише 5 продуктів | Без духовки | Реклама
@greetings Всім привіт | Доброго ранку | Вітаю
@promotions Зберігайте рецепт | Підписуйтесь | Посилання в профілі | Промокод {w} на знижку {n} %
@closings Смачного | Обіймаю | Пишіть у коментарях | Готово!
@sections Тісто | Соус | Начинка | Для тіста | Крем | Глазур | Для подачі
@tips Порада: можна заморозити. | У холодильнику {n} дні.
@facts Час: {m} хвилин | Духовка: 180 градусів | {m}0 ккал
@letters Люба {w}, ось рецепт: {t}. | Привіт, {w}, ти питала про {t}
@takes Потрібно | Береш | Взяла
@order Спочатку | Потім | Далі | Тепер | Наприкінці
@tells Змішати {0} і {1}. | Додати {0}. | Обсмажити {0}.
@talk Знову дощ. | Діти просили добавки. | Так робила бабуся.
@vague сіль, перець | олія для смаження | дрібка солі | зелень за смаком
@and  і
`);

export const id = readPhrases(`
@list Bahan | Bahan-bahan | Yang dibutuhkan
@ownList isi panci | belanjaan | yang masuk | siapkan | pasukannya
@method Cara membuat | Langkah | Cara masak | Cara buat | Langkah-langkah
@ownMethod gas | caranya gini | terus | yuk masak
@servings untuk {n} porsi | {n} porsi | jadi {n} buah | cukup buat {n} orang
@hooks Resep {t} | Hari ini {t} | {t} ala ibu | Siapa suka {t}? | {t} anti gagal
@openers Wajib coba! | Cuma 5 bahan | Tanpa oven | Resep di bawah
@greetings Halo semua | Selamat pagi | Assalamualaikum bunda
@promotions Jangan lupa save | Follow untuk resep lain | Link di bio | Tag temanmu | Order via WA | Kode {w} diskon {n}%
@closings Selamat mencoba | Selamat makan | Enak banget | Semoga suka
@sections Bumbu halus | Saus | Isian | Adonan | Topping | Pelengkap | Bahan kulit
@tips Tips: bisa disimpan di freezer. | Tahan {n} hari di kulkas.
@facts Waktu: {m} menit | Suhu: 180 derajat | {m}0 kkal
@letters Dear {w}, ini resep {t}. | Halo {w}, ini cara bikin {t}
@takes Butuh | Siapkan | Aku pakai
@order Pertama | Lalu | Kemudian | Sekarang | Terakhir
@tells Campur {0} dengan {1}. | Masukkan {0}. | Tumis {0}.
@talk Hujan terus dari pagi. | Anak-anak nambah dua kali. | Resep dari nenek.
@vague garam secukupnya | minyak untuk menumis | gula secukupnya | merica
@and  dan
`);

export const ja = readPhrases(`
@list 材料 | 用意するもの | 【材料】 | 必要なもの
@ownList 入れたもの | 買うもの | 冷蔵庫から | 鍋の中身
@method 作り方 | 手順 | 【作り方】 | レシピ
@ownMethod やること | 作っていくよ | あとは
@servings {n}人分 | 約{n}個分 | （{n}人分）
@hooks 今日は{t} | {t}のレシピ | おうちで{t} | みんな大好き{t}
@openers これは絶対作って！ | 材料5つだけ | オーブンなし | 簡単すぎる
@greetings こんにちは | おはようございます | こんばんは〜
@promotions 保存してね | フォローお願いします | プロフィールのリンクから | コメントで教えて | PR
@closings いただきます | ぜひ作ってみてね | おいしかった！ | また明日
@sections タレ | ソース | 生地 | 具 | トッピング | 合わせ調味料
@tips ポイント：火は弱めで。 | 冷蔵で{n}日もちます。 | ※塩はお好みで
@facts 調理時間：{m}分 | {m}0kcal | 費用：{n}00円
@letters {w}さんへ、{t}の作り方です。
@takes 使うのは
@order まず | 次に | それから | 最後に
@tells {0}と{1}を混ぜます。 | {0}を加えます。 | {0}を炒めます。
@talk 今日は雨です。 | 子どもたちがおかわりしました。 | 祖母の味です。
@vague 塩こしょう 少々 | 油 適量 | 塩 ひとつまみ | ねぎ お好みで
@and と
`);

export const zh = readPhrases(`
@list 食材 | 材料 | 用料 | 准备食材 | 所需食材
@ownList 下锅的 | 购物清单 | 都放了啥 | 冰箱里拿
@method 做法 | 步骤 | 制作方法 | 制作步骤
@ownMethod 开始做 | 我是这样做的 | 然后
@servings {n}人份 | 约{n}个 | （{n}人份）
@hooks 今天做{t} | {t}的做法 | 在家做{t} | 超好吃的{t} | 谁不爱{t}？
@openers 一定要试试！ | 只要5种食材 | 不用烤箱 | 太简单了
@greetings 大家好 | 早上好 | 姐妹们
@promotions 记得收藏 | 关注我 | 点赞 | 链接在主页 | 评论区见
@closings 开动啦 | 太好吃了 | 快去试试吧 | 明天见
@sections 酱汁 | 面团 | 馅料 | 腌料 | 配菜 | 调料
@tips 小贴士：火不要太大。 | 冷藏可保存{n}天。 | 注意：盐按口味加
@facts 时间：{m}分钟 | {m}0大卡 | 成本：{n}元
@letters 亲爱的{w}，这是{t}的做法。
@takes 需要 | 准备
@order 先 | 然后 | 接着 | 最后
@tells 把{0}和{1}拌匀。 | 加入{0}。 | 放{0}炒香。
@talk 今天下雨了。 | 孩子们吃了两碗。 | 外婆的味道。
@vague 盐适量 | 食用油适量 | 葱花少许 | 胡椒粉少许
@and 和
`);

export const ko = readPhrases(`
@list 재료 | 필요한 재료 | 준비물 | [재료]
@ownList 냄비에 넣은 것 | 장보기 | 들어간 것
@method 만드는 법 | 만들기 | 조리법 | 레시피 | 순서
@ownMethod 시작해요 | 저는 이렇게 해요 | 그다음
@servings {n}인분 | 약 {n}개 | ({n}인분)
@hooks 오늘은 {t} | {t} 레시피 | 집에서 만드는 {t} | 초간단 {t}
@openers 꼭 해보세요! | 재료 5가지만 | 오븐 없이 | 진짜 쉬워요
@greetings 안녕하세요 | 좋은 아침이에요 | 여러분 안녕
@promotions 저장하세요 | 팔로우 해주세요 | 링크는 프로필에 | 댓글 남겨주세요 | 광고
@closings 맛있게 드세요 | 꼭 만들어 보세요 | 내일 또 만나요
@sections 양념장 | 소스 | 반죽 | 고명 | 속재료
@tips 팁: 불은 약하게. | 냉장 {n}일 보관 가능해요.
@facts 시간: {m}분 | {m}0kcal
@letters {w}에게, {t} 만드는 법이야.
@takes 필요한 건
@order 먼저 | 그다음 | 그리고 | 마지막으로
@tells {0}와 {1}를 섞어요. | {0}를 넣어요. | {0}를 볶아요.
@talk 오늘도 비가 와요. | 아이들이 두 그릇 먹었어요. | 할머니 손맛이에요.
@vague 소금 약간 | 후추 약간 | 식용유 적당량 | 깨 조금
@and  그리고 
`);
