import { fileOf } from '../../features/moves/formats/guards/zip.ts';
import { gourmet } from '../../features/moves/formats/gourmet.ts';
import { krecipes } from '../../features/moves/formats/krecipes.ts';
import { nowYoureCooking } from '../../features/moves/formats/now-youre-cooking.ts';
import { recipeMl } from '../../features/moves/formats/recipe-ml.ts';
import { rezKonv } from '../../features/moves/formats/rezkonv.ts';
import { base64Of, none, type MovedLibrary } from './library.ts';

const GRMT = `<?xml version="1.0" encoding="UTF-8"?>
<gourmetDoc>
<recipe id="4">
<title>Quince &amp; apple cake</title><category>Cakes, Autumn</category><cuisine>Swiss</cuisine>
<source>Aunt Lotte</source><link>https://quinces.example/cake</link><rating>4/5 stars</rating>
<preptime>30 minutes</preptime><cooktime>1 hour</cooktime><yields>8 slices</yields>
<image format="jpeg"><![CDATA[${base64Of('quinces')}]]></image>
<ingredient-list>
<ingredient><amount>3</amount><item>quinces</item><key>quince</key></ingredient>
<inggroup><groupname>Dough</groupname><ingredient><amount>200</amount><unit>g</unit><item>flour</item></ingredient>
<ingredient optional="yes"><amount>1</amount><unit>pinch</unit><item>salt</item></ingredient></inggroup>
</ingredient-list>
<instructions>Boil the quinces &amp;lt;i&amp;gt;whole&amp;lt;/i&amp;gt;.
Bake the cake.</instructions>
<modifications>Pears do as well.</modifications>
</recipe>
<recipe id="5"><title>Tea</title><ingredient-list><ingref refid="4" amount="1">Quince cake</ingref></ingredient-list></recipe>
</gourmetDoc>
`;

export const gourmetLibrary: MovedLibrary = {
  name: 'Gourmet',
  format: gourmet,
  source: 'https://github.com/thinkle/gourmet',
  file: () => fileOf('cakes.grmt', Buffer.from(GRMT)),
  recipes: [
    {
      entry: '#1',
      title: 'Quince & apple cake',
      ingredients: ['3 quinces', '[Dough]', '200 g flour', '1 pinch salt (optional)'],
      instructions: ['Boil the quinces whole.', 'Bake the cake.'],
      ...{ servings: 8, prepTime: 30, cookTime: 60, cuisine: ['Swiss'], tags: ['Cakes', 'Autumn'] },
      ...{ sourceUrl: 'https://quinces.example/cake', sourceName: 'Aunt Lotte', rating: 4 },
      notes: 'Pears do as well.',
      pictures: ['quinces'],
      leftOver: [{ label: 'Servings', text: '8 slices' }],
    },
    { entry: '#2', title: 'Tea', ingredients: ['1 Quince cake'], instructions: [] },
  ],
  missing: {
    ...none(
      'Gourmet has none',
      'description',
      'totalTime',
      'difficulty',
      'nutrition',
      'created',
      'isFavorite',
    ),
    ...none('Gourmet has categories alone', 'collections'),
    ...none('Gourmet has one picture a recipe', 'gallery'),
  },
};

