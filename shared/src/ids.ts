import { z } from 'zod';

/** The id of a person: who acts, and whose sessions, follows, ticks and cook log they are. */
export type UserId = string & z.$brand<'UserId'>;
/** The id of a vault: whose the recipes, collections, photos and imports are. */
export type VaultId = string & z.$brand<'VaultId'>;

export const userIdSchema = z.uuid().brand<'UserId'>();
export const vaultIdSchema = z.uuid().brand<'VaultId'>();

/** The vault that each person has alone. It has the person's id. */
export const ownVaultOf = (userId: UserId): VaultId => userId as string as VaultId;
/** The person whose own vault this is. */
export const personOf = (vaultId: VaultId): UserId => vaultId as string as UserId;

/** What a member of a vault may do: only read it, or change it too; its owner also says who else is in it. */
export type VaultRole = 'owner' | 'editor' | 'reader';

/** A person in their own vault. */
export const inOwnVault = (userId: UserId): { vaultId: VaultId; role: VaultRole } => ({
  vaultId: ownVaultOf(userId),
  role: 'owner',
});
