import * as messages from '#messages/recipe.json';
import { Camera, ImagePlus, RotateCw, X } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { FailureText } from '../../components/ui/failure-text.tsx';
import { FileInput } from '../../components/ui/file-drop.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { serverStatus } from '../../lib/offline/server-status.ts';
import { PICTURE_TYPES } from '../../lib/upload.ts';
import type { Plate } from './use-plate.ts';

/** A photo of what was cooked: taken or chosen, sent at once, and seen by its person alone. */
export function PlateField({ plate }: { plate: Plate }) {
  const { photo, part, failure, retry, remove } = plate;
  const isAway = useSyncExternalStore(serverStatus.subscribe, serverStatus.read) === 'away';
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{messages.plate}</legend>
      {photo && (
        <div className="mb-3 flex items-center gap-3">
          <Picture
            image={photo}
            alt={messages.plate}
            sizes="8rem"
            className="h-24 w-32 rounded-control object-cover"
          />
          <Button variant="ghost" size="sm" onClick={remove}>
            <X aria-hidden /> {messages.removePlate}
          </Button>
        </div>
      )}
      {part !== undefined && <ProgressBar label={messages.sendingPlate} value={part * 100} />}
      {failure && (
        <Notice tone="danger" className="mb-3 wrap-anywhere">
          <FailureText {...failure} />
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {retry && (
          <Button variant="secondary" onClick={retry}>
            <RotateCw aria-hidden /> {messages.tryPlateAgain}
          </Button>
        )}
        {!photo && part === undefined && !isAway && <Choices onFiles={plate.take} />}
      </div>
      <p className="mt-1.5 text-sm text-muted">
        {isAway && !photo ? messages.plateOffline : messages.plateHint}
      </p>
    </fieldset>
  );
}

/** Where a hand holds the device, the camera comes first. */
function Choices({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [camera, file] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const common = { accept: PICTURE_TYPES, hidden: true, onFiles };
  return (
    <>
      <Button
        variant="secondary"
        className="hidden pointer-coarse:inline-flex"
        onClick={() => camera.current?.click()}
      >
        <Camera aria-hidden className="size-5" /> {messages.takePlate}
      </Button>
      <Button variant="secondary" onClick={() => file.current?.click()}>
        <ImagePlus aria-hidden className="size-5" /> {messages.choosePlate}
      </Button>
      <FileInput ref={camera} {...common} capture="environment" aria-label={messages.plateCamera} />
      <FileInput ref={file} {...common} aria-label={messages.plateFile} />
    </>
  );
}
