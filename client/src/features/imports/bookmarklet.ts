import { paths } from '@larder/shared/paths';

/** What the bookmarklet says, and what the page that it opens answers with. */
export const READY_MESSAGE = 'larder:ready';
const PAGE_MESSAGE = 'larder:page';

/**
 * The address of the bookmark. On the page that someone looks at it opens Larder and, when that says it is ready, hands the
 * page over to it and to nobody else. The address goes behind '#', which no server sees.
 */
export function bookmarkletOf(origin: string): string {
  const [target, ready, page] = [origin + paths.importPage(), READY_MESSAGE, PAGE_MESSAGE].map((text) =>
    JSON.stringify(text),
  );
  const script =
    `(()=>{addEventListener("message",e=>{if(e.origin===${JSON.stringify(origin)}&&e.data===${ready})` +
    `e.source.postMessage({type:${page},url:location.href,html:document.documentElement.outerHTML},e.origin)});` +
    `open(${target}+"#"+encodeURIComponent(location.href))})()`;
  return `javascript:${encodeURIComponent(script)}`;
}

/** A page that another window handed over. */
export interface HandedPage {
  html: string;
  url: string | undefined;
}

/** What is in a message; undefined when it is no page. Nobody can hand over a page in the name of another site. */
export function handedPage({ data, origin }: Pick<MessageEvent, 'data' | 'origin'>): HandedPage | undefined {
  const message: unknown = data;
  if (typeof message !== 'object' || message === null || !('type' in message) || !('html' in message))
    return undefined;
  if (message.type !== PAGE_MESSAGE || typeof message.html !== 'string') return undefined;
  const url = 'url' in message && typeof message.url === 'string' ? message.url : '';
  const isItsOwn = /^https?:/.test(url) && URL.canParse(url) && new URL(url).origin === origin;
  return { html: message.html, url: isItsOwn && url.length <= 2_048 ? url : undefined };
}
