import { paths } from '@larder/shared/paths';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '../components/ui/icon-button.tsx';
import { useActiveImports } from '../features/imports/live-imports.tsx';
import { cn } from '../lib/cn.ts';
import { ImportsBadge, useImportsLabel } from './imports-badge.tsx';

/**
 * Where there is no side navigation, the way to the imports. On a phone, home has its search in that place while
 * none is under way: the drafts that wait stand above its list.
 */
export function ImportsLink({ isHome }: { isHome: boolean }) {
  const active = useActiveImports();
  const label = useImportsLabel();
  return (
    <IconButton
      asChild
      label={label}
      className={cn('relative lg:hidden', isHome && active === 0 && 'max-sm:hidden')}
    >
      <Link to={paths.imports()}>
        <Download />
        <ImportsBadge isCorner />
      </Link>
    </IconButton>
  );
}
