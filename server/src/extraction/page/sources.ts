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
const SOURCES: readonly Source[] = [
  readJsonLd,
  readMicrodata,
  readPlugin,
  readEmbeddedJson,
  readMeta,
  readPictures,
];

export function readSources(page: PageDocument, outline: Outline): Candidate[] {
  return SOURCES.flatMap((read) => read(page, outline));
}
