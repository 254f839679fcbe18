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
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      // Drawn by CSS: a letter in the text would be copied, and found, in front of the title.
      data-initial={initial}
      className={cn(
        'grid place-items-center [container-type:size]',
        'before:font-display before:text-[48cqmin] before:font-semibold before:opacity-70 before:content-[attr(data-initial)]',
        tintOf(title),
        className,
      )}
    />
  );
}

/** The same title has the same tint everywhere. */
function tintOf(title: string): string {
  const sum = [...title].reduce((hash, char) => (hash * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7);
  return TINTS[sum % TINTS.length]!;
}
