import { decodeXML } from 'entities';
import { XMLParser } from 'fast-xml-parser';
import { MoveFileError } from '../contract.ts';

/** An element: its attributes under '@name', its text under '#text', its children under their names, in lists. */
export interface XmlElement {
  readonly [name: string]: string | XmlElement[];
}

const MAX_DEPTH = 100;
const MAX_ELEMENTS = 100_000;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  alwaysCreateTextNode: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  tagValueProcessor: (_name, value) => decodeXML(value),
  attributeValueProcessor: (_name, value) => decodeXML(value),
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

/**
 * The elements of an XML text. Entities of its own are refused, not expanded: one of a few bytes can stand for gigabytes, or
 * for a file of this machine.
 * @throws MoveFileError 'unreadable', 'too-deep', 'too-many-items'
 */
export function parseXml(text: string): XmlElement {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new MoveFileError('unreadable');
  checkElements(text);
  try {
    return parser.parse(text) as XmlElement;
  } catch (error) {
    throw new MoveFileError('unreadable', error);
  }
}

/** The parser names each element by all those around it, which takes the depth squared. */
function checkElements(text: string): void {
  let depth = 0;
  let elements = 0;
  for (const [tag] of text.matchAll(/<\/?[a-z][^<>]*>/gi)) {
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    elements += 1;
    if (depth > MAX_DEPTH) throw new MoveFileError('too-deep');
    if (elements > MAX_ELEMENTS) throw new MoveFileError('too-many-items');
  }
}
