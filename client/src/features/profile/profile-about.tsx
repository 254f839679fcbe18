import * as messages from '#messages/people.json';
import type { UserProfileDto } from '@larder/shared/profile/schema';
import { MapPin } from 'lucide-react';
import { Counts } from './profile-summary.tsx';

/** What another person lets others know of themselves. */
export function About({ profile: { bio, location } }: { profile: UserProfileDto }) {
  if (!bio && !location) return null;
  return (
    <div className="mt-5 max-w-[68ch] space-y-2">
      {bio && <p className="text-lg wrap-anywhere whitespace-pre-line">{bio}</p>}
      {location && (
        <p className="flex items-center gap-2 text-muted">
          <MapPin aria-hidden className="size-5 shrink-0" />
          <span className="wrap-anywhere">{location}</span>
        </p>
      )}
    </div>
  );
}

/** The numbers that they show. */
export function Statistics({ profile }: { profile: UserProfileDto }) {
  const counts = [
    { label: messages.followers, count: profile.followersCount },
    { label: messages.followingCount, count: profile.followingCount },
    { label: messages.collections, count: profile.collectionCount },
    { label: messages.recipes, count: profile.recipeCount },
  ].flatMap(({ label, count }) => (count === null ? [] : [{ label, count }]));
  return counts.length === 0 ? null : <Counts counts={counts} />;
}
