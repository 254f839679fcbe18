import type { Language } from './language.ts';

export const uk: Language = {
  numbers: { 2: 'два', 3: 'три' },
  and: 'і',
  to: 'до',
  units: { mass: 'г | гр | кг', volume: 'мл | дл | л', spoon: 'ст | ч' },
};
