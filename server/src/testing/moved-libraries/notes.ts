import { fileOf } from '../../features/moves/formats/guards/zip.ts';
import { evernote, googleKeep, opml } from '../../features/moves/formats/notes.ts';
import { text } from '../../features/moves/formats/text.ts';
import { zipped } from '../zipped.ts';
import { base64Of, none, pictureOf, type MovedLibrary } from './library.ts';

const ENEX = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export4.dtd">
<en-export export-date="20240101T101010Z" application="Evernote" version="10.1">
<note><title>Plum cake</title><created>20230904T081500Z</created><tag>baking</tag><tag>plums</tag>
<note-attributes><source-url>https://plums.example/cake</source-url></note-attributes>
<content><![CDATA[<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE en-note SYSTEM "http://xml.evernote.com/pub/enml2.dtd"><en-note>
<div>From the orchard.</div><div>Serves 8</div><div>Prep time: 20 minutes</div><div>Cook time: 45 min</div><div>Total time: 80 min</div><div>Difficulty: easy</div><div>Cuisine: German</div><div>Source: Aunt Ina</div><div>Rating: 4/5</div><div><br/></div>
<h2>Ingredients</h2><div>Dough:</div><ul><li><div>250&nbsp;g flour</div></li><li><div>125 g butter</div></li></ul><div>Top:</div><ul><li>1 kg plums</li></ul>
<h2>Method</h2><ol><li><div>Knead butter &amp; flour.</div></li><li><div>Bake it with the plums.</div></li></ol>
<h2>Notes</h2><div>Freezes well.</div><h2>Nutrition</h2><div>Calories: 310 kcal</div><h2>Equipment</h2><div>A wide tin</div></en-note>]]></content>
<resource><data encoding="base64">${base64Of('plums')}</data><mime>image/png</mime></resource>
<resource><data encoding="base64">${base64Of('tin')}</data><mime>image/jpeg</mime></resource></note>
</en-export>`;

const OF_NOTES = none('a note has none', 'isFavorite', 'collections');

export const evernoteLibrary: MovedLibrary = {
  name: 'Evernote',
  format: evernote,
  source: 'https://evernote.com/blog/how-evernotes-xml-export-format-works',
  file: () => fileOf('Recipes.enex', Buffer.from(ENEX)),
  recipes: [
    {
      entry: '#1',
      title: 'Plum cake',
      description: 'From the orchard.',
      ingredients: ['[Dough]', '250 g flour', '125 g butter', '[Top]', '1 kg plums'],
      instructions: ['Knead butter & flour.', 'Bake it with the plums.'],
      ...{ servings: 8, prepTime: 20, cookTime: 45, totalTime: 80, difficulty: 'easy', rating: 4 },
      ...{ cuisine: ['German'], tags: ['baking', 'plums'], created: new Date('2023-09-04T08:15:00Z') },
      ...{ sourceUrl: 'https://plums.example/cake', sourceName: 'Aunt Ina', notes: 'Freezes well.' },
      nutrition: 'Calories: 310 kcal',
      pictures: ['plums', 'tin'],
      leftOver: [{ label: 'Equipment', text: 'A wide tin' }],
    },
  ],
  missing: OF_NOTES,
};

const KEPT = {
  ...{ title: 'Pancakes', isTrashed: false, isPinned: false, labels: [{ name: 'Sweet' }] },
  textContent: '250 g flour\n3 eggs\n500 ml milk\n\nMix everything to a batter.\nFry it in butter.',
  createdTimestampUsec: Date.UTC(2023, 8, 4) * 1_000,
  annotations: [{ source: 'WEBLINK', url: 'https://pans.example/cakes' }],
  attachments: [{ filePath: 'pan.jpg', mimetype: 'image/jpeg' }],
};
const LISTED = {
  ...{ title: 'Salsa', isTrashed: false },
  listContent: ['4 tomatoes', '1 onion, chopped', 'Chop all of it and mix.'].map((one) => ({ text: one })),
};

export const googleKeepLibrary: MovedLibrary = {
  name: 'Google Keep',
  format: googleKeep,
  source: 'https://support.google.com/keep/answer/10017039',
  file: async () =>
    fileOf(
      'takeout.zip',
      await zipped({
        'Takeout/archive_browser.html': '<title>Archive</title>',
        'Takeout/Keep/Pancakes.json': JSON.stringify(KEPT),
        'Takeout/Keep/Pancakes.html': '<title>Pancakes</title>',
        'Takeout/Keep/pan.jpg': pictureOf('pan'),
        'Takeout/Keep/Salsa.json': JSON.stringify(LISTED),
        'Takeout/Keep/Labels.txt': 'Sweet',
      }),
    ),
  recipes: [
    {
      entry: 'Keep/Pancakes.json',
      title: 'Pancakes',
      ingredients: ['250 g flour', '3 eggs', '500 ml milk'],
      instructions: ['Mix everything to a batter.', 'Fry it in butter.'],
      ...{ tags: ['Sweet'], created: new Date('2023-09-04'), sourceUrl: 'https://pans.example/cakes' },
      pictures: ['pan'],
    },
    {
      entry: 'Keep/Salsa.json',
      title: 'Salsa',
      ingredients: ['4 tomatoes', '1 onion, chopped'],
      instructions: ['Chop all of it and mix.'],
    },
  ],
  missing: {
    ...none(
      'where its text says them, as in a text',
      'description',
      'sections',
      'servings',
      'prepTime',
      'cookTime',
    ),
    ...none(
      'where its text says them, as in a text',
      'totalTime',
      'difficulty',
      'cuisine',
      'sourceName',
      'notes',
    ),
    ...none('where its text says them, as in a text', 'nutrition', 'rating', 'leftOver'),
    ...none('a note has none', 'isFavorite', 'collections'),
    ...none('all pictures of a note come along', 'gallery'),
  },
};

const OPML = `<?xml version="1.0" encoding="UTF-8"?><opml version="2.0"><head><title>Kitchen</title></head><body>
<outline text="Recipes"><outline text="Lentil salad"><outline text="Serves 2"/>
<outline text="Ingredients"><outline text="200 g lentils"/><outline text="1 red onion"/></outline>
<outline text="Method"><outline text="Boil the lentils for 20 minutes."/><outline text="Mix them with the onion."/></outline></outline>
<outline text="Garlic bread" _note="1 baguette&#10;50 g butter&#10;2 cloves garlic&#10;&#10;Mix butter and garlic.&#10;Spread it and bake for 10 minutes."/>
</outline></body></opml>`;

export const opmlLibrary: MovedLibrary = {
  name: 'OPML',
  format: opml,
  source: 'http://opml.org/spec2.opml',
  file: () => fileOf('kitchen.opml', Buffer.from(OPML)),
  recipes: [
    {
      entry: '#1',
      title: 'Lentil salad',
      ingredients: ['200 g lentils', '1 red onion'],
      instructions: ['Boil the lentils for 20 minutes.', 'Mix them with the onion.'],
      servings: 2,
    },
    {
      entry: '#2',
      title: 'Garlic bread',
      ingredients: ['1 baguette', '50 g butter', '2 cloves garlic'],
      instructions: ['Mix butter and garlic.', 'Spread it and bake for 10 minutes.'],
      cookTime: 10,
    },
  ],
  missing: {
    ...none(
      'where its text says them, as in a text',
      'description',
      'sections',
      'prepTime',
      'cookTime',
      'totalTime',
    ),
    ...none(
      'where its text says them, as in a text',
      'difficulty',
      'cuisine',
      'tags',
      'sourceUrl',
      'sourceName',
    ),
    ...none('where its text says them, as in a text', 'notes', 'nutrition', 'rating', 'created', 'leftOver'),
    ...none('an outline has none', 'isFavorite', 'collections', 'pictures', 'gallery'),
  },
};

const TEXT = `Leek pie

