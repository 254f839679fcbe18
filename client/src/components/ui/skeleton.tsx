import { cn } from '../../lib/cn.ts';

/** A shape that stands for what is still coming. The list around it says aria-busy. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('skeleton', className)} />;
}
