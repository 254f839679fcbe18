import * as messages from '#messages/photos.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import type { ImageDto } from '@larder/shared/recipe/image';
import { EnlargeablePictures } from '../../components/recipe/enlargeable-pictures.tsx';

interface PhotoGalleryProps {
  /** of the recipe */
  title: string;
  photos: ImageDto[];
}

/** What the recipe was read from: small beside it, large on demand. */
export default function PhotoGallery({ title, photos }: PhotoGalleryProps) {
  return (
    <section aria-label={messages.photos} className="mt-10">
      <p className="text-sm text-muted">{format(messages.createdWithPhotos, { count: photos.length })}</p>
      <EnlargeablePictures
        pictures={photos}
        fullAddress={paths.fullPhoto}
        words={{
          enlarge: (index) => format(messages.enlargePhoto, { index }),
          place: (at, photosCount) => format(messages.photoOf, { at, photosCount }),
          alt: (at) => format(messages.photoOfTitle, { at, title }),
        }}
      />
    </section>
  );
}
