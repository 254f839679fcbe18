import * as messages from '#messages/imports.json';
import type { ImportDto } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SegmentedControl } from '../../components/ui/segmented-control.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { trpc } from '../../lib/trpc.ts';
import { ImportCard } from './import-frame.tsx';
import { ManyForm } from './many-form.tsx';
import { OneAddress } from './one-address.tsx';
import { PasteForm } from './paste-form.tsx';

/** The ways to import pages by their addresses. */
const MODES = [
  { value: 'one', label: messages.oneLink },
  { value: 'many', label: messages.manyLinks },
  { value: 'paste', label: messages.pasteText },
] as const;
type Mode = (typeof MODES)[number]['value'];

interface FormProps {
  mode: Mode;
  onStarted: (item: ImportDto, more?: Record<string, string>) => void;
}

export function modeOf(name: string | null): Mode {
  return MODES.find(({ value }) => value === name)?.value ?? 'one';
}

interface UrlImportFormProps extends FormProps {
  onMode: (mode: Mode) => void;
}

/** The choice of a way, and its form. */
export function UrlImportForm({ mode, onMode, onStarted }: UrlImportFormProps) {
  return (
    <>
      <SegmentedControl<Mode>
        label={messages.whatToImport}
        value={mode}
        onChange={onMode}
        options={MODES}
        className="mb-5"
      />
      <Form mode={mode} onStarted={onStarted} />
    </>
  );
}

function Form({ mode, onStarted }: FormProps) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const [several, setSeveral] = useState('');
  const url = params.get('url') ?? undefined;
  const from = params.get('from') ?? undefined;
  if (mode === 'many')
    return (
      <ImportCard>
        <ManyForm
          text={several}
          onText={setSeveral}
          onStarted={(batchId) => void navigate(paths.imports(batchId))}
        />
      </ImportCard>
    );
  if (mode === 'paste')
    return (
      <ImportCard>
        {from ? (
          <PasteAgain {...{ from, url, onStarted }} />
        ) : (
          <PasteForm initial={url ? { url } : undefined} onStarted={(item) => onStarted(item)} />
        )}
      </ImportCard>
    );
  return (
    <OneAddress
      key={url}
      initialUrl={url ?? ''}
      onStarted={onStarted}
      onSeveral={(text) => {
        setSeveral(text);
        setParams({ mode: 'many' }, { replace: true });
      }}
    />
  );
}

/** With what was pasted before, which the server has kept. */
function PasteAgain({
  from,
  url,
  onStarted,
}: { from: string; url: string | undefined } & Pick<FormProps, 'onStarted'>) {
  const pasted = trpc.imports.pasted.useQuery({ id: from }, { staleTime: Infinity });
  if (pasted.isPending) return <Skeleton className="h-64" />;
  const initial = { ...(url && { url }), ...(pasted.data?.html && { html: pasted.data.html }) };
  return <PasteForm initial={initial} onStarted={(item) => onStarted(item)} />;
}
