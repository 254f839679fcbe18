import type { ImageDto } from '@larder/shared/recipe/image';
import { lazy, Suspense, useState, type ReactNode } from 'react';

const CoverDialog = lazy(() => import('./cover-dialog.tsx'));

interface CoverOptions {
  /** The picture that is shown now, asked when the dialog opens. */
  current: () => ImageDto | null;
  onSelect: (image: ImageDto | null) => void;
}

/** 'Upload Cover Photo', loaded when it is first asked for: `open` opens it, `dialog` is its place. */
export function useCoverDialog({ current, onSelect }: CoverOptions): { open: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const dialog = isOpen && (
    <Suspense fallback={null}>
      <CoverDialog
        current={current()}
        onClose={() => setOpen(false)}
        onSelect={(image) => {
          onSelect(image);
          setOpen(false);
        }}
      />
    </Suspense>
  );
  return { open: () => setOpen(true), dialog };
}
