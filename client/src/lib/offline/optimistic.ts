import { offlineWrite, type OfflineWritePath } from '@larder/shared/sync/offline-writes';
import { writeOf } from './entities/entities.ts';
import { enqueue, removeWrite } from './outbox.ts';
import { readCopyAgain } from './read-copy.ts';
import { storeWritten } from './store.ts';

interface Write {
  id: string;
  path: OfflineWritePath;
  input: unknown;
}

/**
 * Makes a write in the copy and puts it into the outbox. Gives what the server will answer, or undefined where only the
 * server can do it.
 * @throws where the device has no room for it; nothing is changed then.
 */
export async function writeOffline({ id, path, input }: Write, userId: string): Promise<unknown> {
  const applied = await writeOf(path)?.apply(input, { id, userId });
  if (!applied) return undefined;
  const { answer, kept, removedId } = applied;
  const waiting = enqueue(userId, { id, path, input: applied.input ?? input });
  try {
    const { entity } = offlineWrite(path);
    if (entity && (kept || removedId))
      await storeWritten(entity, { kept: [kept ?? []].flat(), removedIds: [removedId ?? []].flat() });
  } catch (error) {
    removeWrite(userId, waiting);
    throw error;
  }
  readCopyAgain();
  return answer;
}
