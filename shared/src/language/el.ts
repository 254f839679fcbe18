import type { Language } from './language.ts';

export const el: Language = {
  times: { hour: 'ώρ*', minute: 'λεπτ*', second: 'δευτερ*' },
};
