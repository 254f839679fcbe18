import { PRODUCT_NAME } from '@larder/shared/product';
import { Chapters } from '../components/layout/chapters.tsx';
import { TextPage } from '../components/layout/text-page.tsx';
import { ABOUT_US } from '../features/legal/about-us.tsx';

export default function AboutPage() {
  return (
    <TextPage title={`About ${PRODUCT_NAME}`} lead="A shelf for the recipes you would hate to lose.">
      <Chapters chapters={ABOUT_US} />
    </TextPage>
  );
}
