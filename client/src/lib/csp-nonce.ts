import { setNonce } from 'get-nonce';

/** The nonce of this response: libraries that make style elements must carry it (content security policy). */
export function cspNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
}

/** radix-ui's scroll lock asks get-nonce. */
export function announceNonce(): void {
  const nonce = cspNonce();
  if (nonce) setNonce(nonce);
}
