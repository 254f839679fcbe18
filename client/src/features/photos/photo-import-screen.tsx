import * as messages from '#messages/photos.json';
import { format } from '@larder/shared/messages/format';
import type { ImportDraft, ImportDto, ImportPhotoState } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import { PencilLine } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { LeaveGuard } from '../../components/layout/leave-guard.tsx';
import { BackLink } from '../../components/ui/back-link.tsx';
import { Breadcrumbs } from '../../components/ui/breadcrumbs.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { visitOf } from '../../lib/nav-state.ts';
// Here the limit is near soon, and nothing may be loaded late: photos are on their way.
import './limit-near.tsx';
import { LimitNotice } from './limit-notice.tsx';
import { hasUnsent, photoCards, unreadPhotos, type PhotoCard } from './photo-cards.ts';
import { PhotoDrop } from './photo-drop.tsx';
import { PhotoImportButtons } from './photo-import-buttons.tsx';
import { PhotoLimitBanner } from './photo-limit-banner.tsx';
import { PhotoList } from './photo-list.tsx';
import { SharedPhotos } from './shared-photos.tsx';
import { usePhotoQueue } from './use-photo-queue.ts';

/** The import that the photos of one recipe belong to, and what can be done with them. */
export interface PhotosOfImport {
  item: ImportDto | undefined;
  states: readonly ImportPhotoState[];
  add: (photoId: string) => Promise<void>;
  move: (photoId: string, beforeOrAfter: string) => void;
  remove: (photoId: string) => void;
  removeAll: () => void;
  retry: (photoId: string) => Promise<void>;
}

interface PhotoImportScreenProps {
  photos: PhotosOfImport;
  /** Photos of before that wait, shown while there are none here. */
  earlier: ReactNode;
  /** Whether the page is being left on purpose. */
  isDone: () => boolean;
  onDone: (isDone: boolean) => void;
}

const LEAVING = {
  title: messages.leaveYourPhotos,
  description: messages.leavingHint,
};

/** The photos of one recipe: taken, sent, arranged and read, until its draft can be opened. */
export function PhotoImportScreen({ photos, earlier, isDone, onDone }: PhotoImportScreenProps) {
  const navigate = useNavigate();
  const sending = usePhotoQueue(photos.add, photos.remove);
  const cards = photoCards(photos.states, sending.queue);
  const exceptPhotoIds = cards.flatMap(({ photoId }) => photoId ?? []);
  const [refusal, setRefusal] = useState('');
  const isUnder = (status: PhotoCard['status']) => cards.some((card) => card.status === status);
  const isReading = isUnder('pending') || isUnder('processing');
  const draft = photos.item?.status === 'done' && !isReading ? photos.item.draft : undefined;
  const changes = changesOf(cards, photos, sending);
  const unread = unreadPhotos(cards);
  const goOn = () => {
    if (!isUnder('completed')) return setRefusal(PHOTO_MESSAGES.noneReady);
    if (!draft || !photos.item) return;
    onDone(!hasUnsent(cards));
    void navigate(paths.addFromImport(photos.item.id), { state: { source: 'photo' } });
  };
  const typeIn = () => {
    onDone(true);
    void navigate(paths.addRecipe(), { state: { source: 'photo', photos: unread } });
  };
  const startOver = () => {
    sending.clear();
    photos.removeAll();
  };

  return (
    <div className="max-w-3xl">
      <PhotoImportHeader />
      <SharedPhotos onImport={sending.add} />
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
          <PhotoList cards={cards} {...changes} />
        </div>
      )}
      {draft && <Ready draft={draft} />}
      {unread.length > 0 && <TypeIn count={unread.length} onTypeIn={typeIn} />}
      <PhotoImportButtons
        drop={
          <PhotoDrop
            count={cards.length}
            isSmall={draft !== undefined}
            onAdd={(files) => {
              setRefusal('');
              sending.add(files);
            }}
          />
        }
        isReady={draft !== undefined}
        isWaiting={isReading || (isUnder('completed') && !draft)}
        onContinue={goOn}
        onStartOver={cards.length > 0 ? startOver : undefined}
      >
        {cards.length === 0 && <Advice />}
        {cards.length === 0 && earlier}
        {refusal && !isUnder('completed') && (
          <Notice tone="danger" className="mt-6">
            {refusal}
          </Notice>
        )}
      </PhotoImportButtons>
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

/** What can be done with one photo: on the server where it is there already, and in the queue of those to send. */
function changesOf(
  cards: readonly PhotoCard[],
  photos: PhotosOfImport,
  sending: ReturnType<typeof usePhotoQueue>,
) {
  return {
    onRetry: ({ photoId, key }: PhotoCard) => {
      if (photoId) void photos.retry(photoId);
      else if (key !== undefined) sending.retry(key);
    },
    onRemove: ({ photoId, key }: PhotoCard) => {
      if (key !== undefined) sending.remove(key);
      if (photoId) photos.remove(photoId);
    },
    onMove: (from: number, to: number) => {
      const [moved, there] = [cards[from]?.photoId, cards[to]?.photoId];
      if (moved && there) photos.move(moved, there);
    },
  };
}

function PhotoImportHeader() {
  return (
    <PageHeader
      above={
        <div className="max-sm:hidden">
          <Breadcrumbs>
            <Link to={paths.home()}>{messages.recipes}</Link>
            {messages.importFromPhotos}
          </Breadcrumbs>
        </div>
      }
      before={<BackLink to={paths.home()} />}
      title={messages.importFromPhotos}
      subtitle={format(messages.importHint, { perImport: PHOTO_LIMITS.perImport })}
    />
  );
}

function Ready({ draft }: { draft: ImportDraft }) {
  return (
    <Notice tone="success" className="mb-4">
      {draft.title ? `“${draft.title}”` : messages.yourDraft}
      {format(messages.readyToCheck, {
        ingredients: linesOf(draft.ingredients),
        instructions: linesOf(draft.instructions),
      })}
    </Notice>
  );
}

/** The last way for a photo that could not be read: it stands beside an empty form. */
function TypeIn({ count, onTypeIn }: { count: number; onTypeIn: () => void }) {
  return (
    <Button variant="secondary" size="lg" className="mb-4 max-sm:w-full" onClick={onTypeIn}>
      <PencilLine aria-hidden className="size-5" /> {format(messages.typeItIn, { count })}
    </Button>
  );
}

function Advice() {
  return (
    <ul className="mt-5 grid gap-x-8 gap-y-2 text-muted sm:grid-cols-3">
      <li>{messages.useDaylightAndAvoidShadows}</li>
      <li>{messages.tipFlat}</li>
      <li>{messages.tipOneRecipe}</li>
    </ul>
  );
}

function linesOf(list: readonly string[]): number {
  return list.filter((line) => !line.startsWith('[')).length;
}
