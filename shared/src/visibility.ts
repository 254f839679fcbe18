import type { PrivacyLevel } from './playlist/messages.ts';

/** Everything that decides whether somebody may see a playlist of somebody else. */
export interface PlaylistRelationship {
  /** As stored: a level this version does not know counts as private. */
  privacyLevel: string;
  isOwner: boolean;
  /** The viewer follows the owner. */
  isFollower: boolean;
  /** The owner has blocked the viewer. */
  isBlocked: boolean;
  /** The owner's profile is open to strangers. */
  isProfilePublic: boolean;
  /** The owner has chosen people, whether or not any of them is left. It counts while the playlist is limited. */
  isForChosen: boolean;
  /** The viewer is one of those chosen. */
  isChosen: boolean;
}

/** Everything that decides what somebody sees of a profile. */
export type ProfileRelationship = Omit<PlaylistRelationship, 'privacyLevel' | 'isForChosen' | 'isChosen'>;

/**
 * What somebody sees of a profile (docs/rules.md, Authorization): whom the owner has blocked, nothing; a stranger to a profile
 * that is not public, name and picture; everybody else, whatever its flags show.
 */
export function seenOfProfile(standing: ProfileRelationship): 'nothing' | 'name' | 'open' {
  if (standing.isOwner) return 'open';
  if (standing.isBlocked) return 'nothing';
  return standing.isFollower || standing.isProfilePublic ? 'open' : 'name';
}

const FOLLOWERS_SEE: readonly string[] = ['public', 'followers_only'] satisfies PrivacyLevel[];

/**
 * Who may see a playlist (docs/rules.md, Authorization): its owner; unless blocked by the owner, a follower if it is public,
 * followers only, or limited to all followers or to some of whom they are one, and any signed-in person if it is public and
 * so is the owner's profile. Server code asks the same in SQL (`playlistVisibleTo`); a test holds the two together.
 */
export function canSeePlaylist(standing: PlaylistRelationship): boolean {
  if (standing.isOwner) return true;
  if (standing.isBlocked) return false;
  if (standing.isFollower && FOLLOWERS_SEE.includes(standing.privacyLevel)) return true;
  if (standing.isFollower && standing.privacyLevel === 'limited')
    return !standing.isForChosen || standing.isChosen;
  return standing.privacyLevel === 'public' && standing.isProfilePublic;
}

/** Who may see a recipe: its owner, and whoever may see one of its owner's playlists that hold it. */
export function canSeeRecipe(isOwner: boolean, holdingPlaylists: readonly PlaylistRelationship[]): boolean {
  return isOwner || holdingPlaylists.some(canSeePlaylist);
}
