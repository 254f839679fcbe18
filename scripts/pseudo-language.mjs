import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

/** German, which has the longest texts, with accents: a word that a browser test meets without them is written somewhere in the code. */
export const PSEUDO = 'en-XA';

const LETTERS = 'aàbƀcçdđeéfƒgǵhĥiíjĵkķlĺmɱnñoópƥrŕsštţuúvṽwŵxẋyýzžAÀCÇDĐEÉGǴHĤIÍKĶLĹMṀNÑOÓPÞRŔSŠTŢUÚWŴYÝZŽ';
const ACCENTED = new Map(LETTERS.match(/../gu).map((pair) => [...pair]));

/** @param {Record<string, string>} catalogue */
export function inPseudo(catalogue) {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, message]) => [key, printAST(parse(message).map(accented))]),
  );
}

function accented(element) {
  if (element.type === TYPE.literal)
    return { ...element, value: [...element.value].map((letter) => ACCENTED.get(letter) ?? letter).join('') };
  if (element.type === TYPE.tag) return { ...element, children: element.children.map(accented) };
  if (element.options === undefined) return element;
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.map(accented) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}
