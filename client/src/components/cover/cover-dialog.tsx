import * as messages from '#messages/common.json';
import { format } from '@larder/shared/messages/format';
import type { ImageDto } from '@larder/shared/recipe/image';
import { ImagePlus, Trash2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { FailureText } from '../ui/failure-text.tsx';
import { FileDrop, FileInput } from '../ui/file-drop.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Picture } from '../ui/picture.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { useCoverUpload } from './use-cover-upload.ts';

interface CoverDialogProps {
  /** The picture that is shown now: it can be chosen again, or taken away. */
  current: ImageDto | null;
  onSelect: (image: ImageDto | null) => void;
  onClose: () => void;
}

/** 'Upload Cover Photo': pictures are sent as soon as they are chosen, and one of them is taken. */
export default function CoverDialog({ current, onSelect, onClose }: CoverDialogProps) {
  const { images, chosen, choose, sending, failures, take, remove } = useCoverUpload(current);
  const picked = images.find(({ id }) => id === chosen) ?? null;
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={messages.uploadCoverPhoto}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            disabled={sending.length > 0 || (picked?.id ?? null) === (current?.id ?? null)}
            onClick={() => onSelect(picked)}
          >
            {picked || !current ? messages.selectPhoto : messages.removeThisPhoto}
          </Button>
        </>
      }
    >
      <FileDrop as="label" className="min-h-36" onDrop={({ files }) => take([...files])}>
        <ImagePlus aria-hidden className="size-8 text-accent" />
        <span className="font-semibold">{messages.choosePhotos}</span>
        <span className="text-muted">{messages.coverDropHint}</span>
        <FileInput multiple accept="image/*" className="sr-only" onFiles={take} />
      </FileDrop>
      {sending.map(({ key, name, part }) => (
        <div key={key} className="mt-3">
          <p className="mb-1 truncate text-sm text-muted">{name}</p>
          <ProgressBar label={format(messages.uploading, { name })} value={part * 100} />
        </div>
      ))}
      {failures.map((failure) => (
        <Notice key={failure.message} tone="danger" className="mt-3">
          <FailureText {...failure} />
        </Notice>
      ))}
      {images.length > 0 && <Choice {...{ images, chosen }} onChoose={choose} onRemove={remove} />}
    </Dialog>
  );
}

interface ChoiceProps {
  images: readonly ImageDto[];
  chosen: string | null;
  onChoose: (id: string) => void;
  onRemove: (id: string) => void;
}

function Choice({ images, chosen, onChoose, onRemove }: ChoiceProps) {
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 text-sm font-semibold">{messages.yourPhotos}</legend>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {images.map((image, index) => (
          <li key={image.id} className="relative">
            <label className="block cursor-pointer overflow-hidden rounded-card border-4 border-transparent has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
              <input
                type="radio"
                name="cover-photo"
                aria-label={format(messages.photoAt, { index: index + 1 })}
                checked={chosen === image.id}
                onChange={() => onChoose(image.id)}
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              <Picture image={image} alt="" sizes="12rem" className="aspect-[4/3] w-full object-cover" />
            </label>
            <IconButton
              label={format(messages.removePhotoAt, { index: index + 1 })}
              className="absolute top-2 right-2 bg-surface"
              onClick={() => onRemove(image.id)}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
