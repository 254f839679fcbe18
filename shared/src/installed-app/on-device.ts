/** The app without anybody's data, which the service worker keeps. */
export const SHELL = '/shell';
export const SERVICE_WORKER = '/service-worker.js';
/** The cache of pictures that a device keeps for its person. */
export const PICTURES_ON_DEVICE = 'larder-pictures';
