import messages from '#messages/plan.json';
import { z } from 'zod';
import { isDay } from './day.ts';

/** A day that there is, as 'YYYY-MM-DD'. */
export const daySchema = z.iso
  .date(messages.dayInvalid)
  .refine(isDay, { error: messages.dayInvalid })
  .brand<'Day'>();
