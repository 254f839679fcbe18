import { describe, expect, it } from 'vitest';
import { linesInSections } from './step-ingredients.ts';
import { timerName } from './timer-name.ts';
import { findTimers } from './timers.ts';

const INGREDIENTS = linesInSections([
  '3 cloves garlic, sliced',
  '2 large onions',
  '800 g chicken thighs',
  '2 tbsp olive oil',
  '300 g Mehl',
  '2 Zwiebeln, gehackt',
  '200 g riz',
]);

function namesIn(text: string): (string | null)[] {
  const timers = findTimers(text);
  return timers.map((_, index) => timerName(text, timers, index, INGREDIENTS));
}

describe('a timer is called', () => {
  it.each([
    ['Bake for 25 minutes.', ['Bake']],
    ['Heat the oil and cook the garlic for 1 minute.', ['Garlic']],
    ['Heat the oil and soften the onions for 5-7 minutes.', ['Onions']],
    ['Add the chicken and simmer for 1 1/2 hours.', ['Simmer']],
    ['Cook the garlic for 1 minute, then simmer for 20 minutes.', ['Garlic', 'Simmer']],
    ['Preheat the oven. Leave it for 10 minutes, resting under foil.', ['Resting']],
    ['Roast for 20 minutes at 220 °C, then for 1 hour at 180 °C.', ['Roast', null]],
    ['Simmer gently. Wait 5 minutes.', [null]],
    ['Stir for 2 minutes.', [null]],
    ['Die Zwiebeln 5 Minuten anbraten.', ['Anbraten']],
    ['Die Zwiebeln 5 Minuten in Butter schmelzen.', ['Zwiebeln']],
    ['Den Teig 30 Minuten ruhen lassen, dann 45 Minuten backen.', ['Ruhen', 'Backen']],
    ['Faire cuire le riz 12 minutes.', ['Riz']],
    ['Laisser mijoter 20 minutes.', ['Mijoter']],
    ['Hornear durante 30 minutos.', ['Hornear']],
    ['Leve ao forno e deixe assar por 40 minutos.', ['Assar']],
    ['Bak de taart 35 minuten en laat 10 minuten afkoelen.', ['Bak', 'Afkoelen']],
    ['Laat het deeg 1 uur rijzen.', ['Rijzen']],
    ['Grädda i 25 minuter. Låt svalna 10 minuter.', ['Grädda', 'Svalna']],
    ['Lad dejen hæve i 45 minutter.', ['Hæve']],
    ['La deigen heve i 45 minutter, og stek den i 20 minutter.', ['Heve', 'Stek']],
    ['Smaż 5 minut, potem dusić 20 minut.', ['Smaż', 'Dusić']],
    ['Pečte 30 minut, pak nechte 10 minut vychladnout.', ['Pečte', 'Vychladnout']],
    ['Hamuru 30 dakika dinlendirin.', ['Dinlendirin']],
    ['180 derecede 25 dakika pişirin.', ['Pişirin']],
    ['Put the fruit in a bag for 30 minutes.', [null]],
    ['Dus nog 5 minuten.', [null]],
  ])('in ‘%s’ %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it('nothing where there is no such timer', () => {
    expect(timerName('Bake.', [], 0, INGREDIENTS)).toBeNull();
  });
});
