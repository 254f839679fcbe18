import type { Language } from './language.ts';

export const fi: Language = {
  numbers: { 1: 'yksi', 1.5: 'puolitoista', 2: 'kaksi', 3: 'kolme', 4: 'neljä', 5: 'viisi' },
  halves: 'puoli',
  and: 'ja',
  or: 'tai',
  units: { spoon: 'rkl | tl' },
  step: 'vaihe',
};
