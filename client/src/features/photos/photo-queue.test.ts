import type { UploadDto } from '@larder/shared/photo/schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UploadError, type Upload } from '../../lib/upload.ts';
import { createPhotoQueue, type PhotoSender } from './photo-queue.ts';

const file = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });
/** Lets all that is ready to go on go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Uploads that end when the test says so, by the name of their file. */
function uploads() {
  const open = new Map<string, { upload: Upload; store: () => void; fail: (error: unknown) => void }>();
  const upload = (given: Upload) =>
    new Promise<UploadDto>((resolve, reject) => {
      const { name, signal } = given;
      const store = () => resolve({ photoId: `id of ${name}` } as UploadDto);
      open.set(name, { upload: given, store, fail: reject });
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  return { open, upload };
}

function setUp(change: Partial<PhotoSender> = {}) {
  const { open, upload } = uploads();
  const attached: string[] = [];
  const takenBack: string[] = [];
  const queue = createPhotoQueue();
  queue.sendBy({
    checkLimit: () => Promise.resolve(),
    prepare: (given) => Promise.resolve({ file: given, name: given.name }),
    upload,
    attach: (photoId) => Promise.resolve(void attached.push(photoId)),
    takeBack: (photoId) => void takenBack.push(photoId),
    ...change,
  });
  return {
    ...queue,
    open,
    attached,
    takenBack,
    states: () =>
      queue.state.read().queue.map(({ file, status, stage }) => `${file.name}: ${status}, ${stage}`),
    photo: (name: string) => queue.state.read().queue.find((photo) => photo.file.name === name)!,
  };
}

const revoked: string[] = [];
beforeEach(() => {
  revoked.length = 0;
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
});
afterEach(() => vi.restoreAllMocks());

describe('photos on their way', () => {
  it('are shown at once, and sent one after another', async () => {
    const { add, states, open } = setUp();
    add([file('1.jpg'), file('2.jpg')]);
    expect(states()).toEqual(['1.jpg: pending, preparing', '2.jpg: pending, preparing']);
    await settle();
    expect(states()).toEqual(['1.jpg: processing, uploading', '2.jpg: pending, preparing']);
    expect([...open.keys()]).toEqual(['1.jpg']);
    open.get('1.jpg')!.store();
    await settle();
    expect([...open.keys()]).toEqual(['1.jpg', '2.jpg']);
    open.get('2.jpg')!.store();
    await settle();
  });

  it('are put into the import in the order they were chosen in', async () => {
    const { add, attached, open, photo } = setUp();
    add([file('1.jpg'), file('2.jpg')]);
    await settle();
    open.get('1.jpg')!.store();
    await settle();
    open.get('2.jpg')!.store();
    await settle();
    expect(attached).toEqual(['id of 1.jpg', 'id of 2.jpg']);
    expect(photo('1.jpg').photoId).toBe('id of 1.jpg');
  });

  it('say how many of their bytes are sent', async () => {
    const { add, photo, open } = setUp();
    add([file('1.jpg')]);
    await settle();
    open.get('1.jpg')!.upload.onProgress?.(0.4);
    expect(photo('1.jpg').part).toBe(0.4);
    open.get('1.jpg')!.store();
    await settle();
  });

  it('say that they are converted while they are', async () => {
    let convert = () => undefined as void;
    const { add, states, open } = setUp({
      prepare: async (given, onConverting) => {
        onConverting?.();
        await new Promise<void>((resolve) => (convert = resolve));
        return { file: given, name: given.name };
      },
    });
    add([file('1.heic')]);
    await settle();
    expect(states()).toEqual(['1.heic: processing, converting']);
    convert();
    await settle();
    expect(states()).toEqual(['1.heic: processing, uploading']);
    open.get('1.heic')!.store();
    await settle();
  });

  it('have keys of their own, also when the same file is chosen twice', async () => {
    const { add, state, clear } = setUp();
    add([file('1.jpg')]);
    add([file('1.jpg')]);
    const [first, second] = state.read().queue;
    expect(first!.key).not.toBe(second!.key);
    clear();
    await settle();
  });
});

describe('a photo that could not be sent', () => {
  it('says why, and the next one is sent', async () => {
    const { add, photo, open } = setUp();
    add([file('1.jpg'), file('2.jpg')]);
    await settle();
    open.get('1.jpg')!.fail(new UploadError('This is no picture.', 'INVALID_INPUT'));
    await settle();
    expect(photo('1.jpg')).toMatchObject({ status: 'error', failure: { message: 'This is no picture.' } });
    expect(photo('2.jpg').status).toBe('processing');
    open.get('2.jpg')!.store();
    await settle();
  });

  it('can be tried again, and its failure is gone from the screen', async () => {
    const { add, photo, open, retry, attached } = setUp();
    add([file('1.jpg')]);
    await settle();
    open.get('1.jpg')!.fail(new UploadError('No answer'));
    await settle();
    retry(photo('1.jpg').key);
    expect(photo('1.jpg')).toMatchObject({ status: 'pending', failure: undefined });
    await settle();
    open.get('1.jpg')!.store();
    await settle();
    expect(attached).toEqual(['id of 1.jpg']);
  });

  it('is not sent a second time when it was stored and only not put into the import', async () => {
    const attach = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(undefined);
    const { add, photo, open, retry } = setUp({ attach });
    add([file('1.jpg')]);
    await settle();
    open.get('1.jpg')!.store();
    await settle();
    expect(photo('1.jpg')).toMatchObject({ status: 'error', photoId: 'id of 1.jpg' });
    open.clear();
    retry(photo('1.jpg').key);
    await settle();
    expect(open.size).toBe(0);
    expect(attach).toHaveBeenLastCalledWith('id of 1.jpg');
  });

  it('is not tried again when it is not there any more', async () => {
    const { retry, state } = setUp();
    retry(1);
    await settle();
    expect(state.read().queue).toEqual([]);
  });
});

describe('the limit of photos', () => {
  const refused = new UploadError('Photo limit reached', 'PHOTO_LIMIT');

  it('is asked for before each photo, and stops it', async () => {
    const checkLimit = vi.fn(() => Promise.reject(refused));
    const { add, state, photo, open } = setUp({ checkLimit });
    add([file('1.jpg'), file('2.jpg')]);
    await settle();
    expect(checkLimit).toHaveBeenCalledTimes(2);
    expect(open.size).toBe(0);
    expect(photo('2.jpg').status).toBe('error');
    expect(state.read().problem).toEqual({ isAtLimit: true, message: 'Photo limit reached' });
  });

  it('is forgotten when room was made, and when another photo begins', async () => {
    const checkLimit = vi.fn().mockRejectedValueOnce(refused).mockResolvedValue(undefined);
    const { add, state, forgetProblem, open } = setUp({ checkLimit });
    add([file('1.jpg')]);
    await settle();
    expect(state.read().problem).toBeDefined();
    forgetProblem();
    expect(state.read().problem).toBeUndefined();
    add([file('2.jpg')]);
    await settle();
    expect(state.read().problem).toBeUndefined();
    open.get('2.jpg')!.store();
    await settle();
  });
});

describe('a photo that is removed', () => {
  it('is not sent when it had only been waiting', async () => {
    const { add, remove, photo, open } = setUp();
    add([file('1.jpg'), file('2.jpg')]);
    await settle();
    remove(photo('2.jpg').key);
    open.get('1.jpg')!.store();
    await settle();
    expect([...open.keys()]).toEqual(['1.jpg']);
  });

  it('stops in the middle of its upload, without an error, and its preview is let go', async () => {
    const { add, remove, photo, open, states, attached } = setUp();
    add([file('1.jpg')]);
    await settle();
    const { key, preview } = photo('1.jpg');
    remove(key);
    await settle();
    expect(open.get('1.jpg')!.upload.signal?.aborted).toBe(true);
    expect(states()).toEqual([]);
    expect(attached).toEqual([]);
    expect(revoked).toEqual([preview]);
  });

  it('is taken out again when it was being put into the import', async () => {
    let attach = () => undefined as void;
    const { add, remove, photo, open, takenBack } = setUp({
      attach: () => new Promise<void>((resolve) => (attach = resolve)),
    });
    add([file('1.jpg')]);
    await settle();
    open.get('1.jpg')!.store();
    await settle();
    remove(photo('1.jpg').key);
    attach();
    await settle();
    expect(takenBack).toEqual(['id of 1.jpg']);
  });
});

describe('leaving the page', () => {
  it('stops what is on its way, and leaves in the import what was being put there', async () => {
    let attach = () => undefined as void;
    const { add, stop, open, takenBack } = setUp({
      attach: () => new Promise<void>((resolve) => (attach = resolve)),
    });
    add([file('1.jpg'), file('2.jpg')]);
    await settle();
    open.get('1.jpg')!.store();
    await settle();
    stop();
    attach();
    await settle();
    expect(takenBack).toEqual([]);
    expect([...open.keys()]).toEqual(['1.jpg']);
  });

  it('sends nothing that had not begun', async () => {
    const { add, stop, open } = setUp();
    add([file('1.jpg'), file('2.jpg')]);
    stop();
    await settle();
    expect(open.size).toBe(0);
  });
});

it('is empty after starting over, and takes new photos', async () => {
  const { add, clear, states, open } = setUp();
  add([file('1.jpg'), file('2.jpg')]);
  await settle();
  clear();
  expect(states()).toEqual([]);
  add([file('3.jpg')]);
  await settle();
  expect(states()).toEqual(['3.jpg: processing, uploading']);
  open.get('3.jpg')!.store();
  await settle();
});
