import type { ImportDto } from '@larder/shared/import';
import { errorMessage } from '../../lib/error-message.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRememberImport } from './live-imports.tsx';

/** Retry, cancel, dismiss and choose; each answers with the import as it is now. */
export function useImportActions() {
  const utils = trpc.useUtils();
  const remember = useRememberImport();
  const options = {
    onSuccess: (item: ImportDto) => remember(item),
    onError: (error: unknown) => toast.error(errorMessage(error)),
    onSettled: () => void utils.imports.list.invalidate(),
  };
  const retry = trpc.imports.retry.useMutation(options);
  const cancel = trpc.imports.cancel.useMutation(options);
  const dismiss = trpc.imports.dismiss.useMutation(options);
  const choose = trpc.imports.choose.useMutation(options);
  return { retry, cancel, dismiss, choose };
}
