import * as messages from '#messages/bin.json';
import { BinScreen } from '../features/bin/bin-screen.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function RecentlyDeletedPage() {
  useDocumentTitle(messages.pageTitle);
  return <BinScreen />;
}
