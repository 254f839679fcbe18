import * as messages from '#messages/recipe.json';
import { PageHeader } from '../components/ui/page-header.tsx';
import { ShareList } from '../features/shares/share-list.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function SharesPage() {
  useDocumentTitle(messages.sharedLinksLarder);
  return (
    <>
      <PageHeader title={messages.sharedLinks} subtitle={messages.sharedLinksHint} />
      <ShareList />
    </>
  );
}
