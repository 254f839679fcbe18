import * as messages from '#messages/imports.json';
import { paths } from '@larder/shared/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BackLink } from '../../components/ui/back-link.tsx';
import { Breadcrumbs } from '../../components/ui/breadcrumbs.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { cn } from '../../lib/cn.ts';

interface ImportFrameProps {
  title: string;
  subtitle: string;
  children: ReactNode;
}

/** The page around a way to import a recipe. */
export function ImportFrame({ title, subtitle, children }: ImportFrameProps) {
  return (
    <div className="max-w-3xl">
      <PageHeader
        above={
          <div className="max-sm:hidden">
            <Breadcrumbs>
              <Link to={paths.home()}>{messages.recipes}</Link>
              {title}
            </Breadcrumbs>
          </div>
        }
        before={<BackLink to={paths.home()} />}
        title={title}
        subtitle={subtitle}
      />
      {children}
    </div>
  );
}

export function ImportCard({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cn(className, 'rounded-card border border-line bg-surface p-5 sm:p-8')}>{children}</div>
  );
}
