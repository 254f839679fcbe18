import * as messages from '#messages/common.json';
import { paths } from '@larder/shared/paths';
import { Link, useParams } from 'react-router-dom';
import { SiteFooter } from '../components/layout/site-footer.tsx';
import { SiteHeader } from '../components/layout/site-header.tsx';
import { Button } from '../components/ui/button.tsx';
import { SharedList } from '../features/shopping/shared-list.tsx';

export default function SharedListPage() {
  const { shareId = '' } = useParams();
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader>
        <Button asChild variant="ghost">
          <Link to={paths.home()}>{messages.goToRecipes}</Link>
        </Button>
      </SiteHeader>
      <main className="mx-auto w-full max-w-6xl flex-1 px-5 pt-6 pb-16 sm:px-8">
        <SharedList key={shareId} shareId={shareId} />
      </main>
      <SiteFooter />
    </div>
  );
}
