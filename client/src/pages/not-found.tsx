import { MESSAGES } from '@larder/shared/errors';
import { paths } from '@larder/shared/paths';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { BrandMark } from '../components/layout/brand.tsx';
import { Button } from '../components/ui/button.tsx';
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
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="flex max-w-md flex-col items-center text-center">
        <BrandMark className="size-14" />
        <h1 className="mt-6 text-4xl">{MESSAGES.notFound}</h1>
        <p className="mt-3 text-muted">
          There is nothing at this address. It may have been mistyped, or what was here has been put away.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button variant="secondary" onClick={goBack}>
            <ArrowLeft /> Go Back
          </Button>
          <Button asChild>
            <Link to={paths.home()}>Go to Recipes</Link>
          </Button>
        </div>
      </div>
    </main>
  );
}
