// The product's name and the lines built from it.
export const PRODUCT_NAME = 'Larder';
export const TITLE_BAR = 'Your Private Recipe Collection';
export const DOCUMENT_TITLE = `${PRODUCT_NAME} - ${TITLE_BAR}`;
/** Shown by search engines. */
export const DESCRIPTION = `${PRODUCT_NAME} keeps your recipes in one private, quiet place: from websites and social media, photos of cookbook pages and handwritten cards.`;
export const COPYRIGHT_LINE = `© 2025 ${PRODUCT_NAME}`;

export const ADD_RECIPE_TITLE = `Add Recipe - ${PRODUCT_NAME}`;
export const editRecipeTitle = (title: string): string => `Edit ${title} - ${PRODUCT_NAME}`;
