import { describe, expect, it } from 'vitest';
import { knowEveryWord } from '../language/every-word.ts';
import { scaleStep } from './scale-steps.ts';
import { findStepAmounts } from './step-amounts.ts';

knowEveryWord();

const amountsOf = (text: string) => findStepAmounts(text).map(({ start, end }) => text.slice(start, end));
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('findStepAmounts', () => {
  it.each([
    ['Add 200 ml milk and 1 1/2 tbsp oil, then stir for 5 minutes.', ['200', '1 1/2']],
    ['Bake at 350 for 10 minutes, or at 180 °C.', []],
    ['Cut into 4 pieces of 100 g each.', []],
    ['Shape balls of about 50 g.', []],
    ['Whisk 2 eggs into a 20 cm tin.', ['2']],
    ['Add four and a half cups of stock.', ['four and a half']],
    ['Add two to three cups of stock.', ['two to three']],
    ['Add one or two eggs.', ['one or two']],
    ['Cut it into two or three pieces.', []],
    ['Halve 2 and quarter 4 onions.', ['4']],
    ['Melt 50 g of the butter; keep 1-2 tbsp of it.', ['50', '1-2']],
    ['[For 200 ml of sauce]', []],
  ])('reads what is measured and counted in %j', (text, written) => {
    expect(amountsOf(text)).toEqual(written);
  });
  it.each([
    'Grease 2 tins and line them.',
    'Divide the dough into 6 pieces.',
    'Cut 12 slices.',
    'Heat the grill to 220°C/200°C fan and cook for 8 minutes on each side.',
    'Bring it to a boil in a pan.',
    'Add a pinch of salt and a handful of rocket.',
    'Roll out to a 25 x 30 cm sheet.',
    'Weigh out 80 g portions of the dough.',
    'Serve in 4 glasses.',
    'Brush with an egg wash.',
  ])('leaves %j alone', (text) => {
    expect(amountsOf(text)).toEqual([]);
  });
  it.each([
    'Lay 2 tbsp cream on each plum.',
    'Allow 120 g rice per person.',
    'Put 1 slice of ham into every roll.',
    'Put 3 tbsp on each.',
    'Je 1 EL Creme auf jede Scheibe geben.',
    'Pro Person 80 g Reis rechnen.',
    'Posez 2 cuillères à soupe de crème sur chaque galette.',
    'Pon 2 cucharadas de salsa en cada tortilla.',
    'Metti 1 cucchiaio di crema su ogni fetta.',
    'Leg 1 el room op elke plak.',
    'Lägg 1 msk kräm på varje bit.',
  ])('leaves what one piece or person gets in %j', (text) => {
    expect(amountsOf(text)).toEqual([]);
  });
});

it.each(['a cup and a half ', 'an onion or two ', 'iki üç '])(
  'reads 100,000 letters of %j in time that grows with them',
  (piece) => {
    const timeOf = (letters: number) => {
      const text = piece.repeat(letters / piece.length);
      const start = Date.now();
      findStepAmounts(text);
      return Date.now() - start;
    };
    timeOf(10_000);
    expect(timeOf(100_000)).toBeLessThan(Math.max(100, timeOf(10_000)) * 40);
  },
);

