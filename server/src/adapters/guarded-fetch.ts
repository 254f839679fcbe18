/** The only way out of the server; see design rules "Fetching other people's URLs". */
export interface GuardedFetch {
  /** Reads a page as text. Errors are AppErrors with the IMPORT_* codes. */
  page(url: string, options: { signal: AbortSignal }): Promise<FetchedPage>;
  /** Reads an image's bytes (at most 10 MB). */
  image(url: string, options: { signal: AbortSignal }): Promise<{ url: string; bytes: Buffer }>;
}

export interface FetchedPage {
  /** The address after all redirects. */
  url: string;
  /** The decoded text, whatever its character set was. */
  html: string;
}
