import type { Language } from './language.ts';

export const ru: Language = {
  numbers: {
    1.5: 'полтора | полторы',
    2: 'два | две',
    3: 'три',
    4: 'четыре',
    5: 'пять',
    10: 'десять',
  },
  articles: 'один | одну | одна',
  halves: 'половина | половины | половину',
  and: 'и',
  or: 'или',
  to: 'до',
  units: {
    mass: 'г | гр | кг',
    volume: 'мл | дл | л',
    spoon: 'ст | ч',
    time: 'минут | минуты | час | часа | часов',
  },
  step: 'шаг',
};
