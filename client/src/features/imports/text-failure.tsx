import * as messages from '#messages/imports.json';
import type { ImportDto } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { importLabel } from './import-label.ts';

/** Of a text no recipe could be made. */
export function TextFailure({ item, onChange }: { item: ImportDto; onChange: () => void }) {
  return (
    <div className="space-y-5">
      <Notice tone={item.status === 'failed' ? 'danger' : 'warning'}>{importLabel(item)}</Notice>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onChange}>{messages.editTheText}</Button>
        <Button asChild variant="secondary">
          <Link to={paths.addRecipe()}>{messages.enterItByHand}</Link>
        </Button>
      </div>
    </div>
  );
}
