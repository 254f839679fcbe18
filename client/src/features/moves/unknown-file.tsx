import * as messages from '#messages/moves.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { SOCIAL_LIMITS } from '@larder/shared/social/messages';
import { useQuery } from '@tanstack/react-query';
import { Camera, WandSparkles } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { textOf } from '../../lib/text-file.ts';
import { kindOfFile, type FileKind } from './kind-of-file.ts';

const SENTENCES: Record<FileKind, (name: string) => string> = {
  text: (name) => format(messages.unknownText, { name }),
  picture: (name) => format(messages.unknownPicture, { name }),
  zip: (name) => format(messages.unknownZip, { name }),
  database: (name) => format(messages.unknownDatabase, { name }),
  other: () => messages.unknownFormat,
};

/** A file of no program that Larder knows: what it is, and how what is in it can be read all the same. */
export function UnknownFile({ name, file }: { name: string; file: File | undefined }) {
  const { data } = useQuery({
    queryKey: ['unknown-file', name, file?.size],
    queryFn: () => look(file),
    enabled: file !== undefined,
    gcTime: 0,
  });
  const { kind = 'other', text = '' } = data ?? {};
  return (
    <section className="space-y-3">
      <Notice tone="danger">{SENTENCES[kind](name)}</Notice>
      {kind === 'text' && (
        <Button asChild variant="secondary" className="max-sm:w-full">
          <Link to={paths.importText()} state={{ begin: text }}>
            <WandSparkles aria-hidden className="size-5" /> {messages.readAsText}
          </Link>
        </Button>
      )}
      {kind === 'picture' && (
        <Button asChild variant="secondary" className="max-sm:w-full">
          <Link to={paths.importPhotos()}>
            <Camera aria-hidden className="size-5" /> {messages.readPhotos}
          </Link>
        </Button>
      )}
    </section>
  );
}

/** Longer texts are no single recipe, and are not read as one. */
async function look(file: File | undefined): Promise<{ kind: FileKind; text?: string }> {
  if (!file) return { kind: 'other' };
  const kind = await kindOfFile(file);
  if (kind !== 'text') return { kind };
  const text = file.size > 4 * SOCIAL_LIMITS.text ? null : await textOf(file);
  return text === null || text.length > SOCIAL_LIMITS.text ? { kind: 'other' } : { kind, text };
}
