/** The words of the landing page. The sample recipe is our own. */

export const SAMPLE = {
  title: 'Roast tomato soup',
  description: 'What to do with the last warm tomatoes of September.',
  prepTime: 15,
  cookTime: 40,
  servings: 4,
  difficulty: 'easy',
  tags: ['Soup', 'Autumn', 'Freezes well'],
  ingredients: [
    '1 kg ripe tomatoes, halved',
    '1 red onion, in wedges',
    '4 cloves garlic',
    '3 tbsp olive oil',
    '1/2 cup cream',
  ],
} as const;

export const STEPS = [
  {
    title: 'Bring it in',
    text: 'Paste a link, take a photo of the card, or type it as you remember it. The story around the recipe stays behind.',
  },
  {
    title: 'Make it yours',
    text: 'Correct a line, add what your mother does differently, put it in a collection, give it a heart.',
  },
  {
    title: 'Cook from it',
    text: 'Large type, steps in order, quantities for as many as are coming to dinner. Nothing jumps, nothing blinks.',
  },
] as const;

export const VOICES = [
  {
    quote:
      'I finally threw away the folder of printouts. Then I took it out again, photographed every page, and threw it away for good.',
    role: 'A weekend baker',
  },
  {
    quote:
      'Six at the table instead of four used to mean arithmetic on a napkin. Now it is one tap beside the ingredients.',
    role: 'A father of three',
  },
  {
    quote:
      'My sister has the link to our grandmother’s dumplings. Nobody else does, and that is exactly right.',
    role: 'A keeper of family recipes',
  },
] as const;
