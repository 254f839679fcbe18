import type { ImageDto } from '@larder/shared/recipe/image';
import { lazy, Suspense, useState } from 'react';
import { Picture } from '../ui/picture.tsx';

const EnlargedPicture = lazy(() => import('./enlarged-picture.tsx'));

export interface EnlargeableProps {
  pictures: readonly ImageDto[];
  words: {
    /** On a small picture. */
    enlarge: (index: number) => string;
    /** Over a large one. */
    place: (at: number, count: number) => string;
    /** What the large one shows. */
    alt: (at: number) => string;
    remove?: string;
  };
  /** The share that lets an anonymous visitor see them. */
  shareId?: string;
  /** Of a larger file than is shown. */
  fullAddress?: (id: string) => string;
  /** For their owner. */
  onRemove?: (picture: ImageDto, at: number) => void;
}

/** Small pictures in a row, large on demand. */
export function EnlargeablePictures(props: EnlargeableProps) {
  const [at, setAt] = useState<number>();
  const { pictures, words, shareId } = props;
  return (
    <>
      <ul className="mt-2 flex flex-wrap gap-2">
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <button
              type="button"
              aria-label={words.enlarge(index + 1)}
              onClick={() => setAt(index)}
              className="block cursor-zoom-in overflow-hidden rounded-control border border-line"
            >
              <Picture
                image={picture}
                alt=""
                sizes="6rem"
                shareId={shareId}
                className="size-24 object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {at !== undefined && (
        <Suspense fallback={null}>
          <EnlargedPicture {...props} at={at} onTurn={setAt} onClose={() => setAt(undefined)} />
        </Suspense>
      )}
    </>
  );
}
