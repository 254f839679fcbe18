import * as messages from '#messages/photos.json';
import type { ImageDto } from '@larder/shared/recipe/image';
import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Picture } from '../ui/picture.tsx';

export interface EnlargeableProps {
  pictures: readonly ImageDto[];
  words: {
    /** On a small picture. */
    enlarge: (index: number) => string;
    /** Over a large one. */
    place: (at: number, count: number) => string;
    /** What the large one shows. */
    alt: (at: number) => string;
    remove?: string;
  };
  /** The share that lets an anonymous visitor see them. */
  shareId?: string;
  /** Of a larger file than is shown. */
  fullAddress?: (id: string) => string;
  /** For their owner. */
  onRemove?: (picture: ImageDto, at: number) => void;
}

interface EnlargedProps extends EnlargeableProps {
  at: number;
  onTurn: (at: number) => void;
  onClose: () => void;
}

/** One of the pictures as large as the screen allows, with the way to the others. */
export default function EnlargedPicture({ at, onTurn, onClose, ...shown }: EnlargedProps) {
  const { pictures, words, shareId, fullAddress, onRemove } = shown;
  const picture = pictures[at];
  if (!picture) return null;
  const turn = (by: number) => onTurn((at + by + pictures.length) % pictures.length);
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={words.place(at + 1, pictures.length)}
      footer={
        (pictures.length > 1 || onRemove) && (
          <>
            {onRemove && (
              <div className="me-auto">
                <IconButton
                  label={words.remove ?? ''}
                  onClick={() => {
                    onClose();
                    onRemove(picture, at + 1);
                  }}
                >
                  <Trash2 />
                </IconButton>
              </div>
            )}
            {pictures.length > 1 && <Turning onTurn={turn} />}
          </>
        )
      }
    >
      <InFullSize image={picture} addressOf={fullAddress}>
        <Picture
          image={picture}
          alt={words.alt(at + 1)}
          sizes="(min-width: 640px) 42rem, 100vw"
          shareId={shareId}
          className="max-h-[70dvh] w-full rounded-control bg-transparent! bg-contain! bg-no-repeat object-contain"
        />
      </InFullSize>
    </Dialog>
  );
}

function Turning({ onTurn }: { onTurn: (by: number) => void }) {
  return (
    <>
      <Button variant="secondary" onClick={() => onTurn(-1)}>
        <ChevronLeft aria-hidden /> {messages.previous}
      </Button>
      <Button variant="secondary" onClick={() => onTurn(1)}>
        {messages.next} <ChevronRight aria-hidden />
      </Button>
    </>
  );
}

interface InFullSizeProps {
  image: ImageDto;
  addressOf: ((id: string) => string) | undefined;
  children: React.ReactNode;
}

/** A link to a larger file, where there is one. */
function InFullSize({ image, addressOf, children }: InFullSizeProps) {
  if (!addressOf) return children;
  return (
    <a href={addressOf(image.id)} target="_blank" rel="noopener noreferrer" title={messages.openInFullSize}>
      {children}
    </a>
  );
}
