import { cookml } from '../../features/moves/formats/cookml.ts';
import { fileOf } from '../../features/moves/formats/guards/zip.ts';
import { base64Of, none, type MovedLibrary } from './library.ts';

const CML = `<?xml version="1.0" encoding="ISO-8859-1"?>
<cookml version="1.0" prog="Rezeptsuite">
<recipe lang="de"><head title="Linsen &amp; Spätzle" rid="7" servingqty="4" servingtype="Personen" timeprepqty="20" timecookqty="60" timeallqty="90">
<cat>Eintopf</cat><cat>Schwaben</cat><sourceline>Tante Frida</sourceline><picbin format="JPG">${base64Of('linsen')}</picbin></head>
<part title="Linsen"><ingredient qty="250" unit="g" item="Linsen"><inote>braun</inote></ingredient></part>
<part title="Spätzle"><ingredient qty="3" unit="" item="Eier"/><ingredient qty="0" unit="" item="Salz"/></part>
<preparation><step>Die Linsen kochen.</step><step>Spätzle schaben.</step></preparation>
<remark><line>Mit Essig servieren.</line></remark></recipe>
<recipe><head title="Tee"/><part><ingredient qty="1" unit="l" item="Wasser"/></part><preparation><text>Aufgießen.</text></preparation></recipe>
</cookml>`;

export const cookmlLibrary: MovedLibrary = {
  name: 'CookML',
  format: cookml,
  source: 'https://github.com/TandoorRecipes/recipes/blob/develop/cookbook/integration/rezeptsuite.py',
  file: () => fileOf('rezepte.cml', Buffer.from(CML, 'latin1')),
  recipes: [
    {
      entry: '#1',
      title: 'Linsen & Spätzle',
      ingredients: ['[Linsen]', '250 g Linsen, braun', '[Spätzle]', '3 Eier', 'Salz'],
      instructions: ['Die Linsen kochen.', 'Spätzle schaben.'],
      ...{ servings: 4, prepTime: 20, cookTime: 60, totalTime: 90, tags: ['Eintopf', 'Schwaben'] },
      ...{ sourceName: 'Tante Frida', notes: 'Mit Essig servieren.' },
      pictures: ['linsen'],
      leftOver: [{ label: 'Servings', text: '4 Personen' }],
    },
    { entry: '#2', title: 'Tee', ingredients: ['1 l Wasser'], instructions: ['Aufgießen.'] },
  ],
  missing: {
    ...none('CookML has none', 'description', 'difficulty', 'isFavorite', 'rating', 'created'),
    ...none('CookML has categories alone', 'cuisine', 'collections'),
    ...none('not in the description of the file', 'nutrition', 'sourceUrl'),
    ...none('CookML has one picture a recipe', 'gallery'),
  },
};
