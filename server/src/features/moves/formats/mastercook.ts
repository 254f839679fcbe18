import { MoveFileError, type MoveFormat } from './contract.ts';
import { decodeText } from './guards/text.ts';
import { exportTitle, recipeOfExport, EXPORT_START } from './mastercook-text.ts';
import { recipeOfElement, titleOfElement } from './mastercook-xml.ts';
import { oneRecipe } from './reading/one-recipe.ts';
import { elementsOf } from './reading/xml-recipes.ts';
import { wholeOf } from './reading/zip-or-one.ts';
import { FORMATS } from './names.ts';

/**
 * MasterCook's exports, of many recipes each: a text (`.mxp`) and XML (`.mx2`), as net.sf.recipetools
 * (MasterCookExport) and KDE/krecipes (src/exporters/mx2exporter.cpp) write them.
 */
export const masterCook: MoveFormat = {
  ...FORMATS.mastercook,
  keptInNotes: ['Yield', 'Serving ideas', 'Wine', 'Copyright'],
  recognises: ({ name, start, entries }) =>
    entries === undefined &&
    (/\.mx[p2]$/.test(name) || /<mx2\b|Exported from\s+MasterCook/i.test(decodeText(start))),
  async *read(file) {
    const text = decodeText(await wholeOf(file));
    let count = 0;
    const isXml = /<mx2\b/i.test(text.slice(0, 4_096));
    if (isXml && /<!DOCTYPE[^>]*\[|<!ENTITY/i.test(text.slice(0, 65_536)))
      throw new MoveFileError('broken-file');
    for (const part of isXml ? elementsOf(text, 'RcpE') : text.split(EXPORT_START).slice(1)) {
      count += 1;
      const read = () => (isXml ? recipeOfElement(part) : recipeOfExport(part));
      yield await oneRecipe(`#${count}`, read, isXml ? titleOfElement(part) : exportTitle(part));
    }
    if (count === 0) throw new MoveFileError('no-recipes');
  },
};
