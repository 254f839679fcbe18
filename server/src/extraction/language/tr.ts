import type { Language } from './language.ts';
import { tr as talk } from './talk/tr.ts';

export const tr: Language = {
  ingredients: `malzemeler | malzeme listesi | gerekli malzemeler | içindekiler | gereken malzemeler |
    neler gerekli | ihtiyacınız olanlar | tarif için malzemeler | kullanılan malzemeler | malzemesi |
    tarifin malzemeleri`,
  instructions: `yapılışı | hazırlanışı | tarifi | yapımı | hazırlık | nasıl yapılır | talimatlar | yapılış |
    hazırlanış | nasıl hazırlanır | hazırlama | yapım aşamaları | hazırlanma aşamaları | adım adım | adımlar |
    yapılış adımları | tarifin yapılışı | pişirilişi | hazırlanışı ve yapılışı`,
  notEaten: `oyun hamuru | tuz seramiği | yüz maskesi | saç maskesi | dudak balmı | banyo {bombası,tuzu} |
    şampuan | deodorant | sabun | el kremi | deterjan | temizleyici | temizlik {macunu,spreyi} | yumuşatıcı |
    gübre | böcek ilacı | ölçü {çevirme,dönüşüm} tablosu | ölçü tablosu`,
  unlikeFood: `uçucu yağ* | esansiyel yağ* | shea yağı | balmumu | jojoba yağı | argan yağı | cildin* |
    cildi* | saçların* | boraks | yenmez | yaprak biti | deney tüpü | koruyucu gözlük | aşındırıcı | tuz hamuru`,
  cares: `temizle{me,mek,nir,yin} | temizliği | temizlenir | bileme | bilemek | bilenir |
    kireç {çözme,temizleme,sökme}`,
  caredFor: `fırın{ı,} | bıçak{ları,} | bıçağı | su ısıtıcı{sı,} | çaydanlık | kahve makinesi |
    bulaşık makinesi | mikrodalga | buzdolabı | lavabo | çamaşır makinesi | kettle`,
  crafts: `bulaşık deterjanı | deterjan | çamaşır suyu | oksijenli su | ip yumağı | yün ip* | şiş numara* |
    tığ işi | silikon tabancası | akrilik boya | zımpara* | parafin`,
  contests: 'çekiliş* | yarışma* | kazanan* | ödül* | katılmak için | katılım*',
  pageBoilerplate: 'tarifi yazdır | tarifi kaydet',
  cookingOf: 'fırınlama | kızartma | haşlama | fırında',
  timeNouns: 'süresi',
  advert: 'reklam',
  notes: 'püf noktası | püf noktaları | notlar | ipuçları | not | ipucu',
  other: 'besin değerleri | yorumlar | benzer tarifler | etiketler',
  unmistakable: 'malzemeler | yapılışı | hazırlanışı',
  forThe: 'için | üzeri için | sosu için',
  nutritionStart: 'besin değer*',
  recipe: 'tarif | tarifi',
  cardTitle: 'tarif | tarifin adı',
  step: 'adım',
  units: `yemek | tatlı | çay | su | kaşığı | bardağı | adet | diş | tutam | paket | demet | dilim | kase | avuç`,
  servings: 'porsiyon | kaç kişilik | porsiyon sayısı | kişi sayısı | servis',
  forEaters: 'kişilik | kişiye',
  eaters: 'kişilik | kişi',
  pieces: 'adet | tane',
  about: 'yaklaşık',
  portions: 'porsiyon',
  slices: 'dilim | parça | bardak | kavanoz | top | şiş',
  prepTime: 'hazırlama | hazırlama süresi | hazırlık süresi | hazırlık',
  cookTime: 'pişirme süresi | pişirme',
  totalTime: 'toplam süre | toplam | toplam zaman | süre',
  hours: 'sa',
  days: 'gün',
  difficulty: 'zorluk | zorluk derecesi',
  easyLevel: 'kolay',
  mediumLevel: 'orta',
  hardLevel: 'zor',
  farewell: 'afiyet olsun | afiyetle | ellerinize sağlık',
  signOff: 'afiyet olsun',
  waitTitles: 'bir dakika',
  please: 'lütfen',
  signIn: 'giriş yap',
  greetings: `merhaba | selam | herkese selam`,
  ...talk,
};
