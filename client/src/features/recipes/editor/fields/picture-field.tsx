import * as messages from '#messages/editor.json';
import { format } from '@larder/shared/messages/format';
import { ImagePlus } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../../components/ui/button.tsx';
import { Picture } from '../../../../components/ui/picture.tsx';
import { isAsRead } from '../enhanced-values.ts';
import { EnhancedBadge } from './field-hint.tsx';
import { useRecipeFields } from './recipe-fields.ts';

export function PictureField({ onEdit }: { onEdit: () => void }) {
  const { form, read } = useRecipeFields();
  const [image, title] = useWatch({ control: form.control, name: ['image', 'title'] });
  return (
    <div data-field="image" className="relative">
      <Picture
        image={image}
        alt={title ? format(messages.pictureOf, { title }) : messages.pictureOfThisRecipe}
        sizes="(min-width: 1024px) 45rem, 100vw"
        className="aspect-[16/9] w-full rounded-card object-cover"
      />
      {isAsRead(read, 'image', image) && (
        <EnhancedBadge className="absolute bottom-3 left-3 rounded-control bg-surface px-2" />
      )}
      <Button variant="secondary" className="absolute right-3 bottom-3" onClick={onEdit}>
        <ImagePlus aria-hidden className="size-5" /> {messages.editPhoto}
      </Button>
    </div>
  );
}
