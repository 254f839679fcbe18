import { PRODUCT_NAME } from '@larder/shared/product';
import { PageHeader } from '../components/ui/page-header.tsx';
import { ShareList } from '../features/shares/share-list.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function SharesPage() {
  useDocumentTitle(`Shared links - ${PRODUCT_NAME}`);
  return (
    <>
      <PageHeader
        title="Shared links"
        subtitle="Recipes that anybody with the link can see. Take a link back whenever you like."
      />
      <ShareList />
    </>
  );
}
