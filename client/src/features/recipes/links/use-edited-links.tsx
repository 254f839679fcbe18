import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import { editedLines } from '@larder/shared/recipe-text/edited-lines';
import { linksOfEdited, type EditedLink, type KeptLink } from '@larder/shared/recipe/links';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog/dialog.tsx';
import { copyOwner } from '../../../lib/offline/copy-status.ts';
import { serverStatus } from '../../../lib/offline/server-status.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLinkLine } from './use-link-line.ts';

type Answer = 'keep' | 'drop' | 'back';

/** Thrown where the person goes on editing instead. */
export class NotSaved extends Error {}

/** Asks before a save whether lines that were edited keep their links, and links them after it. */
export function useEditedLinks({ id, ingredients: before }: Pick<RecipeDto, 'id' | 'ingredients'>) {
  trpc.recipes.links.useQuery({ id });
  const linkLine = useLinkLine();
  const utils = trpc.useUtils();
  const [asked, setAsked] = useState<{ edited: EditedLink[]; answer: (answer: Answer) => void }>();
  /** Gives the links of the lines that were edited. */
  const linksBefore = async () => {
    const shown = await utils.recipes.links.ensureData({ id });
    const kept = serverStatus.read() ? await keptLinks(id) : [];
    return (after: readonly string[]) => linksOfEdited(shown, kept, editedLines(before, after));
  };
  const ask = (edited: EditedLink[]) =>
    new Promise<Answer>((resolve) => {
      setAsked({
        edited,
        answer: (answer) => {
          setAsked(undefined);
          resolve(answer);
        },
      });
    });

  /** @throws NotSaved, or what `save` throws. */
  const saving = async (
    ingredients: readonly string[],
    save: () => Promise<RecipeDto>,
  ): Promise<RecipeDto> => {
    const linksOf = editedLines(before, ingredients).size > 0 ? await linksBefore() : () => [];
    const edited = linksOf(ingredients);
    const answer = edited.length > 0 ? await ask(edited) : 'drop';
    if (answer === 'back') throw new NotSaved();
    const saved = await save();
    if (answer === 'keep')
      for (const { edited: line, linkedId, yields } of linksOf(saved.ingredients))
        await linkLine({ id, line, linkedId, yields });
    void utils.recipes.links.invalidate({ id });
    return saved;
  };
  return { saving, dialog: asked && <EditedLinks {...asked} /> };
}

/** Those that the copy holds: without a network. */
async function keptLinks(id: string): Promise<readonly KeptLink[]> {
  if (copyOwner() === null) return [];
  const { readOne } = await import('../../../lib/offline/store.ts');
  return (await readOne('recipe', id).catch(() => undefined))?.links ?? [];
}

function EditedLinks({ edited, answer }: { edited: EditedLink[]; answer: (answer: Answer) => void }) {
  return (
    <Dialog
      open
      onOpenChange={() => answer('back')}
      title={messages.linesChanged}
      description={messages.linesChangedHint}
      footer={
        <>
          <Button variant="secondary" onClick={() => answer('drop')}>
            {messages.dropLinks}
          </Button>
          <Button onClick={() => answer('keep')}>{messages.keepLinks}</Button>
        </>
      }
    >
      <ul className="space-y-2">
        {edited.map(({ line, edited: after, title }) => (
          <li key={line} className="wrap-anywhere">
            {format(messages.lineWas, { before: line, after })}
            <span className="block text-sm text-muted">{title}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
