import * as messages from '#messages/imports.json';
import { format } from '@larder/shared/messages/format';
import { IMPORT_LIMITS, IMPORT_MESSAGES } from '@larder/shared/import/messages';
import { Download } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { FailureText } from '../../components/ui/failure-text.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { trpc } from '../../lib/trpc.ts';
import { addressesIn } from './address.ts';
import { importFailureOf } from './import-failure-of.ts';
import { hasWaitingWrites } from '../../lib/offline/outbox-keys.ts';
import { useGoOnWithout } from './use-import-later.ts';
import { useBegun } from './use-begun.ts';

interface ManyFormProps {
  text: string;
  onText: (text: string) => void;
  onStarted: (batchId: string) => void;
}

/** Up to fifty addresses, one a line. */
export function ManyForm({ text, onText, onStarted }: ManyFormProps) {
  const [error, setError] = useState('');
  const goOn = useGoOnWithout();
  const given = addressesIn(text);
  const start = trpc.imports.startMany.useMutation({
    onSuccess: ({ batchId }) => {
      if (!hasWaitingWrites()) onStarted(batchId);
      else void goOn();
    },
  });

  const begin = ({ urls, wrong }: ReturnType<typeof addressesIn>) => {
    if (start.isPending) return;
    const problem = problemOf(urls, wrong);
    setError(problem);
    if (problem === '') start.mutate({ urls });
  };
  useBegun((links) => {
    onText(links);
    begin(addressesIn(links));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    begin(given);
  };

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <Field
        label={messages.linksOnePerLine}
        hint={format(messages.linksCounted, {
          count: given.urls.length,
          atOnce: IMPORT_LIMITS.atOnce,
        })}
        error={error || (start.error && <FailureText {...importFailureOf('url', start.error)} />)}
      >
        {(field) => (
          <Textarea
            {...field}
            rows={8}
            value={text}
            placeholder={'https://example.com/apple-pie\nhttps://example.com/plum-cake'}
            className="font-mono text-base"
            onChange={(event) => onText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="lg" busy={start.isPending} className="w-full sm:w-auto">
        <Download aria-hidden className="size-5" /> {messages.importAll}
      </Button>
      <p className="text-sm text-muted">{messages.goesOn}</p>
    </form>
  );
}

function problemOf(urls: string[], wrong: string[]): string {
  if (wrong.length > 0)
    return format(messages.notALink, { value: wrong.slice(0, 3).join(' · ').slice(0, 200) });
  if (urls.length === 0) return IMPORT_MESSAGES.invalidUrl;
  return urls.length > IMPORT_LIMITS.atOnce ? IMPORT_MESSAGES.tooManyAddresses : '';
}
