import {
  SHARED_FROM_APPS,
  SHARED_PHOTO,
  SHARED_TEXT,
  type SharedFields,
} from '@larder/shared/installed-app/shared-from-apps';
import { PICTURES_ON_DEVICE, SHELL } from '@larder/shared/installed-app/on-device';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

// What lets the installed app open without a network, and takes what other apps share with it (docs/adr/023). It never stores
// a page that a person was served, nor an answer to a call: the page itself keeps recipes, for one person, where it can
// delete them.

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build: the files of the app in each language, and a hash of them all. */
declare const FILES: Record<string, string[]>;
declare const BUILD: string;

const PATIENCE_MS = 1_000;
/** The shell of a worker that a newer one waits to follow is of a version that the server may no longer understand. */
const PATIENCE_OF_OLD_MS = 5_000;
/** Their answers are the server's alone: data, and pages whose headers or address are their own. */
const NOT_OF_THE_SHELL =
  /^\/(api|assets|images|trpc|healthz|readyz|metrics|shared|reset-password|recipe\/add\/page)(\/|$)|\.\w+$/;
/** '/images/{id}/{width}.{format}' */
const PICTURE = /^\/images\/([^/]+)\/\d+\.\w+$/;

const language = new URL(self.location.href).searchParams.get('language') ?? 'en';
const files = FILES[language] ?? [];
precacheAndRoute([{ url: SHELL, revision: BUILD }, ...files.map((url) => ({ url, revision: null }))]);
cleanupOutdatedCaches();
enableNavigationPreload();

// A page asks the worker that waits whether it is of that version itself, having come from the server.
self.addEventListener('message', ({ data, ports }) => ports[0]?.postMessage(files.includes(String(data))));

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !NOT_OF_THE_SHELL.test(url.pathname),
  ({ event, request }) => pageOrShell(event as FetchEvent, request),
);
registerRoute(
  ({ url }) => PICTURE.test(url.pathname) && !url.search,
  ({ request, url }) => picture(request, url),
);
registerRoute(
  ({ url }) => url.pathname === SHARED_FROM_APPS.address,
  async ({ request }) => (isOfOtherSite(request) ? new Response(null, { status: 403 }) : takeShared(request)),
  'POST',
);

/** The page as the server has it now; the empty app where it does not answer soon, or not for itself. */
async function pageOrShell(event: FetchEvent, request: Request): Promise<Response> {
  const fromServer = (async () => {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    return preloaded ?? fetch(request);
  })().catch(() => undefined);
  const patience = self.registration.waiting ? PATIENCE_OF_OLD_MS : PATIENCE_MS;
  const served = await Promise.race([fromServer, after(patience)]);
  if (served && served.status < 500) return served;
  return (await matchPrecache(SHELL)) ?? (await fromServer) ?? Response.error();
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}

/** Pictures that the device keeps come from there; without a network in whatever size it has. */
async function picture(request: Request, url: URL): Promise<Response> {
  const kept = await caches.open(PICTURES_ON_DEVICE);
  const found = await kept.match(url.pathname);
  if (found) return found;
  try {
    return await fetch(request);
  } catch (error) {
    const id = PICTURE.exec(url.pathname)?.[1] ?? '';
    const other = (await kept.keys()).find((one) => one.url.includes(`/images/${id}/`));
    const instead = other && (await kept.match(other));
    if (instead) return instead;
    throw error;
  }
}

/** A share sheet comes from nowhere; a page of another site names itself in what its browser lets a worker see. */
function isOfOtherSite({ headers, referrer }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'none';
  const origins = [headers.get('origin'), referrer && new URL(referrer).origin].filter(Boolean);
  return !['none', 'same-origin'].includes(site) || origins.some((origin) => origin !== self.location.origin);
}

/** Lays down what another app shared for the page that it opens. */
async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const texts: SharedFields = { title: '', text: '', url: '' };
  for (const name of ['title', 'text', 'url'] as const) {
    const value = form.get(name);
    if (typeof value === 'string') texts[name] = value;
  }
  const photos = form.getAll('photos').filter((one) => one instanceof File && one.size > 0) as File[];
  await caches.delete(SHARED_FROM_APPS.cache);
  const cache = await caches.open(SHARED_FROM_APPS.cache);
  await cache.put(SHARED_TEXT, Response.json(texts));
  for (const [index, photo] of photos.slice(0, SHARED_FROM_APPS.photos).entries()) {
    const headers = { 'content-type': photo.type, 'x-name': encodeURIComponent(photo.name) };
    await cache.put(SHARED_PHOTO + index, new Response(photo, { headers }));
  }
  return Response.redirect(photos.length > 0 ? SHARED_FROM_APPS.photoPage : SHARED_FROM_APPS.page, 303);
}
