import { paths } from '@larder/shared/paths';
import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import { ADD_RECIPE_TITLE } from '@larder/shared/product';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx';
import { Button } from '../components/ui/button.tsx';
import { ConfirmDialog } from '../components/ui/dialog/confirm-dialog.tsx';
import { IconButton } from '../components/ui/icon-button.tsx';
import { Notice } from '../components/ui/notice.tsx';
import { PageHeader } from '../components/ui/page-header.tsx';
import { EarlierPhotos } from '../features/imports/earlier-photos.tsx';
import { usePhotoImport } from '../features/imports/use-photo-import.ts';
import { LimitNotice } from '../features/photos/limit-notice.tsx';
import { hasUnsent, photoCards, type PhotoCard } from '../features/photos/photo-cards.ts';
import { PhotoDrop } from '../features/photos/photo-drop.tsx';
// Here the limit is near soon, and nothing may be loaded late: photos are on their way.
import '../features/photos/limit-near.tsx';
import { PhotoLimitBanner } from '../features/photos/photo-limit-banner.tsx';
import { PhotoList } from '../features/photos/photo-list.tsx';
import { usePhotoQueue } from '../features/photos/use-photo-queue.ts';
import { LeaveGuard } from '../components/layout/leave-guard.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { visitOf } from '../lib/nav-state.ts';
import { plural } from '../lib/plural.ts';

const LEAVING = {
  title: 'Leave your photos?',
  description:
    'Photos that are sent go on being read and wait for you here and under Imports. Those that are not sent yet are lost.',
};

export default function ImportPhotosPage() {
  useDocumentTitle(ADD_RECIPE_TITLE);
  const visit = visitOf(useLocation());
  return <Photos key={visit} visit={visit} />;
}

/** The photos of one recipe; `visit` stays while they get an import, lose it and get another one. */
function Photos({ visit }: { visit: string }) {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const importId = params.get('import') ?? undefined;
  const isLeft = useRef(false);
  const isDone = useCallback(() => isLeft.current, []);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  const photos = usePhotoImport(importId, (id) => {
    // The address may be another page's by now.
    if (!isLeft.current) setParams(id ? { import: id } : {}, { replace: true, state: { visit } });
  });
  const sending = usePhotoQueue(photos.add, photos.remove);
  const cards = photoCards(photos.states, sending.queue);
  const exceptPhotoIds = cards.flatMap(({ photoId }) => photoId ?? []);
  const [refusal, setRefusal] = useState('');

  const isUnder = (status: PhotoCard['status']) => cards.some((card) => card.status === status);
  const isReading = isUnder('pending') || isUnder('processing');
  const draft = photos.item?.status === 'done' && !isReading ? photos.item.draft : undefined;
  const isWaiting = isUnder('completed') && !draft;
  const goOn = () => {
    if (!isUnder('completed')) return setRefusal(PHOTO_MESSAGES.noneReady);
    if (!draft || !photos.item) return;
    isLeft.current = !hasUnsent(cards);
    void navigate(paths.addFromImport(photos.item.id), { state: { source: 'photo' } });
  };
  const retry = ({ photoId, key }: PhotoCard) => {
    if (photoId) void photos.retry(photoId);
    else if (key !== undefined) sending.retry(key);
  };
  const remove = ({ photoId, key }: PhotoCard) => {
    if (key !== undefined) sending.remove(key);
    if (photoId) photos.remove(photoId);
  };
  const move = (from: number, to: number) => {
    const [moved, there] = [cards[from]?.photoId, cards[to]?.photoId];
    if (moved && there) photos.move(moved, there);
  };

  return (
    <div className="max-w-3xl">
      <PageHeader
        above={
          <div className="flex items-center">
            <IconButton asChild label="Back" className="-ml-2">
              <Link to={paths.home()}>
                <ArrowLeft />
              </Link>
            </IconButton>
            <Breadcrumbs>
              <Link to={paths.home()}>Recipes</Link>
              Import from Photos
            </Breadcrumbs>
          </div>
        }
        title="Import from Photos"
        subtitle={`Photograph up to ${PHOTO_LIMITS.perImport} pages of one recipe. Larder reads them into a draft that you check beside the photo.`}
      />
      {sending.problem ? (
        <LimitNotice
          problem={sending.problem}
          exceptPhotoIds={exceptPhotoIds}
          onDiscarded={sending.forgetProblem}
        />
      ) : (
        <PhotoLimitBanner exceptPhotoIds={exceptPhotoIds} />
      )}
      {cards.length > 0 && (
        <div className="mb-4">
          <PhotoList cards={cards} onMove={move} onRetry={retry} onRemove={remove} />
        </div>
      )}
      <PhotoDrop
        count={cards.length}
        onAdd={(files) => {
          setRefusal('');
          sending.add(files);
        }}
      />
      {cards.length === 0 && <Advice />}
      {cards.length === 0 && !importId && <EarlierPhotos />}
      {draft && (
        <Notice tone="success" className="mt-6">
          {draft.title ? `“${draft.title}”` : 'Your draft'}:{' '}
          {plural(linesOf(draft.ingredients), 'ingredient')} and {plural(linesOf(draft.instructions), 'step')}
          , ready to check.
        </Notice>
      )}
      {refusal && !isUnder('completed') && (
        <Notice tone="danger" className="mt-6">
          {refusal}
        </Notice>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-3 border-t border-line pt-6">
        <Button size="lg" busy={isWaiting} onClick={goOn} className="max-sm:w-full">
          Continue to Recipe Editor <ArrowRight aria-hidden />
        </Button>
        <Button asChild size="lg" variant="secondary" className="max-sm:flex-1">
          <Link to={paths.home()}>Cancel</Link>
        </Button>
        {cards.length > 0 && (
          <StartOver
            onConfirm={() => {
              sending.clear();
              photos.removeAll();
            }}
          />
        )}
      </div>
      <LeaveGuard
        unsaved={cards.length > 0}
        isLost={hasUnsent(cards)}
        isDone={isDone}
        asks={LEAVING}
        pageOf={visitOf}
        onLeave={sending.stop}
      />
    </div>
  );
}

function Advice() {
  return (
    <ul className="mt-5 grid gap-x-8 gap-y-2 text-muted sm:grid-cols-3">
      <li>Daylight, without a shadow of the hand</li>
      <li>The whole page in the picture, lying flat</li>
      <li>One recipe at a time, its pages in order</li>
    </ul>
  );
}

function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="lg" className="max-sm:flex-1 sm:ml-auto" onClick={() => setAsking(true)}>
        Start over
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Start over?"
        description="These photos and what was read from them will be gone."
        confirmLabel="Remove all"
        danger
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
      />
    </>
  );
}

function linesOf(list: readonly string[]): number {
  return list.filter((line) => !line.startsWith('[')).length;
}
