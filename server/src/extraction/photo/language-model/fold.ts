/** Letters that come apart into no plain one and a mark. */
const APART: Readonly<Record<string, string>> = {
  ß: 's',
  ø: 'o',
  æ: 'a',
  œ: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
};

const FOLDED = new Map<string, string>();

/** The plain letter, in small, under each letter of a text: 'Żółć' gives 'zolc'. The text keeps its length. */
export function folded(text: string): string {
  let plain = '';
  for (const character of text) plain += foldedCharacter(character);
  return plain;
}

function foldedCharacter(character: string): string {
  const known = FOLDED.get(character);
  if (known !== undefined) return known;
  const small = character === 'İ' ? 'i' : character.toLowerCase();
  const plain = APART[small] ?? small.normalize('NFD').charAt(0);
  FOLDED.set(character, plain);
  return plain;
}
