import * as messages from '#messages/shopping.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../lib/toast.ts';
import type { ShownList } from './use-shopping-lists.ts';

/** Says how many lines have gone on a list, with a way there. */
export function useSayAdded({ id, name }: ShownList): (count: number) => void {
  const navigate = useNavigate();
  return (count) =>
    void toast.success(format(messages.addedLines, { count, name: name.value }), {
      action: { label: messages.open, run: () => void navigate(paths.shopping(id)) },
    });
}
