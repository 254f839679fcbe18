import * as messages from '#messages/imports.json';
import { ADD_RECIPE_TITLE } from '@larder/shared/product';
import { HandedPageForm } from '../features/imports/handed-page-form.tsx';
import { ImportFrame } from '../features/imports/import-frame.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function ImportPagePage() {
  useDocumentTitle(ADD_RECIPE_TITLE);
  return (
    <ImportFrame title={messages.saveToLarder} subtitle={messages.handedPageHint}>
      <HandedPageForm />
    </ImportFrame>
  );
}
