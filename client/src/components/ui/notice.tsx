import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

const TONES = {
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
  warning: 'bg-warning-soft text-warning',
} as const;

interface NoticeProps {
  tone: keyof typeof TONES;
  children: ReactNode;
  className?: string | undefined;
}

/** One sentence about what just happened, in place and read out. */
export function Notice({ tone, children, className }: NoticeProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cn('rounded-control px-3.5 py-2.5 text-base font-medium', TONES[tone], className)}
    >
      {children}
    </div>
  );
}
