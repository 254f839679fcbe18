import * as messages from '#messages/imports.json';
import type { ImportDto } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { rich } from '../../components/ui/rich.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { addressOf } from './address.ts';
import { importFailureOf } from './import-failure-of.ts';
import { ImportFailure } from './import-failure.tsx';
import { LINK_TO_IMPORTS, RunningImport } from './running-import.tsx';

interface StartedImportProps {
  id: string;
  /** The recipe that the draft is to bring up to date. */
  update: string | undefined;
  /** It is known that there is a recipe from this page, and that there are to be two. */
  keepsBoth: boolean;
  onStarted: (item: ImportDto) => void;
  onAnotherUrl: (url: string | undefined) => void;
  onPaste: (page: { url: string | undefined; from: string | undefined }) => void;
}

/** The import of a page that was started here. */
export function StartedImport(props: StartedImportProps) {
  const { id, update, keepsBoth, onStarted, onAnotherUrl, onPaste } = props;
  const start = trpc.imports.start.useMutation({
    onSuccess: (begun) => onStarted(begun),
    onError: (error) => toast.error(importFailureOf('url', error)),
  });
  return (
    <RunningImport
      id={id}
      to={update ? paths.updateFromImport(update, id) : paths.addFromImport(id)}
      state={() => ({ source: 'url', keepsBoth })}
      hint={rich(messages.goesOnUnderImports, LINK_TO_IMPORTS)}
      onChooseUrl={(url) => start.mutate({ kind: 'url', url })}
      failed={(item, choose) => (
        <ImportFailure
          item={item}
          onAnotherUrl={() => onAnotherUrl(addressOf(item))}
          onPaste={() => onPaste({ url: addressOf(item), from: item.kind === 'html' ? id : undefined })}
          onChoose={choose}
          choosing={start.isPending}
        />
      )}
    />
  );
}
