import * as messages from '#messages/imports.json';
import { IMPORT_LIMITS } from '@larder/shared/import/messages';
import { paths } from '@larder/shared/paths';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { trpc } from '../../lib/trpc.ts';
import { importLabel } from './import-label.ts';
import { useNewest } from './live-imports.tsx';
import { useImportActions } from './use-import-actions.ts';

/** Photos that were brought before and are in no recipe yet, offered: someone may also begin with another recipe. */
export function EarlierPhotos() {
  const newest = useNewest();
  const { dismiss } = useImportActions();
  const list = trpc.imports.list.useQuery({ limit: IMPORT_LIMITS.atOnce });
  const found = list.data?.items
    .map(newest)
    .find(({ kind, status }) => kind === 'photo' && status !== 'dismissed' && status !== 'cancelled');
  if (!found) return null;
  return (
    <section
      aria-labelledby="earlier-photos"
      className="card mt-6 flex flex-wrap items-center gap-4 p-4 sm:p-5"
    >
      <ul className="flex -space-x-6">
        {(found.photos ?? []).slice(0, 3).map(({ photoId, image }) => (
          <li key={photoId}>
            <Picture
              image={image}
              alt=""
              sizes="4rem"
              className="h-20 w-15 rounded-control border-2 border-surface object-cover ring-1 ring-line"
            />
          </li>
        ))}
      </ul>
      <div className="min-w-0 flex-[1_1_12rem]">
        <h2 id="earlier-photos" className="text-xl">
          {messages.unfinishedPhotoImport}
        </h2>
        <p className="text-muted wrap-anywhere">{found.draft?.title || importLabel(found)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={paths.importPhotos(found.id)}>{messages.continueWord}</Link>
        </Button>
        <Button variant="secondary" busy={dismiss.isPending} onClick={() => dismiss.mutate({ id: found.id })}>
          {messages.discard}
        </Button>
      </div>
    </section>
  );
}
