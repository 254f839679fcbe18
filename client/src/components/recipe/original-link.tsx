import { ExternalLink } from 'lucide-react';

interface OriginalLinkProps {
  href: string;
  label: string;
}

/** To where a recipe was found. */
export function OriginalLink({ href, label }: OriginalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 max-w-full min-w-0 items-center gap-2 font-medium text-accent underline-offset-4 hover:underline print:text-ink"
    >
      <ExternalLink aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </a>
  );
}
