import { readStored, writeStored } from '../browser-storage.ts';

/** A choice of the device, as whether it keeps a copy at all. */
const CHOICE = 'larder.pictures-on-device';

/** Whether the copy has pictures too; most of its size is theirs. */
export function hasPictures(): boolean {
  return readStored('local', CHOICE) !== 'off';
}

export function choosePictures(isOn: boolean): void {
  writeStored('local', CHOICE, isOn ? null : 'off');
}
