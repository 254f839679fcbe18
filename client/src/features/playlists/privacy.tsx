import * as messages from '#messages/collections.json';
import { format } from '@larder/shared/messages/format';
import type { ListedPlaylistDto } from '@larder/shared/playlist/schema';
import type { PrivacyLevel } from '@larder/shared/playlist/messages';
import { Globe, Lock, UserRoundCheck, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../components/ui/badge.tsx';

interface Privacy {
  label: string;
  icon: ReactNode;
  /** Who sees such a collection. */
  meaning: string;
}

export const PRIVACY: Record<PrivacyLevel, Privacy> = {
  private: { label: messages.privateWord, icon: <Lock aria-hidden />, meaning: messages.onlyYou },
  limited: {
    label: messages.limited,
    icon: <UserRoundCheck aria-hidden />,
    meaning: messages.chosenFollowers,
  },
  followers_only: {
    label: messages.followersOnly,
    icon: <Users aria-hidden />,
    meaning: messages.limitedAccess,
  },
  public: {
    label: messages.publicWord,
    icon: <Globe aria-hidden />,
    meaning: messages.publicHint,
  },
};

type Shown = Pick<ListedPlaylistDto, 'privacyLevel' | 'sharedWith' | 'isForChosen'>;

/** The owner alone reads of a limited collection that it is, and how many it is for; to others it is for followers. */
function shownPrivacy({ privacyLevel, sharedWith, isForChosen }: Shown): Pick<Privacy, 'label' | 'icon'> {
  if (privacyLevel !== 'limited') return PRIVACY[privacyLevel];
  if (!sharedWith) return PRIVACY.followers_only;
  if (!isForChosen) return PRIVACY.limited;
  const whom = sharedWith.length === 0 ? 'nobody' : format(messages.follower, { count: sharedWith.length });
  return { label: format(messages.limitedTo, { whom }), icon: PRIVACY.limited.icon };
}

export function PrivacyLabel({ playlist }: { playlist: Shown }) {
  const { label, icon } = shownPrivacy(playlist);
  return (
    <span className="inline-flex items-center gap-1.5 [&>svg]:size-4">
      {icon}
      {label}
    </span>
  );
}

export function PrivacyBadge({ playlist, className }: { playlist: Shown; className?: string }) {
  const { label, icon } = shownPrivacy(playlist);
  return (
    <Badge tone={playlist.privacyLevel === 'public' ? 'success' : 'neutral'} className={className}>
      {icon} {label}
    </Badge>
  );
}
