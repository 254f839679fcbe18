import * as words from '#words/legal.json';
import { Chapters } from '../components/layout/chapters.tsx';
import { TextPage } from '../components/layout/text-page.tsx';
import { LegalText } from '../features/legal/legal-text.tsx';
import { PRIVACY_POLICY } from '../features/legal/privacy-policy.tsx';

const TITLE = words.privacyPolicy;

export default function PrivacyPolicyPage() {
  return (
    <TextPage title={TITLE} lead={words.whatIsKeptAboutYouWhy}>
      <LegalText page="privacy-policy" title={TITLE}>
        <Chapters chapters={PRIVACY_POLICY} />
      </LegalText>
    </TextPage>
  );
}
