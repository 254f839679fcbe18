import type { Language } from './language.ts';

export const ro: Language = {
  units: { mass: 'g | grame | kg', volume: 'ml | l' },
  times: { hour: 'oră | ore | orelor', minute: 'min | minut*', second: 'secunda | secunde | secundă' },
};
