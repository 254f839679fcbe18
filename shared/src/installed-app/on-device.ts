/** The app without anybody's data, which the service worker keeps. */
export const SHELL = '/shell';
export const SERVICE_WORKER = '/service-worker.js';
/** The cache of pictures that a device keeps for its person. */
export const PICTURES_ON_DEVICE = 'larder-pictures';
/** So many of the recipes opened last are kept by a device that does not keep all of them. */
export const KEPT_OPENED = 20;
