import { LoaderCircle } from 'lucide-react';
import { cn } from '../../lib/cn.ts';

/** Decorative: what is going on must stand beside it in words. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cn('size-5 animate-spin text-accent', className)} />;
}
