import type { OfflineFeature } from './contract.ts';

export const imports = {
  answers: {},
  writes: {
    'imports.startMany': {
      name: ({ urls }) => urls.join(' '),
      apply: async ({ urls }, { id }) => ({ answer: { batchId: id, started: urls.length } }),
    },
  },
} satisfies OfflineFeature<'imports'>;
