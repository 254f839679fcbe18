const FIELD_NAMES: Record<string, string> = {
  title: 'Title',
  description: 'Description',
  imageId: 'Picture',
  sourceUrl: 'Source URL',
  socialMediaUrl: 'Social media URL',
  tags: 'Tags',
  ingredients: 'Ingredients',
  instructions: 'Instructions',
  prepTime: 'Prep time',
  cookTime: 'Cook time',
  servings: 'Servings',
  difficulty: 'Difficulty',
  cookingNotes: 'My Cooking Notes',
  photoIds: 'Photos',
};

/** What the form calls a field that the server names. */
export function fieldName(field: string): string {
  return FIELD_NAMES[field] ?? field;
}
