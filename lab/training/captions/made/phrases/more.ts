import { readPhrases } from './phrases.ts';

export const vi = readPhrases(`
@list Nguyên liệu | Chuẩn bị | Cần có | Thành phần
@ownList cho vào nồi | đi chợ mua
@method Cách làm | Các bước | Thực hiện
@ownMethod làm thôi | mình làm vầy nè
@servings {n} phần ăn | cho {n} người | {n} người ăn
@hooks Hôm nay nấu {t} | Cách làm {t} | {t} tại nhà | Ai mê {t} nào?
@openers Phải thử món này! | Chỉ 5 nguyên liệu
@greetings Chào cả nhà | Chào buổi sáng
@promotions Lưu lại nhé | Theo dõi mình nha | Link ở bio | Nhập mã {w} giảm {n}%
@closings Chúc ngon miệng | Chúc cả nhà thành công
@sections Nước chấm | Phần nhân | Vỏ bánh | Nước sốt
@tips Mẹo: để lửa nhỏ. | Để tủ lạnh được {n} ngày.
@facts Thời gian: {m} phút | {m}0 kcal
@letters {w} ơi, đây là cách làm {t} nhé.
@takes Cần | Lấy
@order Đầu tiên | Sau đó | Tiếp theo | Cuối cùng
@tells Trộn {0} với {1}. | Cho {0} vào. | Xào {0}.
@talk Trời lại mưa. | Bọn trẻ ăn hai chén. | Bà ngoại hay nấu món này.
@and và
`);

export const ar = readPhrases(`
@list المقادير | المكونات | تحتاج إلى
@ownList في القدر | قائمة المشتريات
@method الطريقة | طريقة التحضير | الخطوات
@ownMethod هيا نبدأ | كيف أعملها
@servings تكفي {n} أشخاص | لـ {n} أشخاص | {n} حصص
@hooks اليوم {t} | طريقة عمل {t} | {t} على أصولها | من يحب {t}؟
@openers لازم تجربوها! | خمس مكونات فقط | بدون فرن
@greetings السلام عليكم | صباح الخير | أهلا بكم
@promotions احفظوا الوصفة | تابعوني للمزيد | الرابط في البايو | كود {w} خصم {n}%
@closings بالهنا والشفا | صحتين | شاركوني رأيكم
@sections للعجينة | للصلصة | للحشوة | للتقديم
@tips ملاحظة: يمكن تجميدها. | تحفظ في الثلاجة {n} أيام.
@facts الوقت: {m} دقيقة | {m}0 سعرة
@letters عزيزتي {w}، هذه طريقة {t}.
@takes تحتاجين | نأخذ
@order أولا | ثم | بعد ذلك | أخيرا
@tells نخلط {0} مع {1}. | نضيف {0}. | نقلي {0}.
@talk المطر ينزل من الصباح. | الأولاد طلبوا المزيد. | هكذا كانت جدتي تطبخها.
@and و
`);

export const hi = readPhrases(`
@list सामग्री | ज़रूरी सामान | क्या चाहिए
@ownList कड़ाही में | बाज़ार से
@method विधि | बनाने की विधि | कैसे बनाएं
@ownMethod चलिए शुरू करें | मैं ऐसे बनाती हूं
@servings {n} लोगों के लिए | {n} सर्विंग
@hooks आज बनाते हैं {t} | {t} रेसिपी | घर पर {t} | किसे पसंद है {t}?
@openers ज़रूर बनाएं! | सिर्फ 5 चीज़ें
@greetings नमस्ते दोस्तों | शुभ प्रभात
@promotions रेसिपी सेव करें | फॉलो करें | लिंक बायो में | चैनल को सब्सक्राइब करें
@closings कमेंट में बताएं | ज़रूर ट्राई करें
@sections तड़के के लिए | आटे के लिए | भरावन | चटनी
@tips टिप: आंच धीमी रखें। | फ्रिज में {n} दिन चलता है।
@facts समय: {m} मिनट | {m}0 कैलोरी
@letters प्रिय {w}, यह रही {t} की रेसिपी।
@takes चाहिए | लीजिए
@order पहले | फिर | उसके बाद | अंत में
@tells {0} और {1} मिलाएं। | {0} डालें। | {0} भूनें।
@talk आज फिर बारिश है। | बच्चों ने दो बार खाया। | दादी ऐसे ही बनाती थीं।
@and और
`);

