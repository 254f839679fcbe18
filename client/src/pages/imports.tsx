import * as messages from '#messages/imports.json';
import { ImportList } from '../features/imports/import-list.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function ImportsPage() {
  useDocumentTitle(messages.importsLarder);
  return <ImportList />;
}
