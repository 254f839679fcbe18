/** The package comes without types. */
declare module 'heic-decode' {
  export interface HeicPixels {
    width: number;
    height: number;
    /** Red, green, blue and alpha, one byte each. */
    data: Uint8ClampedArray;
  }
  interface HeicImage {
    width: number;
    height: number;
    decode(): Promise<HeicPixels>;
  }
  function decode(input: { buffer: Uint8Array }): Promise<HeicPixels>;
  namespace decode {
    /** Every image of the file, not yet decoded; `dispose` gives their memory back. */
    function all(input: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }>;
  }
  export default decode;
}
