import type { PageDocument } from './document.ts';
import type { Candidate } from './fields.ts';
import type { Outline } from './outline-item.ts';
import { readEmbeddedJson } from './sources/embedded-json.ts';
import { readJsonLd } from './sources/json-ld.ts';
import { readMeta } from './sources/meta.ts';
import { readMicrodata } from './sources/microdata.ts';
import { readPictures } from './sources/pictures.ts';
import { readPlugin } from './sources/plugin.ts';

type Source = (page: PageDocument, outline: Outline) => Candidate[];

/** Every place in a page that a recipe is read from. A new source is a file and a line here. */
const SOURCES: readonly Source[] = [readJsonLd, readMicrodata, readPlugin, readMeta, readPictures];

/** What all sources say. The data of a page's programs take long to search: that is left where another source has all. */
export function readSources(page: PageDocument, outline: Outline): Candidate[] {
  const found = SOURCES.flatMap((read) => read(page, outline));
  return found.some(isWhole) ? found : [...found, ...readEmbeddedJson(page)];
}

function isWhole({ ingredients = [], instructions = [] }: Candidate): boolean {
  return ingredients.length > 1 && instructions.length > 0;
}
