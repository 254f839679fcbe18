import { jsonRecipes } from '../../features/moves/formats/json-recipes.ts';
import { fileOf } from '../../features/moves/formats/guards/zip.ts';
import { zipped } from '../zipped.ts';
import { base64Of, pictureOf, type MovedLibrary } from './library.ts';

const ratatouille = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Ratatouille',
  description: 'All of August in one pot.',
  image: [`data:image/png;base64,${base64Of('pot')}`, `data:image/png;base64,${base64Of('plate')}`],
  author: { '@type': 'Person', name: 'Odile' },
  prepTime: 'PT25M',
  cookTime: 'PT40M',
  totalTime: 'PT1H30M',
  recipeYield: '4 portions',
  recipeCategory: ['Main course'],
  recipeCuisine: 'French',
  keywords: 'vegetables, summer',
  recipeIngredient: ['2 courgettes', '1 aubergine'],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      name: 'Vegetables',
      itemListElement: [{ '@type': 'HowToStep', text: 'Cut them.' }],
    },
    {
      '@type': 'HowToSection',
      name: 'Pot',
      itemListElement: [{ '@type': 'HowToStep', text: 'Stew gently.' }],
    },
  ],
  nutrition: { '@type': 'NutritionInformation', calories: '180 kcal', fatContent: '9 g' },
  aggregateRating: { '@type': 'AggregateRating', ratingValue: '8', bestRating: '10' },
  dateCreated: '2020-08-01T12:00:00Z',
  url: 'https://odile.example/ratatouille',
  comment: { '@type': 'Comment', text: 'Keeps three days.' },
  difficulty: 'easy',
  tool: ['Dutch oven'],
};

export const jsonLdLibrary: MovedLibrary = {
  name: 'JSON-LD (schema.org)',
  format: jsonRecipes,
  source: 'https://schema.org/Recipe',
  file: () =>
    fileOf(
      'recipes.json',
      Buffer.from(JSON.stringify({ '@graph': [ratatouille, { '@type': 'Recipe', name: 'Tomato salad' }] })),
    ),
  recipes: [
    {
      entry: 'recipes.json#1',
      title: 'Ratatouille',
      description: 'All of August in one pot.',
      ingredients: ['2 courgettes', '1 aubergine'],
      instructions: ['[Vegetables]', 'Cut them.', '[Pot]', 'Stew gently.'],
      servings: 4,
      prepTime: 25,
      cookTime: 40,
      totalTime: 90,
      difficulty: 'easy',
      cuisine: ['French'],
      tags: ['vegetables', 'summer', 'Main course'],
      sourceUrl: 'https://odile.example/ratatouille',
      sourceName: 'Odile',
      notes: 'Keeps three days.',
      nutrition: 'Calories: 180 kcal\nFat: 9 g',
      rating: 4,
      created: new Date('2020-08-01T12:00:00Z'),
      pictures: ['pot', 'plate'],
      leftOver: [
        { label: 'Servings', text: '4 portions' },
        { label: 'Equipment', text: 'Dutch oven' },
      ],
    },
    { entry: 'recipes.json#2', title: 'Tomato salad', ingredients: [], instructions: [] },
  ],
  missing: {
    isFavorite: 'schema.org has no word for it',
    collections: 'schema.org has no word for it',
  },
};

// As `recipeToJSONLD` of RecipeSage writes it: sections are steps without steps of their own.
const pilaf = {
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  identifier: '5f2d',
  datePublished: '2022-03-04T05:06:07.000Z',
  description: 'From the oven.',
  image: ['https://images.example/pilaf.jpg'],
  name: 'Baked pilaf',
  prepTime: 'PT15M',
  recipeIngredient: ['[Rice]', '300 g rice', '[Nuts]', '50 g almonds'],
  recipeInstructions: [
    { '@type': 'HowToSection', name: 'Rice' },
    { '@type': 'HowToStep', text: 'Wash the rice.' },
    { '@type': 'HowToStep', text: 'Bake it covered.' },
  ],
  recipeYield: '6',
  totalTime: 'PT50M',
  recipeCategory: ['rice', 'oven'],
  creditText: 'Aunt Nur',
  isBasedOn: 'https://nur.example/pilaf',
  comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Soak the rice first.' }],
  aggregateRating: { '@type': 'AggregateRating', ratingValue: '5', bestRating: '5' },
  nutrition: { '@type': 'NutritionInformation', calories: '390 kcal', servingSize: '1 plate' },
};

