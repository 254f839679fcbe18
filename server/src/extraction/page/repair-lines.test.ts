import { describe, expect, it } from 'vitest';
import {
  ingredientsOfParagraph,
  splitIngredients,
  splitSteps,
  repairIngredients,
  repairInstructions,
} from './repair-lines.ts';

describe('repairIngredients', () => {
  it('turns headers inside the list into section lines and drops bullets', () => {
    expect(
      repairIngredients(['• 2 eggs', 'For the sauce:', '▢ 1 cup cream', 'GARNISH', 'parsley', '3 figs']),
    ).toEqual(['2 eggs', '[For the sauce]', '1 cup cream', '[GARNISH]', 'parsley', '3 figs']);
  });

  it('drops a header with nothing under it and one that only names the list', () => {
    expect(repairIngredients(['[Ingredients]', '[Personen]', '1 egg', '[Notes]'])).toEqual(['1 egg']);
  });

  it('drops what a serving holds, but not the food beside it', () => {
    expect(repairIngredients(['75 kcal', '4 g eiwit', '5 g vet', '100 g spek', '2 eieren'])).toEqual([
      '100 g spek',
      '2 eieren',
    ]);
    expect(repairIngredients(['1 eiwit', '100 g vet', '2 eieren'])).toHaveLength(3);
    expect(repairIngredients(['Cal/Serv: 144', '2 eggs'])).toEqual(['2 eggs']);
  });

  it('drops amounts of nothing that a program writes', () => {
    expect(repairIngredients(['2 eggs', '0 As required salt', '0.0 pepper'])).toEqual([
      '2 eggs',
      'As required salt',
      'pepper',
    ]);
    expect(repairIngredients(['0 fat yoghurt', '2 eggs'])).toEqual(['0 fat yoghurt', '2 eggs']);
  });

  it('keeps an amount that ends in a colon as an ingredient', () => {
    expect(repairIngredients(['2 cups flour:', 'salt'])).toEqual(['2 cups flour:', 'salt']);
  });
});

describe('a paragraph', () => {
  it.each([
    '1) Mix 500 g flour, 3 eggs, 2 dl milk, 1 tsp salt, 1 pinch of sugar',
    'Fillings: 2 kinds',
    'Forarbejde: 30 | Stegetid: 25 | Personer: 4',
    'Time: 30 minutes, 1 hour to rise, 20 minutes to bake',
    '2 reviews, 3 comments, 4 stars, 5 pictures, 6 films',
    '376 kcal, 17 g fat, 40 g carbohydrates, 15 g protein, 9 g fibre',
  ])('is no list of ingredients: %j', (text) => {
    expect(ingredientsOfParagraph(text)).toBeUndefined();
  });
});

describe('repairInstructions', () => {
  it.each([
    'Photo: Jane Doe',
    'Kilde: Anna i kjøkkenet',
    'Ricetta: Anna, Foto: Bruno',
    'Hat es dir geschmeckt? Bewerte das Rezept und hilf anderen.',
    'This recipe was provided by a chef. It has not been tested for home use.',
  ])('drops %j behind the steps', (line) => {
    expect(repairInstructions(['Mix the dough', 'Bake it', line])).toEqual(['Mix the dough', 'Bake it']);
  });

  it('goes on behind whose a picture is', () => {
    expect(repairInstructions(['Mix it', 'Foto: Anna', 'Rest it', 'Photo : Anna', 'Bake it'])).toEqual([
      'Mix it',
      'Rest it',
      'Bake it',
    ]);
    expect(repairInstructions(['Photograph the cake', 'Eat it'])).toHaveLength(2);
  });

  it('drops step numbers and lines that only count', () => {
    expect(repairInstructions(['Step 1', '1. Mix', 'Schritt 2: Backen', '[Step 3]', '3)', 'Serve'])).toEqual([
      'Mix',
      'Backen',
      'Serve',
    ]);
  });

  it('drops letters that count up, and no others', () => {
    expect(repairInstructions(['a) Mix', 'b) Rest it', 'c) Bake'])).toEqual(['Mix', 'Rest it', 'Bake']);
    expect(repairInstructions(['A. Baker mixes it', 'Bake'])).toEqual(['A. Baker mixes it', 'Bake']);
  });

  it('drops numbers that count up without a full stop, and a bar after a number', () => {
    expect(repairInstructions(['1 Mix the dough', '2 Rest it', '3 Bake'])).toEqual([
      'Mix the dough',
      'Rest it',
      'Bake',
    ]);
    expect(repairInstructions(['1. | Mix the dough', '2. | Bake'])).toEqual(['Mix the dough', 'Bake']);
    const kept = ['1 Egg goes in first', '3 Eggs follow', '2 Minutes later stir'];
    expect(repairInstructions(kept)).toEqual(kept);
  });

  it('keeps an amount at the start of a step', () => {
    expect(repairInstructions(['1.5 cups go in first', '2 eggs next'])).toEqual([
      '1.5 cups go in first',
      '2 eggs next',
    ]);
  });
});

describe('splitSteps', () => {
  it('splits at numbers and at sentences that lost their space', () => {
    expect(splitSteps('1. Mix it. 2. Bake it. 3. Eat.')).toEqual(['1. Mix it.', '2. Bake it.', '3. Eat.']);
    expect(splitSteps('Mix it well.Bake it.')).toEqual(['Mix it well.', 'Bake it.']);
    expect(splitSteps('Mix it. Bake it.')).toEqual(['Mix it. Bake it.']);
  });
});

describe('splitIngredients', () => {
  it('splits a blob whose parts have amounts, and nothing else', () => {
    expect(splitIngredients('1 egg, 2 cups flour, 3 tbsp oil')).toEqual([
      '1 egg',
      '2 cups flour',
      '3 tbsp oil',
    ]);
    expect(splitIngredients('1 onion, peeled, diced')).toEqual(['1 onion, peeled, diced']);
  });

  it('takes numbers off lines that count, whatever follows them, and counts a second time', () => {
    const counted = ['1 Mix it well.', '2 Bake it hot.', '3 Serve it cold.'];
    const steps = ['Mix it well.', 'Bake it hot.', 'Serve it cold.'];
    expect(repairInstructions([...counted, 'Enjoy it.'])).toEqual([...steps, 'Enjoy it.']);
    expect(repairInstructions([...counted, ...counted])).toEqual([...steps, ...steps]);
    expect(repairInstructions(['1 Mix it well.', '2 Bake it hot.'])).toEqual([
      '1 Mix it well.',
      '2 Bake it hot.',
    ]);
  });

  it('ends at what the site says behind the recipe', () => {
    const steps = ['Mix it well.', 'Bake it hot.'];
    expect(repairInstructions([...steps, '[DISCOVER MORE:]', 'Stews'])).toEqual(steps);
    expect(repairIngredients(['Cook mode', '2 eggs', '1 leek', 'Print recipe', '3 stews'])).toEqual([
      '2 eggs',
      '1 leek',
    ]);
  });
});
