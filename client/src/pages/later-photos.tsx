import { ADD_RECIPE_TITLE } from '@larder/shared/product';
import { Camera } from 'lucide-react';
import { LaterPage } from '../components/layout/later-page.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function ImportPhotosPage() {
  useDocumentTitle(ADD_RECIPE_TITLE);
  return (
    <LaterPage title="Import from Photos" icon={<Camera />} headline="Photos cannot be read yet">
      Larder does not read cookbook pages and handwritten cards so far. Until it does, a recipe can be typed
      in or brought from a web page.
    </LaterPage>
  );
}
