import { Children, type ReactNode } from 'react';

/** Links from the top down; the last child names this page. */
export function Breadcrumbs({ children }: { children: ReactNode }) {
  const items = Children.toArray(children);
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline-offset-4 [&_a]:hover:text-accent [&_a]:hover:underline">
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li
              key={index}
              aria-current={last ? 'page' : undefined}
              className="flex min-w-0 items-center gap-1"
            >
              {index > 0 && <span aria-hidden>/</span>}
              <span className={last ? 'line-clamp-1 text-ink' : undefined}>{item}</span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
