import type { ImportDto } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { readSocialLink } from '@larder/shared/social/link';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DuplicateChoice } from '../../components/recipe/duplicate-choice.tsx';
import { FailureText } from '../../components/ui/failure-text.tsx';
import { trpc } from '../../lib/trpc.ts';
import { importFailureOf } from './import-failure-of.ts';
import { ImportCard } from './import-frame.tsx';
import { useRememberImport } from './live-imports.tsx';
import { useBegun } from './use-begun.ts';
import { useImportLater } from './use-import-later.ts';
import { UrlForm } from './url-form.tsx';

interface OneAddressProps {
  initialUrl: string;
  onStarted: (item: ImportDto, more?: Record<string, string>) => void;
  onSeveral: (text: string) => void;
}

/** One address; when a recipe was saved from it before, what is to become of that is asked first. */
export function OneAddress({ initialUrl, onStarted, onSeveral }: OneAddressProps) {
  const { submit, isBusy, failure, found, begin } = useOneAddress(onStarted);
  const begun = useBegun((url) => void submit(url));
  if (found.length > 0)
    return (
      <DuplicateChoice
        recipes={found}
        busy={isBusy}
        onUpdate={({ id }) => begin({ update: id })}
        onKeepBoth={() => begin({ both: '1' })}
      />
    );
  return (
    <ImportCard>
      <UrlForm
        initialUrl={begun ?? initialUrl}
        busy={isBusy}
        failure={failure && <FailureText {...failure} />}
        onSubmit={(url) => void submit(url)}
        onSeveral={onSeveral}
      />
    </ImportCard>
  );
}

/** Looks whether the page was saved before, then begins its import. */
function useOneAddress(onStarted: OneAddressProps['onStarted']) {
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

  const wait = useImportLater();

  const begin = (url: string, more?: Record<string, string>) =>
    start.mutate(
      { kind: 'url', url },
      { onSuccess: (item) => onStarted(item, more), onError: (error) => void wait(url, error) },
    );
  const beginPost = (url: string) =>
    start.mutate(
      { kind: 'social', url },
      {
        onSuccess: (item) => {
          remember(item);
          void navigate(paths.startedPost(item.id));
        },
        onError: (error) => void wait(url, error),
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

  return {
    submit,
    /** For a page that was saved before. */
    begin: (more: Record<string, string>) => begin(asked, more),
    isBusy: looking || start.isPending,
    failure: start.error && importFailureOf(start.variables.kind, start.error),
    found,
  };
}

/** A video or post has no page to read, only a caption: it is imported as what it is. */
function isPost(url: string): boolean {
  const { problem } = readSocialLink(url);
  return problem === undefined;
}
