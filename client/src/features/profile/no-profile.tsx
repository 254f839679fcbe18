import * as messages from '#messages/people.json';
import { paths } from '@larder/shared/paths';
import { PROFILE_MESSAGES } from '@larder/shared/profile/messages';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { failureOf } from '../../lib/error-message.ts';

interface NoProfileProps {
  profile: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
  isMissing: boolean;
}

/** In place of a profile that is not there or could not be loaded. */
export function NoProfile({ profile, isMissing }: NoProfileProps) {
  return (
    <ErrorState
      as="h1"
      title={isMissing ? messages.userNotFound : messages.errorLoadingProfile}
      {...(isMissing
        ? { message: PROFILE_MESSAGES.gone }
        : failureOf(profile.error, PROFILE_MESSAGES.userLoadFailed))}
      busy={profile.isFetching}
      onRetry={isMissing ? undefined : () => void profile.refetch()}
    >
      <Button asChild variant="secondary">
        <Link to={paths.connections()}>{messages.backToConnections}</Link>
      </Button>
    </ErrorState>
  );
}
