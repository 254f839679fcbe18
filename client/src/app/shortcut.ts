/** What a long press on the icon offers (scripts/build-installed-app.mjs). */
export const SHORTCUT = 'shortcut';