export const recipeSageLibrary: MovedLibrary = {
  name: 'RecipeSage',
  format: jsonRecipes,
  source: 'https://github.com/julianpoy/RecipeSage/blob/master/packages/util/server/src/general/jsonLD.ts',
  file: () => fileOf('recipesage-data.json-ld.json', Buffer.from(JSON.stringify([pilaf]))),
  recipes: [
    {
      entry: 'recipesage-data.json-ld.json',
      title: 'Baked pilaf',
      description: 'From the oven.',
      ingredients: ['[Rice]', '300 g rice', '[Nuts]', '50 g almonds'],
      instructions: ['[Rice]', 'Wash the rice.', 'Bake it covered.'],
      servings: 6,
      prepTime: 15,
      totalTime: 50,
      tags: ['rice', 'oven'],
      sourceUrl: 'https://nur.example/pilaf',
      sourceName: 'Aunt Nur',
      notes: 'Soak the rice first.',
      nutrition: 'Calories: 390 kcal\nServing size: 1 plate',
      rating: 5,
      created: new Date('2022-03-04T05:06:07Z'),
      leftOver: [{ label: 'Picture', text: 'https://images.example/pilaf.jpg' }],
    },
  ],
  missing: {
    cookTime: 'RecipeSage has active and total time',
    difficulty: 'RecipeSage has none',
    cuisine: 'RecipeSage has labels alone',
    isFavorite: 'RecipeSage has none',
    collections: 'RecipeSage has labels alone',
    pictures: 'the file holds addresses alone, which are put into the notes',
    gallery: 'the file holds addresses alone, which are put into the notes',
  },
};

// As Nextcloud Cookbook stores a recipe in its folder.
const compote = {
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  id: '77',
  name: 'Rhubarb compote',
  description: 'First of the year.',
  url: 'https://garden.example/compote',
  image: 'https://garden.example/compote.jpg',
  prepTime: 'PT0H10M',
  cookTime: 'PT0H15M',
  totalTime: 'PT0H25M',
  recipeCategory: 'Dessert',
  keywords: 'spring,fruit',
  recipeYield: 3,
  tool: ['Saucepan'],
  recipeIngredient: ['## Fruit', '500 g rhubarb', '80 g sugar'],
  recipeInstructions: ['Peel the rhubarb.', 'Simmer it.'],
  nutrition: { '@type': 'NutritionInformation', calories: '90 kcal' },
  dateCreated: '2021-04-05T06:07:08+0000',
  dateModified: '2021-04-06T06:07:08+0000',
  author: { '@type': 'Person', name: 'Garden club' },
};

export const nextcloudLibrary: MovedLibrary = {
  name: 'Nextcloud Cookbook',
  format: jsonRecipes,
  source: 'https://github.com/nextcloud/cookbook/blob/master/docs/dev/api/0.1.2/objects.yaml',
  file: async () =>
    fileOf(
      'Recipes.zip',
      await zipped({
        'Recipes/Rhubarb compote/recipe.json': JSON.stringify(compote),
        'Recipes/Rhubarb compote/full.jpg': pictureOf('compote'),
        'Recipes/Rhubarb compote/thumb.jpg': pictureOf('small'),
      }),
    ),
  recipes: [
    {
      entry: 'Rhubarb compote/recipe.json',
      title: 'Rhubarb compote',
      description: 'First of the year.',
      ingredients: ['[Fruit]', '500 g rhubarb', '80 g sugar'],
      instructions: ['Peel the rhubarb.', 'Simmer it.'],
      servings: 3,
      prepTime: 10,
      cookTime: 15,
      totalTime: 25,
      tags: ['spring', 'fruit', 'Dessert'],
      sourceUrl: 'https://garden.example/compote',
      sourceName: 'Garden club',
      nutrition: 'Calories: 90 kcal',
      created: new Date('2021-04-05T06:07:08Z'),
      pictures: ['compote'],
      leftOver: [{ label: 'Equipment', text: 'Saucepan' }],
    },
  ],
  missing: {
    difficulty: 'Nextcloud Cookbook has none',
    cuisine: 'Nextcloud Cookbook has keywords alone',
    notes: 'Nextcloud Cookbook has none',
    rating: 'Nextcloud Cookbook has none',
    isFavorite: 'Nextcloud Cookbook has none',
    collections: 'Nextcloud Cookbook has categories alone',
    gallery: 'Nextcloud Cookbook has one picture a recipe',
  },
};
