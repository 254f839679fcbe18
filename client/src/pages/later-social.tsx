import { ADD_RECIPE_TITLE } from '@larder/shared/product';
import { Share2 } from 'lucide-react';
import { LaterPage } from '../components/layout/later-page.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function ImportSocialPage() {
  useDocumentTitle(ADD_RECIPE_TITLE);
  return (
    <LaterPage title="Import from Social Media" icon={<Share2 />} headline="Posts cannot be read yet">
      Larder does not read YouTube, Instagram and TikTok posts so far. Until it does, add the recipe by hand
      and keep the post’s address in its “Social media URL”.
    </LaterPage>
  );
}
