/** @jsxRuntime automatic */
import { sharedMessagesIn } from '@larder/shared/messages/every-language';
import type { Language } from '@larder/shared/messages/language';
import { PRODUCT_NAME } from '@larder/shared/product';
import { staticPage } from '../static-html.ts';
import { NONCE } from './send-page.ts';

const STYLE = `
  :root { color-scheme: light dark }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 18px/1.5 system-ui, sans-serif;
         background: #fbf7f0; color: #241e18 }
  main { max-width: 30rem; padding: 2rem; text-align: center }
  a { color: #a8361b }
  @media (prefers-color-scheme: dark) { body { background: #171310; color: #f4ede3 } a { color: #f2906f } }`;

/** A self-contained page for when the app cannot be served. It reloads by itself when `retryAfter` is given. */
export function messagePage({
  language,
  message,
  retryAfter,
}: {
  language: Language;
  message: string;
  retryAfter?: number;
}): string {
  return staticPage(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {retryAfter !== undefined && <meta httpEquiv="refresh" content={String(Math.max(5, retryAfter))} />}
        <title>{PRODUCT_NAME}</title>
        <style nonce={NONCE}>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>{PRODUCT_NAME}</h1>
          <p>{message}</p>
          <p>
            <a href="">{sharedMessagesIn(language).product.tryAgain}</a>
          </p>
        </main>
      </body>
    </html>,
  );
}
