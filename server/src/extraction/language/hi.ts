import type { Language } from './language.ts';

export const hi: Language = {
  ingredients: 'सामग्री',
  instructions: 'विधि | बनाने की विधि',
};
