import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { titleSize } from './title-size.ts';

interface PageHeaderProps {
  title: string;
  /** The title is a name that somebody chose: of any length, in any direction. */
  isName?: boolean;
  /** One quiet line below the title. */
  subtitle?: ReactNode;
  /** Breadcrumbs above it. */
  above?: ReactNode;
  /** In the title's line: the way back. */
  before?: ReactNode;
  actions?: ReactNode;
}

/** The top of a page: where one is, its name, and what can be done. */
export function PageHeader({ title, isName = false, subtitle, above, before, actions }: PageHeaderProps) {
  return (
    <header className="mb-4 sm:mb-6">
      {above}
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-3 sm:gap-x-6">
        <div className="min-w-[min(8rem,100%)] flex-auto">
          <div className="flex items-center gap-1">
            {before}
            <h1 className={cn('min-w-0', titleSize(isName ? title : '', 'page'))}>
              {isName ? <bdi className="wrap-anywhere">{title}</bdi> : title}
            </h1>
          </div>
          {subtitle && <div className="mt-1 w-0 min-w-full text-pretty text-muted">{subtitle}</div>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">{actions}</div>}
      </div>
    </header>
  );
}
