import * as messages from '#messages/photos.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import type { ImageDto } from '@larder/shared/recipe/image';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { Picture } from '../../components/ui/picture.tsx';

interface PhotoGalleryProps {
  /** of the recipe */
  title: string;
  photos: ImageDto[];
}

/** What the recipe was read from: small beside it, large on demand. */
export default function PhotoGallery({ title, photos }: PhotoGalleryProps) {
  const [at, setAt] = useState<number>();
  return (
    <section aria-label={messages.photos} className="mt-10">
      <p className="text-sm text-muted">{format(messages.createdWithPhotos, { count: photos.length })}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              aria-label={format(messages.enlargePhoto, { index: index + 1 })}
              onClick={() => setAt(index)}
              className="block cursor-zoom-in overflow-hidden rounded-control border border-line"
            >
              <Picture image={photo} alt="" sizes="6rem" className="size-24 object-cover" />
            </button>
          </li>
        ))}
      </ul>
      {at !== undefined && (
        <Enlarged title={title} photos={photos} at={at} onTurn={setAt} onClose={() => setAt(undefined)} />
      )}
    </section>
  );
}

interface EnlargedProps extends PhotoGalleryProps {
  at: number;
  onTurn: (at: number) => void;
  onClose: () => void;
}

function Enlarged({ title, photos, at, onTurn, onClose }: EnlargedProps) {
  const photo = photos[at];
  if (!photo) return null;
  const turn = (by: number) => onTurn((at + by + photos.length) % photos.length);
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={format(messages.photoOf, { at: at + 1, photosCount: photos.length })}
      footer={
        photos.length > 1 && (
          <>
            <Button variant="secondary" onClick={() => turn(-1)}>
              <ChevronLeft aria-hidden /> {messages.previous}
            </Button>
            <Button variant="secondary" onClick={() => turn(1)}>
              {messages.next} <ChevronRight aria-hidden />
            </Button>
          </>
        )
      }
    >
      <a
        href={paths.fullPhoto(photo.id)}
        target="_blank"
        rel="noopener noreferrer"
        title={messages.openInFullSize}
      >
        <Picture
          image={photo}
          alt={format(messages.photoOfTitle, { at: at + 1, title })}
          sizes="(min-width: 640px) 42rem, 100vw"
          className="max-h-[70dvh] w-full rounded-control bg-transparent! bg-contain! bg-no-repeat object-contain"
        />
      </a>
    </Dialog>
  );
}
