import * as words from '#words/legal.json';
import { PRODUCT_NAME } from '@larder/shared/product';
import { Chapters } from '../components/layout/chapters.tsx';
import { TextPage } from '../components/layout/text-page.tsx';
import { LegalText } from '../features/legal/legal-text.tsx';
import { TERMS } from '../features/legal/terms.tsx';

const TITLE = words.termsConditions;

export default function TermsPage() {
  return (
    <TextPage title={TITLE} lead={`What you can expect of ${PRODUCT_NAME}, and what it expects of you.`}>
      <LegalText page="terms" title={TITLE}>
        <Chapters chapters={TERMS} />
      </LegalText>
    </TextPage>
  );
}
