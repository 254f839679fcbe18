import { Button } from './button.tsx';

interface LoadMoreProps {
  hasMore: boolean;
  busy: boolean;
  onLoad: () => void;
}

/** The way to the next page of a list, at its end. */
export function LoadMore({ hasMore, busy, onLoad }: LoadMoreProps) {
  if (!hasMore) return null;
  return (
    <div className="mt-6 flex justify-center">
      <Button variant="secondary" busy={busy} onClick={onLoad}>
        Show more
      </Button>
    </div>
  );
}
