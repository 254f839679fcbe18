import { ADD_RECIPE_TITLE } from '@larder/shared/product';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { EarlierPhotos } from '../features/imports/earlier-photos.tsx';
import { usePhotoImport } from '../features/imports/use-photo-import.ts';
import { PhotoImportScreen } from '../features/photos/photo-import-screen.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { visitOf } from '../lib/nav-state.ts';

export default function ImportPhotosPage() {
  useDocumentTitle(ADD_RECIPE_TITLE);
  const visit = visitOf(useLocation());
  return <Photos key={visit} visit={visit} />;
}

/** The photos of one recipe; `visit` stays while they get an import, lose it and get another one. */
function Photos({ visit }: { visit: string }) {
  const [params, setParams] = useSearchParams();
  const importId = params.get('import') ?? undefined;
  const isLeft = useRef(false);
  const isDone = useCallback(() => isLeft.current, []);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  const photos = usePhotoImport(importId, (id) => {
    // The address may be another page's by now.
    if (!isLeft.current) setParams(id ? { import: id } : {}, { replace: true, state: { visit } });
  });
  return (
    <PhotoImportScreen
      photos={photos}
      earlier={!importId && <EarlierPhotos />}
      isDone={isDone}
      onDone={(done) => void (isLeft.current = done)}
    />
  );
}
