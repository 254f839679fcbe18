import * as messages from '#messages/legal.json';
import { Chapters } from '../components/layout/chapters.tsx';
import { TextPage } from '../components/layout/text-page.tsx';
import { ABOUT_US } from '../features/legal/about-us.tsx';

export default function AboutPage() {
  return (
    <TextPage title={messages.aboutLarder} lead={messages.aShelfForTheRecipesYoud}>
      <Chapters chapters={ABOUT_US} />
    </TextPage>
  );
}
