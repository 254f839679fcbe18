import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTimers } from './timers.ts';

const MIN = 60;
const HOUR = 3600;
/** [what is written, when it rings, the longer end] of every timer. */
const timersOf = (text: string) =>
  findTimers(text).map(({ start, end, seconds, upTo }) => [text.slice(start, end), seconds, upTo]);

describe('findTimers', () => {
  it.each([
    ['Bake 20-25 minutes.', [['20-25 minutes', 20 * MIN, 25 * MIN]]],
    ['Bake for 20 to 25 min, until brown.', [['20 to 25 min', 20 * MIN, 25 * MIN]]],
    ['Simmer 1 1/2 hours', [['1 1/2 hours', 1.5 * HOUR, null]]],
    ['Simmer 1½ hrs.', [['1½ hrs', 1.5 * HOUR, null]]],
    ['Roast for 1 hour 30 minutes', [['1 hour 30 minutes', 1.5 * HOUR, null]]],
    ['Roast for 1 hr., and 15 mins', [['1 hr., and 15 mins', 1.25 * HOUR, null]]],
    ['1h30 im Ofen', [['1h30', 1.5 * HOUR, null]]],
    ['Let stand 1 h 5 min', [['1 h 5 min', 65 * MIN, null]]],
    ['After a 30-minute rest', [['30-minute', 30 * MIN, null]]],
    ['45 minutes to 1 hour', [['45 minutes to 1 hour', 45 * MIN, HOUR]]],
    ['Whisk for 45 seconds', [['45 seconds', 45, null]]],
    ['Wait half an hour.', [['half an hour', HOUR / 2, null]]],
    ['Simmer for twenty-five minutes', [['twenty-five minutes', 25 * MIN, null]]],
    ['thirty-five to forty minutes', [['thirty-five to forty minutes', 35 * MIN, 40 * MIN]]],
    ['fünfundzwanzig Minuten backen', [['fünfundzwanzig Minuten', 25 * MIN, null]]],
    ['eine Viertelstunde ruhen lassen', [['eine Viertelstunde', 15 * MIN, null]]],
    ['cuire trente-cinq minutes', [['trente-cinq minutes', 35 * MIN, null]]],
    ['treinta y cinco minutos', [['treinta y cinco minutos', 35 * MIN, null]]],
    ['cuocere venticinque minuti', [['venticinque minuti', 25 * MIN, null]]],
    ['vijfentwintig minuten', [['vijfentwintig minuten', 25 * MIN, null]]],
    ['drie kwartier in de oven', [['drie kwartier', 45 * MIN, null]]],
    ['grädda tjugofem minuter', [['tjugofem minuter', 25 * MIN, null]]],
    ['dwadzieścia pięć minut', [['dwadzieścia pięć minut', 25 * MIN, null]]],
    ['jäs i en och en halv timme', [['en och en halv timme', 1.5 * HOUR, null]]],
    ['twee en een half uur laten rijzen', [['twee en een half uur', 2.5 * HOUR, null]]],
    ['gotuj dwie i pół godziny', [['dwie i pół godziny', 2.5 * HOUR, null]]],
    ['Bake for one hundred and twenty minutes', [['one hundred and twenty minutes', 2 * HOUR, null]]],
    ['cuire cent vingt minutes', [['cent vingt minutes', 2 * HOUR, null]]],
    ['Chill an hour and a half', [['an hour and a half', 1.5 * HOUR, null]]],
    ['Chill for two to three hours', [['two to three hours', 2 * HOUR, 3 * HOUR]]],
    ['Fry for a minute', [['a minute', MIN, null]]],
    ['Fry 2 or 3 minutes', [['2 or 3 minutes', 2 * MIN, 3 * MIN]]],
    [
      'Bake 20 minutes, turn, then 10 minutes more.',
      [
        ['20 minutes', 20 * MIN, null],
        ['10 minutes', 10 * MIN, null],
      ],
    ],
    ['25–30 Minuten bei 180 °C backen', [['25–30 Minuten', 25 * MIN, 30 * MIN]]],
    ['1,5 Stunden ruhen lassen', [['1,5 Stunden', 1.5 * HOUR, null]]],
    [
      'eine halbe Stunde, dann eine Stunde',
      [
        ['eine halbe Stunde', HOUR / 2, null],
        ['eine Stunde', HOUR, null],
      ],
    ],
    ['Anderthalb Stunden gehen lassen', [['Anderthalb Stunden', 1.5 * HOUR, null]]],
    ['1 Std. 20 Min. schmoren', [['1 Std. 20 Min', 80 * MIN, null]]],
    ['Cuire entre 20 et 25 minutes', [['20 et 25 minutes', 20 * MIN, 25 * MIN]]],
    ['Laisser reposer une demi-heure', [['une demi-heure', HOUR / 2, null]]],
    ['pendant 1 heure et demie', [['1 heure et demie', 1.5 * HOUR, null]]],
    ['Hornear de 30 a 35 minutos', [['30 a 35 minutos', 30 * MIN, 35 * MIN]]],
    ['durante media hora o una hora y media', [['media hora o una hora y media', HOUR / 2, 1.5 * HOUR]]],
    ["Lasciare un'ora", [["un'ora", HOUR, null]]],
    ['per mezz’ora', [['mezz’ora', HOUR / 2, null]]],
    ['Asse por 40 minutos', [['40 minutos', 40 * MIN, null]]],
    ['Bak 35 tot 40 minuten', [['35 tot 40 minuten', 35 * MIN, 40 * MIN]]],
    ['een half uur laten rusten', [['een half uur', HOUR / 2, null]]],
    ['Grädda i 15 minuter', [['15 minuter', 15 * MIN, null]]],
    ['Bag i 2 timer', [['2 timer', 2 * HOUR, null]]],
    ['Paista 20 minuuttia', [['20 minuuttia', 20 * MIN, null]]],
    [
      'Pečte 25 minut, 2 hodiny',
      [
        ['25 minut', 25 * MIN, null],
        ['2 hodiny', 2 * HOUR, null],
      ],
    ],
    ['Piec 1 godzinę', [['1 godzinę', HOUR, null]]],
    ['Варить 20 минут', [['20 минут', 20 * MIN, null]]],
    ['15 dakika pişirin', [['15 dakika', 15 * MIN, null]]],
    ['中火で10分煮る', [['10分', 10 * MIN, null]]],
    ['煮30分钟', [['30分钟', 30 * MIN, null]]],
  ])('finds in %j', (text, expected) => {
    expect(timersOf(text)).toEqual(expected);
  });

  it.each([
    'Stir every 5 minutes.',
    'Alle 10 Minuten wenden',
    'Remuer toutes les 5 minutes',
    'Marinate for 3 days',
    'Heat to 200 °C',
    'Add 2 minced cloves and 3 mint leaves',
    'Fry 2 minute steaks',
    'Add 20 g of flour',
    'A second time',
    '2 teaspoons',
    '',
  ])('finds none in %j', (text) => {
    expect(timersOf(text)).toEqual([]);
  });

  it('finds a whole number of any unit, wherever it stands', () => {
    const unit = fc.constantFrom<[string, number]>(
      ['minutes', MIN],
      ['hours', HOUR],
      ['Sekunden', 1],
      ['分', MIN],
    );
    const around = fc.constantFrom('', 'Bake ', 'for ', '(', '… ');
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 24 }), unit, around, (count, [word, seconds], before) => {
        const text = `${before}${count} ${word}.`;
        expect(timersOf(text)).toEqual([[`${count} ${word}`, count * seconds, null]]);
      }),
    );
  });

  it('gives timers in order that do not overlap and are within a day, whatever the text', () => {
    const piece = fc.constantFrom(
      '1',
      '20',
      '1/2',
      '½',
      '-',
      '–',
      ' to ',
      ' ',
      'h',
      'hour',
      ' minutes',
      'min',
      'and',
      ' a half',
      'one ',
      'eine ',
      'halbe',
      ' Stunde',
      ',',
      '.',
      'every ',
      '分',
      'half an ',
      '30',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 200 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (given) => {
        const timers = findTimers(given);
        const wrong = timers.filter(({ start, end, seconds, upTo }, index) => {
          const isInPlace = start >= (timers[index - 1]?.end ?? 0) && end > start && end <= given.length;
          return (
            !isInPlace || seconds < 5 || (upTo ?? seconds + 1) <= seconds || (upTo ?? seconds) > 24 * HOUR
          );
        });
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('reads even the longest line of one kind in good time', () => {
    const began = Date.now();
    for (const word of ['1 ', '20-', 'one ', 'half an ', '1 hour ', 'a', '½'])
      findTimers(word.repeat(1000 / word.length));
    expect(Date.now() - began).toBeLessThan(2000);
  });
});

describe('hours in the cases of a language', () => {
  it.each([
    ['2 órányi kelesztés', 7_200],
    ['1 órával később', 3_600],
    ['2 óráig keljen', 7_200],
    ['efter 1 timmen', 3_600],
    ['jäs i 2 timmar', 7_200],
  ])('are found in %j', (text, seconds) => {
    expect(findTimers(text)).toMatchObject([{ seconds }]);
  });
});
