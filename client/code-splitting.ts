import path from 'node:path';

/** What rolldown knows of the modules. */
interface Modules {
  getModuleInfo: (id: string) => { code: string | null; importedIds: readonly string[] } | null;
}

const SRC = path.join(import.meta.dirname, 'src');
const PACKAGE = /\/node_modules\//;
const ICON = /\/lucide-react\/.*\/icons\/([\w-]+)\.\w+$/;
const ICON_INDEX = /\/lucide-react\/.*\/lucide-react\.\w+$/;
/** `export { default as Trash, default as Trash2 } from './icons/trash.mjs'` */
const EXPORTED_ICON = /export \{([^}]*)\} from ["']\.\/icons\/([\w-]+)\.\w+["']/g;
const IMPORTED_ICONS = /import \{([^}]*)\} from ["']lucide-react["']/;

/** What the start of the program shares with all that is loaded after it. */
const OF_EVERY_START =
  /vite.preload-helper|get-nonce|shared\/src\/paths|client\/src\/(lib\/(theme|csp-nonce|browser-storage|load-in-advance)|app\/reload-after-deploy)/;
const UI = /client\/src\/components\/ui\//;
const SMALL_PACKAGES =
  /\/node_modules\/(lucide-react\/(?!.*\/icons\/)|@radix-ui\/react-(slot|compose-refs)\/|clsx\/)/;

/** What a page begins with. Each of these is asked for by its name, and stays a file of its own. */
const BEGINNINGS = {
  landing: ['main.tsx', 'app/start-landing.tsx'],
  sharedRecipe: ['app/start-shared-recipe.tsx'],
  shell: ['app/start-app.tsx', 'app/app.tsx', 'app/router.tsx', 'app/protected.tsx', 'app/shell.tsx'],
  home: ['pages/home.tsx'],
  lists: ['pages/favorites.tsx', 'pages/playlist.tsx'],
  recipe: ['pages/recipe-detail.tsx'],
  text: ['pages/terms.tsx'],
};
type Page = keyof typeof BEGINNINGS;

const filesOf = (page: Page) => BEGINNINGS[page].map((file) => path.join(SRC, file));
const PAGES = Object.keys(BEGINNINGS) as Page[];
const ON_THEIR_OWN = new Set(PAGES.flatMap(filesOf));

/**
 * Files of a few lines each cost more by their number than by what is in them, so modules that the same pages need at first
 * stand together. What only one page needs is left to the bundler.
 */
export const CHUNKS = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  // Else they would stand in the file that starts the program, and whatever needs one of them would start it.
  { name: 'start', test: OF_EVERY_START },
  { name: 'calls', test: /\/node_modules\/@trpc\/(client|server)\// },
  { name: 'queries', test: /\/node_modules\/(@tanstack\/(query-core|react-query)|@trpc\/react-query)\// },
  { name: chunkOf, debugName: 'by page', includeDependenciesRecursively: false },
];

function chunkOf(id: string, modules: Modules): string | null {
  if (SMALL_PACKAGES.test(id)) return 'every-page';
  const icon = ICON.exec(id)?.[1];
  if (ON_THEIR_OWN.has(id) || (PACKAGE.test(id) && !icon)) return null;
  const isFor = (page: Page) => neededBy(page, modules).has(icon ?? id);
  const isInApp = isFor('shell') || isFor('home');
  if (isFor('landing') && isFor('sharedRecipe') && !isInApp) return isFor('text') ? 'site' : 'visitors';
  if (isFor('landing')) return isInApp ? 'every-page' : null;
  if (isFor('sharedRecipe')) return isInApp ? 'shared' : null;
  if (isFor('shell')) return 'signed-in';
  // A recipe is opened with a tap, and each file that is asked for then delays the answer.
  if (!isFor('home')) return isFor('recipe') && (icon || UI.test(id)) ? 'marks' : null;
  return isFor('recipe') ? 'recipes' : 'lists';
}

const known = new Map<Page, ReadonlySet<string>>();

/** Own modules by their id, and icons by the name of their file: all of them are imported from one index, of which few are used. */
function neededBy(page: Page, modules: Modules): ReadonlySet<string> {
  const cached = known.get(page);
  if (cached) return cached;
  const needed = new Set(filesOf(page));
  for (const id of needed) {
    const { code, importedIds } = (path.isAbsolute(id) && modules.getModuleInfo(id)) || NOTHING;
    for (const imported of importedIds) if (!PACKAGE.test(imported)) needed.add(imported);
    const index = importedIds.find((imported) => ICON_INDEX.test(imported));
    if (!index) continue;
    const icons = iconsOf(index, modules);
    for (const name of IMPORTED_ICONS.exec(code ?? '')?.[1]?.split(',') ?? []) {
      const icon = icons.get(name.replace(/ as .*/, '').trim());
      if (icon) needed.add(icon);
    }
  }
  known.set(page, needed);
  return needed;
}

let icons: ReadonlyMap<string, string> | undefined;

/** The files of icons by each of the names that they are exported under. */
function iconsOf(index: string, modules: Modules): ReadonlyMap<string, string> {
  const { code } = modules.getModuleInfo(index) ?? NOTHING;
  icons ??= new Map(
    Array.from((code ?? '').matchAll(EXPORTED_ICON), ([, names = '', file = '']) =>
      Array.from(names.matchAll(/ as (\w+)/g), ([, name = '']) => [name, file] as const),
    ).flat(),
  );
  return icons;
}

const NOTHING = { code: null, importedIds: [] };
