import * as messages from '#messages/legal.json';
import { Chapters } from '../components/layout/chapters.tsx';
import { TextPage } from '../components/layout/text-page.tsx';
import { LegalText } from '../features/legal/legal-text.tsx';
import { PRIVACY_POLICY } from '../features/legal/privacy-policy.tsx';

const TITLE = messages.privacyPolicy;

export default function PrivacyPolicyPage() {
  return (
    <TextPage title={TITLE} lead={messages.whatIsKeptAboutYouWhy}>
      <LegalText page="privacy-policy" title={TITLE}>
        <Chapters chapters={PRIVACY_POLICY} />
      </LegalText>
    </TextPage>
  );
}
