import * as messages from '#messages/legal.json';
import { Chapters } from '../components/layout/chapters.tsx';
import { TextPage } from '../components/layout/text-page.tsx';
import { LegalText } from '../features/legal/legal-text.tsx';
import { TERMS } from '../features/legal/terms.tsx';

const TITLE = messages.termsConditions;

export default function TermsPage() {
  return (
    <TextPage title={TITLE} lead={messages.whatYouCanExpectOfLarder}>
      <LegalText page="terms" title={TITLE}>
        <Chapters chapters={TERMS} />
      </LegalText>
    </TextPage>
  );
}
