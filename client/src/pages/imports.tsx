import { PRODUCT_NAME } from '@larder/shared/product';
import { ImportList } from '../features/imports/import-list.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function ImportsPage() {
  useDocumentTitle(`Imports - ${PRODUCT_NAME}`);
  return <ImportList />;
}
