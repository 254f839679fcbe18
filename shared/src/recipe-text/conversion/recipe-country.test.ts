import { expect, it } from 'vitest';
import { recipeCountry } from './recipe-country.ts';

it.each([
  ['https://www.bbc.co.uk/food/scones', ['1 cup flour'], 'GB'],
  ['https://example.com.au/lamingtons', ['1 stick butter'], 'AU'],
  ['https://example.org', ['1 stick unsalted butter'], 'US'],
  ['https://example.org', ['200g caster sugar'], 'GB'],
  [null, ['300 ml thickened cream'], 'AU'],
  ['no address', ['1 cup flour'], undefined],
  [null, [], undefined],
  ['https://example.co.nz/pavlova', ['1 cup sugar'], 'NZ'],
  ['https://example.ca/tarts', ['1 cup sugar'], 'CA'],
  ['https://example.com', ['1 cup sugar', '1 litre stock'], 'GB'],
  ['https://example.com', ['1 cup sugar', '200 g butter', '150ml milk'], 'AU'],
  ['https://example.fr', ['1 litre de lait', '2 pots de yaourt'], undefined],
  ['https://example.com', ['1 cup sugar', '200 g butter'], undefined],
  ['https://example.com', ['1 cup sugar', '200 g butter', '150 g nuts', '8 oz cream cheese'], undefined],
  ['https://example.com', ['1 cup (240 ml) milk', '200 g butter', '150 g nuts'], undefined],
  ['https://example.com', ['200 g butter', '150 g nuts'], undefined],
  ['https://example.com', ['1 cup sugar', 'Bake at 350 °F', '200 g butter', '150 g nuts'], undefined],
])('takes a recipe of %s with %j for one from %s', (address, texts, country) => {
  expect(recipeCountry(texts, address)).toBe(country);
});
