import { paths } from '@larder/shared/paths';
import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';

/** The header of the public pages; `children` are its actions. */
export function SiteHeader({ children }: { children?: ReactNode }) {
  return (
    <header className="print:hidden sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur">
      <div className="mx-auto flex min-h-[4.5rem] max-w-6xl flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2 sm:px-8">
        <a href={paths.home()} className="flex min-h-11 items-center rounded-control">
          <Brand />
        </a>
        <div className="flex min-w-0 flex-wrap items-center justify-end gap-1 sm:gap-2">{children}</div>
      </div>
    </header>
  );
}
