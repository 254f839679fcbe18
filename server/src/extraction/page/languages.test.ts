import { describe, expect, it } from 'vitest';
import { extractPage } from './extract-page.ts';
import { LANGUAGES } from '../language/lexicon.ts';

/** What a page in a language says: recipe, ingredients, method, preparation and cooking time, servings, other; two lines and steps. */
const PAGES: Record<string, [words: string, lines: [string, string], steps: [string, string]]> = {
  en: [
    'Recipe | Ingredients | Method | Prep time: 15 minutes | Cook time: 1 hour | Serves 4 | Nutrition',
    ['200 g flour', '2 tablespoons sugar'],
    ['Mix the flour and the sugar in a bowl.', 'Bake it in a hot oven until it is golden.'],
  ],
  de: [
    'Rezept | Zutaten | Zubereitung | Vorbereitungszeit: 15 Minuten | Backzeit: 1 Stunde | 4 Portionen | Nährwerte',
    ['200 g Mehl', '2 Esslöffel Zucker'],
    ['Mehl und Zucker in einer Schüssel mischen.', 'Im heißen Ofen goldbraun backen und abkühlen lassen.'],
  ],
  nl: [
    'Recept | Ingrediënten | Bereidingswijze | Voorbereidingstijd: 15 minuten | Kooktijd: 1 uur | 4 personen | Voedingswaarden',
    ['200 g bloem', '2 eetlepels suiker'],
    ['Meng de bloem en de suiker in een kom.', 'Bak het goudbruin in een hete oven en laat afkoelen.'],
  ],
  fr: [
    'Recette | Ingrédients | Préparation | Temps de préparation : 15 minutes | Temps de cuisson : 1 heure | 4 personnes | Commentaires',
    ['200 g de farine', '2 cuillères de sucre'],
    ['Mélangez la farine et le sucre dans un saladier.', 'Enfournez dans un four chaud et laissez dorer.'],
  ],
  es: [
    'Receta | Ingredientes | Elaboración | Tiempo de preparación: 15 minutos | Tiempo de cocción: 1 hora | 4 raciones | Comentarios',
    ['200 g de harina', '2 cucharadas de azúcar'],
    ['Mezclamos la harina y el azúcar en un bol.', 'Horneamos hasta que esté dorado y dejamos enfriar.'],
  ],
  pt: [
    'Receita | Ingredientes | Modo de preparo | Tempo de preparo: 15 minutos | Tempo de cozimento: 1 hora | 4 porções | Dicas',
    ['200 g de farinha', '2 colheres de açúcar'],
    ['Misture a farinha e o açúcar em uma tigela.', 'Asse em forno quente até dourar e deixe esfriar.'],
  ],
  it: [
    'Ricetta | Ingredienti | Procedimento | Tempo di preparazione: 15 minuti | Tempo di cottura: 1 ora | 4 persone | Consigli',
    ['200 g di farina', '2 cucchiai di zucchero'],
    ['Mescolate la farina e lo zucchero in una ciotola.', 'Infornate in forno caldo finché non è dorato.'],
  ],
  sv: [
    'Recept | Ingredienser | Gör så här | Förberedelse: 15 minuter | Tillagningstid: 1 timme | 4 portioner | Näringsvärde',
    ['2 dl vetemjöl', '2 msk socker'],
    ['Blanda vetemjöl och socker i en stor skål.', 'Grädda i varm ugn tills den är gyllene.'],
  ],
  da: [
    'Opskrift | Ingredienser | Sådan gør du | Forberedelse: 15 minutter | Bagetid: 1 time | 4 personer | Næringsindhold',
    ['200 g hvedemel', '2 spsk sukker'],
    ['Bland hvedemel og sukker i en stor skål.', 'Bag den gylden i en varm ovn og lad den køle af.'],
  ],
  no: [
    'Oppskrift | Ingredienser | Slik gjør du | Forberedelser: 15 minutter | Steketid: 1 time | 4 porsjoner | Næringsinnhold',
    ['2 dl hvetemel', '2 ss sukker'],
    ['Bland hvetemel og sukker i en stor bolle.', 'Stek den gyllen i varm ovn og la den avkjøles.'],
  ],
  fi: [
    'Resepti | Ainekset | Valmistus | Esivalmistelu: 15 min | Paistoaika: 1 tunti | 4 annosta | Ravintosisältö',
    ['2 dl vehnäjauhoja', '2 rkl sokeria'],
    ['Sekoita vehnäjauhot ja sokeri isossa kulhossa.', 'Paista kuumassa uunissa kunnes pinta on ruskea.'],
  ],
  hu: [
    'Recept | Hozzávalók | Elkészítés | Előkészítés: 15 perc | Sütési idő: 1 óra | 4 adag | Tápérték',
    ['20 dkg liszt', '2 evőkanál cukor'],
    [
      'A lisztet és a cukrot egy tálban összekeverjük.',
      'Forró sütőben aranybarnára sütjük és hűlni hagyjuk.',
    ],
  ],
  cs: [
    'Recept | Ingredience | Postup přípravy | Doba přípravy: 15 minut | Doba pečení: 1 hodina | 4 porce | Komentáře',
    ['200 g hladké mouky', '2 lžíce cukru'],
    ['Mouku a cukr smíchejte ve velké míse.', 'Pečte v horké troubě dozlatova a nechte vychladnout.'],
  ],
  sk: [
    'Recept | Suroviny | Postup prípravy | Čas prípravy: 15 minút | Čas pečenia: 1 hodina | 4 porcie | Komentáre',
    ['200 g hladkej múky', '2 lyžice cukru'],
    ['Múku a cukor zmiešajte vo veľkej mise.', 'Pečte v horúcej rúre dozlatista a nechajte vychladnúť.'],
  ],
  pl: [
    'Przepis | Składniki | Sposób przygotowania | Czas przygotowania: 15 minut | Czas pieczenia: 1 godzina | 4 porcje | Komentarze',
    ['200 g mąki', '2 łyżki cukru'],
    ['Wymieszaj mąkę i cukier w dużej misce.', 'Piecz w gorącym piekarniku na złoty kolor.'],
  ],
  hr: [
    'Recept | Sastojci | Priprema | Vrijeme pripreme: 15 minuta | Vrijeme pečenja: 1 sat | 4 osobe | Komentari',
    ['200 g brašna', '2 žlice šećera'],
    ['Pomiješajte brašno i šećer u velikoj zdjeli.', 'Pecite u vrućoj pećnici dok ne porumeni.'],
  ],
  sl: [
    'Recept | Sestavine | Postopek | Čas priprave: 15 minut | Čas peke: 1 ura | 4 osebe | Komentarji',
    ['200 g moke', '2 žlici sladkorja'],
    ['Zmešajte moko in sladkor v veliki skledi.', 'Pecite v vroči pečici, da zlato porumeni.'],
  ],
  ro: [
    'Rețetă | Ingrediente | Mod de preparare | Timp de preparare: 15 minute | Timp de coacere: 1 oră | 4 porții | Comentarii',
    ['200 g făină', '2 linguri de zahăr'],
    ['Amestecați făina și zahărul într-un bol mare.', 'Coaceți în cuptorul încins până se rumenește.'],
  ],
  el: [
    'Συνταγή | Υλικά | Εκτέλεση | Χρόνος προετοιμασίας: 15 λεπτά | Χρόνος ψησίματος: 1 ώρα | 4 μερίδες | Σχόλια',
    ['200 γρ. αλεύρι', '2 κουταλιές ζάχαρη'],
    ['Ανακατεύουμε το αλεύρι και τη ζάχαρη σε ένα μπολ.', 'Ψήνουμε σε ζεστό φούρνο μέχρι να ροδίσει καλά.'],
  ],
  ru: [
    'Рецепт | Ингредиенты | Приготовление | Время подготовки: 15 минут | Время приготовления: 1 час | 4 порции | Комментарии',
    ['200 г муки', '2 столовые ложки сахара'],
    ['Смешайте муку и сахар в большой миске.', 'Выпекайте в горячей духовке до золотистого цвета.'],
  ],
  uk: [
    'Рецепт | Інгредієнти | Приготування | Час підготовки: 15 хвилин | Час приготування: 1 година | 4 порції | Коментарі',
    ['200 г борошна', '2 ложки цукру'],
    ['Змішайте борошно та цукор у великій мисці.', 'Випікайте в гарячій духовці до золотистого кольору.'],
  ],
  tr: [
    'Tarifi | Malzemeler | Yapılışı | Hazırlama süresi: 15 dakika | Pişirme süresi: 1 saat | 4 kişilik | Yorumlar',
    ['200 gram un', '2 yemek kaşığı şeker'],
    ['Unu ve şekeri büyük bir kasede iyice karıştırın.', 'Sıcak fırında üzeri kızarana kadar pişirin.'],
  ],
  ja: [
    'レシピ | 材料 | 作り方 | 準備時間：15分 | 調理時間：1時間 | 4人分 | コメント',
    ['小麦粉 200グラム', '砂糖 大さじ2'],
    ['ボウルに小麦粉と砂糖を入れてよく混ぜます。', '温めたオーブンで色よく焼いてください。'],
  ],
  zh: [
    '食谱 | 食材 | 做法 | 准备时间：15分钟 | 烹饪时间：1小时 | 4人份 | 评论',
    ['面粉 200克', '白糖 2大匙'],
    ['把面粉和白糖放进大碗里搅拌均匀。', '放进预热好的烤箱里烤到表面金黄。'],
  ],
  ko: [
    '레시피 | 재료 | 만드는 법 | 준비 시간: 15분 | 조리 시간: 1시간 | 4인분 | 댓글',
    ['밀가루 200그램', '설탕 2큰술'],
    ['큰 그릇에 밀가루와 설탕을 넣고 잘 섞어 줍니다.', '뜨거운 오븐에 넣어 노릇해질 때까지 굽습니다.'],
  ],
  ar: [
    'وصفة | المقادير | طريقة العمل | وقت التحضير: 15 دقيقة | وقت الطهي: 1 ساعة | 4 أشخاص | تعليقات',
    ['200 غرام دقيق', '2 ملعقة سكر'],
    ['نخلط الدقيق والسكر في وعاء كبير جيدا.', 'نخبز العجين في فرن ساخن حتى يصبح ذهبيا.'],
  ],
  he: [
    'מתכון | מצרכים | אופן ההכנה | זמן הכנה: 15 דקות | זמן אפייה: 1 שעה | 4 מנות | תגובות',
    ['200 גרם קמח', '2 כפות סוכר'],
    ['מערבבים את הקמח והסוכר בקערה גדולה.', 'אופים בתנור חם עד שהמאפה מזהיב היטב.'],
  ],
  id: [
    'Resep | Bahan | Cara membuat | Waktu persiapan: 15 menit | Waktu memasak: 1 jam | 4 porsi | Komentar',
    ['200 gram tepung', '2 sendok makan gula'],
    ['Campur tepung dan gula dalam mangkuk besar.', 'Panggang dalam oven panas sampai berwarna keemasan.'],
  ],
  vi: [
    'Công thức | Nguyên liệu | Cách làm | Thời gian chuẩn bị: 15 phút | Thời gian nấu: 1 giờ | 4 người | Bình luận',
    ['200 g bột mì', '2 thìa đường'],
    ['Trộn bột mì với đường trong một tô lớn.', 'Nướng trong lò nóng cho đến khi vàng đều.'],
  ],
  hi: [
    'रेसिपी | सामग्री | बनाने की विधि | तैयारी का समय: 15 मिनट | पकाने का समय: 1 घंटा | 4 लोग | टिप्पणियाँ',
    ['200 ग्राम मैदा', '2 चम्मच चीनी'],
    ['एक बड़े कटोरे में मैदा और चीनी मिलाएँ।', 'गरम ओवन में सुनहरा होने तक अच्छी तरह पकाएँ।'],
  ],
  th: [
    'สูตร | ส่วนผสม | วิธีทำ | เวลาเตรียม: 15 นาที | เวลาปรุง: 1 ชั่วโมง | 4 คน | ความคิดเห็น',
    ['200 กรัม แป้งสาลี', '2 ช้อนโต๊ะ น้ำตาล'],
    ['ผสม แป้ง กับ น้ำตาล ใน ชาม ใหญ่ ให้เข้ากัน.', 'อบ ใน เตา ร้อน จน เป็น สีทอง แล้ว พัก ไว้.'],
  ],
};

describe('extractPage of a page without structured data', () => {
  it('is tried in every language', () => {
    expect(Object.keys(PAGES).sort()).toEqual(Object.keys(LANGUAGES).sort());
  });

  it.each(Object.entries(PAGES))('reads it in %s', (language, [words, lines, steps]) => {
    const [recipe, ingredients, method, prep, cook, servings, other] = words.split(' | ');
    const items = (texts: readonly string[]) => texts.map((text) => `<li>${text}</li>`).join('');
    const html = `<html lang="${language}"><head><title>Torta – ${recipe}</title></head><body>
      <p>${prep}</p><p>${cook}</p><p>${servings}</p>
      <h2>${ingredients}</h2><ul>${items(lines)}</ul>
      <h2>${method}</h2>${steps.map((step) => `<p>${step}</p>`).join('')}
      <h2>${other}</h2><p>${steps[0]}</p></body></html>`;
    const reading = extractPage(html, 'https://kitchen.example/');
    expect(reading.ok && reading.draft).toMatchObject({
      title: 'Torta',
      ingredients: lines,
      instructions: steps,
      prepTime: 15,
      cookTime: 60,
      servings: 4,
    });
  });
});
