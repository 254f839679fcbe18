import { CornerDownRight } from 'lucide-react';

/** A link below a line, to the recipe that it names. */
export const LINKED_RECIPE =
  '-mt-2 mb-1 ml-8 inline-flex min-h-11 max-w-full items-center gap-1.5 text-accent-strong underline-offset-4 hover:underline print:hidden';

export function LinkedTitle({ title }: { title: string }) {
  return (
    <>
      <CornerDownRight aria-hidden className="size-4 shrink-0" />
      <bdi className="min-w-0 wrap-anywhere">{title}</bdi>
    </>
  );
}