const RECIPE_ML = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE recipeml PUBLIC "-//FormatData//DTD RecipeML 0.5//EN" "http://www.formatdata.com/recipeml/recipeml.dtd">
<recipeml version="0.5">
<recipe>
<head><title>Millet bake</title><subtitle>For cold days.</subtitle>
<source><srcitem>Farm book</srcitem><srcitem>https://millet.example/bake</srcitem></source>
<categories><cat>Bakes</cat><cat>Winter</cat></categories>
<preptime type="Preparation"><time><qty>20</qty><timeunit>minutes</timeunit></time></preptime>
<preptime type="Cooking"><time><qty>1</qty><timeunit>hour</timeunit></time></preptime>
<preptime type="Total"><time><qty>90</qty><timeunit>minutes</timeunit></time></preptime>
<yield><qty>4</qty></yield></head>
<equipment><tool>A wide tin</tool></equipment>
<ingredients>
<ing><amt><qty>250</qty><unit>g</unit></amt><item>Millet; rinsed</item></ing>
<ing-div><title>Crust</title><ing><amt><range><q1>1</q1><q2>2</q2></range><unit>cups</unit></amt><item>Crumbs</item><prep>dry</prep></ing>
<ing><item>Butter</item></ing></ing-div>
</ingredients>
<directions><step>Boil the millet in plenty of water until it
is soft, and put it into the
tin.</step><step>Bake it.</step></directions>
<note>Good cold.</note><nutrition>350 kcal</nutrition>
</recipe>
</recipeml>
`;

export const recipeMlLibrary: MovedLibrary = {
  name: 'RecipeML',
  format: recipeMl,
  source: 'https://github.com/KDE/krecipes/blob/master/src/exporters/recipemlexporter.cpp',
  file: () => fileOf('bakes.xml', Buffer.from(RECIPE_ML)),
  recipes: [
    {
      entry: '#1',
      title: 'Millet bake',
      description: 'For cold days.',
      ingredients: ['250 g Millet, rinsed', '[Crust]', '1-2 cups Crumbs, dry', 'Butter'],
      instructions: [
        'Boil the millet in plenty of water until it is soft, and put it into the tin.',
        'Bake it.',
      ],
      ...{ servings: 4, prepTime: 20, cookTime: 60, totalTime: 90, tags: ['Bakes', 'Winter'] },
      ...{ sourceUrl: 'https://millet.example/bake', sourceName: 'Farm book', notes: 'Good cold.' },
      nutrition: '350 kcal',
      leftOver: [{ label: 'Equipment', text: 'A wide tin' }],
    },
  ],
  missing: {
    ...none('RecipeML has none', 'difficulty', 'rating', 'created', 'isFavorite'),
    ...none('RecipeML has categories alone', 'cuisine', 'collections'),
    ...none('a text alone', 'pictures', 'gallery'),
  },
};

const KREML = `<?xml version="1.0" encoding="UTF-8" ?>
<krecipes version="2.0" lang="en">
<krecipes-category-structure><category name="Soups"></category></krecipes-category-structure>
<krecipes-recipe id="1">
<krecipes-description><title>Beet soup</title><author>Olha</author><author>https://beets.example/soup</author>
<pictures><pic format="JPEG" id="1"><![CDATA[${base64Of('beets')}]]></pic></pictures>
<category><cat>Soups</cat><cat>Red</cat></category>
<yield><amount><min>4</min><max>6</max></amount><type>bowls</type></yield>
<preparation-time>01:15</preparation-time></krecipes-description>
<krecipes-ingredients>
<ingredient-group name="Broth"><ingredient><name>beets</name><amount>4</amount><unit></unit><prep>peeled</prep></ingredient></ingredient-group>
<ingredient><name>butter</name><amount>50</amount><unit>g</unit><substitutes><ingredient><name>oil</name><amount><min>3</min><max>4</max></amount><unit>tbsp</unit></ingredient></substitutes></ingredient>
</krecipes-ingredients>
<krecipes-properties><property><name>Energy</name><amount>180</amount><units>kcal</units></property></krecipes-properties>
<krecipes-instructions>
Boil the beets.
Grate them.
</krecipes-instructions>
<krecipes-ratings><rating><comment>Better next day.</comment><rater>Jo</rater><criterion><criteria><name>Overall</name><stars>4</stars></criteria></criterion></rating></krecipes-ratings>
</krecipes-recipe>
</krecipes>
`;

export const krecipesLibrary: MovedLibrary = {
  name: 'Krecipes',
  format: krecipes,
  source: 'https://github.com/KDE/krecipes/blob/master/src/exporters/kreexporter.cpp',
  file: () => fileOf('soups.kreml', Buffer.from(KREML)),
  recipes: [
    {
      entry: '#1',
      title: 'Beet soup',
      ingredients: ['50 g butter or 3-4 tbsp oil', '[Broth]', '4 beets, peeled'],
      instructions: ['Boil the beets.', 'Grate them.'],
      ...{ servings: 4, prepTime: 75, tags: ['Soups', 'Red'], sourceUrl: 'https://beets.example/soup' },
      ...{ sourceName: 'Olha', notes: 'Better next day.', nutrition: 'Energy: 180 kcal', rating: 4 },
      pictures: ['beets'],
      leftOver: [{ label: 'Servings', text: '4-6 bowls' }],
    },
  ],
  missing: {
    ...none('Krecipes has none', 'description', 'cookTime', 'totalTime', 'difficulty', 'isFavorite'),
    ...none('Krecipes has categories alone', 'cuisine', 'collections'),
    ...none('not in the file', 'created'),
    ...none('Krecipes has one picture a recipe', 'gallery'),
  },
};

const RK = `=====  REZKONV-Rezept  -  RezkonvSuite v1.4

     Titel: Linsentopf
