import type { ImportDto } from '@larder/shared/import/schema';
import { isWebAddress } from '@larder/shared/text';

/** 'example.com/pie' is what people type; an address with any other scheme stays as it is and is refused. */
export function withScheme(typed: string): string {
  const url = typed.trim();
  return /^[a-z][a-z0-9+.-]*:/i.test(url) || !/^[^\s/]+\.[^\s/]+/.test(url) ? url : `https://${url}`;
}

/** What was typed, as addresses and as what is none: one a line, or several with spaces or commas between them. */
export function addressesIn(typed: string): { urls: string[]; wrong: string[] } {
  const words = typed.split(/[\s,;]+(?=https?:)|[\r\n]+/i).map((word) => word.trim().replace(/[,;]+$/, ''));
  const given = [...new Set(words.filter((word) => word !== ''))].map((word) => ({
    word,
    url: withScheme(word),
  }));
  const isFine = ({ url }: { url: string }) => isWebAddress(url) && url.length <= 2_048 && !/\s/.test(url);
  return {
    urls: given.filter(isFine).map(({ url }) => url),
    wrong: given.filter((entry) => !isFine(entry)).map(({ word }) => word),
  };
}

/** Where the page of an import is, when it is known. */
export function addressOf(item: ImportDto): string | undefined {
  return isWebAddress(item.label) ? item.label : undefined;
}
