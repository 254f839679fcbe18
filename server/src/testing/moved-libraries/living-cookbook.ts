import { fileOf } from '../../features/moves/formats/guards/zip.ts';
import { livingCookbook } from '../../features/moves/formats/living-cookbook.ts';
import { zipped } from '../zipped.ts';
import { base64Of, none, pictureOf, type MovedLibrary } from './library.ts';

const DATA = `<?xml version="1.0" encoding="utf-8"?>
<fdx Source="Living Cookbook 4.0" FileVersion="2.0" date="2012-06-01">
<Cookbooks><Cookbook Name="Church &amp; home" ID="4" /></Cookbooks>
<CookbookChapters><CookbookChapter Name="Rolls" ID="69" CookbookID="4" ParentChapterID="0" /></CookbookChapters>
<Recipes>
<Recipe Name="Beef rolls &amp; gravy" ID="478" CookbookID="4" CookbookChapterID="69" Servings="8" Yield="16 rolls" PreparationTime="15" CookingTime="75" ReadyInTime="100" RecipeTypes="Main Dish, Meat" Cuisine="American" Source="Parish fair" WebPage="www.rolls.example/beef" CreateDate="12/03/2006" Comments="For a crowd.">
<RecipeIngredients><RecipeIngredient Quantity="" Unit="" Ingredient="Filling:" Heading="Y" /><RecipeIngredient Quantity="1 1/2" Unit="lbs" Ingredient="ground beef -- lean" Heading="N" LinkType="Ingredient" /><RecipeIngredient Quantity="2" Unit="" Ingredient="onions" Heading="N" /></RecipeIngredients>
<RecipeProcedures><RecipeProcedure Heading="Y"><ProcedureText>Filling</ProcedureText></RecipeProcedure><RecipeProcedure Heading="N"><ProcedureText>
  Brown the beef.
</ProcedureText></RecipeProcedure><RecipeProcedure Heading="N"><ProcedureText>Roll and bake.</ProcedureText><ProcedureImage FileType="jpg">${base64Of('a roll')}</ProcedureImage></RecipeProcedure></RecipeProcedures>
<RecipeTips><RecipeTip>Freezes well.</RecipeTip></RecipeTips>
<RecipeReviews><RecipeReview ReviewDate="01/02/07" Rating="4" Reviewer="Jo">Again!</RecipeReview></RecipeReviews>
<RecipeNutrition ServingSize="1" Calories="408.4" TotalFat="20.1" Protein="20" Sodium="1320"/>
<RecipeImage FileName="beef rolls" FileType="jpg"/></Recipe>
<Recipe Name="Tea" ID="2"><RecipeIngredient Quantity="1" Unit="cup" Ingredient="water" Heading="N" /><RecipeProcedure Heading="N"><ProcedureText>Boil it.</ProcedureText></RecipeProcedure></Recipe>
</Recipes></fdx>`;

export const livingCookbookLibrary: MovedLibrary = {
  name: 'Living Cookbook',
  format: livingCookbook,
  source: 'https://github.com/julianpoy/RecipeSage/blob/master/packages/backend/src/fdxzimport.app.js',
  file: async () =>
    fileOf('church.fdxz', await zipped({ 'Data.xml': DATA, 'Images/Beef rolls.jpg': pictureOf('rolls') })),
  recipes: [
    {
      entry: '#1',
      title: 'Beef rolls & gravy',
      ingredients: ['[Filling]', '1 1/2 lbs ground beef, lean', '2 onions'],
      instructions: ['[Filling]', 'Brown the beef.', 'Roll and bake.'],
      ...{ servings: 8, prepTime: 15, cookTime: 75, totalTime: 100, cuisine: ['American'], rating: 4 },
      ...{
        tags: ['Main Dish', 'Meat', 'Rolls'],
        collections: ['Church & home'],
        created: new Date('2006-12-03'),
      },
      ...{ sourceUrl: 'http://www.rolls.example/beef', sourceName: 'Parish fair' },
      notes: 'For a crowd.\nFreezes well.\nAgain!',
      nutrition: 'Calories: 408.4 kcal\nFat: 20.1 g\nProtein: 20 g\nSodium: 1320 mg',
      pictures: ['rolls', 'a roll'],
      leftOver: [{ label: 'Yield', text: '16 rolls' }],
    },
    { entry: '#2', title: 'Tea', ingredients: ['1 cup water'], instructions: ['Boil it.'] },
  ],
  missing: none('Living Cookbook has none', 'description', 'difficulty', 'isFavorite'),
};
