import { linesOfPage } from './lines.ts';
import { withoutMargins } from './margins.ts';
import { openPdf } from './open-pdf.ts';
import { recipesOfPdf, type PdfRecipe } from './recipes-of-pdf.ts';

const MOST_PAGES = 600;
/** Points: a picture may stand above the first line of its recipe, or below the last. */
const NEAR = 40;

/** A PDF has more pages than are read. */
export class PdfTooLongError extends Error {}

export interface PdfReading {
  recipes: PdfRecipe[];
  /** The address that the program printed on a page's edge. */
  address: string | undefined;
  /** The pictures that stand beside a recipe, as JPEG, in their order. */
  picturesOf(recipe: PdfRecipe): Promise<Uint8Array[]>;
  close(): Promise<void>;
}

/**
 * Reads every recipe in the text of a PDF; one of scanned pages has no text and so no recipes. Its thread lives until it is closed.
 * @throws PdfTooLongError; or any error for what is no PDF, is encrypted, or takes too long.
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  const pdf = await openPdf(bytes);
  try {
    if (pdf.pages > MOST_PAGES) throw new PdfTooLongError();
    const read = [];
    for (let number = 1; number <= pdf.pages; number += 1) {
      const page = await pdf.page(number);
      read.push({ height: page.height, lines: linesOfPage(page) });
    }
    const { pages, address } = withoutMargins(read);
    return {
      recipes: await recipesOfPdf(pages),
      address,
      picturesOf: async ({ places }) => {
        const found: Uint8Array[] = [];
        for (const { page, top, bottom } of places) {
          const pictures = await pdf.pictures(page).catch(() => []);
          found.push(
            ...pictures.filter((picture) => isBeside(picture.top, { top, bottom })).map(({ bytes }) => bytes),
          );
        }
        return found;
      },
      close: () => pdf.close(),
    };
  } catch (error) {
    await pdf.close();
    throw error;
  }
}

function isBeside(top: number, { top: from, bottom }: { top: number; bottom: number }): boolean {
  return top >= from - NEAR && top <= bottom + NEAR;
}
