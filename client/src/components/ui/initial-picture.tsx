import { cn } from '../../lib/cn.ts';

const TINTS = [
  'bg-accent-soft text-accent-strong',
  'bg-easy-soft text-easy',
  'bg-medium-soft text-medium',
  'bg-line text-muted',
] as const;

interface InitialPictureProps {
  title: string;
  alt: string;
  className?: string | undefined;
}

/** In place of a picture that there is none of: the first letter of the title on a tint of its own. */
export function InitialPicture({ title, alt, className }: InitialPictureProps) {
  const [initial = ''] = title.toLocaleUpperCase().match(/[\p{L}\p{N}]/u) ?? [];
  return (
    <svg
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      viewBox="0 0 120 90"
      preserveAspectRatio="xMidYMid meet"
      className={cn('block', tintOf(title), className)}
    >
      <text
        x="60"
        y="46"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="44"
        className="fill-current font-display font-semibold opacity-70"
      >
        {initial}
      </text>
    </svg>
  );
}

/** The same title has the same tint everywhere. */
function tintOf(title: string): string {
  const sum = [...title].reduce((hash, char) => (hash * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7);
  return TINTS[sum % TINTS.length]!;
}
