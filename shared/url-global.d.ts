// The one global that shared code uses beyond the language itself; browsers and Node both have it.
declare class URL {
  constructor(url: string, base?: string);
  static canParse(url: string, base?: string): boolean;
  href: string;
  protocol: string;
  hostname: string;
  host: string;
  port: string;
  username: string;
  password: string;
  pathname: string;
  search: string;
  hash: string;
  readonly origin: string;
  readonly searchParams: URLSearchParams;
}
declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(init?: string);
  get(name: string): string | null;
  delete(name: string): void;
  sort(): void;
  toString(): string;
  [Symbol.iterator](): Iterator<[string, string]>;
}
