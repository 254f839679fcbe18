import { docx } from '../../features/moves/formats/docx.ts';
import { fileOf } from '../../features/moves/formats/guards/zip.ts';
import { zipped } from '../zipped.ts';
import { none, pictureOf, type MovedLibrary } from './library.ts';

const paragraph = (text: string, style?: string) =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const row = (...cells: string[]) =>
  `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;
const picture = (relation: string) =>
  `<w:p><w:r><w:drawing><wp:inline><a:graphic><pic:pic><a:blip r:embed="${relation}"/></pic:pic></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

const BODY = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>
${paragraph('Plum dumplings', 'Title')}${picture('rId7')}
${paragraph('From my aunt.')}${paragraph('Serves 4')}${paragraph('Prep time: 40 minutes')}${paragraph('Cook time: 15 minutes')}
${paragraph('Total time: 70 minutes')}${paragraph('Difficulty: hard')}${paragraph('Cuisine: Austrian')}${paragraph('Tags: sweet, plums')}
${paragraph('Source: Aunt Resi')}${paragraph('https://plums.example/dumplings')}${paragraph('Rating: 4/5')}
${paragraph('Ingredients', 'Heading1')}
${paragraph('For the dough:')}
<w:tbl>${row('500 g', 'floury potatoes')}${row('150 g', 'flour')}${row('1', 'egg')}</w:tbl>
${paragraph('For the filling:')}
<w:tbl>${row('12', 'plums')}${row('12', 'sugar cubes')}</w:tbl>
${paragraph('Method', 'Heading1')}
${paragraph('Boil the potatoes, mash them and knead them with flour and egg.')}
${paragraph('Put a sugar cube into each plum and wrap it in dough.')}
${paragraph('Simmer in salted water for 15 minutes.')}
${picture('rId8')}${picture('rId9')}
${paragraph('Notes', 'Heading1')}${paragraph('Freeze them raw.')}
${paragraph('Nutrition', 'Heading1')}${paragraph('Calories: 400 kcal')}
${paragraph('Equipment', 'Heading1')}${paragraph('A wide pot')}
<w:p><w:r><w:instrText>HYPERLINK "https://evil.example"</w:instrText><w:delText>gone</w:delText></w:r></w:p>
</w:body></w:document>`;
const RELATIONS = `<Relationships><Relationship Id="rId7" Type="image" Target="media/image1.png"/>
<Relationship Id="rId8" Type="image" Target="media/image2.jpeg"/>
<Relationship Id="rId9" Type="image" Target="https://evil.example/pixel.png" TargetMode="External"/></Relationships>`;

export const docxLibrary: MovedLibrary = {
  name: 'Word',
  format: docx,
  source: 'https://ecma-international.org/publications-and-standards/standards/ecma-376/',
  file: async () =>
    fileOf(
      'Plum dumplings.docx',
      await zipped({
        '[Content_Types].xml': '<Types/>',
        'word/document.xml': BODY,
        'word/_rels/document.xml.rels': RELATIONS,
        'word/media/image1.png': pictureOf('dumplings'),
        'word/media/image2.jpeg': pictureOf('plate'),
        'word/vbaProject.bin': 'a macro',
      }),
    ),
  recipes: [
    {
      entry: 'Plum dumplings.docx',
      title: 'Plum dumplings',
      ingredients: [
        '[For the dough]',
        '500 g floury potatoes',
        '150 g flour',
        '1 egg',
        '[For the filling]',
        '12 plums',
        '12 sugar cubes',
      ],
      instructions: [
        'Boil the potatoes, mash them and knead them with flour and egg.',
        'Put a sugar cube into each plum and wrap it in dough.',
        'Simmer in salted water for 15 minutes.',
      ],
      description: 'From my aunt.',
      ...{ servings: 4, prepTime: 40, cookTime: 15, totalTime: 70, difficulty: 'hard', rating: 4 },
      ...{ cuisine: ['Austrian'], tags: ['sweet', 'plums'], notes: 'Freeze them raw.' },
      ...{ sourceUrl: 'https://plums.example/dumplings', sourceName: 'Aunt Resi' },
      nutrition: 'Calories: 400 kcal',
      leftOver: [{ label: 'Equipment', text: 'A wide pot' }],
      pictures: ['dumplings', 'plate'],
    },
  ],
  missing: none('a document has none', 'created', 'isFavorite', 'collections'),
};
