import * as messages from '#messages/imports.json';
import { startImportInput, type ImportDto } from '@larder/shared/import/schema';
import { IMPORT_MESSAGES } from '@larder/shared/import/messages';
import { ClipboardPaste, FileUp } from 'lucide-react';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { FailureText } from '../../components/ui/failure-text.tsx';
import { Field } from '../../components/ui/field.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { trpc } from '../../lib/trpc.ts';
import { withScheme } from './address.ts';
import { importFailureOf } from './import-failure-of.ts';
import { forgetPastedPage, writePastedPage, readPastedPage, type PastedPage } from './pasted-page-draft.ts';
import { useBegun } from './use-begun.ts';
import { slimPage } from './slim-page.ts';

interface PasteFormProps {
  /** What to begin with; without it, what was pasted here before and never sent. */
  initial?: Partial<PastedPage> | undefined;
  onStarted: (item: ImportDto) => void;
}

/** Larger files hold no page; and none of them would be sent. */
const MOST_FILE_BYTES = 40 * 1024 * 1024;
const SETTLED_MS = 400;

/** A page by its text or its HTML, for what Larder cannot fetch itself. What is pasted stays on this device until it is sent. */
export function PasteForm({ initial, onStarted }: PasteFormProps) {
  const [kept] = useState(() => pastedBefore(initial?.url));
  const [html, setHtml] = useState(initial?.html ?? kept?.html ?? '');
  const [url, setUrl] = useState(initial?.url ?? kept?.url ?? '');
  const [error, setError] = useState('');
  const start = trpc.imports.start.useMutation({
    onSuccess: (item) => {
      forgetPastedPage();
      onStarted(item);
    },
  });
  useStoring({ html, url });

  const read = (page: string) => {
    if (start.isPending) return;
    const address = withScheme(url);
    const input = { kind: 'html', html: slimPage(page), ...(address && { url: address }) };
    const parsed = startImportInput.safeParse(input);
    setError(parsed.error?.issues[0]?.message ?? '');
    if (parsed.success) start.mutate(parsed.data);
  };
  useBegun((page) => {
    setHtml(page);
    read(page);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    read(html);
  };

  const takeFile = async (chosen: File) => {
    if (chosen.size > MOST_FILE_BYTES) return setError(IMPORT_MESSAGES.pastedTooLong);
    setError('');
    start.reset();
    setHtml(slimPage(await textOf(chosen)));
  };

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <p className="text-muted">{messages.pasteHint}</p>
      <Field
        label={messages.pageText}
        error={error || (start.error && <FailureText {...importFailureOf('html', start.error)} />)}
      >
        {(field) => (
          <Textarea
            {...field}
            rows={10}
            value={html}
            spellCheck={false}
            className="text-base"
            onChange={(event) => setHtml(event.target.value)}
          />
        )}
      </Field>
      <Field label={messages.linkToThePage} hint={messages.pastedLinkHint}>
        {(field) => (
          <TextInput
            {...field}
            type="url"
            inputMode="url"
            placeholder="https://"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" busy={start.isPending} className="max-sm:w-full">
          <ClipboardPaste aria-hidden className="size-5" /> {messages.readThisPage}
        </Button>
        <FileButton onFile={(chosen) => void takeFile(chosen)} />
      </div>
    </form>
  );
}

function FileButton({ onFile }: { onFile: (file: File) => void }) {
  const file = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (chosen) onFile(chosen);
  };
  return (
    <>
      <Button variant="secondary" size="lg" className="max-sm:w-full" onClick={() => file.current?.click()}>
        <FileUp aria-hidden className="size-5" /> {messages.chooseAFile}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".html,.htm,.xhtml,.txt,.md,.mhtml,text/html,text/plain"
        aria-label={messages.aSavedPage}
        tabIndex={-1}
        className="sr-only"
        onChange={take}
      />
    </>
  );
}

/** What was pasted here and never sent, unless it was another page's. */
function pastedBefore(url: string | undefined): PastedPage | undefined {
  const kept = readPastedPage();
  return url === undefined || kept?.url === url ? kept : undefined;
}

/** In the character set that the page names; a saved page keeps the one it was served in. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 4_096));
  const named = /<meta\b[^>]*charset\s*=\s*["']?([\w-]+)/i.exec(start)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function useStoring({ html, url }: PastedPage): void {
  useEffect(() => {
    if (html === '') return forgetPastedPage();
    const settling = setTimeout(() => writePastedPage({ html, url }), SETTLED_MS);
    return () => clearTimeout(settling);
  }, [html, url]);
}
