import { fileOf } from '../../features/moves/formats/guards/zip.ts';
import { masterCook } from '../../features/moves/formats/mastercook.ts';
import type { MovedLibrary } from './library.ts';

const HAS_NONE = 'MasterCook has none';

const MX2 = `<?xml version="1.0" standalone="yes" encoding="UTF-8"?>
<!DOCTYPE mx2 SYSTEM "mx2.dtd">
<mx2 source="MasterCook" date="November 02, 2015">
<Summ><Nam>
Bread & butter pudding
</Nam></Summ>
<RcpE name="Bread &amp; butter pudding" author="Mrs Lane" img="pudding.jpg">
<Serv qty="6"/><PrpT elapsed="0:20"/>
<CatS><CatT>
Desserts
</CatT><CatT>
Baking
</CatT></CatS>
<IngR name="Pudding" code="S"></IngR>
<IngR name="white bread" unit="slices" qty="8"><IPrp>
buttered
</IPrp></IngR>
<IngR name="eggs" unit="" qty="3"/>
<DirS><DirT>
Layer the bread & pour on the eggs.
</DirT><DirT>
Bake.
</DirT></DirS>
<Desc>
A classic.
</Desc>
<Srce>
https://lane.example/pudding
</Srce>
<Yield unit="dish" qty="1.000000"/>
<TTim elapsed="1:05"/>
<RatS><RatE name="Taste" value="8"/></RatS>
<Note>
Day-old bread.
</Note>
<Nutr>
Per Serving: 350 Calories
</Nutr>
</RcpE>
</mx2>
`;

export const masterCookXmlLibrary: MovedLibrary = {
  name: 'MasterCook (.mx2)',
  format: masterCook,
  source: 'https://github.com/KDE/krecipes/blob/master/src/exporters/mx2exporter.cpp',
  file: () => fileOf('puddings.mx2', Buffer.from(MX2)),
  recipes: [
    {
      entry: '#1',
      title: 'Bread & butter pudding',
      description: 'A classic.',
      ingredients: ['[Pudding]', '8 slices white bread, buttered', '3 eggs'],
      instructions: ['Layer the bread & pour on the eggs.', 'Bake.'],
      servings: 6,
      prepTime: 20,
      totalTime: 65,
      tags: ['Desserts', 'Baking'],
      sourceUrl: 'https://lane.example/pudding',
      sourceName: 'Mrs Lane',
      notes: 'Day-old bread.',
      nutrition: 'Per Serving: 350 Calories',
      rating: 4,
      leftOver: [
        { label: 'Yield', text: '1 dish' },
        { label: 'Picture', text: 'pudding.jpg' },
      ],
    },
  ],
  missing: {
    cookTime: 'MasterCook has preparation and total time',
    difficulty: HAS_NONE,
    cuisine: 'MasterCook has categories alone',
    created: HAS_NONE,
    isFavorite: HAS_NONE,
    collections: 'a file is one cookbook, without its name',
    pictures: 'the file names pictures that stay on the computer',
    gallery: 'the file names pictures that stay on the computer',
  },
};

const MXP = `                     *  Exported from  MasterCook  *

                            Fish Chowder

Recipe By     : Harbour Inn
Serving Size  : 4    Preparation Time :0:15
Categories    : Soups                            Fish_Dishes
                Winter

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
                        ---Broth---
   1 1/2  quarts        milk
     500  grams         cod -- in pieces

Warm the milk. Do not
let it boil.

Add the cod.

Cuisine:
  "American"
Source:
  "Harbour Cookbook"
S(Internet Address):
  "https://harbour.example/chowder"
T(Cook Time):
  "0:25"
Start to Finish Time:
  "0:40"
Yield:
  "2 quarts"
                                    - - - - - - - - - - - - - - - - - - -

Per Serving (excluding unknown items): 280 Calories; 9g Fat.

NOTES : Good with crackers.


                     *  Exported from  MasterCook  *

                            Toast

Recipe By     :
Serving Size  : 1    Preparation Time :0:00
Categories    : Breakfast

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
  1       slice         bread

Toast it.

                   - - - - - - - - - - - - - - - - - -
`;

export const masterCookTextLibrary: MovedLibrary = {
  name: 'MasterCook (.mxp)',
  format: masterCook,
  source: 'https://github.com/KDE/krecipes/tree/master/src/importers',
  file: () => fileOf('soups.mxp', Buffer.from(MXP.replaceAll('\n', '\r\n'))),
  recipes: [
    {
      entry: '#1',
      title: 'Fish Chowder',
      ingredients: ['[Broth]', '1 1/2 quarts milk', '500 grams cod, in pieces'],
      instructions: ['Warm the milk. Do not let it boil.', 'Add the cod.'],
      servings: 4,
      prepTime: 15,
      cookTime: 25,
      totalTime: 40,
      cuisine: ['American'],
      tags: ['Soups', 'Fish Dishes', 'Winter'],
      sourceUrl: 'https://harbour.example/chowder',
      sourceName: 'Harbour Inn, Harbour Cookbook',
      notes: 'Good with crackers.',
      nutrition: 'per serving (excluding unknown items): 280 Calories; 9g Fat.',
      leftOver: [{ label: 'Yield', text: '2 quarts' }],
    },
    {
      entry: '#2',
      title: 'Toast',
      ingredients: ['1 slice bread'],
      instructions: ['Toast it.'],
      servings: 1,
      tags: ['Breakfast'],
    },
  ],
  missing: {
    description: 'not in the text',
    difficulty: HAS_NONE,
    rating: 'not in the text',
    created: HAS_NONE,
    isFavorite: HAS_NONE,
    collections: 'a file is one cookbook, without its name',
    pictures: 'a text alone',
    gallery: 'a text alone',
  },
};
