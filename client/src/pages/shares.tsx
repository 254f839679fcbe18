import * as messages from '#messages/recipe.json';
import { paths } from '@larder/shared/paths';
import { BackLink } from '../components/ui/back-link.tsx';
import { PageHeader } from '../components/ui/page-header.tsx';
import { ShareList } from '../features/shares/share-list.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function SharesPage() {
  useDocumentTitle(messages.sharedLinksLarder);
  return (
    <>
      <PageHeader
        before={<BackLink to={paths.home()} />}
        title={messages.sharedLinks}
        subtitle={messages.sharedLinksHint}
      />
      <ShareList />
    </>
  );
}
