import { shortDuration, spokenDuration } from '@larder/shared/recipe/duration';

/** A time in short, which is read out in words: '1 h 50 min' as '1 hour 50 minutes'. */
export function Duration({ minutes }: { minutes: number }) {
  const short = shortDuration(minutes);
  // Below an hour 'min' is said right by itself.
  if (minutes < 60) return short;
  return (
    <>
      <span aria-hidden>{short}</span>
      <span className="sr-only">{spokenDuration(minutes)}</span>
    </>
  );
}
