import * as messages from '#messages/moves.json';
import { MoveInScreen } from '../features/moves/move-in-screen.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function MoveInPage() {
  useDocumentTitle(messages.pageTitle);
  return <MoveInScreen />;
}
