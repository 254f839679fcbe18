import { decodeXML } from 'entities';
import { MoveFileError } from '../contract.ts';

const PROPERTIES = '(?:\\s[^<>]{0,200})?';
const MARKS = [
  `<w:t${PROPERTIES}>([^<]*)</w:t>`,
  '<a:blip\\s[^<>]{0,200}?r:embed="([^"<]{1,64})"',
  '<w:pStyle\\s[^<>]{0,200}?w:val="([^"<]{1,100})"',
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
  /** Its headings: 0 for a title, 1 for a heading of the first order. */
  headings: { level: number; at: number }[];
}

/** The orders of a document's headings by the ids of their styles. Ids are in the writer's language, built-in names in English. */
export function headingStyles(xml: string): Map<string, number> {
  const styles = [...xml.matchAll(/<w:style\s[^<>]{0,300}?w:styleId="([^"<]{1,100})"/g)];
  return new Map(
    styles.flatMap((style, nth) => {
      const name = /<w:name\s[^<>]{0,100}?w:val="([^"<]{1,100})"/.exec(
        xml.slice(style.index, styles[nth + 1]?.index),
      );
      const level = levelOf(name?.[1] ?? '');
      return level === null ? [] : [[style[1] ?? '', level] as const];
    }),
  );
}

function levelOf(name: string): number | null {
  if (/^title$/i.test(name)) return 0;
  const order = /^heading ?([1-9])$/i.exec(name)?.[1];
  return order === undefined ? null : Number(order);
}

/**
 * The text of `word/document.xml` (ECMA-376, part 1, 17.3), a line for each paragraph and break, an empty one before a heading; the
 * cells of a table's row stand in one line. Read mark by mark: a tree would lose the order of paragraphs and tables.
 * @throws MoveFileError 'unreadable' for a document that declares entities of its own.
 */
export function docxText(xml: string, styles: Map<string, number> = new Map()): DocxText {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new MoveFileError('unreadable');
  // The blanks at the end of the text stand apart: trimming the whole text for each cell would take its length squared.
  let [text, blanks] = ['', ''];
  const length = () => text.length + blanks.length;
  const pictures: DocxText['pictures'] = [];
  const headings: DocxText['headings'] = [];
  let isRepeated = false;
  for (const [mark, words, relation, style] of xml.matchAll(MARK)) {
    // The same once more, for programs that do not know what stands before it.
    if (mark.endsWith('mc:Fallback>')) isRepeated = !mark.startsWith('</');
    if (isRepeated || mark.endsWith('mc:Fallback>')) continue;
    if (words !== undefined) {
      const said = decodeXML(words);
      const end = said.trimEnd().length;
      if (end > 0) [text, blanks] = [text + blanks + said.slice(0, end), ''];
      blanks += said.slice(end);
    } else if (relation !== undefined) pictures.push({ relation, at: length() });
    else if (style !== undefined) {
      const level = styles.get(style) ?? levelOf(style);
      if (level === null) continue;
      blanks += '\n';
      headings.push({ level, at: length() });
    } else blanks = ended(blanks, mark);
  }
  return { text: text + blanks, pictures, headings };
}

/** The blanks behind a text once this mark has ended something. */
function ended(blanks: string, mark: string): string {
  if (mark.startsWith('<w:tab')) return `${blanks} `;
  if (mark === '</w:tc>') return ' ';
  if (mark === '</w:tr>') return '\n';
  return `${blanks}\n`;
}
