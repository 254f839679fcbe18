import type { Language } from './language.ts';

export const th: Language = {
  ingredients: 'ส่วนผสม',
  instructions: 'วิธีทำ',
};