describe('a step at twice the size', () => {
  it.each([
    ['Beat 4 eggs with 120 g sugar.', 'Beat 8 eggs with 240 g sugar.'],
    ['Stir in 1 leek and 3 garlic cloves.', 'Stir in 2 leeks and 6 garlic cloves.'],
    ['Add 1 (420 g) tin of lentils.', 'Add 2 (420 g) tins of lentils.'],
    ['Add 3 x 200 g cans tuna.', 'Add 6 x 200 g cans tuna.'],
    ['Chop an onion and fry it in 1 tbsp oil.', 'Chop 2 onions and fry it in 2 tbsp oil.'],
    ['Whisk two yolks with half a lemon.', 'Whisk 4 yolks with 1 lemon.'],
    ['Shred a quarter of a cabbage.', 'Shred ½ cabbage.'],
    ['Add a 3 cm piece of ginger.', 'Add a 6 cm piece of ginger.'],
    ['Roast 2 duck legs (about 500 g).', 'Roast 4 duck legs (about 1 kg).'],
    ['Fry 2 chops for 3 minutes on each side.', 'Fry 4 chops for 3 minutes on each side.'],
    ['Roll 60 g balls from the 300 g mince.', 'Roll 60 g balls from the 600 g mince.'],
    ['Eine Zwiebel in 1 EL Öl anbraten.', '2 Zwiebeln in 2 EL Öl anbraten.'],
    ['1 Dose Mais (à 280 g) zugeben.', '2 Dosen Mais (à 280 g) zugeben.'],
    ['Émincez un oignon.', 'Émincez 2 oignons.'],
    ['Ajoutez 1 gousse d’ail et 10 cl de vin.', 'Ajoutez 2 gousses d’ail et 20 cl de vin.'],
    ['Bate 1 huevo con 50 g de harina.', 'Bate 2 huevos con 100 g de harina.'],
    ['Batti 2 uova con 1 cucchiaio di latte.', 'Batti 4 uova con 2 cucchiai di latte.'],
    ['Klop 1 ei los met 1 el melk.', 'Klop 2 eieren los met 2 el melk.'],
    ['Vispa 1 äggula med 1 dl grädde.', 'Vispa 2 äggulor med 2 dl grädde.'],
    ['Add 1 tin (400g) chickpeas and 2 bay leaves.', 'Add 2 tins (400g) chickpeas and 4 bay leaves.'],
    ['1 Dose (400 g) Tomaten und 2 Eier zugeben.', '2 Dosen (400 g) Tomaten und 4 Eier zugeben.'],
    ['Ajouter une boîte (400 g) de tomates.', 'Ajouter 2 boîtes (400 g) de tomates.'],
    ['Grease 1 tin (20 cm) and add 1 egg.', 'Grease 1 tin (20 cm) and add 2 eggs.'],
    ['Add 100 g butter, 1 tablespoon at a time.', 'Add 200 g butter, 1 tablespoon at a time.'],
    ['Add 3 eggs, 1 egg at a time.', 'Add 6 eggs, 1 egg at a time.'],
    ['Season with 1 tsp each of cumin and salt.', 'Season with 2 tsp each of cumin and salt.'],
    ['Beurrer un moule de 24 cm, ajouter 2 œufs.', 'Beurrer un moule de 24 cm, ajouter 4 œufs.'],
    ['Add a cup and a half of stock to 2 onions.', 'Add 3 cups of stock to 4 onions.'],
    ['Add two cups and a half of stock.', 'Add 5 cups of stock.'],
    ['Add two cups and a quarter of stock.', 'Add 4½ cups of stock.'],
    ['Add two to three spoons of oil and one or two eggs.', 'Add 4 to 6 spoons of oil and 2 or 4 eggs.'],
    ['Add a cup or two of stock.', 'Add 2 or 4 cups of stock.'],
    ['Stir in 2 + 1 tbsp sugar.', 'Stir in 4 + 2 tbsp sugar.'],
    ['Add 250g-300g of mushrooms.', 'Add 500g-600g of mushrooms.'],
    ['Slice an onion or two into rings.', 'Slice 2 or 4 onions into rings.'],
    [
      'Cook a clove or two of garlic for a minute or two.',
      'Cook 2 or 4 cloves of garlic for a minute or two.',
    ],
    ['Add one egg or two at a time.', 'Add one egg or two at a time.'],
    ['Pour over a cup and a half water.', 'Pour over 3 cups water.'],
    ['Add two onions and a half lemon.', 'Add 4 onions and 1 lemon.'],
    ['Ajoutez un oignon et demi.', 'Ajoutez 3 oignons.'],
    ['Ajoutez un verre et demi de lait.', 'Ajoutez 3 verres de lait.'],
    ['Añade dos cebollas y media.', 'Añade 5 cebollas.'],
    ['Dodaj dwie do trzech łyżek oliwy.', 'Dodaj 4 do 6 łyżek oliwy.'],
    ['Smaż dwie do trzech minut.', 'Smaż dwie do trzech minut.'],
    ['İki üç kaşık un ekle.', '4-6 kaşık un ekle.'],
    ['İki üç dakika karıştır.', 'İki üç dakika karıştır.'],
    ['Add three hundred and fifty grams of rice.', 'Add 700 grams of rice.'],
    ['Add one thousand two hundred grams.', 'Add one thousand two hundred grams.'],
    ['İki yüz elli gram peynir ekle.', '500 gram peynir ekle.'],
    ['Shape into balls of two hundred grams.', 'Shape into balls of two hundred grams.'],
    ['Tillsätt en och en halv liter mjölk.', 'Tillsätt 3 liter mjölk.'],
    ['Cook for an hour and a half in 2 cups of water.', 'Cook for an hour and a half in 4 cups of water.'],
    ['Voeg 2 eieren en een halve ui toe.', 'Voeg 4 eieren en 1 ui toe.'],
    ['Voeg 2 uien en een halve liter melk toe.', 'Voeg 4 uien en 1 liter melk toe.'],
    [
      'Line it with 2 sheets of baking paper, beat 1 egg.',
      'Line it with 2 sheets of baking paper, beat 2 eggs.',
    ],
    ['Eine Zitrone schälen, 1 Ei zugeben.', '2 Zitronen schälen, 2 Eier zugeben.'],
    ['Meng 2 uien en citroen.', 'Meng 4 uien en citroen.'],
    ['Tillsätt en citron.', 'Tillsätt 2 citroner.'],
    ['Dodaj 2 jajka i pół cebuli.', 'Dodaj 4 jajka i 1 cebula.'],
    ['Smaż z 2 cebulami i 1 marchewką.', 'Smaż z 4 cebulami i 2 marchewkami.'],
    ['Ubij 1 jajko, dodaj 1 cebulę i 100 g mąki.', 'Ubij 2 jajka, dodaj 2 cebule i 200 g mąki.'],
    ['Mit 3 Eiern verrühren.', 'Mit 6 Eiern verrühren.'],
    ['Bata 1 ovo com 1 colher de sopa de leite.', 'Bata 2 ovos com 2 colheres de sopa de leite.'],
  ])('%s', (step, twice) => {
    expect(plain(scaleStep(step, 2))).toBe(twice);
  });
});
