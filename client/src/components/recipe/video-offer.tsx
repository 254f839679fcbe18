import { VIDEO_OFFER } from '@larder/shared/import/messages';
import { paths } from '@larder/shared/paths';
import { platformOf } from '@larder/shared/social/link';
import { SOCIAL_MESSAGES } from '@larder/shared/social/messages';
import { PLATFORMS } from '@larder/shared/social/platforms';
import { Video } from 'lucide-react';
import { failureOf } from '../../lib/error-message.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../ui/button.tsx';

interface VideoOfferProps {
  /** Of the post that a page shows. */
  url: string;
  /** The page gave a draft: the post is a second choice. */
  besideDraft?: boolean;
  /** Goes to the import of the post. */
  onStarted: (to: string) => void;
}

/** Imports the post that a page shows; the import of the page stays as it is. */
export function VideoOffer({ url, besideDraft = false, onStarted }: VideoOfferProps) {
  const start = trpc.imports.start.useMutation({
    onSuccess: ({ id }) => onStarted(paths.startedPost(id)),
    onError: (error) => toast.error(failureOf(error, SOCIAL_MESSAGES.failed)),
  });
  const platform = platformOf(url);
  if (!platform) return null;
  const { name, onePost } = PLATFORMS[platform];
  const take = (
    <>
      <Video aria-hidden className="size-5" /> {VIDEO_OFFER.take(name)}
    </>
  );
  const button = { busy: start.isPending, onClick: () => start.mutate({ kind: 'social', url }) } as const;
  return besideDraft ? (
    <section aria-label={VIDEO_OFFER.label} className="mt-4 border-t border-line pt-4 text-sm text-muted">
      <p>{VIDEO_OFFER.beside(onePost)}</p>
      <Button variant="link" {...button}>
        {take}
      </Button>
    </section>
  ) : (
    <section aria-label={VIDEO_OFFER.label} className="space-y-3">
      <p>{VIDEO_OFFER.instead(onePost)}</p>
      <Button {...button}>{take}</Button>
    </section>
  );
}
