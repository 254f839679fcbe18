export const PREPARING = 'Please wait while we prepare your recipes...';
