import type { Language } from './language.ts';

export const hu: Language = {
  articles: 'egy',
  halves: 'fél',
  and: 'és',
  units: { mass: 'g | dkg | kg', volume: 'ml | dl | l' },
  times: {
    hour: 'óra | órán | órát | óráig | órára',
    minute: 'perc | percig | percen | percet',
    second: 'másodperc*',
  },
};
