import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import { MEGABYTE, PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { ImagePlus, RotateCw, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { LeaveGuard } from '../../../components/layout/leave-guard.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { FailureText } from '../../../components/ui/failure-text.tsx';
import { FileDrop, FileInput } from '../../../components/ui/file-drop.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import { PICTURE_TYPES } from '../../../lib/upload.ts';
import { rich } from '../../../components/ui/rich.tsx';
import { useAddedPictures, type AddedPicture } from './use-added-pictures.ts';

const LEAVING = { title: messages.leavePictures, description: messages.leavePicturesText };

/** The way to add pictures to the gallery of a recipe: chosen, dropped or pasted. */
export default function AddPictures({ recipe }: { recipe: RecipeDto }) {
  const { pictures, refused, added, room, isSending, take, retry, dismiss, stop } = useAddedPictures(recipe);
  const place = useRef<HTMLDivElement>(null);
  usePastedFiles(place, take);
  return (
    <div ref={place}>
      <DropArea room={room} isFull={room === 0} onFiles={take} />
      {pictures.map((picture) => (
        <OnItsWay
          key={picture.key}
          picture={picture}
          onRetry={() => retry(picture)}
          onDismiss={() => dismiss(picture)}
        />
      ))}
      {refused.map((failure) => (
        <Notice key={failure.message} tone="danger" className="mt-3">
          <FailureText {...failure} />
        </Notice>
      ))}
      <p role="status" className="sr-only">
        {!isSending && added > 0 && format(messages.picturesAdded, { count: added })}
      </p>
      <LeaveGuard unsaved={isSending} isDone={() => false} asks={LEAVING} onLeave={stop} />
    </div>
  );
}

interface DropAreaProps {
  room: number;
  isFull: boolean;
  onFiles: (files: File[]) => void;
}

function DropArea({ room, isFull, onFiles }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <FileDrop
      onDrop={({ files }) => onFiles([...files])}
      className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-control p-3"
    >
      <Button
        variant="secondary"
        aria-disabled={isFull}
        aria-describedby="gallery-room"
        onClick={() => input.current?.click()}
      >
        <ImagePlus aria-hidden className="size-5" /> {messages.addPictures}
      </Button>
      <p id="gallery-room" className="min-w-0 flex-[1_1_16rem] text-sm text-muted">
        {isFull ? PHOTO_MESSAGES.galleryFull : hintFor(room)}
        {!isFull && <span className="pointer-coarse:hidden"> {messages.dropPictures}</span>}
      </p>
      <FileInput
        ref={input}
        multiple
        accept={PICTURE_TYPES}
        aria-label={messages.picturesToAdd}
        hidden
        onFiles={onFiles}
      />
    </FileDrop>
  );
}

function hintFor(room: number): string {
  return format(messages.addPicturesHint, { room, megabytes: PHOTO_LIMITS.bytes.gallery / MEGABYTE });
}

interface OnItsWayProps {
  picture: AddedPicture;
  onRetry: () => void;
  onDismiss: () => void;
}

/** One picture until it is in the gallery: how far it is, or why it is not there. */
function OnItsWay({ picture: { file, part, failure, canRetry }, onRetry, onDismiss }: OnItsWayProps) {
  const { name } = file;
  if (!failure)
    return (
      <div className="mt-3">
        <p className="mb-1 truncate text-sm text-muted">{name}</p>
        <ProgressBar
          label={format(messages.addingPicture, { name })}
          value={(part ?? 0) * 100}
          {...(part === undefined && { valueText: messages.waitingToBeSent })}
        />
      </div>
    );
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <Notice tone="danger" className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
        <FailureText {...failure} message={`${name}: ${failure.message}`} />
      </Notice>
      {canRetry && (
        <Button variant="secondary" onClick={onRetry}>
          <RotateCw aria-hidden />{' '}
          {rich(messages.tryPictureAgain, { name, a: (text) => <span className="sr-only">{text}</span> })}
        </Button>
      )}
      <IconButton label={format(messages.dismissPicture, { name })} onClick={onDismiss}>
        <X />
      </IconButton>
    </div>
  );
}

/** Files that are pasted anywhere on the page, but into a field or while a dialog is open. */
function usePastedFiles(place: RefObject<HTMLElement | null>, take: (files: File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const isElsewhere =
      event.target instanceof Element && event.target.closest('input, textarea, [role$="dialog"]');
    if (files.length === 0 || isElsewhere || document.querySelector('[role$="dialog"]')) return;
    event.preventDefault();
    place.current?.scrollIntoView({ block: 'nearest' });
    take(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
