import type { Language } from './language.ts';

export const uk: Language = {
  numbers: { 1.5: 'півтора | півтори', 2: 'два | дві | двох', 3: 'три | трьох', 4: 'чотири' },
  and: 'і',
  to: 'до',
  or: 'або',
  units: { mass: 'г | гр | кг', volume: 'мл | дл | л', spoon: 'ст | ч' },
};
