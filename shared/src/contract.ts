/**
 * The number of the contract between the app's files in a browser and the server: what procedures take and answer. It grows
 * with each recording (`npm run contract`), and old files go on working for 30 days.
 */
export const CONTRACT = 8;
/** The oldest contract that this server still keeps. Files that know an older one are told to be loaded again. */
export const OLDEST_CONTRACT = 1;
/** Carries the number of the contract that the caller's files were built with. Scripts send none and are taken for new ones. */
export const CONTRACT_HEADER = 'x-larder-contract';
/** How long files that are open in a browser, or kept by an installed app, may be used. */
export const CONTRACT_DAYS = 30;
