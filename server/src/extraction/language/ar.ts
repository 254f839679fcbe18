import type { Language } from './language.ts';

export const ar: Language = {
  ingredients: 'المكونات | المقادير',
  instructions: 'طريقة التحضير | الطريقة | التحضير',
  promo: 'احفظ | تابع',
};
