import { htmlPages } from '../../features/moves/formats/html-pages.ts';
import { fileOf } from '../../features/moves/formats/guards/zip.ts';
import { zipped } from '../zipped.ts';
import { pictureOf, type MovedLibrary } from './library.ts';

const PAGE = `<!doctype html><html><head><title>Walnut bread</title><meta name="description" content="Keeps for a week."><script>location = 'https://evil.example'</script></head><body>
<h1>Walnut bread</h1><img src="images/bread.jpg" width="800" height="600" alt="Walnut bread">
<p>Serves 8</p><p>Prep time: 20 minutes</p><p>Cook time: 50 minutes</p>
<h2>Ingredients</h2><ul><li>500 g flour</li><li>150 g walnuts</li><li>300 ml water</li><li>1 tsp salt</li></ul>
<h2>Instructions</h2><ol><li>Mix flour, water and salt and knead the dough.</li><li>Fold in the walnuts.</li><li>Bake for 50 minutes.</li></ol>
</body></html>`;

export const htmlLibrary: MovedLibrary = {
  name: 'HTML pages',
  format: htmlPages,
  source: 'https://html.spec.whatwg.org/',
  file: async () =>
    fileOf(
      'pages.zip',
      await zipped({ 'my recipes/bread.html': PAGE, 'my recipes/images/bread.jpg': pictureOf('bread') }),
    ),
  recipes: [
    {
      entry: 'bread.html',
      title: 'Walnut bread',
      description: 'Keeps for a week.',
      ingredients: ['500 g flour', '150 g walnuts', '300 ml water', '1 tsp salt'],
      instructions: [
        'Mix flour, water and salt and knead the dough.',
        'Fold in the walnuts.',
        'Bake for 50 minutes.',
      ],
      servings: 8,
      prepTime: 20,
      cookTime: 50,
      difficulty: 'medium',
      pictures: ['bread'],
    },
  ],
  missing: Object.fromEntries(
    [
      ...[
        'sections',
        'totalTime',
        'cuisine',
        'tags',
        'sourceUrl',
        'sourceName',
        'notes',
        'nutrition',
        'rating',
      ],
      ...['created', 'isFavorite', 'collections', 'gallery', 'leftOver'],
    ].map((field) => [
      field,
      'a saved page is read as its address would be: sections, cuisine, tags and nutrition where it says them',
    ]),
  ),
};
