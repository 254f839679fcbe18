export const LOADING_MESSAGE = 'Please wait while we prepare your recipes...';
