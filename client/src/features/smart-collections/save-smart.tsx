import * as messages from '#messages/collections.json';
import { paths } from '@larder/shared/paths';
import type { RecipeFilter } from '@larder/shared/recipe/filter';
import { SMART_MESSAGES } from '@larder/shared/smart-collection/messages';
import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';

const NameDialog = lazy(() => import('./name-dialog.tsx'));

interface SaveSmartProps {
  filter: RecipeFilter;
  /** The filter in words, which is what it is called until somebody calls it otherwise. */
  words: readonly string[];
}

/** Beside 'Clear': keeps what the list is filtered by. */
export function SaveSmart({ filter, words }: SaveSmartProps) {
  const [isOpen, setOpen] = useState(false);
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const create = trpc.smartCollections.create.useMutation({
    onSuccess: ({ id }) => {
      setOpen(false);
      void utils.smartCollections.invalidate();
      toast.success(messages.smartSaved, {
        action: { label: messages.openSmart, run: () => void navigate(paths.smartCollection(id)) },
      });
    },
  });
  return (
    <>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Sparkles aria-hidden /> {messages.saveAsSmart}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NameDialog
            title={messages.saveAsSmart}
            description={messages.smartHint}
            name={words.join(', ')}
            saving={create}
            failure={SMART_MESSAGES.createFailed}
            onSave={(name) => create.mutate({ name, filter })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
