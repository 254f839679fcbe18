import type { Language } from './language.ts';

export const he: Language = {
  ingredients: 'מצרכים | רכיבים',
  instructions: 'אופן ההכנה | אופן הכנה | הוראות הכנה',
};
