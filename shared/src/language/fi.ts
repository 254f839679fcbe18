import type { Language } from './language.ts';

export const fi: Language = {
  numbers: { 2: 'kaksi', 3: 'kolme', 4: 'neljä' },
  halves: 'puoli',
  and: 'ja',
  units: { mass: 'g | kg', volume: 'dl | l', spoon: 'rkl | tl' },
  times: { hour: 'tunti* | tunnin', minute: 'min | minuut*', second: 'sekunt*' },
  step: 'vaihe',
};
