import { brighten } from './brighten.ts';
import { JPEG_QUALITY, sizeToSend } from './size-to-send.ts';

/** What became of a photo, or where it failed. */
export type PrepareAnswer = { blob: Blob } | { failure: 'read' | 'unreadable' | 'canvas' | 'process' };

interface Port {
  onmessage: ((event: MessageEvent<File>) => void) | null;
  postMessage: (answer: PrepareAnswer | 'converting') => void;
}
const port = globalThis as unknown as Port;

port.onmessage = ({ data }) => void prepare(data).then((answer) => port.postMessage(answer));

async function prepare(file: File): Promise<PrepareAnswer> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { failure: 'read' };
  // Upright, as its metadata says.
  const picture = await createImageBitmap(new Blob([bytes])).catch(() => null);
  if (!picture) return { failure: 'unreadable' };
  const { width, height } = sizeToSend(picture);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return { failure: 'canvas' };
  try {
    context.imageSmoothingQuality = 'high';
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
    const pixels = context.getImageData(0, 0, width, height);
    brighten(pixels.data);
    context.putImageData(pixels, 0, 0);
    port.postMessage('converting');
    return { blob: await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY }) };
  } catch {
    return { failure: 'process' };
  } finally {
    picture.close();
  }
}
