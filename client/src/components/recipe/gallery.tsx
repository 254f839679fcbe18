import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import type { ImageDto } from '@larder/shared/recipe/image';
import type { ReactNode } from 'react';
import { EnlargeablePictures } from './enlargeable-pictures.tsx';

interface GalleryProps {
  /** Of the recipe. */
  title: string;
  /** A copy on a device may be older than galleries. */
  pictures: readonly ImageDto[] | undefined;
  shareId?: string;
  /** For their owner. */
  onRemove?: (picture: ImageDto, at: number) => void;
  /** For their owner: the way to add some, also where there are none yet. */
  children?: ReactNode;
}

/** The further pictures of a recipe, beneath it. */
export function Gallery({ title, pictures = [], shareId, onRemove, children }: GalleryProps) {
  if (pictures.length === 0 && !children) return null;
  return (
    <section aria-labelledby="gallery" className="mt-10 print:hidden">
      <h2 id="gallery" className="text-xl">
        {messages.gallery}
      </h2>
      {pictures.length > 0 && (
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
      )}
      {children}
    </section>
  );
}
