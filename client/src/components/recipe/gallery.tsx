import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import type { ImageDto } from '@larder/shared/recipe/image';
import { EnlargeablePictures } from './enlargeable-pictures.tsx';

interface GalleryProps {
  /** Of the recipe. */
  title: string;
  /** A copy on a device may be older than galleries. */
  pictures: readonly ImageDto[] | undefined;
  shareId?: string;
  /** For their owner. */
  onRemove?: (picture: ImageDto, at: number) => void;
}

/** The further pictures of a recipe, beneath it. */
export function Gallery({ title, pictures = [], shareId, onRemove }: GalleryProps) {
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="gallery" className="mt-10 print:hidden">
      <h2 id="gallery" className="text-xl">
        {messages.gallery}
      </h2>
      <EnlargeablePictures
        pictures={pictures}
        shareId={shareId}
        onRemove={onRemove}
        words={{
          enlarge: (index) => format(messages.enlargePicture, { index }),
          place: (at, count) => format(messages.galleryPlace, { at, count }),
          remove: messages.removePicture,
          alt: (at) => format(messages.galleryPicture, { at, title }),
        }}
      />
    </section>
  );
}
