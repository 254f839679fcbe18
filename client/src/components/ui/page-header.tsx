import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { titleSize } from './title-size.ts';

interface PageHeaderProps {
  title: string;
  /** The title is a name that somebody chose: of any length, in any direction. */
  isName?: boolean;
  /** One quiet line below the title. */
  subtitle?: ReactNode;
  /** On a phone the subtitle stands in the place of the title, which is only read out: more room for what is below. */
  isSlim?: boolean;
  /** Breadcrumbs above it. */
  above?: ReactNode;
  /** In the title's line: the way back. */
  before?: ReactNode;
  actions?: ReactNode;
}

/** The top of a page: where one is, its name, and what can be done. */
export function PageHeader(props: PageHeaderProps) {
  const { title, isName = false, subtitle, isSlim = false, above, before, actions } = props;
  return (
    <header className={cn('sm:mb-6', isSlim ? 'mb-2' : 'mb-4')}>
      {above}
      <div
        className={cn(
          'flex flex-wrap items-end justify-between gap-x-3 gap-y-3 sm:gap-x-6',
          isSlim && 'max-sm:items-center',
        )}
      >
        <div className={isSlim ? 'min-w-min flex-1 sm:min-w-52' : 'min-w-[min(13rem,100%)] flex-auto'}>
          <div className="flex items-center gap-1">
            {before}
            <h1
              className={cn(
                'min-w-0',
                isSlim && title.length > SHORT_TITLE ? LONG_TITLE : titleSize(isName ? title : '', 'page'),
                isSlim && 'max-sm:sr-only sm:line-clamp-1',
              )}
            >
              {isName ? <bdi className="wrap-anywhere">{title}</bdi> : title}
            </h1>
          </div>
          {subtitle && (
            <div className={cn('mt-1 w-0 min-w-full text-pretty text-muted', isSlim && SLIM_SUBTITLE)}>
              {subtitle}
            </div>
          )}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">{actions}</div>}
      </div>
    </header>
  );
}

/** What is searched for is named in a title of the same height: nothing below it moves. */
const SHORT_TITLE = 16;
const LONG_TITLE = 'text-2xl/[2.73rem]';

const SLIM_SUBTITLE =
  'max-sm:mt-0 max-sm:w-auto max-sm:wrap-normal max-sm:font-display max-sm:text-xl max-sm:font-semibold max-sm:text-ink';
