import { PRODUCT_NAME } from '@larder/shared/product';
import { cn } from '../../lib/cn.ts';

/** The jar. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={cn('shrink-0 text-accent', className)}>
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <g
        fill="none"
        className="stroke-on-accent"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M10.5 8h11M11.5 8v2.6c-1.9.8-3 2.3-3 4.4v7.5A2.5 2.5 0 0 0 11 25h10a2.5 2.5 0 0 0 2.5-2.5V15c0-2.1-1.1-3.6-3-4.4V8" />
        <path d="M12.5 17.5h7M12.5 20.5h4.5" />
      </g>
    </svg>
  );
}

/** The jar and the name. `isShort`: on a phone the name is only read out. */
export function Brand({ isShort = false }: { isShort?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 sm:gap-2.5">
      <BrandMark className="size-8" />
      <span
        className={cn(
          'font-display text-xl leading-none sm:text-2xl font-semibold tracking-tight text-ink',
          isShort && 'max-sm:sr-only',
        )}
      >
        {PRODUCT_NAME}
      </span>
    </span>
  );
}
