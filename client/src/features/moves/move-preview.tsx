import * as messages from '#messages/moves.json';
import { LANGUAGE } from '@larder/shared/messages/built-language';
import { format } from '@larder/shared/messages/format';
import type { MoveDto, MovePreview } from '@larder/shared/move/schema';
import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { RECIPE_FIELDS } from '@larder/shared/recipe/fields';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { SegmentedControl } from '../../components/ui/segmented-control.tsx';
import { MoveFailures } from './move-failures.tsx';

interface PreviewProps {
  move: MoveDto;
  preview: MovePreview;
  isStarting: boolean;
  isCancelling: boolean;
  onStart: (addsDuplicates: boolean) => void;
  onCancel: () => void;
}

/** What is in the file and what becomes of it, before anything is saved. */
export function MovePreviewCard({ move, preview, onStart, onCancel, ...busy }: PreviewProps) {
  const [addsDuplicates, setAdds] = useState(false);
  const coming = preview.recipes - (addsDuplicates ? 0 : preview.duplicates);
  const { fileName: name, format: program } = move;
  return (
    <section className="space-y-6">
      <div className="card space-y-5 p-5">
        <header>
          <div role="status" className="min-w-0">
            <h2 className="text-2xl">{format(messages.found, { n: preview.recipes })}</h2>
          </div>
          <p className="wrap-anywhere text-muted">
            {program ? format(messages.fileOfProgram, { name, program }) : name}
          </p>
        </header>
        <Coming preview={preview} />
        {preview.duplicates > 0 && (
          <Duplicates n={preview.duplicates} addsThem={addsDuplicates} onChange={setAdds} />
        )}
        <NotAsItWas preview={preview} />
        <div className="flex flex-wrap gap-3">
          {coming > 0 && (
            <Button
              size="lg"
              className="max-sm:w-full"
              busy={busy.isStarting}
              onClick={() => onStart(addsDuplicates)}
            >
              {format(messages.moveInCount, { n: coming })}
            </Button>
          )}
          <Button
            variant="secondary"
            size="lg"
            className="max-sm:w-full"
            busy={busy.isCancelling}
            onClick={onCancel}
          >
            {coming > 0 ? messages.cancel : messages.tryAnother}
          </Button>
        </div>
      </div>
      {move.failed > 0 && <MoveFailures move={move} />}
    </section>
  );
}

/** Which fields of Larder are filled in, in how many of the recipes. */
function Coming({ preview }: { preview: MovePreview }) {
  const { fields, favorites, ratings, collections, openCollections, galleryPictures } = preview;
  const rows = fields.map(({ field, recipes }) => ({
    label: RECIPE_FIELDS[field].label,
    value: format(messages.fieldRecipes, { n: recipes }),
  }));
  const also = [
    favorites > 0 && format(messages.withFavorites, { n: favorites }),
    ratings > 0 && format(messages.withRatings, { n: ratings }),
    galleryPictures > 0 && format(messages.withPictures, { n: galleryPictures }),
    collections > 0 && format(messages.withCollections, { n: collections }),
  ].filter((text) => text !== false);
  return (
    <div>
      <h3 className="text-lg font-medium">{messages.whatComes}</h3>
      <dl className="mt-2 grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-3 border-b border-line py-1">
            <dt>{label}</dt>
            <dd className="text-muted tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {also.length > 0 && <p className="mt-3">{new Intl.ListFormat(LANGUAGE).format(also)}</p>}
      {collections > 0 && (
        <p className="text-muted">
          {openCollections > 0
            ? format(messages.openCollections, { n: openCollections })
            : messages.privateCollections}
        </p>
      )}
    </div>
  );
}

interface DuplicatesProps {
  n: number;
  addsThem: boolean;
  onChange: (addsThem: boolean) => void;
}

function Duplicates({ n, addsThem, onChange }: DuplicatesProps) {
  const title = format(messages.whatDuplicates, { n });
  return (
    <div className="space-y-2">
      <h3 className="text-lg font-medium">{title}</h3>
      <SegmentedControl
        label={title}
        value={addsThem ? 'add' : 'skip'}
        onChange={(value) => onChange(value === 'add')}
        options={[
          { value: 'skip', label: messages.skipDuplicates },
          { value: 'add', label: messages.addAll },
        ]}
      />
    </div>
  );
}

/** What has another place than before, and what stays behind. */
function NotAsItWas({ preview: { inNotes, morePictures } }: { preview: MovePreview }) {
  if (inNotes.length === 0 && morePictures === 0) return null;
  const labels = new Intl.ListFormat(LANGUAGE).format(inNotes.map(({ label }) => label));
  return (
    <ul className="list-disc space-y-1 ps-5 text-pretty">
      {inNotes.length > 0 && <li>{format(messages.inNotes, { labels, count: inNotes.length })}</li>}
      {morePictures > 0 && (
        <li>{format(messages.morePictures, { n: morePictures, most: PHOTO_LIMITS.gallery })}</li>
      )}
    </ul>
  );
}
