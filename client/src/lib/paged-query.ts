/** Options of an infinite query of any procedure that answers page by page. */
export const PAGED_QUERY = {
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined,
};
