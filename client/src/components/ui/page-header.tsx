import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  /** One quiet line below the title. */
  subtitle?: ReactNode;
  /** Breadcrumbs or a back button above it. */
  above?: ReactNode;
  actions?: ReactNode;
}

/** The top of a page: where one is, its name, and what can be done. */
export function PageHeader({ title, subtitle, above, actions }: PageHeaderProps) {
  return (
    <header className="mb-6">
      {above}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-[min(16rem,100%)] flex-auto">
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          {subtitle && <div className="mt-1 w-0 min-w-full text-pretty text-muted">{subtitle}</div>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  );
}
