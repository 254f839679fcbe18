import * as messages from '#messages/collections.json';
import type { ImageDto } from '@larder/shared/recipe/image';
import { ImagePlus } from 'lucide-react';
import { useCoverDialog } from '../../components/cover/use-cover-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Picture } from '../../components/ui/picture.tsx';

interface OwnCoverProps {
  /** The picture that was uploaded for the collection. */
  value: ImageDto | null;
  onChange: (image: ImageDto | null) => void;
}

/** A picture of its own for a collection, shown before those of its recipes. */
export function OwnCover({ value, onChange }: OwnCoverProps) {
  const cover = useCoverDialog({ current: () => value, onSelect: onChange });
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        {value && (
          <Picture
            image={value}
            alt={messages.uploadedCover}
            sizes="8rem"
            className="aspect-[4/3] w-28 rounded-control border border-line object-cover"
          />
        )}
        <Button variant="secondary" onClick={cover.open}>
          <ImagePlus aria-hidden /> {value ? messages.changeTheCover : messages.uploadACover}
        </Button>
        {value && (
          <Button variant="ghost" className="text-danger" onClick={() => onChange(null)}>
            {messages.removeIt}
          </Button>
        )}
      </div>
      {cover.dialog}
    </div>
  );
}
