import * as messages from '#messages/photos.json';
import { format } from '@larder/shared/messages/format';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import type { ImageDto } from '@larder/shared/recipe/image';
import { Camera, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { FailureText } from '../../components/ui/failure-text.tsx';
import { FileInput } from '../../components/ui/file-drop.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { failureOf, type Failure } from '../../lib/error-message.ts';
import { limitProblemOf, useLimitCheck } from './limit-check.ts';
import { LimitNotice, type LimitProblem } from './limit-notice.tsx';
import { preparePhoto } from './prepare-photo.ts';
import { PICTURE_TYPES, uploadPicture } from '../../lib/upload.ts';
import { trpc } from '../../lib/trpc.ts';

interface RecipePhotosProps {
  /** What the saved recipe holds. */
  saved: ImageDto[];
  /** What it will hold once it is saved. */
  photos: ImageDto[];
  onChange: (photos: ImageDto[]) => void;
  /** To whatever there is by the time the upload has ended. */
  onAdd: (photo: ImageDto) => void;
  /** An upload begins or ends: until then there is nothing to save. */
  onBusy: (isBusy: boolean) => void;
}

/** The photos of the recipe in its editor: what it has, what will be added, what is taken away. */
export function RecipePhotos({ saved, photos, onChange, onAdd, onBusy }: RecipePhotosProps) {
  const { add, progress, failure, problem, forgetProblem } = useAddedPhotos({ onAdd, onBusy });
  const added = photos.filter((photo) => !saved.some(({ id }) => id === photo.id)).length;

  return (
    <section aria-label={messages.photos} className="mb-8">
      {saved.length > 0 && (
        <p className="text-muted">{format(messages.photosOfRecipe, { count: saved.length })}</p>
      )}
      {added > 0 && (
        <p role="status" className="font-medium text-success">
          {format(messages.newPhotos, { added })}
        </p>
      )}
      <ul className="mt-2 flex flex-wrap items-center gap-3">
        {photos.map((photo, index) => (
          <Photo
            key={photo.id}
            photo={photo}
            number={index + 1}
            onRemove={() => onChange(photos.filter(({ id }) => id !== photo.id))}
          />
        ))}
        <li>
          <AddButton busy={progress !== undefined} onFiles={(files) => void add(files)} />
        </li>
      </ul>
      {progress !== undefined && (
        <div className="mt-3">
          <ProgressBar label={messages.uploadingThePhoto} value={progress} />
        </div>
      )}
      {problem && (
        <div className="mt-3">
          <LimitNotice
            problem={problem}
            exceptPhotoIds={photos.map(({ id }) => id)}
            onDiscarded={forgetProblem}
          />
        </div>
      )}
      {failure && (
        <Notice tone="danger" className="mt-3">
          <FailureText {...failure} />
        </Notice>
      )}
    </section>
  );
}

/** Sends photos one after another, each of them to `onAdd`; leaving the page stops it. */
function useAddedPhotos({ onAdd, onBusy }: Pick<RecipePhotosProps, 'onAdd' | 'onBusy'>) {
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<Failure>();
  const [problem, setProblem] = useState<LimitProblem>();
  const checkLimit = useLimitCheck();
  const utils = trpc.useUtils();
  const left = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);
  const add = async (files: File[]) => {
    setFailure(undefined);
    setProblem(undefined);
    onBusy(true);
    try {
      for (const file of files) {
        setProgress(0);
        await checkLimit();
        const { image } = await uploadPicture({
          purpose: 'photo',
          ...(await preparePhoto(file)),
          signal: left.current.signal,
          onProgress: (part) => setProgress(part * 100),
        });
        onAdd(image);
      }
    } catch (error) {
      if (left.current.signal.aborted) return;
      const limit = limitProblemOf(error);
      if (limit) setProblem(limit);
      else setFailure(failureOf(error, PHOTO_MESSAGES.processFailed));
    } finally {
      setProgress(undefined);
      onBusy(false);
      void utils.photoQuota.invalidate();
    }
  };

  return { add, progress, failure, problem, forgetProblem: () => setProblem(undefined) };
}

interface PhotoProps {
  photo: ImageDto;
  number: number;
  onRemove: () => void;
}

function Photo({ photo, number, onRemove }: PhotoProps) {
  return (
    <li className="relative">
      <Picture
        image={photo}
        alt={format(messages.photoNumber, { number })}
        sizes="6rem"
        className="size-24 rounded-control border border-line object-cover"
      />
      <IconButton
        label={format(messages.removePhoto, { number })}
        className="absolute -top-3 -right-3 bg-surface shadow-float"
        onClick={onRemove}
      >
        <X />
      </IconButton>
    </li>
  );
}

function AddButton({ busy, onFiles }: { busy: boolean; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => input.current?.click()}>
        <Camera aria-hidden className="size-5" /> {messages.addPhotos}
      </Button>
      <FileInput
        ref={input}
        multiple
        accept={PICTURE_TYPES}
        aria-label={messages.photosToAdd}
        hidden
        onFiles={onFiles}
      />
    </>
  );
}
