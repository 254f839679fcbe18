import { paths } from '@larder/shared/paths';
import { Globe, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';

interface LaterPageProps {
  title: string;
  icon: ReactNode;
  headline: string;
  children: ReactNode;
}

/** A way in that is not built yet says so, and offers the ways that are. */
export function LaterPage({ title, icon, headline, children }: LaterPageProps) {
  return (
    <>
      <PageHeader
        title={title}
        above={
          <Breadcrumbs>
            <Link to={paths.home()}>Recipes</Link>
            <span>{title}</span>
          </Breadcrumbs>
        }
      />
      <EmptyState
        icon={icon}
        title={headline}
        action={
          <>
            <Button asChild>
              <Link to={paths.addRecipe()}>
                <PencilLine /> Add Manually
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={paths.importUrl()}>
                <Globe /> Import from URL
              </Link>
            </Button>
          </>
        }
      >
        {children}
      </EmptyState>
    </>
  );
}
