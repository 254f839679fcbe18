import { PRODUCT_NAME } from '@larder/shared/product';

/** What people see of a format, apart from its reader: web names formats and reads none. */
export interface FormatName {
  /** Stored with a move: 'larder', 'paprika', 'mealie'. */
  id: string;
  /** The program's or format's own name as people read it: 'Paprika'. No sentence: it stands in no catalogue. */
  name: string;
  /** The endings by which people find the file: '.paprikarecipes'. */
  endings: readonly string[];
}

/** In the order in which people see them. */
export const FORMATS = {
  larder: { id: 'larder', name: PRODUCT_NAME, endings: ['.zip'] },
  paprika: {
    id: 'paprika',
    name: 'Paprika',
    endings: ['.paprikarecipes', '.paprikarecipe', '.html', '.zip'],
  },
  mealie: { id: 'mealie', name: 'Mealie', endings: ['.zip'] },
  mela: { id: 'mela', name: 'Mela', endings: ['.melarecipes', '.melarecipe'] },
  crouton: { id: 'crouton', name: 'Crouton', endings: ['.crumb'] },
  tandoor: { id: 'tandoor', name: 'Tandoor', endings: ['.zip'] },
  cooklang: { id: 'cooklang', name: 'Cooklang', endings: ['.cook', '.zip'] },
  'meal-master': { id: 'meal-master', name: 'Meal-Master', endings: ['.mmf', '.txt'] },
  mastercook: { id: 'mastercook', name: 'MasterCook', endings: ['.mxp', '.mx2', '.txt'] },
  gourmet: { id: 'gourmet', name: 'Gourmet', endings: ['.grmt', '.xml'] },
  'recipe-ml': { id: 'recipe-ml', name: 'RecipeML', endings: ['.xml'] },
  krecipes: { id: 'krecipes', name: 'Krecipes', endings: ['.kreml'] },
  rezkonv: { id: 'rezkonv', name: 'RezKonv', endings: ['.rk', '.txt'] },
  'now-youre-cooking': { id: 'now-youre-cooking', name: 'Now You’re Cooking', endings: ['.txt'] },
  'living-cookbook': { id: 'living-cookbook', name: 'Living Cookbook', endings: ['.fdx', '.fdxz'] },
  cookml: { id: 'cookml', name: 'CookML', endings: ['.cml', '.xml'] },
  evernote: { id: 'evernote', name: 'Evernote', endings: ['.enex'] },
  'google-keep': { id: 'google-keep', name: 'Google Keep', endings: ['.zip', '.json'] },
  opml: { id: 'opml', name: 'OPML', endings: ['.opml'] },
  csv: { id: 'csv', name: 'CSV', endings: ['.csv', '.tsv', '.zip'] },
  docx: { id: 'docx', name: 'Word', endings: ['.docx', '.zip'] },
  'recipe-keeper': { id: 'recipe-keeper', name: 'Recipe Keeper', endings: ['.zip', '.html'] },
  'copy-me-that': { id: 'copy-me-that', name: 'Copy Me That', endings: ['.zip', '.html', '.txt'] },
  chowdown: { id: 'chowdown', name: 'Chowdown', endings: ['.md', '.zip'] },
  pdf: { id: 'pdf', name: 'PDF', endings: ['.pdf', '.zip'] },
  json: {
    id: 'json',
    name: 'JSON (schema.org, RecipeSage, Nextcloud Cookbook, Mealie)',
    endings: ['.json', '.jsonld', '.zip'],
  },
  text: { id: 'text', name: 'Text', endings: ['.txt', '.md', '.rtf', '.zip'] },
  html: { id: 'html', name: 'HTML', endings: ['.html', '.htm', '.zip'] },
  zip: { id: 'zip', name: 'ZIP', endings: ['.zip'] },
} satisfies Record<string, FormatName>;

/** How the program is called, from whose file this is. */
export function nameOfFormat(id: string): string {
  return Object.values<FormatName>(FORMATS).find((format) => format.id === id)?.name ?? id;
}
