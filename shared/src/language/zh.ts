import type { Language } from './language.ts';

export const zh: Language = {
  timeGlyphs: { hour: '小时 | 小時', minute: '分钟 | 分鐘', second: '秒' },
};
