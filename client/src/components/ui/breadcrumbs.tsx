import * as messages from '#messages/common.json';
import { Children, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

/** Links from the top down; the last child names this page. */
export function Breadcrumbs({ children }: { children: ReactNode }) {
  const items = Children.toArray(children);
  return (
    <nav aria-label={messages.breadcrumb} className="min-w-0 flex-1">
      <ol className="flex items-center gap-x-1 text-sm text-muted [&_a]:block [&_a]:min-w-11 [&_a]:truncate [&_a]:leading-11 [&_a]:underline-offset-4 [&_a]:hover:text-accent [&_a]:hover:underline">
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li
              key={index}
              aria-current={last ? 'page' : undefined}
              className={cn('flex min-w-0 items-center gap-1', !last && 'max-w-2/5 shrink-0')}
            >
              {index > 0 && <span aria-hidden>/</span>}
              <span className={cn('min-w-0', last && 'truncate text-ink')}>{item}</span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