Adapted from A neighbour
https://pies.example/leek

Tags: Pies, Winter
Rated 4/5
Starred
Servings: 4-6
Prep time: 20 min
Cook time: 1 hr
Total time: 1 hr 40 mins
Difficulty: easy
Cuisine: British
Collection: Sundays
Date added: 2021-03-04

For a cold evening.

INGREDIENTS

Crust:
200 g flour
100 g butter

Filling:
3 leeks

STEPS

1) Knead the crust.
2) Fill it and bake.

NOTES

Serve it warm.

NUTRITION

Calories: 400 kcal

----------------------------------------

Carrot juice

INGREDIENTS

6 carrots
1 apple

STEPS

1) Press them.
`;

export const textLibrary: MovedLibrary = {
  name: 'Text',
  format: text,
  source: 'https://www.copymethat.com/help/',
  file: () => fileOf('recipes.txt', Buffer.from(TEXT.replaceAll('\n', '\r\n'))),
  recipes: [
    {
      entry: 'recipes.txt',
      title: 'Leek pie',
      description: 'For a cold evening.',
      ingredients: ['[Crust]', '200 g flour', '100 g butter', '[Filling]', '3 leeks'],
      instructions: ['Knead the crust.', 'Fill it and bake.'],
      ...{ servings: 4, prepTime: 20, cookTime: 60, totalTime: 100, difficulty: 'easy', rating: 4 },
      ...{ cuisine: ['British'], tags: ['Pies', 'Winter'], collections: ['Sundays'], isFavorite: true },
      ...{
        sourceUrl: 'https://pies.example/leek',
        sourceName: 'A neighbour',
        created: new Date('2021-03-04'),
      },
      ...{ notes: 'Serve it warm.', nutrition: 'Calories: 400 kcal' },
      leftOver: [{ label: 'Servings', text: '4-6' }],
    },
    {
      entry: 'recipes.txt#2',
      title: 'Carrot juice',
      ingredients: ['6 carrots', '1 apple'],
      instructions: ['Press them.'],
    },
  ],
  missing: none('a text alone', 'pictures', 'gallery'),
};
