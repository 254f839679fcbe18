// All that scaling needs, in one file of the built app.
export { loadCountedWordsFor } from '@larder/shared/recipe-text/load-counted-words';
export { ScaledLine } from './scaled-line.tsx';
