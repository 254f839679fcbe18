import * as messages from '#messages/photos.json';
import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { PHOTO_WORDS } from '@larder/shared/photo/messages';
import { Camera, ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { FileDrop, FileInput } from '../../components/ui/file-drop.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { cn } from '../../lib/cn.ts';
import { PICTURE_TYPES } from '../../lib/upload.ts';
import { photoBatch } from './photo-batch.ts';

interface PhotoDropProps {
  /** How many photos the import has already. */
  count: number;
  /** All of them are read: adding another one is the lesser thing to do. */
  isSmall: boolean;
  onAdd: (files: File[]) => void;
}

/** Where photos come in: chosen, dropped, or taken with the camera. What cannot be taken is said here. */
export function PhotoDrop({ count, isSmall, onAdd }: PhotoDropProps) {
  const [failures, setFailures] = useState<string[]>([]);
  const camera = useRef<HTMLInputElement>(null);
  const room = PHOTO_LIMITS.perImport - count;

  const take = (files: File[]) => {
    const { taken, failures: refused } = photoBatch(files, room);
    setFailures(refused);
    if (taken.length > 0) onAdd(taken);
  };

  return (
    <div>
      {room > 0 && (
        <FileDrop
          as="label"
          onDrop={({ files }) => take([...files])}
          className={cn(
            'transition-colors hover:border-accent',
            isSmall
              ? 'min-h-12 flex-row gap-2 rounded-control border border-solid bg-surface px-4 py-2'
              : count === 0
                ? 'min-h-56'
                : 'min-h-28',
          )}
        >
          <ImagePlus
            aria-hidden
            className={cn('shrink-0 text-accent', isSmall ? 'size-5' : count === 0 ? 'size-10' : 'size-7')}
          />
          <span className={cn('text-lg', isSmall ? 'font-medium' : 'font-semibold')}>
            {count === 0 ? messages.choosePhotos : messages.addAnotherPhoto}
          </span>
          <span className={isSmall ? 'sr-only' : 'text-muted'}>{PHOTO_WORDS.dropHere(room)}</span>
          <FileInput accept={PICTURE_TYPES} multiple className="sr-only" onFiles={take} />
        </FileDrop>
      )}
      {room > 0 && (
        <div className={cn('mt-3 hidden', !isSmall && 'pointer-coarse:block')}>
          <Button variant="secondary" className="w-full" onClick={() => camera.current?.click()}>
            <Camera aria-hidden className="size-5" /> {messages.takeAPhoto}
          </Button>
          <FileInput
            ref={camera}
            accept={PICTURE_TYPES}
            capture="environment"
            aria-label={messages.photoFromTheCamera}
            hidden
            onFiles={take}
          />
        </div>
      )}
      {failures.map((failure) => (
        <Notice key={failure} tone="danger" className="mt-3">
          {failure}
        </Notice>
      ))}
    </div>
  );
}
