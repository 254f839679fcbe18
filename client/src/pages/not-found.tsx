import * as messages from '#messages/common.json';
import { MESSAGES } from '@larder/shared/errors';
import { paths } from '@larder/shared/paths';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { SiteFooter } from '../components/layout/site-footer.tsx';
import { SiteHeader } from '../components/layout/site-header.tsx';
import { Button } from '../components/ui/button.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function NotFoundPage() {
  useDocumentTitle();
  const navigate = useNavigate();
  const goBack = () => {
    // The first page of a tab has nothing before it.
    if (window.history.length > 1) void navigate(-1);
    else void navigate(paths.home());
  };
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main className="flex flex-1 flex-col justify-center">
        <ErrorState as="h1" title={MESSAGES.notFound} message={messages.pageNotFound}>
          <Button variant="secondary" onClick={goBack}>
            <ArrowLeft /> {messages.goBack}
          </Button>
          <Button asChild>
            <Link to={paths.home()}>{messages.goToRecipes}</Link>
          </Button>
        </ErrorState>
      </main>
      <SiteFooter />
    </div>
  );
}
