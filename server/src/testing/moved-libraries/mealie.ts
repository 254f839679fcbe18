import { fileOf } from '../../features/moves/formats/guards/zip.ts';
import { mealie } from '../../features/moves/formats/mealie.ts';
import { zipped } from '../zipped.ts';
import { pictureOf, type MovedLibrary } from './library.ts';

// As a backup of an instance on SQLite gives ids: without hyphens, while the folders of pictures have them.
const RECIPE = '0c9ad1a76e9b4f27a1c1b4a3a6a8a001';
const FOLDER = 'data/recipes/0c9ad1a7-6e9b-4f27-a1c1-b4a3a6a8a001';
const OTHER = '0c9ad1a76e9b4f27a1c1b4a3a6a8a002';
const ofRecipe = { recipe_id: RECIPE };

const DATABASE = {
  alembic_version: [{ version_num: 'feecc8ffb956' }],
  users: [{ id: 'u1', username: 'ida', password: 'never read' }],
  recipes: [
    {
      ...{
        id: RECIPE,
        slug: 'leek-tart',
        name: 'Leek tart',
        description: 'For a cold evening.',
        image: 'x1',
      },
      ...{
        prep_time: '25 minutes',
        perform_time: '40 minutes',
        total_time: '1 hour 5 minutes',
        cook_time: null,
      },
      ...{
        recipe_servings: 8,
        recipe_yield: 'tart',
        recipe_yield_quantity: 1,
        org_url: 'https://leeks.example/tart',
      },
      ...{
        rating: null,
        date_added: '2023-02-01',
        created_at: '2023-02-01T10:20:30.000000',
        last_made: '2024-05-06T07:00:00',
      },
    },
    {
      id: OTHER,
      slug: 'radish-bread',
      name: 'Radish bread',
      recipe_yield: 'a few slices',
      org_url: 'Neighbour',
      rating: 3,
    },
  ],
  recipes_ingredients: [
    {
      ...ofRecipe,
      position: 1,
      title: null,
      note: 'sliced',
      quantity: 3,
      unit_id: null,
      food_id: 'f1',
      original_text: null,
    },
    {
      ...ofRecipe,
      position: 0,
      title: 'Dough',
      note: '250 g flour',
      quantity: 1,
      unit_id: null,
      food_id: null,
    },
    { ...ofRecipe, position: 2, title: 'Topping', note: '', quantity: 1.5, unit_id: 'n1', food_id: 'f2' },
    {
      recipe_id: OTHER,
      position: 0,
      title: null,
      note: '1 bunch radishes',
      quantity: 0,
      unit_id: null,
      food_id: null,
    },
  ],
  ingredient_units: [{ id: 'n1', name: 'cup' }],
  ingredient_foods: [
    { id: 'f1', name: 'leeks' },
    { id: 'f2', name: 'cream' },
  ],
  recipe_instructions: [
    { ...ofRecipe, id: 's2', position: 1, title: '', text: 'Bake **well**.', summary: '' },
    {
      ...ofRecipe,
      id: 's1',
      position: 0,
      title: 'Tart',
      text: 'Roll out the dough.\n\nFill it.',
      summary: 'Dough',
    },
  ],
  notes: [{ id: 1, ...ofRecipe, title: 'Tip', text: 'Good with chives.' }],
  recipe_nutrition: [{ id: 1, ...ofRecipe, calories: '420', protein_content: '12', fat_content: null }],
  tags: [{ id: 't1', name: 'Oven', slug: 'oven' }],
  recipes_to_tags: [{ ...ofRecipe, tag_id: 't1' }],
  categories: [{ id: 'c1', name: 'Dinner', slug: 'dinner' }],
  recipes_to_categories: [{ ...ofRecipe, category_id: 'c1' }],
  tools: [{ id: 'o1', name: 'Tart tin' }],
  recipes_to_tools: [{ ...ofRecipe, tool_id: 'o1' }],
  users_to_recipes: [{ id: 'x', user_id: 'u1', ...ofRecipe, rating: 4.5, is_favorite: true }],
  recipe_comments: [{ id: 'k', ...ofRecipe, user_id: 'u1', text: 'Twice the cream!' }],
  shopping_lists: [{ id: 'l1', name: 'Saturday', created_at: '2024-05-01T08:00:00.000000' }],
  shopping_list_items: [
    {
      id: 'i2',
      shopping_list_id: 'l1',
      position: 1,
      checked: true,
      quantity: 1,
      note: 'bread',
      is_food: false,
    },
    {
      id: 'i1',
      shopping_list_id: 'l1',
      position: 0,
      checked: false,
      quantity: 3,
      note: 'large',
      food_id: 'f1',
    },
    {
      id: 'i3',
      shopping_list_id: 'l1',
      position: 2,
      checked: false,
      quantity: 2,
      note: 'soap',
      is_food: false,
    },
    { id: 'i4', shopping_list_id: 'gone', position: 0, checked: false, quantity: 1, note: 'of no list' },
  ],
  shopping_list_item_recipe_reference: [{ id: 'r1', shopping_list_item_id: 'i1', ...ofRecipe }],
  recipe_assets: [{ id: 1, ...ofRecipe, name: 'Slice', icon: 'mdi-file-image', file_name: 'slice.png' }],
};

export const mealieLibrary: MovedLibrary = {
  name: 'Mealie',
  format: mealie,
  source: 'https://github.com/mealie-recipes/mealie/blob/mealie-next/mealie/services/backups_v2/backup_v2.py',
  file: async () =>
    fileOf(
      'mealie_2024.06.01.zip',
      await zipped({
        'database.json': JSON.stringify(DATABASE),
        [`${FOLDER}/assets/slice.png`]: pictureOf('slice'),
        [`${FOLDER}/images/min-original.webp`]: pictureOf('small'),
        [`${FOLDER}/images/original.webp`]: pictureOf('tart'),
        'data/users/u1/profile.webp': pictureOf('ida'),
      }),
    ),
  recipes: [
    {
      entry: `database.json#${RECIPE}`,
      title: 'Leek tart',
      description: 'For a cold evening.',
      ingredients: ['[Dough]', '250 g flour', '3 leeks, sliced', '[Topping]', '1.5 cup cream'],
      instructions: ['[Tart]', 'Dough: Roll out the dough.', 'Fill it.', 'Bake well.'],
      servings: 8,
      prepTime: 25,
      cookTime: 40,
      totalTime: 65,
      tags: ['Oven', 'Dinner'],
      sourceUrl: 'https://leeks.example/tart',
      notes: 'Tip\nGood with chives.',
      nutrition: 'Calories: 420\nProtein: 12',
      rating: 5,
      created: new Date('2023-02-01T10:20:30Z'),
      isFavorite: true,
      pictures: ['tart', 'slice'],
      leftOver: [
        { label: 'Yield', text: '1 tart' },
        { label: 'Equipment', text: 'Tart tin' },
        { label: 'Last made', text: '2024-05-06' },
        { label: 'Files', text: 'Slice' },
        { label: 'Comment', text: 'Twice the cream!' },
      ],
    },
    {
      entry: `database.json#${OTHER}`,
      title: 'Radish bread',
      ingredients: ['1 bunch radishes'],
      instructions: [],
      sourceName: 'Neighbour',
      rating: 3,
      leftOver: [{ label: 'Servings', text: 'a few slices' }],
    },
  ],
  missing: {
    difficulty: 'Mealie has none',
    cuisine: 'Mealie has categories and tags alone',
    sourceName: 'one field for both: it is read as words where it is no address',
    collections: 'the cookbooks of Mealie are saved searches',
  },
};
