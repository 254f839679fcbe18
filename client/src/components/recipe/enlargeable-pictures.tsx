import { lazy, Suspense, useState } from 'react';
import { Picture } from '../ui/picture.tsx';
import type { EnlargeableProps } from './enlarged-picture.tsx';

const EnlargedPicture = lazy(() => import('./enlarged-picture.tsx'));

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
