import sharp from 'sharp';

/** A JPEG of one colour. */
export function testImage(width = 600, height = 400, background = '#b5651d'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** A HEIC of 320 x 200, left red and right blue, that says it lies on its side: upright it is 200 x 320, blue on top. */
export function testHeic(): Buffer {
  return Buffer.from(HEIC, 'base64');
}

const HEIC =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAT9tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA' +
  'AA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFjAAEAAAAAAAAAWQAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEA' +
  'AGh2YzEAAAAAv2lwcnAAAAChaXBjbwAAAHVodmNDAQNwAAAAAAAAAAAAPPAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMA' +
  'AAMAPLoCQCEAAQAoQgEBA3AAAAMAkAAAAwAAAwA8oAoIDJZbqSSmubAgAAADACAAAAMAISIAAQAHRAHBcrBiQAAAABRpc3BlAAAA' +
  'AAAAAUAAAADIAAAAEGlyb3QBAAAAAAAAAAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAABhbWRhdAAAAFUoAa8ZIawkePd8hTf/9u2X' +
  '/clL/fwV4rP8sYIyhfSW9v8i0T+BtCCLDkONpDyK9g1JUCuDcqa3OoBXCCbHfWSTBaiZybwEVIcAAAMAAAMBmYAAAJKA';
