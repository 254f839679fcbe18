import type { Talk } from './talk.ts';

export const tr: Talk = {
  corrects: 'hayır | yok | pardon | dur',
  spokenVerbs: `doğra | kavur | karıştır | pişir | ekle | yıka | soy | rende | haşla | kızart | ilave | yoğur | çırp | bekle |
    böl | buzluk | çevir | çek | dilim | dinlen | doldur | dök | ekl | erit | ez | fırın | gez | göm | harmanl |
    hazırl | ısıt | incel | kapat | kapla | kat | kay | kaynat | kes | kıy | koy | kur | kül | marine | ovala |
    parça | rendel | sar | serp | ser | sıcak | soğan kavur | soğut | sos | süz | tavla | terbiye | tuzl | un |
    yağla | yakın | yay | yatır | yoğ | yuvarla | yumuşat | çalkala | çentik | çırpı | süsle | servis`,
  nameEnds: `ve | ile | icin | sonra | bir | iki | uzerine | icine | kadar | da | de | ki | ama | çünkü | biraz | çok | az |
    daha | önce | şimdi | hemen | iyice | güzelce | ince | hepsini | hepsi | bunu | onu | bunları | ben | sen | biz |
    siz | o | bu | şu | gibi | olarak | olunca | olana | içinde | üstüne | altına | yanına | ardından`,
  fillers: 'ııı',
  tellsOf: `bugün`,
  goesOn: 'sonra | ardından',
  consumed: 'yedik | içtik | aldım | aldık | fiyat*',
  plainVerbs: `al | alın | alıyoruz | alıyorum | koy | koyun | koyuyoruz | koyuyorum | ver | verin | bırak | bırakın |
    bırakıyoruz | yap | yapın | yapıyoruz | at | atın | atıyoruz | ekleyin | ekliyoruz | ekliyorum | karıştırın |
    karıştırıyoruz | tut | kapatın | kapat | açın | dök | dökün | döküyoruz | sürün | serpin | pişirin | pişiriyoruz |
    bekletin | bekletiyoruz`,
  closings: `afiyet olsun | kolay gelsin | görüşürüz | sevgiler | öpüyorum | öptüm | hoşça kal | elinize sağlık | abone |
    beğen | teşekkürler | hepsi bu | bu kadar`,
  dishes: `börek | çorba | çorbası | dolma | kebap | kebab | köfte | kurabiye | kek | baklava | pilav | menemen | sarma |
    musakka | mantı | lahmacun | pide | poğaça | puding | sütlaç | helva | cacık | humus | salata | sos | reçel |
    turşu | tava | güveç | yahni | kavurma | makarna | tatlı | tatlısı | pasta | mücver | gözleme | kısır | ezme |
    imam bayıldı | karnıyarık | lokma | revani | şehriye | tarhana | yoğurtlu | zeytinyağlı | fasulye | mercimek`,
  the: `bu | şu | o`,
  seasoned: `tuz | karabiber`,
  unlisted: `su | hamur | sos | çorba | et | pilav | ekmek`,
  behind: `{ince ince ,ince ,küp küp ,iri ,halka halka ,}{doğranmış,rendelenmiş,kıyılmış,dilimlenmiş,erimiş,eritilmiş,ezilmiş,haşlanmış,soyulmuş,yıkanmış,kavrulmuş,çırpılmış,dövülmüş}`,
  ovens: `fırın | fırında`,
  moreFoods: `un | şeker | tuz | yağ | sıvıyağ | zeytinyağı | tereyağı | süt | yoğurt | yumurta | yumurtayı | peynir | kaşar |
    soğan | sarımsak | domates | biber | patlıcan | kabak | patates | havuç | ıspanak | pırasa | kıyma | et | tavuk |
    mercimek | nohut | fasulye | pirinç | bulgur | makarna | salça | su | limon | maydanoz | dereotu | nane |
    karabiber | pul biber | kimyon | kekik | vanilya | kabartma tozu | kakao | çikolata | ceviz | fındık | badem |
    üzüm | elma | bal | nişasta | irmik | ekmek | sirke`,
  cookedAs: `kızarmış | közlenmiş | fırınlanmış | haşlanmış | dolması | kavrulmuş`,
};
