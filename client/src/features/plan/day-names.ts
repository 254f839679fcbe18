import { dayFormat } from '@larder/shared/day/day';
import { LANGUAGE } from '@larder/shared/messages/built-language';

/** 'Thu' */
export const weekdayShort = dayFormat(LANGUAGE, { weekday: 'short' });
/** 'Thursday, Nov 26' */
export const weekdayLong = dayFormat(LANGUAGE, { weekday: 'long', month: 'short', day: 'numeric' });
/** 'Nov 26' */
export const dayShort = dayFormat(LANGUAGE, { month: 'short', day: 'numeric' });
/** '26' */
export const dayNumber = dayFormat(LANGUAGE, { day: 'numeric' });
