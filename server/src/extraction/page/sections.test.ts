import { describe, expect, it } from 'vitest';
import { withSectionsOf } from './sections.ts';

describe('withSectionsOf', () => {
  const plain = ['1 cup flour', '2 eggs', '1 cup sugar', '3 tbsp butter'];

  it('puts headers before the lines they stand over, though the lines are written differently', () => {
    const seen = ['1 cup flour, sifted', '2 large eggs', '[Icing]', '1 cup of sugar', '3 tbsp butter'];
    expect(withSectionsOf(plain, seen)).toEqual([
      '1 cup flour',
      '2 eggs',
      '[Icing]',
      '1 cup sugar',
      '3 tbsp butter',
    ]);
  });

  it('leaves a list alone that is another list, or has sections already', () => {
    expect(withSectionsOf(plain, ['[A]', 'milk', 'honey', '[B]', 'oats'])).toEqual(plain);
    expect(withSectionsOf(['[X]', ...plain], ['[A]', ...plain])).toEqual(['[X]', ...plain]);
  });
});
