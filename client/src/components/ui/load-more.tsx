import * as messages from '#messages/common.json';
import { Button } from './button.tsx';

export interface NextPageQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/** The way to the next page of a list, at its end. */
export function LoadMore({ query }: { query: NextPageQuery }) {
  if (!query.hasNextPage) return null;
  return (
    <div className="mt-6 flex justify-center">
      <Button variant="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {query.isFetchNextPageError ? messages.tryAgainInText : messages.showMore}
      </Button>
    </div>
  );
}
