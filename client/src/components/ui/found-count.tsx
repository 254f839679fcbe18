interface FoundCountProps {
  query: { data: unknown; isPlaceholderData: boolean };
  line: () => string;
  className?: string;
}

/** How many there are. While an answer is on its way, what is known belongs to what was asked before: nothing is said. */
export function FoundCount({ query, line, className }: FoundCountProps) {
  return (
    <p role="status" className={className}>
      {query.data !== undefined && !query.isPlaceholderData ? line() : '\u00a0'}
    </p>
  );
}
