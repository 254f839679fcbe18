import * as messages from '#messages/imports.json';
import { startImportInput } from '@larder/shared/import/schema';
import { IMPORT_MESSAGES, URL_IMPORT_TIP } from '@larder/shared/import/messages';
import { Download, Lightbulb } from 'lucide-react';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { addressesIn, withScheme } from './address.ts';

interface UrlFormProps {
  initialUrl: string;
  busy: boolean;
  /** Why the import could not be started. */
  failure: ReactNode;
  onSubmit: (url: string) => void;
  /** Several addresses were pasted at once. */
  onSeveral: (text: string) => void;
}

/** One address, one button; Enter submits. */
export function UrlForm({ initialUrl, busy, failure, onSubmit, onSeveral }: UrlFormProps) {
  const [url, setUrl] = useState(initialUrl);
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const parsed = startImportInput.safeParse({ kind: 'url', url: withScheme(url) });
    if (!parsed.success || parsed.data.kind !== 'url') {
      setError(IMPORT_MESSAGES.invalidUrl);
      input.current?.focus();
      return;
    }
    setError('');
    onSubmit(parsed.data.url);
  };

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <Field label={messages.recipeUrl} error={error || failure}>
        {(field) => (
          <TextInput
            {...field}
            ref={input}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://example.com/apple-pie"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text');
              if (addressesIn(text).urls.length < 2) return;
              event.preventDefault();
              onSeveral(text);
            }}
          />
        )}
      </Field>
      <Button type="submit" size="lg" busy={busy} className="w-full sm:w-auto">
        <Download aria-hidden className="size-5" /> {messages.importRecipe}
      </Button>
      <p className="flex gap-2 text-sm text-muted">
        <Lightbulb aria-hidden className="size-5 shrink-0" /> {URL_IMPORT_TIP}
      </p>
    </form>
  );
}
