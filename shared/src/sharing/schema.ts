import type { z } from 'zod';
import { inputOf, listOf } from '../input.ts';
import { idSchema, pageInput } from '../list.ts';
import { SHARING_LIMITS, SHARING_MESSAGES } from './messages.ts';

// What is shared with chosen followers, who take part from when they accept: shopping lists and plans.

const userIds = listOf(idSchema, { max: SHARING_LIMITS.members, message: SHARING_MESSAGES.membersMost });

/** The whole sharing list that shall be; nobody is nobody. */
export const shareInput = inputOf({ id: idSchema, userIds });
export type ShareInput = z.infer<typeof shareInput>;

export const membersInput = pageInput.extend({ id: idSchema });
export type MembersInput = z.infer<typeof membersInput>;

export interface PersonDto {
  userId: string;
  displayName: string;
}

/** Somebody it is shared with; `acceptedAt` is null until they take part. */
export interface MemberDto extends PersonDto {
  acceptedAt: Date | null;
}

/** What the viewer is to it: its owner, or somebody it was shared with, who takes part from when they accept. */
export type SharingRole = 'owner' | 'member' | 'invited';
