import type { Language } from './language.ts';

export const vi: Language = {
  ingredients: 'nguyên liệu',
  instructions: 'cách làm | cách nấu',
};
