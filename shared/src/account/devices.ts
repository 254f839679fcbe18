import * as DEVICE_MESSAGES from '#messages/devices.json';
import { z } from 'zod';
import { inputOf } from '../input.ts';
import { idSchema } from '../list.ts';

export { DEVICE_MESSAGES };

/** One of the viewer's sessions. */
export const sessionItemDto = z.object({
  id: z.string(),
  /** 'Firefox on Windows' */
  device: z.string(),
  ip: z.string().nullable(),
  createdAt: z.date(),
  lastSeenAt: z.date(),
  isCurrent: z.boolean(),
});
export type SessionItemDto = z.infer<typeof sessionItemDto>;

export const endSessionInput = inputOf({ id: idSchema });
