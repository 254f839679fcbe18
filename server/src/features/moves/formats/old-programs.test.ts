import { describe, expect, it } from 'vitest';
import { readMoved } from '../../../testing/moves-read.ts';

// Texts and XML of programs of the nineties, in the letters and with the habits of their time.

describe('what is said behind a method', () => {
  const read = async (name: string, text: string) => (await readMoved(name, text))[0];

  it('of Meal-Master behind labels is no step', async () => {
    const text = `MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Almond dip
 Categories: Dips
      Yield: 4 servings

      1 c  Almonds
      2 tb Oil

  Grind the almonds.
  ~-----------------------------------------------------------
  Add the oil.

  Preparation time: 1 hr 20 mins
  Source: Church book

  Note: keeps for a week
  in the fridge.

MMMMM
`;
    expect(await read('dips.mmf', text)).toMatchObject({
      ...{ instructions: ['Grind the almonds.', 'Add the oil.'], prepTime: 80, servings: 4 },
      ...{ sourceName: 'Church book', notes: 'keeps for a week in the fridge.' },
    });
  });

  it("of Now You're Cooking are notes, sources and what it reckoned; its first line may stand a blank to the right", async () => {
    const text = ` @@@@@ Now You're Cooking! Export Format\r\rSquares\r\rSnacks,\tBars\r\r3/4 c. sugar\r2 eggs\r\rBake it.\r
NYC Nutrition Analysis (per serving): calories=394.5; protein=3.14 g; total fat=18 g\r\rNotes: It freezes.\rContributor: Sue\r
Yield: 2 dozen\r\rNYC Nutrilink: N1^2\r`;
    expect(await read('squares.txt', text)).toMatchObject({
      ...{
        instructions: ['Bake it.'],
        tags: ['Snacks', 'Bars'],
        servings: 24,
        notes: 'It freezes.',
        sourceName: 'Sue',
      },
      nutrition: 'calories=394.5; protein=3.14 g; total fat=18 g',
    });
  });

  it('of RezKonv are times, keywords and energy', async () => {
    const text = `=====  REZKONV-Rezept  -  RezkonvSuite v0.96f

     Titel: Kn\x94del
Kategorien: Beilage
     Menge: 4 Personen

    500      Gramm  Brot; altbacken

Das Brot w\x81rfeln.

:Pro Person ca. : 350 kcal
:Zeitaufwand    : 45 Minuten
:Stichworte     : Brot, Kn\x94del

=====
`;
    const found = await readMoved('beilagen.txt', Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1'));
    expect(found).toMatchObject([
      { title: 'Knödel', totalTime: 45, nutrition: '350 kcal', tags: ['Beilage', 'Brot', 'Knödel'] },
    ]);
  });
});

describe('MasterCook', () => {
  it('has ranges as two numbers in XML, names that go on in the next element, and addresses among its sources', async () => {
    const text = `<?xml version="1.0" encoding="ISO-8859-1"?><mx2><RcpE name="K\xe4se dip" author="n/a"><RTxt><![CDATA[
* Exported from MasterCook *
]]></RTxt><Serv qty="0"/><IngR name="cheese" unit="cups" qty="0.75 1"/><IngR name="Zesty dressing or" unit="envelope" qty="1"/>
<IngR name="Italian dressing"/><IngR name="spears" qty="2"><IPrp>cooked</IPrp></IngR><IngR name="= (or 1 lb beans)"/>
<DirS><DirT>
Stir.
</DirT></DirS><Srce>Archive at http://dips.example/</Srce><AltT label="Cook Time" elapsed="0:25"/></RcpE></mx2>`;
    expect(await readMoved('dips.mx2', Buffer.from(text, 'latin1'))).toMatchObject([
      {
        ...{ title: 'Käse dip', cookTime: 25, sourceUrl: 'http://dips.example/' },
        ingredients: [
          ...['0.75-1 cups cheese', '1 envelope Zesty dressing or Italian dressing'],
          '2 spears, cooked (or 1 lb beans)',
        ],
      },
    ]);
  });

  it('is read as a text in UTF-16, and with the ends of lines of old Macs', async () => {
    const text = `*  Exported from  MasterCook  *

                     Pear &amp; ginger cake

Recipe By     : Ann
Serving Size  : 8    Preparation Time :1:20
Categories    : Cakes                            Fruit

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
   2      cups          flour -- sifted

Bake it.
`;
    const right = {
      title: 'Pear & ginger cake',
      servings: 8,
      prepTime: 80,
      ingredients: ['2 cups flour, sifted'],
    };
    expect(await readMoved('a.mxp', Buffer.from(`\ufeff${text}`, 'utf16le'))).toMatchObject([right]);
    expect(await readMoved('a.txt', text.replaceAll('\n', '\r'))).toMatchObject([right]);
  });
});
