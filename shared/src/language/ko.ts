import type { Language } from './language.ts';

export const ko: Language = {
  timeGlyphs: { hour: '시간', minute: '분', second: '초' },
};
