import { cn } from '../../lib/cn.ts';

/** Our own picture for what has none: a pot on the table, in the colours of the theme. */
export function DefaultPicture({ alt, className }: { alt: string; className?: string }) {
  return (
    <svg
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMid meet"
      className={cn('block bg-sunken text-accent', className)}
    >
      <path
        d="M-640 178h1600v800H-640zM76 112a84 84 0 0 1 168 0a84 84 0 0 1-168 0z"
        className="fill-accent-soft"
      />
      <g fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M104 104h112v50a28 28 0 0 1-28 28h-56a28 28 0 0 1-28-28zM249 176a13 13 0 0 1 26 0a13 13 0 0 1-26 0zM277 181a9 9 0 0 1 18 0a9 9 0 0 1-18 0z"
          className="fill-surface"
        />
        <path d="M104 120H90a10 10 0 0 0 0 20h14M216 120h14a10 10 0 0 1 0 20h-14M94 102h132M152 92h16" />
        <path
          d="M132 62c-8-9 8-16 0-27M160 58c-9-10 9-18 0-30M188 62c-8-9 8-16 0-27M122 150v6a10 10 0 0 0 8 10M52 186V128M52 174c-16 0-24-8-24-20 14 0 24 8 24 20zM52 160c16 0 24-8 24-20-14 0-24 8-24 20zM52 146c-12 0-18-6-18-16 11 0 18 6 18 16zM262 163c1-5 4-8 9-9"
          opacity=".55"
        />
      </g>
    </svg>
  );
}
