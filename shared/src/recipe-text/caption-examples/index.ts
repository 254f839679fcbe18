import { TOLD_CAPTIONS } from './told.ts';
import { GERMANIC_CAPTIONS } from './germanic.ts';
import { ROMANCE_CAPTIONS } from './romance.ts';
import { OTHER_LANGUAGES_CAPTIONS } from './other-languages.ts';
import { FOR_THE_CAPTIONS } from './for-the.ts';
import { SECTIONS_CAPTIONS } from './sections.ts';
import { INLINE_CAPTIONS } from './inline.ts';
import { BARE_CAPTIONS } from './bare.ts';
import { NUMBERED_CAPTIONS } from './numbered.ts';
import { BULLETED_CAPTIONS } from './bulleted.ts';
import { CREATORS_CAPTIONS } from './creators.ts';
import type { CaptionExample } from './example.ts';

export const CAPTION_EXAMPLES: readonly CaptionExample[] = [
  ...TOLD_CAPTIONS,
  ...GERMANIC_CAPTIONS,
  ...ROMANCE_CAPTIONS,
  ...OTHER_LANGUAGES_CAPTIONS,
  ...FOR_THE_CAPTIONS,
  ...SECTIONS_CAPTIONS,
  ...INLINE_CAPTIONS,
  ...BARE_CAPTIONS,
  ...NUMBERED_CAPTIONS,
  ...BULLETED_CAPTIONS,
  ...CREATORS_CAPTIONS,
];
