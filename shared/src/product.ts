import * as messages from '#messages/product.json';
import { format } from './messages/format.ts';

// The product's name and the lines built from it.
export const PRODUCT_NAME = 'Larder';
export const TITLE_BAR = messages.titleBar;
export const DOCUMENT_TITLE = `${PRODUCT_NAME} - ${TITLE_BAR}`;
export const COPYRIGHT_LINE = `© 2025 ${PRODUCT_NAME}`;

export const ADD_RECIPE_TITLE = `${messages.addRecipe} - ${PRODUCT_NAME}`;
/** Of the page behind a share link. */
export const sharedRecipeTitle = (title: string): string => format(messages.sharedTitle, { title });
