import type { Language } from './language.ts';

export const id: Language = {
  ingredients: 'bahan | bahan bahan',
  instructions: 'cara membuat | cara memasak | langkah | langkah langkah',
};
