import { decodeXML } from 'entities';
import { MoveFileError } from '../contract.ts';

const PROPERTIES = '(?:\\s[^<>]{0,200})?';
const MARKS = [
  `<w:t${PROPERTIES}>([^<]*)</w:t>`,
  '<a:blip\\s[^<>]{0,200}?r:embed="([^"<]{1,64})"',
  '<w:pStyle\\s[^<>]{0,200}?w:val="(?:Title|Heading)',
  `<w:(?:br|cr)${PROPERTIES}/>`,
  '<w:tab\\s?/>',
  '</w:(?:p|tc|tr)>',
  '</?mc:Fallback>',
];
/** What tells lines apart in the body of a Word document, in the order of the document. Every part is bounded: the file is a stranger's. */
const MARK = new RegExp(MARKS.join('|'), 'g');

export interface DocxText {
  text: string;
  /** The relations of its pictures, and after how many characters of the text each stands. */
  pictures: { relation: string; at: number }[];
}

/**
 * The text of `word/document.xml` (ECMA-376, part 1, 17.3), a line for each paragraph and break, an empty one before a heading; the
 * cells of a table's row stand in one line. Read mark by mark: a tree would lose the order of paragraphs and tables.
 * @throws MoveFileError 'unreadable' for a document that declares entities of its own.
 */
export function docxText(xml: string): DocxText {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new MoveFileError('unreadable');
  let text = '';
  const pictures: DocxText['pictures'] = [];
  let isRepeated = false;
  for (const [mark, words, relation] of xml.matchAll(MARK)) {
    // The same once more, for programs that do not know what stands before it.
    if (mark.endsWith('mc:Fallback>')) isRepeated = !mark.startsWith('</');
    if (isRepeated || mark.endsWith('mc:Fallback>')) continue;
    if (words !== undefined) text += decodeXML(words);
    else if (relation !== undefined) pictures.push({ relation, at: text.length });
    else text = ended(text, mark);
  }
  return { text, pictures };
}

function ended(text: string, mark: string): string {
  if (mark.startsWith('<w:pStyle')) return `${text}\n`;
  if (mark.startsWith('<w:tab')) return `${text} `;
  if (mark === '</w:tc>') return `${text.trimEnd()} `;
  if (mark === '</w:tr>') return `${text.trimEnd()}\n`;
  return `${text}\n`;
}
