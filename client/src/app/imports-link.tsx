import * as messages from '#messages/common.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '../components/ui/icon-button.tsx';
import { useImportCounts } from '../features/imports/live-imports.tsx';
import { cn } from '../lib/cn.ts';
import { RunningBadge } from './navigation.tsx';

/**
 * Where there is no side navigation, the way to the imports; it counts those under way. While there are none, the search of
 * home has its place on a phone: the account's menu leads there too.
 */
export function ImportsLink({ isHome }: { isHome: boolean }) {
  const { active } = useImportCounts();
  return (
    <IconButton
      asChild
      label={active > 0 ? format(messages.importsRunning, { active }) : messages.imports}
      className={cn('relative lg:hidden', isHome && active === 0 && 'max-sm:hidden')}
    >
      <Link to={paths.imports()}>
        <Download />
        {active > 0 && <RunningBadge count={active} isCorner />}
      </Link>
    </IconButton>
  );
}
