import type { ImportDto } from '@larder/shared/import';
import { paths } from '@larder/shared/paths';
import { PencilLine, RotateCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { importWords } from './import-words.ts';
import { useImportActions } from './use-import-actions.ts';

/** Why an import ended without a draft, and the ways on. */
export function ImportFailure({ item, onAnotherUrl }: { item: ImportDto; onAnotherUrl: () => void }) {
  const { retry } = useImportActions();
  return (
    <div className="space-y-5">
      <Notice tone={item.status === 'failed' ? 'danger' : 'warning'}>{importWords(item)}</Notice>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAnotherUrl}>Try another URL</Button>
        <Button variant="secondary" busy={retry.isPending} onClick={() => retry.mutate({ id: item.id })}>
          <RotateCw aria-hidden className="size-5" /> Try again
        </Button>
        <Button asChild variant="secondary">
          <Link to={paths.addRecipe(item.label)}>
            <PencilLine aria-hidden className="size-5" /> Type it in
          </Link>
        </Button>
      </div>
    </div>
  );
}
