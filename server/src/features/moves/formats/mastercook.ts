import { MoveFileError, type MoveFormat } from './contract.ts';
import { decodeText } from './guards/text.ts';
import { exportTitle, recipeOfExport, EXPORT_START } from './mastercook-text.ts';
import { recipeOfElement, titleOfElement } from './mastercook-xml.ts';
import { oneRecipe } from './reading/one-recipe.ts';
import { wholeOf } from './reading/zip-or-one.ts';
import { FORMATS } from './names.ts';

const ELEMENT = /<RcpE\b[^<>]*>/g;
const ELEMENT_END = '</RcpE>';

/**
 * MasterCook's exports, of many recipes each: a text (`.mxp`) and XML (`.mx2`), as net.sf.recipetools
 * (MasterCookExport) and KDE/krecipes (src/exporters/mx2exporter.cpp) write them.
 */
export const masterCook: MoveFormat = {
  ...FORMATS.mastercook,
  keptInNotes: ['Yield', 'Serving ideas', 'Wine', 'Copyright'],
  recognises: ({ name, start, entries }) =>
    entries === undefined &&
    (/\.mx[p2]$/.test(name) || /<mx2\b|Exported from\s+MasterCook/i.test(start.toString('latin1'))),
  async *read(file) {
    const text = decodeText(await wholeOf(file));
    let count = 0;
    const isXml = /<mx2\b/i.test(text.slice(0, 4_096));
    if (isXml && /<!DOCTYPE[^>]*\[|<!ENTITY/i.test(text.slice(0, 65_536)))
      throw new MoveFileError('broken-file');
    for (const part of isXml ? elementsOf(text) : text.split(EXPORT_START).slice(1)) {
      count += 1;
      const read = () => (isXml ? recipeOfElement(part) : recipeOfExport(part));
      yield await oneRecipe(`#${count}`, read, isXml ? titleOfElement(part) : exportTitle(part));
    }
    if (count === 0) throw new MoveFileError('no-recipes');
  },
};

function* elementsOf(text: string): Generator<string, void> {
  let from = 0;
  for (const { 0: tag, index } of text.matchAll(ELEMENT)) {
    if (index < from) continue;
    const end = tag.endsWith('/>')
      ? index + tag.length
      : text.indexOf(ELEMENT_END, index) + ELEMENT_END.length;
    // Where none ends any more, looking on from each would take for ever.
    if (end < index) return;
    yield text.slice(index, end);
    from = end;
  }
}
