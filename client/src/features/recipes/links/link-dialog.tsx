import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import type { RecipeLinkDto } from '@larder/shared/recipe/links';
import { useState } from 'react';
import { Dialog } from '../../../components/ui/dialog/dialog.tsx';
import { FailureText } from '../../../components/ui/failure-text.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import type { Failure } from '../../../lib/error-message.ts';
import { ChooseRecipe } from './choose-recipe.tsx';
import { MakesForm } from './makes-form.tsx';
import { isQuestion } from './is-question.ts';
import { useLinkLine } from './use-link-line.ts';

interface LinkDialogProps {
  recipeId: string;
  line: string;
  /** To say how much it makes; left out, a recipe is chosen first. */
  made?: RecipeLinkDto;
  onClose: () => void;
}

/** Which recipe a line names, and how much that one makes. */
export default function LinkDialog({ recipeId, line, made, onClose }: LinkDialogProps) {
  const [link, setLink] = useState(made);
  const [failure, setFailure] = useState<Failure>();
  const linkLine = useLinkLine();
  const save = async (recipe: RecipeLinkDto['recipe'], yields?: string) => {
    const linked = { id: recipeId, line, linkedId: recipe.id, ...(yields !== undefined && { yields }) };
    const failed = await linkLine(linked, { isSaid: false });
    setFailure(failed);
    return failed === undefined;
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={link ? format(messages.linkMakesTitle, { title: link.recipe.title }) : messages.linkTitle}
      description={line}
    >
      {failure && (
        <Notice tone="danger" className="mb-3">
          <FailureText {...failure} />
        </Notice>
      )}
      {link ? (
        <MakesForm
          link={link}
          hint={format(messages.howMuchHint, { line })}
          onSave={async (yields) => {
            if (await save(link.recipe, yields)) onClose();
          }}
        />
      ) : (
        <ChooseRecipe
          line={line}
          without={recipeId}
          onChoose={async (recipe) => {
            if (!(await save(recipe))) return;
            const chosen = { line, yields: '', recipe };
            if (await isQuestion(chosen)) setLink(chosen);
            else onClose();
          }}
        />
      )}
    </Dialog>
  );
}
