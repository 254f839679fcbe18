import * as messages from '#messages/recipe.json';
import type { LinkLineInput } from '@larder/shared/recipe/schema';
import { useCallback } from 'react';
import { failureOf, type Failure } from '../../../lib/error-message.ts';
import { serialise } from '../../../lib/serialise.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Links a line, and asks for the links again; gives why it could not be done, which is said where nobody takes it. */
export function useLinkLine() {
  const utils = trpc.useUtils();
  return useCallback(
    async (input: LinkLineInput, { isSaid = true } = {}): Promise<Failure | undefined> => {
      try {
        await serialise(input.id, () => utils.client.recipes.linkLine.mutate(input));
        return undefined;
      } catch (error) {
        const failure = failureOf(error, messages.linkFailed);
        if (isSaid) toast.error(failure);
        return failure;
      } finally {
        void utils.recipes.links.invalidate({ id: input.id });
      }
    },
    [utils],
  );
}
