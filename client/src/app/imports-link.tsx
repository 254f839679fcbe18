import * as messages from '#messages/common.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '../components/ui/icon-button.tsx';
import { useImportCounts } from '../features/imports/live-imports.tsx';
import { RunningBadge } from './navigation.tsx';

/** Where there is no side navigation, the way to the imports; it counts those under way. */
export function ImportsLink() {
  const { active } = useImportCounts();
  return (
    <IconButton
      asChild
      label={active > 0 ? format(messages.importsRunning, { active }) : messages.imports}
      className="relative lg:hidden"
    >
      <Link to={paths.imports()}>
        <Download />
        {active > 0 && <RunningBadge count={active} isCorner />}
      </Link>
    </IconButton>
  );
}
