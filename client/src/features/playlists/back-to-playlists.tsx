import * as messages from '#messages/collections.json';
import { paths } from '@larder/shared/paths';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { cn } from '../../lib/cn.ts';

export function BackToPlaylists({ className }: { className?: string }) {
  return (
    <IconButton asChild label={messages.backToCollections} className={cn('-ml-2', className)}>
      <Link to={paths.collections()}>
        <ArrowLeft />
      </Link>
    </IconButton>
  );
}