Kategorien: Suppe, Winter
     Menge: 4 Portionen

    300 Gramm     Linsen; braun
  1 1/2 Ltr.      Wasser
========================= EINLAGE =========================
      2           Karotten, in Stücken
                  -von Fingerbreite
                  Salz

========================= QUELLE =========================
                  Landkochbuch
                  https://linsen.example/topf
                  -- Erfasst *RK* 05.03.2004 von
                  -- Petra

Die Linsen im Wasser kochen, bis
sie weich sind.

Karotten dazugeben.

:O-Titel     : Linsentopf mit
:            : Karotten
:Notizen (*) : Schmeckt aufgewärmt.
:Gepostet    : Petra
:Vorbereitungszeit : 20 Minuten
:Kochzeit    : 40 Minuten
:Gesamtzeit  : 1 Stunde
:Pro Person ca. : 350 kcal

=====
`;

export const rezKonvLibrary: MovedLibrary = {
  name: 'RezKonv',
  format: rezKonv,
  source: 'https://github.com/KDE/krecipes/blob/master/src/exporters/rezkonvexporter.cpp',
  file: () => fileOf('suppen.rk', Buffer.from(RK.replaceAll('\n', '\r\n'))),
  recipes: [
    {
      entry: '#1',
      title: 'Linsentopf mit Karotten',
      ingredients: [
        ...['300 Gramm Linsen, braun', '1 1/2 Ltr. Wasser', '[EINLAGE]'],
        ...['2 Karotten, in Stücken von Fingerbreite', 'Salz'],
      ],
      instructions: ['Die Linsen im Wasser kochen, bis sie weich sind.', 'Karotten dazugeben.'],
      ...{ servings: 4, tags: ['Suppe', 'Winter'], sourceUrl: 'https://linsen.example/topf' },
      ...{ prepTime: 20, cookTime: 40, totalTime: 60, nutrition: '350 kcal' },
      ...{ sourceName: 'Landkochbuch', created: new Date('2004-03-05'), notes: 'Schmeckt aufgewärmt.' },
      leftOver: [{ label: 'gepostet', text: 'Petra' }],
    },
  ],
  missing: {
    ...none('RezKonv has none', 'description', 'difficulty', 'rating', 'isFavorite'),
    ...none('RezKonv has categories alone', 'cuisine', 'collections'),
    ...none('a text alone', 'pictures', 'gallery'),
  },
};

const NYC = `@@@@@ Now You're Cooking! Export Format

Pear crumble

desserts, pears

4 pears; cored
1/2 cup oats
--------- TOPPING ---------
2 tablespoons honey

Cut the pears
into slices.

Bake for 40 minutes.

Notes: Good cold.
Contributor: Mae Hill
URL: https://pears.example/crumble
Yield:  6 servings
Preparation Time: 00:20
Cooking Time: 0:40
Total Time: 1:00
Rating: 5/5

NYC Nutrition Analysis (per serving): calories=180 kcal

 NYC Nutrilink: N1^00000,N2^00000

** Exported from Now You're Cooking! v5.9 **

@@@@@ Now You're Cooking! Export Format

Toast

1 slice bread

Toast it.

** Exported from Now You're Cooking! v5.9 **
`;

export const nowYoureCookingLibrary: MovedLibrary = {
  name: 'Now You’re Cooking',
  format: nowYoureCooking,
  source: 'https://github.com/KDE/krecipes/blob/master/src/importers/nycgenericimporter.cpp',
  file: () => fileOf('pears.txt', Buffer.from(NYC)),
  recipes: [
    {
      entry: '#1',
      title: 'Pear crumble',
      ingredients: ['4 pears, cored', '1/2 cup oats', '[TOPPING]', '2 tablespoons honey'],
      instructions: ['Cut the pears into slices.', 'Bake for 40 minutes.'],
      ...{ servings: 6, prepTime: 20, cookTime: 40, totalTime: 60, tags: ['desserts', 'pears'], rating: 5 },
      ...{ sourceName: 'Mae Hill', sourceUrl: 'https://pears.example/crumble', notes: 'Good cold.' },
      nutrition: 'calories=180 kcal',
    },
    { entry: '#2', title: 'Toast', ingredients: ['1 slice bread'], instructions: ['Toast it.'] },
  ],
  missing: {
    ...none('not in the text', 'description', 'difficulty', 'created', 'isFavorite', 'leftOver'),
    ...none('Now You’re Cooking has categories alone', 'cuisine', 'collections'),
    ...none('a text alone', 'pictures', 'gallery'),
  },
};
