import * as messages from '#messages/editor.json';
import { format } from '@larder/shared/messages/format';
import { ImagePlus } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../../components/ui/button.tsx';
import { Picture } from '../../../../components/ui/picture.tsx';
import { isAsRead } from '../enhanced-values.ts';
import { EnhancedMark } from './field-marks.tsx';
import { useRecipeFields } from './recipe-fields.ts';

/** The picture, or a small place for one. */
export function PictureField({ onEdit }: { onEdit: () => void }) {
  const { form, read } = useRecipeFields();
  const [image, title] = useWatch({ control: form.control, name: ['image', 'title'] });
  const button = (
    <Button variant="secondary" className={image ? 'absolute right-3 bottom-3' : undefined} onClick={onEdit}>
      <ImagePlus aria-hidden className="size-5" /> {messages.editPhoto}
    </Button>
  );
  if (!image)
    return (
      <div data-field="image" className="flex flex-wrap items-center gap-4">
        <span
          aria-hidden
          className="grid size-24 shrink-0 place-items-center rounded-card border border-dashed border-control text-muted"
        >
          <ImagePlus className="size-7" />
        </span>
        {button}
      </div>
    );
  return (
    <div data-field="image" className="relative">
      <Picture
        image={image}
        alt={title ? format(messages.pictureOf, { title }) : messages.pictureOfThisRecipe}
        sizes="(min-width: 1024px) 45rem, 100vw"
        className="aspect-[16/9] max-h-80 w-full rounded-card object-cover"
      />
      {isAsRead(read, 'image', image) && (
        <EnhancedMark className="absolute bottom-3 left-3 size-8 rounded-full bg-surface" />
      )}
      {button}
    </div>
  );
}
