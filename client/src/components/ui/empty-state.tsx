import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** A page that consists of nothing else has it as its main heading. */
  as?: 'h1' | 'h2';
  children?: ReactNode;
  action?: ReactNode;
}

/** Nothing here yet: what it would be, and how to begin. */
export function EmptyState({ icon, title, as: Heading = 'h2', children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-16 text-center">
      {icon && (
        <div
          aria-hidden
          className="mb-5 grid size-20 place-items-center rounded-full bg-accent-soft text-accent [&>svg]:size-9"
        >
          {icon}
        </div>
      )}
      <Heading className="text-2xl">{title}</Heading>
      {children && <div className="mt-2 text-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