export const th = readPhrases(`
@list ส่วนผสม | วัตถุดิบ | เครื่องปรุง
@ownList ใส่หม้อ | ไปตลาด
@method วิธีทำ | ขั้นตอน
@ownMethod มาทำกัน
@servings สำหรับ {n} ที่ | {n} คน
@hooks วันนี้ทำ {t} | สูตร {t} | {t} ทำเองที่บ้าน
@openers ต้องลอง! | แค่ 5 อย่าง
@greetings สวัสดีค่ะ | สวัสดีตอนเช้า
@promotions บันทึกไว้นะ | กดติดตาม | ลิงก์ในไบโอ
@closings ลองทำดูนะคะ | อร่อยมาก
@sections น้ำจิ้ม | แป้ง | ไส้
@tips เคล็ดลับ: ใช้ไฟอ่อน | เก็บในตู้เย็นได้ {n} วัน
@facts เวลา: {m} นาที | {m}0 แคล
@order ก่อนอื่น | จากนั้น | สุดท้าย
@tells ผสม {0} กับ {1} | ใส่ {0} | ผัด {0}
@talk วันนี้ฝนตก | เด็กๆ กินสองจาน
@and และ
`);

export const bg = readPhrases(`
@list Продукти | Необходими продукти | Съставки | Трябват ни
@ownList в тенджерата | за пазара
@method Приготвяне | Начин на приготвяне | Стъпки
@ownMethod хайде | така го правя
@servings за {n} порции | {n} порции | за {n} души
@hooks Днес {t} | Рецепта за {t} | {t} като на баба
@openers Трябва да опитате! | Само 5 продукта
@greetings Здравейте | Добро утро
@promotions Запазете рецептата | Последвайте ме | Линк в профила
@closings Да ви е сладко | Добър апетит
@sections За тестото | За соса | Плънка | Заливка
@tips Съвет: може да се замрази. | Трае {n} дни в хладилник.
@facts Време: {m} минути | Фурна: 180 градуса
@letters Мила {w}, ето рецептата за {t}.
@takes Трябват ти | Вземаш
@order Първо | После | След това | Накрая
@tells Смесете {0} и {1}. | Добавете {0}. | Запържете {0}.
@talk Пак вали. | Децата искаха още.
@and и
`);

export const sr = readPhrases(`
@list Састојци | Sastojci | Potrebno je | Потребно је
@ownList у лонац | šoping
@method Припрема | Priprema | Postupak
@ownMethod i idemo | ovako ja radim
@servings {n} порција | za {n} osoba
@hooks Данас {t} | Recept za {t} | Bakina {t}
@openers Морате пробати! | Samo 5 sastojaka
@greetings Здраво свима | Dobro jutro
@promotions Сачувајте рецепт | Zapratite me | Link u opisu
@closings Пријатно | Prijatno!
@sections Тесто | Фил | Preliv
@tips Savet: može da se zamrzne.
@facts Време: {m} минута | Rerna: 200 stepeni
@letters Draga {w}, evo recepta: {t}.
@takes Треба | Uzmi
@order Прво | Онда | Zatim | Na kraju
@tells Помешати {0} и {1}. | Dodati {0}.
@talk Opet pada kiša. | Deca su tražila još.
@and и
`);

export const he = readPhrases(`
@list מצרכים | מה צריך | רכיבים
@ownList לתוך הסיר | רשימת קניות
@method אופן ההכנה | הוראות הכנה | איך מכינים
@ownMethod יאללה | ככה אני עושה
@servings ל-{n} מנות | {n} מנות
@hooks היום {t} | מתכון ל{t} | {t} של סבתא
@openers חובה לנסות! | רק 5 מצרכים
@greetings שלום לכולם | בוקר טוב
@promotions שמרו את המתכון | עקבו אחריי | קישור בביו
@closings בתיאבון | ספרו לי איך יצא
@sections לבצק | לרוטב | למילוי
@tips טיפ: אפשר להקפיא. | נשמר {n} ימים במקרר.
@facts זמן: {m} דקות | {m}0 קלוריות
@letters {w} יקרה, הנה המתכון ל{t}.
@takes צריך | לוקחים
@order קודם | אחר כך | בסוף
@tells מערבבים {0} עם {1}. | מוסיפים {0}. | מטגנים {0}.
@talk שוב גשם. | הילדים ביקשו עוד.
@and ו
`);

export const tl = readPhrases(`
@list Mga sangkap | Sangkap | Kailangan
@ownList sa kaldero | bibilhin
@method Paraan ng pagluto | Paano lutuin | Hakbang
@ownMethod luto na | ganito lang
@servings para sa {n} tao | {n} serving
@hooks Ulam ngayon: {t} | {t} recipe | Lutong bahay na {t}
@openers Subukan nyo to! | 5 sangkap lang
@greetings Hello mga ka-foodie | Magandang umaga
@promotions I-save mo na | Follow for more | Order lang po sa DM
@closings Kain tayo | Sarap!
@sections Sarsa | Palaman | Sawsawan
@tips Tip: mas masarap kinabukasan.
@facts Oras: {m} minuto
@letters {w}, eto na yung {t}.
@takes Kailangan mo ng
@order Una | Tapos | Sunod | Panghuli
@tells Haluin ang {0} at {1}. | Ilagay ang {0}. | Igisa ang {0}.
@talk Umuulan na naman. | Dalawang plato ang kinain ng mga bata.
@and at
`);
