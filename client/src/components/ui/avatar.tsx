import { cn } from '../../lib/cn.ts';

interface AvatarProps {
  name: string;
  imageUrl: string | null;
  className?: string;
}

/** A person's picture, or their initials. Decorative: the name stands beside it. */
export function Avatar({ name, imageUrl, className }: AvatarProps) {
  const look = cn('avatar', className);
  if (imageUrl)
    return <img src={imageUrl} alt="" width={40} height={40} className={cn(look, 'object-cover')} />;
  return (
    <span aria-hidden className={look}>
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
