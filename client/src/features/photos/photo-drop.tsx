import * as messages from '#messages/photos.json';
import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { PHOTO_WORDS } from '@larder/shared/photo/messages';
import { Camera, ImagePlus } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { cn } from '../../lib/cn.ts';
import { PICTURE_TYPES } from '../../lib/upload.ts';
import { photoBatch } from './photo-batch.ts';

interface PhotoDropProps {
  /** How many photos the import has already. */
  count: number;
  onAdd: (files: File[]) => void;
}

/** Where photos come in: chosen, dropped, or taken with the camera. What cannot be taken is said here. */
export function PhotoDrop({ count, onAdd }: PhotoDropProps) {
  const [isOver, setOver] = useState(false);
  const [failures, setFailures] = useState<string[]>([]);
  const camera = useRef<HTMLInputElement>(null);
  const room = PHOTO_LIMITS.perImport - count;

  const take = (list: FileList | null) => {
    const { taken, failures: refused } = photoBatch([...(list ?? [])], room);
    setFailures(refused);
    if (taken.length > 0) onAdd(taken);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const input = {
    type: 'file',
    accept: PICTURE_TYPES,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      take(event.target.files);
      event.target.value = '';
    },
  };

  return (
    <div>
      {room > 0 && (
        <label
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={cn(
            'flex cursor-pointer flex-col items-center justify-center gap-1 rounded-card border-2 border-dashed border-control p-5 text-center transition-colors hover:border-accent',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
            count === 0 ? 'min-h-56' : 'min-h-28',
            isOver && 'border-accent bg-accent-soft',
          )}
        >
          <ImagePlus aria-hidden className={count === 0 ? 'size-10 text-accent' : 'size-7 text-accent'} />
          <span className="text-lg font-semibold">
            {count === 0 ? messages.choosePhotos : messages.addAnotherPage}
          </span>
          <span className="text-muted">{PHOTO_WORDS.dropHere(room)}</span>
          <input {...input} multiple className="sr-only" />
        </label>
      )}
      {room > 0 && (
        <div className="mt-3 hidden pointer-coarse:block">
          <Button variant="secondary" className="w-full" onClick={() => camera.current?.click()}>
            <Camera aria-hidden className="size-5" /> {messages.takeAPhoto}
          </Button>
          <input
            {...input}
            ref={camera}
            capture="environment"
            aria-label={messages.photoFromTheCamera}
            hidden
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
