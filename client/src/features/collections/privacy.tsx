import type { ChosenPrivacyLevel, PrivacyLevel } from '@larder/shared/playlist';
import { Globe, Lock, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../components/ui/badge.tsx';

interface Privacy {
  label: string;
  icon: ReactNode;
  /** Who sees such a collection. */
  meaning: string;
}

export const PRIVACY: Record<ChosenPrivacyLevel, Privacy> = {
  private: { label: 'Private', icon: <Lock aria-hidden />, meaning: 'Only you' },
  followers_only: {
    label: 'Followers Only',
    icon: <Users aria-hidden />,
    meaning: 'Limited Access: you and your followers',
  },
  public: { label: 'Public', icon: <Globe aria-hidden />, meaning: 'Anyone with a Larder account' },
};

/** The legacy level means what followers only does. */
export function chosenLevel(level: PrivacyLevel): ChosenPrivacyLevel {
  return level === 'limited' ? 'followers_only' : level;
}

export function PrivacyLabel({ level }: { level: PrivacyLevel }) {
  const { label, icon } = PRIVACY[chosenLevel(level)];
  return (
    <span className="inline-flex items-center gap-1.5 [&>svg]:size-4">
      {icon}
      {label}
    </span>
  );
}

export function PrivacyBadge({ level, className }: { level: PrivacyLevel; className?: string }) {
  const { label, icon } = PRIVACY[chosenLevel(level)];
  return (
    <Badge tone={level === 'public' ? 'success' : 'neutral'} className={className}>
      {icon} {label}
    </Badge>
  );
}
