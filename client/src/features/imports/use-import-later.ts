import * as messages from '#messages/common.json';
import { paths } from '@larder/shared/paths';
import { useNavigate } from 'react-router-dom';
import { hasNoAnswer } from '../../lib/error-message.ts';
import { copyOwner } from '../../lib/offline/copy-status.ts';
import { hasWaitingWrites } from '../../lib/offline/outbox-keys.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';

/** Keeps a link on a device that has a copy of the library, when Larder cannot be reached: it is imported later. */
export function useImportLater() {
  const { client } = trpc.useUtils();
  const goOn = useGoOnWithout();
  return async (url: string, error: unknown): Promise<void> => {
    if (!hasNoAnswer(error) || !copyOwner()) return;
    await client.imports.startMany.mutate({ urls: [url] });
    if (hasWaitingWrites()) await goOn();
  };
}

/** Says that links wait, as there is no import to look at yet. */
export function useGoOnWithout() {
  const navigate = useNavigate();
  return async (): Promise<void> => {
    toast.success(messages.linkWaits);
    await navigate(paths.home());
  };
}
