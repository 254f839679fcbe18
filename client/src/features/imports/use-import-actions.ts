import type { ImportDto } from '@larder/shared/import/schema';
import type { ImportKind } from '@larder/shared/import/messages';
import { failureOf } from '../../lib/error-message.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { importFailureOf } from './import-failure-of.ts';
import { useRememberImport } from './live-imports.tsx';

/** Retry, cancel, dismiss and choose; each answers with the import as it is now. `kind`: of the import that may be retried. */
export function useImportActions(kind?: ImportKind) {
  const utils = trpc.useUtils();
  const remember = useRememberImport();
  const options = {
    onSuccess: (item: ImportDto) => remember(item),
    onError: (error: unknown) => toast.error(failureOf(error)),
    onSettled: () => {
      void utils.imports.list.invalidate();
      void utils.imports.ready.invalidate();
    },
  };
  const retry = trpc.imports.retry.useMutation({
    ...options,
    onError: (error) => toast.error(kind ? importFailureOf(kind, error) : failureOf(error)),
  });
  const cancel = trpc.imports.cancel.useMutation(options);
  const dismiss = trpc.imports.dismiss.useMutation(options);
  const choose = trpc.imports.choose.useMutation(options);
  return { retry, cancel, dismiss, choose };
}
