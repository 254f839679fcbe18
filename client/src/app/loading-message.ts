import * as messages from '#messages/common.json';
export const LOADING_MESSAGE = messages.preparingRecipes;
