import * as messages from '#messages/imports.json';
import type { ImportDto } from '@larder/shared/import/schema';
import { readSocialLink, socialProblemMessage } from '@larder/shared/social/link';
import { Download } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { FailureText } from '../../components/ui/failure-text.tsx';
import { Field } from '../../components/ui/field.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { trpc } from '../../lib/trpc.ts';
import { importFailureOf } from './import-failure-of.ts';
import { useBegun } from './use-begun.ts';

interface PostFormProps {
  initialUrl: string;
  onStarted: (item: ImportDto) => void;
}

/** A link to a post; Enter submits. */
export function PostForm({ initialUrl, onStarted }: PostFormProps) {
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const start = trpc.imports.start.useMutation({
    onSuccess: onStarted,
  });

  const begun = useBegun((post) => start.mutate({ kind: 'social', url: post }));
  const [url, setUrl] = useState(begun ?? initialUrl);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (start.isPending) return;
    const { problem } = readSocialLink(url);
    setError(problem ? socialProblemMessage(problem) : '');
    if (problem) input.current?.focus();
    else start.mutate({ kind: 'social', url: url.trim() });
  };

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <Field
        label={messages.linkToThePost}
        error={error || (start.error && <FailureText {...importFailureOf('social', start.error)} />)}
      >
        {(field) => (
          <TextInput
            {...field}
            ref={input}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://youtu.be/…"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="lg" busy={start.isPending} className="w-full sm:w-auto">
        <Download aria-hidden className="size-5" /> {messages.importRecipe}
      </Button>
    </form>
  );
}
