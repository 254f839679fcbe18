import { describe, expect, it } from 'vitest';
import { docxText, headingStyles } from './docx-text.ts';

const body = (inner: string) => `<w:document><w:body>${inner}</w:body></w:document>`;

describe('the text of a Word document', () => {
  it('has a line for each paragraph and break, in the order of the document, tables too', () => {
    const xml = body(
      '<w:p><w:pPr><w:tabs/></w:pPr><w:r><w:t>Soup</w:t></w:r></w:p>' +
        '<w:tbl><w:tr><w:tc><w:p><w:r><w:t xml:space="preserve">1 </w:t></w:r><w:r><w:t>onion &amp; salt</w:t></w:r></w:p></w:tc></w:tr></w:tbl>' +
        '<w:p><w:r><w:t>Cook.</w:t><w:br/><w:t>Eat.</w:t></w:r></w:p>',
    );
    expect(docxText(xml)).toEqual({
      text: 'Soup\n1 onion & salt\nCook.\nEat.\n',
      pictures: [],
      headings: [],
    });
  });

  it('names its pictures in their order', () => {
    const xml = body('<w:p><w:r><w:drawing><a:blip r:embed="rId4"/></w:drawing></w:r></w:p>');
    expect(docxText(xml).pictures).toEqual([{ relation: 'rId4', at: 0 }]);
  });

  it('joins the cells of a row, sets headings apart and reads what stands twice once', () => {
    const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
    const xml = body(
      `<w:tbl><w:tr>${cell('250 g')}${cell('flour')}</w:tr></w:tbl>` +
        '<w:p><w:pPr><w:pStyle w:val="Heading2"/></w:pPr><w:r><w:t>Method</w:t></w:r></w:p>' +
        '<w:p><mc:AlternateContent><mc:Choice><w:r><w:t>Stir.</w:t></w:r></mc:Choice><mc:Fallback><w:r><w:t>Stir.</w:t></w:r></mc:Fallback></mc:AlternateContent></w:p>',
    );
    expect(docxText(xml).text).toBe('250 g flour\n\nMethod\nStir.\n');
  });

  it('knows headings by the English names of their styles, whatever language Word was set to', () => {
    const styles = headingStyles(
      '<w:styles><w:style w:type="paragraph" w:styleId="Titel"><w:name w:val="Title"/></w:style>' +
        '<w:style w:type="paragraph" w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style>' +
        '<w:style w:type="paragraph" w:styleId="Standard"><w:name w:val="Normal"/></w:style></w:styles>',
    );
    const styled = (id: string, text: string) =>
      `<w:p><w:pPr><w:pStyle w:val="${id}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const xml = body(
      styled('Titel', 'Kuchen') + styled('Standard', 'gut') + styled('berschrift2', 'Zutaten'),
    );
    expect(docxText(xml, styles)).toEqual({
      text: '\nKuchen\ngut\n\nZutaten\n',
      pictures: [],
      headings: [
        { level: 0, at: 1 },
        { level: 2, at: 13 },
      ],
    });
  });

  it('refuses entities of its own', () => {
    expect(() => docxText('<!DOCTYPE a [<!ENTITY b "c">]><w:document/>')).toThrow('unreadable');
  });

  it.each(['<mc:Fallback>', '<w:t ', '<a:blip ', '<w:br '])('gets through many of %s', (mark) => {
    expect(docxText(mark.repeat(200_000)).text).toBe('');
  });
});
