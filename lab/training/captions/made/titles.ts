import type { Draws } from './draws.ts';

const FRAME =
  /^(?:how to make|recipe for|recipe:|rezept(?: für)?:?|recette d[e']s?|receta de|ricetta:?|recept:?|the best(?: ever)?|my|easy|super easy)\s+/i;
const TAIL = /\s+(?:recipes?|rezept|recept|recette|receta|opskrift|oppskrift|resepti)$/i;

/** A page's title as somebody would name the dish. */
export function dishName(draws: Draws, title: string): string {
  let name = title
    .replace(/\s*[|–—•»].*$/, '')
    .replace(/\s+-\s.*$/, '')
    .replace(/[!?.]+$/, '');
  if (draws.chance(0.75)) name = name.replace(/\s*\([^()]*\)/g, '');
  if (draws.chance(0.8)) name = name.replace(TAIL, '').replace(FRAME, '');
  const beforeColon = /^([^:]{8,}):/.exec(name)?.[1];
  if (beforeColon) name = beforeColon;
  const words = name.split(' ');
  if (words.length > 4 && draws.chance(0.15))
    name = words
      .slice(-draws.whole(2, 4))
      .join(' ')
      .replace(/^(?:[\p{L}’']{1,3}\s+)+/u, '');
  name = name.replace(/^[\s,&"“”'-]+|[\s,:&-]+$/g, '');
  return name.length > 2 ? name : title;
}

export type TitleCase = 'as' | 'upper' | 'lower' | 'sentence' | 'words';

export function inTitleCase(name: string, manner: TitleCase): string {
  if (manner === 'upper') return name.toUpperCase();
  if (manner === 'lower') return name.toLowerCase();
  if (manner === 'sentence') return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
  if (manner === 'words')
    return name.replace(/(?<![\p{L}\p{M}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
  return name;
}
