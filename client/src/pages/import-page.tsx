import { ADD_RECIPE_TITLE } from '@larder/shared/product';
import { HandedPageForm } from '../features/imports/handed-page-form.tsx';
import { ImportFrame } from '../features/imports/import-frame.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function ImportPagePage() {
  useDocumentTitle(ADD_RECIPE_TITLE);
  return (
    <ImportFrame title="Save to Larder" subtitle="The page you were looking at, as your browser shows it.">
      <HandedPageForm />
    </ImportFrame>
  );
}
