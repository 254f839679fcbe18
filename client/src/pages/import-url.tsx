import type { ImportDto } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { ADD_RECIPE_TITLE } from '@larder/shared/product';
import { readSocialLink } from '@larder/shared/social/link';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx';
import { FailureText } from '../components/ui/failure-text.tsx';
import { PageHeader } from '../components/ui/page-header.tsx';
import { SegmentedControl } from '../components/ui/segmented-control.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { BookmarkletHelp } from '../features/imports/bookmarklet-help.tsx';
import { useRememberImport } from '../features/imports/live-imports.tsx';
import { importFailureOf } from '../features/imports/import-failure-of.ts';
import { ManyForm } from '../features/imports/many-form.tsx';
import { PasteForm } from '../features/imports/paste-form.tsx';
import { StartedImport } from '../features/imports/started-import.tsx';
import { UrlForm } from '../features/imports/url-form.tsx';
import { DuplicateChoice } from '../components/recipe/duplicate-choice.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { trpc } from '../lib/trpc.ts';

const MODES = [
  { value: 'one', label: 'One address' },
  { value: 'many', label: 'Several' },
  { value: 'paste', label: 'Paste a page' },
] as const;
type Mode = (typeof MODES)[number]['value'];

export default function ImportUrlPage() {
  useDocumentTitle(ADD_RECIPE_TITLE);
  const [params, setParams] = useSearchParams();
  const remember = useRememberImport();
  const importId = params.get('import') ?? undefined;
  const mode = MODES.find(({ value }) => value === params.get('mode'))?.value ?? 'one';
  const go = (next: Record<string, string>) => setParams(next, { replace: true });
  // What is to become of the recipe that is there already: decided once, whatever way the page comes in.
  const decided = Object.fromEntries([...params].filter(([name]) => ['update', 'both'].includes(name)));
  const begin = (item: ImportDto, more: Record<string, string> = {}) => {
    remember(item);
    go({ ...decided, ...more, import: item.id });
  };

  return (
    <div className="max-w-3xl">
      <PageHeader
        above={
          <Breadcrumbs>
            <Link to={paths.home()}>Recipes</Link>
            Import from URL
          </Breadcrumbs>
        }
        title="Import from URL"
        subtitle="Paste the address of a page with a recipe. Larder reads it into a draft that you check before it is saved."
      />
      {importId ? (
        <Card>
          <StartedImport
            key={importId}
            id={importId}
            update={params.get('update') ?? undefined}
            keepsBoth={params.has('both')}
            onStarted={begin}
            onAnotherUrl={(url) => go({ ...decided, ...(url && { url }) })}
            onPaste={({ url, from }) =>
              go({ ...decided, mode: 'paste', ...(url && { url }), ...(from && { from }) })
            }
          />
        </Card>
      ) : (
        <>
          <SegmentedControl<Mode>
            label="What to import"
            value={mode}
            onChange={(next) =>
              go({ mode: next, ...(params.has('url') && { url: params.get('url') ?? '' }) })
            }
            options={MODES}
            className="mb-5"
          />
          <Form mode={mode} onStarted={begin} />
          <BookmarkletHelp />
        </>
      )}
    </div>
  );
}

function Card({ children }: { children: ReactNode }) {
  return <div className="rounded-card border border-line bg-surface p-5 sm:p-8">{children}</div>;
}

interface FormProps {
  mode: Mode;
  onStarted: (item: ImportDto, more?: Record<string, string>) => void;
}

function Form({ mode, onStarted }: FormProps) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const [several, setSeveral] = useState('');
  const url = params.get('url') ?? undefined;
  const from = params.get('from') ?? undefined;
  if (mode === 'many')
    return (
      <Card>
        <ManyForm
          text={several}
          onText={setSeveral}
          onStarted={(batchId) => void navigate(paths.imports(batchId))}
        />
      </Card>
    );
  if (mode === 'paste')
    return (
      <Card>
        {from ? (
          <PasteAgain {...{ from, url, onStarted }} />
        ) : (
          <PasteForm initial={url ? { url } : undefined} onStarted={(item) => onStarted(item)} />
        )}
      </Card>
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

interface OneAddressProps {
  initialUrl: string;
  onStarted: FormProps['onStarted'];
  onSeveral: (text: string) => void;
}

/** A video or post has no page to read, only a caption: it is imported as what it is. */
function isPost(url: string): boolean {
  const { problem } = readSocialLink(url);
  return problem === undefined;
}

/** One address; when a recipe was saved from it before, what is to become of that is asked first. */
function OneAddress({ initialUrl, onStarted, onSeveral }: OneAddressProps) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const remember = useRememberImport();
  const [asked, setAsked] = useState('');
  const [looking, setLooking] = useState(false);
  const start = trpc.imports.start.useMutation();
  const duplicates = trpc.recipes.duplicates.useQuery(
    { sourceUrl: asked, limit: 3 },
    { enabled: asked !== '' },
  );
  const found = asked === '' ? [] : (duplicates.data?.items ?? []);

  const begin = (url: string, more?: Record<string, string>) =>
    start.mutate({ kind: 'url', url }, { onSuccess: (item) => onStarted(item, more) });
  const beginPost = (url: string) =>
    start.mutate(
      { kind: 'social', url },
      {
        onSuccess: (item) => {
          remember(item);
          void navigate(`${paths.importSocial()}?${String(new URLSearchParams({ import: item.id }))}`);
        },
      },
    );
  const submit = async (url: string) => {
    if (isPost(url)) {
      beginPost(url);
      return;
    }
    setLooking(true);
    // That a look-up fails is no reason not to import.
    const same = await utils.recipes.duplicates
      .fetch({ sourceUrl: url, limit: 3 }, { staleTime: 0 })
      .catch(() => undefined);
    setLooking(false);
    if (same && same.items.length > 0) setAsked(url);
    else begin(url);
  };

  return (
    <div className="space-y-5">
      <Card>
        <UrlForm
          initialUrl={initialUrl}
          busy={looking || start.isPending}
          failure={start.error && <FailureText {...importFailureOf(start.variables.kind, start.error)} />}
          onSubmit={(url) => void submit(url)}
          onSeveral={onSeveral}
        />
      </Card>
      {found.length > 0 && (
        <DuplicateChoice
          recipes={found}
          busy={start.isPending}
          onUpdate={({ id }) => begin(asked, { update: id })}
          onKeepBoth={() => begin(asked, { both: '1' })}
        />
      )}
    </div>
  );
}
