import * as messages from '#messages/imports.json';
import type { ImportDto } from '@larder/shared/import/schema';
import { SOCIAL_LIMITS, SOCIAL_MESSAGES } from '@larder/shared/social/messages';
import { FileUp, WandSparkles } from 'lucide-react';
import { useRef, useState, type DragEvent, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { FailureText } from '../../components/ui/failure-text.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { cn } from '../../lib/cn.ts';
import { textOf } from '../../lib/text-file.ts';
import { trpc } from '../../lib/trpc.ts';
import { importFailureOf } from './import-failure-of.ts';
import { useBegun } from './use-begun.ts';
import { useTextDraft } from './text-draft.ts';

interface TextFormProps {
  onStarted: (item: ImportDto) => void;
}

/** What the text of this page is kept under. */
export const TEXT_DRAFT = 'text';

const FILE_TYPES = '.txt,.md,.markdown,.html,.htm,.json';
const MAX_FILE_BYTES = 4 * SOCIAL_LIMITS.text;

/** Any text, typed, pasted, or out of a file that is dropped or chosen. It stays on this device until there is a draft. */
export function TextForm({ onStarted }: TextFormProps) {
  const [text, setText] = useTextDraft(TEXT_DRAFT);
  const [error, setError] = useState('');
  const [isOver, setIsOver] = useState(false);
  const start = trpc.imports.start.useMutation({
    onSuccess: onStarted,
  });

  const read = (given: string) => {
    const problem = problemOf(given);
    setError(problem);
    if (problem === '' && !start.isPending) start.mutate({ kind: 'text', text: given });
  };
  useBegun((pasted) => {
    setText(pasted);
    read(pasted);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    read(text);
  };
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    start.reset();
    if (chosen.size > MAX_FILE_BYTES) return setError(SOCIAL_MESSAGES.textTooLong);
    const written = await textOf(chosen);
    if (written === null) return setError(messages.notATextFile);
    setText(written);
    setError(problemOf(written));
  };
  const drop = (event: DragEvent) => {
    setIsOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };

  return (
    <form
      noValidate
      onSubmit={submit}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className="space-y-5"
    >
      <Field
        label={messages.text}
        error={error || (start.error && <FailureText {...importFailureOf('text', start.error)} />)}
      >
        {(field) => (
          <Textarea
            {...field}
            rows={12}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={cn('max-h-[60vh]', isOver && 'border-accent bg-accent-soft')}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" busy={start.isPending} className="max-sm:w-full">
          <WandSparkles aria-hidden className="size-5" /> {messages.readRecipe}
        </Button>
        <TextFile onFile={(chosen) => void take(chosen)} />
      </div>
    </form>
  );
}

function TextFile({ onFile }: { onFile: (file: File | undefined) => void }) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="lg" variant="secondary" className="max-sm:w-full" onClick={() => file.current?.click()}>
        <FileUp aria-hidden className="size-5" /> {messages.chooseAFile}
      </Button>
      <input
        ref={file}
        type="file"
        accept={FILE_TYPES}
        aria-label={messages.textFile}
        hidden
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}

function problemOf(text: string): string {
  if (text.trim() === '') return SOCIAL_MESSAGES.textRequired;
  return text.length > SOCIAL_LIMITS.text ? SOCIAL_MESSAGES.textTooLong : '';
}
