import type { PrivacyLevel } from './playlist/messages.ts';

/** The facts that decide whether a viewer may see a playlist. */
export interface PlaylistRelationship {
  /** As stored; an unknown level counts as private. */
  privacyLevel: string;
  isOwner: boolean;
  /** The viewer follows the owner. */
  isFollower: boolean;
  /** The owner has blocked the viewer. */
  isBlocked: boolean;
  /** The owner's profile is public. */
  isProfilePublic: boolean;
  /** The playlist has a sharing list, even an empty one. Only matters for limited playlists. */
  isForChosen: boolean;
  /** The viewer is on the sharing list. */
  isChosen: boolean;
}

/** The facts that decide what a viewer sees of a profile. */
export type ProfileRelationship = Omit<PlaylistRelationship, 'privacyLevel' | 'isForChosen' | 'isChosen'>;

/**
 * What a viewer sees of a profile (docs/rules.md, Authorization): nothing when the owner has blocked them; name and picture
 * when they do not follow the owner and the profile is not public; otherwise whatever its flags show.
 */
export function seenOfProfile(relationship: ProfileRelationship): 'nothing' | 'name' | 'open' {
  if (relationship.isOwner) return 'open';
  if (relationship.isBlocked) return 'nothing';
  return relationship.isFollower || relationship.isProfilePublic ? 'open' : 'name';
}

const FOLLOWERS_SEE: readonly string[] = ['public', 'followers_only'] satisfies PrivacyLevel[];

/**
 * Who may see a playlist (docs/rules.md, Authorization): its owner; followers, if it is public, for followers only, or limited
 * to a sharing list that is not set or names them; every signed-in person, if playlist and profile are public; never a person
 * whom the owner has blocked. `playlistVisibleTo` is the same rule in SQL, and a test compares the two.
 */
export function canSeePlaylist(relationship: PlaylistRelationship): boolean {
  if (relationship.isOwner) return true;
  if (relationship.isBlocked) return false;
  if (relationship.isFollower && FOLLOWERS_SEE.includes(relationship.privacyLevel)) return true;
  if (relationship.isFollower && relationship.privacyLevel === 'limited')
    return !relationship.isForChosen || relationship.isChosen;
  return relationship.privacyLevel === 'public' && relationship.isProfilePublic;
}

/** Who may see a recipe: its owner, and viewers who may see one of the owner's playlists that hold it. */
export function canSeeRecipe(isOwner: boolean, holdingPlaylists: readonly PlaylistRelationship[]): boolean {
  return isOwner || holdingPlaylists.some(canSeePlaylist);
}
