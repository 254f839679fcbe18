import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

type Drawing = (page: PDFKit.PDFDocument) => void;

/** A PDF with what is drawn, as a text program writes one: A4, wrapped at the margins. */
export async function drawnPdf(draw: Drawing): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 60, info: { CreationDate: new Date(0) } });
  const whole = buffer(document);
  draw(document);
  document.end();
  return whole;
}

interface Written {
  title: string;
  facts?: string[];
  ingredients: string[];
  steps: string[];
}

/** A recipe under a large title, with headings, bullets and numbers. */
export function writeRecipe(
  page: PDFKit.PDFDocument,
  { title, facts = [], ingredients, steps }: Written,
): void {
  page.fontSize(22).text(title).moveDown(0.4).fontSize(11);
  for (const fact of facts) page.text(fact);
  page.moveDown().fontSize(14).text('Ingredients').moveDown(0.3).fontSize(11);
  for (const line of ingredients) page.text(line.endsWith(':') ? line : `• ${line}`).moveDown(0.3);
  page.moveDown().fontSize(14).text('Method').moveDown(0.3).fontSize(11);
  for (const [index, step] of steps.entries()) page.text(`${index + 1}. ${step}`).moveDown(0.4);
  page.moveDown();
}
