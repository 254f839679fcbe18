import { decodeXML } from 'entities';
import { XMLParser } from 'fast-xml-parser';
import { MoveFileError } from '../contract.ts';

/** An element: its attributes under '@name', its text under '#text', its children under their names, in lists. */
export interface XmlElement {
  readonly [name: string]: string | XmlElement[];
}

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
 * @throws MoveFileError 'unreadable'
 */
export function parseXml(text: string): XmlElement {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new MoveFileError('unreadable');
  try {
    return parser.parse(text) as XmlElement;
  } catch (error) {
    throw new MoveFileError('unreadable', error);
  }
}
