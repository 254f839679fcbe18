import type { Language } from './language.ts';

export const ja: Language = {
  timeGlyphs: { hour: '時間', minute: '分間 | 分', second: '秒' },
};
