import { cn } from '../../lib/cn.ts';

/** What is imported, as it is called; of an address the host stands out and the rest is quiet. */
export function ImportAddress({ label, className }: { label: string; className?: string }) {
  const { host, rest } = partsOf(label);
  return (
    <span className={cn('block truncate', host && 'text-muted', className)} title={label}>
      {host && <span className="font-semibold text-ink">{host}</span>}
      {rest}
    </span>
  );
}

function partsOf(label: string): { host?: string; rest: string } {
  const url = URL.canParse(label) ? new URL(label) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return { rest: label };
  const path = url.pathname === '/' ? '' : url.pathname;
  return { host: url.host.replace(/^www\./, ''), rest: readable(path + url.search) };
}

/** '/k%C3%A4se' is '/käse' to whoever reads it. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
