/** Where Contact Support leads, if the operator has set it: the server writes it into the page. */
export function supportEmail(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content || undefined;
}
