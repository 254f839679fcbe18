import path from 'node:path';
import { readWrittenIn } from '../written.ts';
import happenings from './happenings.json';
import pieces from './pieces.json';
import themes from './themes.json';

/** The order decides what is drawn: new languages are added at the end. */
const LANGUAGES = 'en de fr es it nl pt pl ru uk tr el sv da fi hu cs ro hr id ja zh ko ar hi'.split(' ');

/** Instructions in a recipe's layout for what nobody eats. */
export const THINGS = readWrittenIn(path.join(import.meta.dirname, 'things'), LANGUAGES);

/** Posts of cooks and shops that are no recipe, by language; lines as they stand. */
export const HAPPENINGS: Record<string, string[]> = happenings;

/** Parts of English posts that hold no recipe: each post is some of one kind. Numbers, foods and prices are filled in. */
export const PIECES: Record<string, { heads: string[]; lines: string[]; ends: string[] }> = pieces;

/** Things that are not eaten and what is done with them, by language. `{0}` and `{1}` are things. */
export const THEMES: Record<string, { titles: string[]; things: string[]; doings: string[] }[]> = themes;
