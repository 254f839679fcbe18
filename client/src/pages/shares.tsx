import * as words from '#words/recipe.json';
import { PageHeader } from '../components/ui/page-header.tsx';
import { ShareList } from '../features/shares/share-list.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function SharesPage() {
  useDocumentTitle(words.sharedLinksLarder);
  return (
    <>
      <PageHeader title={words.sharedLinks} subtitle={words.anyoneWithTheLinkCanSee2} />
      <ShareList />
    </>
  );
}
