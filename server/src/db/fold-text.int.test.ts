import { fold } from '@larder/shared/language/fold';
import { foldForSearch } from '@larder/shared/language/search';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';

const { db } = await testDatabase();

async function foldedBySql(text: string, folding = 'fold_text'): Promise<string | undefined> {
  const { rows } = await sql<{ folded: string }>`select ${sql.id(folding)}(${text}) as folded`.execute(db);
  return rows[0]?.folded;
}

/** `fold` marks in the browser what `fold_text` has found in the database. */
describe('fold_text', () => {
  it.each([
    ['English', 'Grandma’s “best” CAFÉ – half & half'],
    ['German', 'Weißwurst mit süßem Öl, ÄPFEL'],
    ['French', 'Crème brûlée à l’œuf, NOËL, garçon'],
    ['Spanish', 'Jalapeño, piña y azúcar'],
    ['Portuguese', 'Pão de ló com maçã, AÇÚCAR'],
    ['Italian', 'Tiramisù, caffè, più'],
    ['Dutch', 'Crème fraîche, geëmulgeerd, één'],
    ['Swedish', 'Köttbullar på smörgås, ÅL'],
    ['Danish', 'Smørrebrød, æbler, rødgrød'],
    ['Norwegian', 'Kjøttkaker på grønnsaker'],
    ['Icelandic', 'Þorskur með smjöri'],
    ['Finnish', 'Mustikkapiirakka, jäätelö'],
    ['Polish', 'Łyżeczka śmietany, żurek, CZOSNEK Źródło'],
    ['Czech', 'Svíčková na smetaně, příprava, ŘÍZEK'],
    ['Hungarian', 'Gulyásleves, tűz, főzés'],
    ['Romanian', 'Sărmăluțe în foi de viță'],
    ['Croatian', 'Šećer, đumbir, češnjak'],
    ['Turkish', 'İmam bayıldı, ığdır, Şeker'],
    ['Vietnamese', 'Đậu phụ sốt cà chua, phở bò'],
    ['Russian', 'Варёная каша, чай, ЁЖ'],
    ['Ukrainian', 'Їжа та ґречка, сирний'],
    ['Greek', 'Ψωμί, σκόρδο, ΛΆΔΙ'],
    ['Japanese', 'がんも ガラムマサラ 卵'],
    ['Chinese', '番茄炒蛋'],
    ['Korean', '만드는 법'],
    ['Arabic', 'الطريقة'],
    ['Hindi', 'हल्दी'],
    ['fractions', '1½ cups, ¾ tsp, 1/2'],
    ['decomposed letters', 'Cre\u0300me bru\u0302le\u0301e'],
  ])('folds %s as the browser does', async (_, text) => {
    expect(await foldedBySql(text)).toBe(fold(text));
  });

  it.each([
    ['keeps the final form of the Greek sigma', 'ΤΥΡΌΣ', 'τυρος', 'τυροσ'],
    ['keeps vowel points', 'المكوّنات', 'المكوّنات', 'المكونات'],
    ['keeps the hamza on an alef', 'أرز', 'أرز', 'ارز'],
    ['keeps decomposed kana apart', 'か\u3099', 'か\u3099', 'が'],
    ['keeps wide and narrow kana apart', 'ｶﾞ', 'ｶﾞ', 'ガ'],
    ['keeps decomposed Hangul apart', '법'.normalize('NFD'), '법'.normalize('NFD'), '법'],
    ['knows more names of signs', '№ 1 ©', 'no 1 (c)', 'no 1 ©'],
  ])('differs: it %s', async (_, text, inSql, inTypeScript) => {
    expect(await foldedBySql(text)).toBe(inSql);
    expect(fold(text)).toBe(inTypeScript);
  });
});

it.each([...`'\`´‘’‛′ʹʻʼʽʾʿˈꞋꞌ՚׳＇｀`])(
  'fold_for_search makes nothing of %s, as the browser does',
  async (apostrophe) => {
    for (const text of [`Shepherd${apostrophe}s PIE`, `l${apostrophe}Apéro`, `${apostrophe}ñ${apostrophe}`]) {
      expect(await foldedBySql(text, 'fold_for_search')).toBe(foldForSearch(text));
      expect(foldForSearch(text)).toBe(fold(text.replaceAll(apostrophe, '')));
    }
  },
);
