import * as messages from '#messages/recipes.json';
import { format } from '@larder/shared/messages/format';
import { normalizeTags, RECIPE_LIMITS, RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog/dialog.tsx';
import { FailureText } from '../../../components/ui/failure-text.tsx';
import { failureOf } from '../../../lib/error-message.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { refreshLists, tagRecipes } from '../recipe-cache.ts';
import { LabelsInput } from '../editor/labels-input.tsx';

interface TagDialogProps {
  ids: string[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: () => void;
}

/** Gives several recipes the same tags. */
export function TagDialog({ ids, open, onOpenChange, onDone }: TagDialogProps) {
  const [tags, setTags] = useState<string[]>([]);
  const latest = useRef(tags);
  const [problem, setProblem] = useState('');
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const add = trpc.recipes.addTags.useMutation({
    onSuccess: () => {
      tagRecipes(client, ids, (present) => normalizeTags([...present, ...latest.current]));
      toast.success(format(messages.recipesTagged, { count: ids.length }));
      refreshLists(client);
      void utils.recipes.byId.invalidate();
      void utils.recipes.tags.invalidate();
      onDone();
    },
  });
  const change = (next: string[]) => {
    latest.current = next.slice(0, RECIPE_LIMITS.tags);
    setTags(latest.current);
  };
  const submit = () => {
    // What is typed but not entered yet counts: leaving the field enters it.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    if (latest.current.length === 0) return setProblem(RECIPE_MESSAGES.tagRequired);
    setProblem('');
    add.mutate({ ids, tags: latest.current });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.addTags}
      description={format(messages.tagHint, { count: ids.length })}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {messages.cancel}
          </Button>
          {/* The field keeps the focus until the click: entering a tag moves this button away from under the pointer. */}
          <Button busy={add.isPending} onMouseDown={(event) => event.preventDefault()} onClick={submit}>
            {messages.addTags}
          </Button>
        </>
      }
    >
      <LabelsInput
        name="tags"
        value={tags}
        onChange={change}
        error={problem || (add.error && <FailureText {...failureOf(add.error, RECIPE_MESSAGES.tagFailed)} />)}
        listLabel={messages.tagsToAdd}
      />
    </Dialog>
  );
}
