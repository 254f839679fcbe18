import type { Language } from './language.ts';

export const fi: Language = {
  numbers: { 2: 'kaksi', 3: 'kolme', 4: 'neljä' },
  halves: 'puoli',
  and: 'ja',
  units: { spoon: 'rkl | tl' },
  step: 'vaihe',
};
