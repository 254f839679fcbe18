import * as messages from '#messages/common.json';
import { MESSAGES } from '@larder/shared/errors';
import { paths } from '@larder/shared/paths';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { SiteFooter } from '../components/layout/site-footer.tsx';
import { SiteHeader } from '../components/layout/site-header.tsx';
import { Button } from '../components/ui/button.tsx';
import { DefaultPicture } from '../components/ui/default-picture.tsx';
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
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col items-center justify-center px-5 py-12 text-center">
        <DefaultPicture alt="" className="aspect-[4/3] w-64 max-w-full rounded-card" />
        <h1 className="mt-8 text-4xl">{MESSAGES.notFound}</h1>
        <p className="mt-3 text-lg text-muted">{messages.pageNotFound}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button variant="secondary" onClick={goBack}>
            <ArrowLeft /> {messages.goBack}
          </Button>
          <Button asChild>
            <Link to={paths.home()}>{messages.goToRecipes}</Link>
          </Button>
        </div>
      </main>
      <SiteFooter />
    </div>
  );
}
