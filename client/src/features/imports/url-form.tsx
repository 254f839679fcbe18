import { IMPORT_MESSAGES, URL_IMPORT_TIP, startImportInput, type ImportDto } from '@larder/shared/import';
import { Download, Lightbulb } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { trpc } from '../../lib/trpc.ts';

interface UrlFormProps {
  initialUrl: string;
  onStarted: (item: ImportDto) => void;
}

/** One address, one button; Enter submits. */
export function UrlForm({ initialUrl, onStarted }: UrlFormProps) {
  const [url, setUrl] = useState(initialUrl);
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const start = trpc.imports.start.useMutation({
    onSuccess: onStarted,
    onError: (failure) => setError(errorMessage(failure, IMPORT_MESSAGES.failed)),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (start.isPending) return;
    const parsed = startImportInput.safeParse({ kind: 'url', url: withScheme(url) });
    if (!parsed.success) {
      setError(IMPORT_MESSAGES.invalidUrl);
      input.current?.focus();
      return;
    }
    setError('');
    start.mutate(parsed.data);
  };

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <Field label="Recipe URL" error={error}>
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
          />
        )}
      </Field>
      <Button type="submit" size="lg" busy={start.isPending} className="w-full sm:w-auto">
        <Download aria-hidden className="size-5" /> Import Recipe
      </Button>
      <p className="flex gap-2 text-sm text-muted">
        <Lightbulb aria-hidden className="size-5 shrink-0" /> {URL_IMPORT_TIP}
      </p>
    </form>
  );
}

/** 'example.com/pie' is what people type; an address with any other scheme stays as it is and is refused. */
function withScheme(typed: string): string {
  const url = typed.trim();
  return /^[a-z][a-z0-9+.-]*:/i.test(url) || !/^[^\s/]+\.[^\s/]+/.test(url) ? url : `https://${url}`;
}
