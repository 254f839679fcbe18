/** The product's name and the fixed lines built from it; the title rules of the specification use them. */
export const PRODUCT_NAME = 'Larder';
export const TITLE_BAR = 'Your Private Recipe Collection';
export const DOCUMENT_TITLE = `${PRODUCT_NAME} - ${TITLE_BAR}`;
export const COPYRIGHT_LINE = `© 2025 ${PRODUCT_NAME}`;

export const ADD_RECIPE_TITLE = `Add Recipe - ${PRODUCT_NAME}`;
export const editRecipeTitle = (title: string): string => `Edit ${title} - ${PRODUCT_NAME}`;
