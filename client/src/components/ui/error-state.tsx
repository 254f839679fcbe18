import * as messages from '#messages/common.json';
import { CookingPot, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { Button } from './button.tsx';

interface ErrorStateProps {
  title: string;
  /** A page that consists of nothing else has it as its main heading. */
  as?: 'h1' | 'h2';
  message?: string;
  /** A second line: why. */
  detail?: string | undefined;
  onRetry?: () => void;
  retryLabel?: string;
  busy?: boolean;
  /** Other ways on: a link back, for instance. */
  children?: ReactNode;
}

/** Something failed: what, and what to do next. Where trying again is no way, nothing failed: it is not there. */
export function ErrorState({
  title,
  as: Heading = 'h2',
  message,
  detail,
  onRetry,
  retryLabel = messages.tryAgain,
  busy,
  children,
}: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-16 text-center">
      <div
        aria-hidden
        className={cn(
          'mb-5 grid size-20 place-items-center rounded-full [&>svg]:size-9',
          onRetry ? 'bg-danger-soft text-danger' : 'bg-sunken text-muted',
        )}
      >
        {onRetry ? <CookingPot /> : <SearchX />}
      </div>
      <Heading className="text-2xl">{title}</Heading>
      {message && <p className="mt-2 text-muted">{message}</p>}
      {detail && <p className="mt-1 text-muted">{detail}</p>}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
