import * as messages from '#messages/collections.json';
import { paths } from '@larder/shared/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BackLink } from '../../components/ui/back-link.tsx';
import { Breadcrumbs } from '../../components/ui/breadcrumbs.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { PrivacyBadge } from './privacy.tsx';
import type { OwnPlaylist } from './use-playlist.ts';
import { nameOf } from './names.ts';

interface PlaylistHeaderProps {
  playlist: OwnPlaylist;
  count: ReactNode;
  actions: ReactNode;
}

export function PlaylistHeader({ playlist, count, actions }: PlaylistHeaderProps) {
  return (
    <PageHeader
      above={
        <div className="max-sm:hidden">
          <Breadcrumbs>
            <Link to={paths.collections()}>{messages.collections}</Link>
            <bdi>{nameOf(playlist)}</bdi>
          </Breadcrumbs>
        </div>
      }
      before={<BackLink to={paths.collections()} label={messages.backToCollections} />}
      title={nameOf(playlist)}
      isName
      subtitle={
        <>
          {playlist.description && (
            <p dir="auto" className="max-w-[68ch] whitespace-pre-line">
              {playlist.description}
            </p>
          )}
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <PrivacyBadge playlist={playlist} />
            {count}
          </div>
        </>
      }
      actions={actions}
    />
  );
}
