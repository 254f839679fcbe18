import * as words from '#words/imports.json';
import { ImportList } from '../features/imports/import-list.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function ImportsPage() {
  useDocumentTitle(words.importsLarder);
  return <ImportList />;
}
