import { IMPORT_LIMITS } from '@larder/shared/import/messages';

/** Parts of a page that say nothing about a recipe, the least telling first. */
const DISPENSABLE: readonly RegExp[] = [
  /<!--[\s\S]*?-->/g,
  /<(style|svg)\b[\s\S]*?<\/\1\s*>/gi,
  /\b(?:src|href|srcset)\s*=\s*(["'])data:[\s\S]*?\1/gi,
  /<script\b(?![^>]*\bjson\b)[\s\S]*?<\/script\s*>/gi,
];

/** A page as it can be sent: whole where it is short enough, else without what no reader needs; without what cannot be stored. */
export function slimPage(html: string): string {
  const storable = html.replaceAll('\u0000', '').replace(LONE_SURROGATES, '\ufffd');
  return DISPENSABLE.reduce(
    (rest, part) => (rest.length > IMPORT_LIMITS.pastedCharacters ? rest.replace(part, ' ') : rest),
    storable,
  );
}

const LONE_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
