import type { FetchErrorCode } from './fetch-errors.ts';

const KINDS: readonly { code: FetchErrorCode; type: RegExp; ending: RegExp }[] = [
  { code: 'IMPORT_IS_PDF', type: /^application\/(x-)?pdf$/, ending: /\.pdf$/i },
  { code: 'IMPORT_IS_IMAGE', type: /^image\//, ending: /\.(jpe?g|png|gif|webp|avif|heic|heif|bmp|tiff?)$/i },
  {
    code: 'IMPORT_IS_VIDEO',
    type: /^(video|audio)\/|^application\/(vnd\.apple\.mpegurl|x-mpegurl|dash\+xml)$/,
    ending: /\.(mp4|m4v|mov|webm|mkv|avi|m3u8|mp3|m4a|ogg)$/i,
  },
];
/** The types that servers give to files of an unknown kind. */
const UNKNOWN_TYPE = /^(application|binary)\/(octet-stream|force-download|download|x-download)$/;

/** The error code for an answer that is not a page, by its content type or, when that is generic, by its address. */
export function mediaOfType(type: string | undefined, url: URL): FetchErrorCode | undefined {
  const isUnknown = type === undefined || type === '' || UNKNOWN_TYPE.test(type);
  return KINDS.find((kind) => (isUnknown ? kind.ending.test(url.pathname) : kind.type.test(type)))?.code;
}

const SIGNATURES: readonly [FetchErrorCode, RegExp][] = [
  ['IMPORT_IS_PDF', /^(\xef\xbb\xbf)?\s*%PDF-/],
  ['IMPORT_IS_IMAGE', /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp(avif|heic|heix|mif1))/s],
  ['IMPORT_IS_VIDEO', /^(.{4}ftyp|\x1aE\xdf\xa3|ID3|OggS)/s],
];

/** The error code for a body that is not a page, by its first bytes, whatever its content type. */
export function mediaOfBytes(bytes: Buffer): FetchErrorCode | undefined {
  const start = bytes.subarray(0, 32).toString('latin1');
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0];
}
