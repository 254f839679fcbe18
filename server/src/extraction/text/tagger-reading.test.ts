import { describe, expect, it } from 'vitest';
import { holdsMore, taggerReading, tagsOf } from './tagger-reading.ts';
import { readCaption } from './read-text.ts';
import { READER } from './tagger/reader.ts';

const list = (ingredients: string[], steps: string[]) => ({ ingredients, steps });

describe('of two readings', () => {
  it('one holds more that has all of the other and a line beside it', () => {
    const less = list(['200 g flour', '3 eggs'], ['Mix the flour and the eggs.']);
    const more = list(
      ['200 g flour', '3 eggs', '100 g butter'],
      ['Mix the flour and the eggs.', 'Bake for 20 minutes.'],
    );
    expect(holdsMore(more, less)).toBe(true);
    expect(holdsMore(less, more)).toBe(false);
  });

  it('none holds more for a remark, or where it lost a line', () => {
    const one = list(['200 g flour', '3 eggs'], ['Mix the flour and the eggs.']);
    expect(holdsMore(list(one.ingredients, [...one.steps, 'Freezes really well.']), one)).toBe(false);
    const other = list(['200 g flour'], ['Mix the flour and the eggs, then bake it all for an hour.']);
    expect(holdsMore(other, one)).toBe(false);
  });
});

describe('a caption in its writer’s own way', () => {
  it('is read though its headings are home-made', () => {
    const recipe = readCaption(
      'ok so the leek pie from sunday 🥧\n\nthe crew:\nthree leeks\n200 g feta\na sheet of puff pastry\n2 eggs\n\nhow it went:\nsweated the leeks in butter for ten minutes\nstirred in the feta and the eggs\nwrapped it all in the pastry and baked at 190 for 35 minutes',
    ).recipe;
    expect(recipe?.ingredients).toEqual(['three leeks', '200 g feta', 'a sheet of puff pastry', '2 eggs']);
    expect(recipe?.instructions.length).toBe(3);
  });

  it('is none when it is about no food', () => {
    const text =
      'Weekend project 🔧\n\nYou need:\n2 planks of pine\n12 screws\n1 tin of varnish\n\nWhat to do:\n1. Cut the planks to 60 cm\n2. Screw them together\n3. Varnish twice and let it dry overnight';
    expect(taggerReading(READER, tagsOf(READER, text)!).isRecipe).toBe(false);
  });

  it('is none for the rules either, where the list names no food and the tagger is sure', () => {
    const text =
      'Paper lanterns for winter\n\nMaterial: 4 jars, 1 cup of white glue, 20 sheets of tissue paper and 4 small candles.\n\nTear the paper into pieces. Stir the glue with a little water. Coat the jars, stick the paper on and let it dry for 1 hour.';
    expect(readCaption(text).recipe).toBeNull();
  });

  it('is left to the rules when it is far longer than a post, or nothing but signs', () => {
    expect(tagsOf(READER, '½'.repeat(9_000))).toBeNull();
  });
});
