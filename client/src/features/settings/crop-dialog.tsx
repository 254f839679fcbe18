import * as messages from '#messages/settings.json';
import { format } from '@larder/shared/messages/format';
import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import type { UploadDto } from '@larder/shared/photo/schema';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import type { SetAvatarInput } from '@larder/shared/profile/schema';
import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { FailureText } from '../../components/ui/failure-text.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { cspNonce } from '../../lib/csp-nonce.ts';
import { failureOf, type Failure } from '../../lib/error-message.ts';
import { uploadPicture } from '../../lib/upload.ts';

interface CropDialogProps {
  file: File;
  saving: boolean;
  error: unknown;
  onSave: (picture: SetAvatarInput) => void;
  onClose: () => void;
}

const MOST_ZOOM = 4;

/** Which square of a picture becomes someone's: dragged, zoomed, or moved with the arrow keys. */
export default function CropDialog({ file, saving, error, onSave, onClose }: CropDialogProps) {
  const { upload, part, failure } = useUpload(file);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const save = () => {
    if (upload && area) onSave({ photoId: upload.photoId, crop: squareOf(area) });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      locked={saving}
      title={messages.yourPicture}
      description={messages.cropHint}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button busy={saving} disabled={!area} onClick={save}>
            {messages.savePicture}
          </Button>
        </>
      }
    >
      {!upload && !failure && (
        <ProgressBar label={format(messages.uploading, { name: file.name })} value={part * 100} />
      )}
      {failure && (
        <Notice tone="danger">
          <FailureText {...failure} />
        </Notice>
      )}
      {upload && (
        <>
          <div className="relative aspect-square overflow-hidden rounded-card bg-sunken">
            <Cropper
              image={upload.url}
              crop={place}
              zoom={zoom}
              maxZoom={MOST_ZOOM}
              aspect={1}
              cropShape="round"
              showGrid={false}
              objectFit="cover"
              keyboardStep={8}
              onCropChange={setPlace}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
              onMediaLoaded={() => setPlace({ x: 0, y: 0 })}
              mediaProps={{ alt: messages.yourPicture }}
              cropperProps={{
                role: 'group',
                'aria-label': messages.visibleArea,
              }}
              {...nonce()}
            />
          </div>
          <label className="mt-4 flex min-h-11 items-center gap-4 font-medium">
            {messages.zoom}
            <input
              type="range"
              min={1}
              max={MOST_ZOOM}
              step={0.1}
              value={zoom}
              onChange={(event) => setZoom(Number(event.target.value))}
              className="h-11 min-w-0 flex-1 accent-accent"
            />
          </label>
        </>
      )}
      {error !== null && <FailureNotice error={error} />}
    </Dialog>
  );
}

function nonce(): { nonce?: string } {
  const given = cspNonce();
  return given ? { nonce: given } : {};
}

function squareOf({ x, y, width, height }: Area): { x: number; y: number; size: number } {
  return {
    x: Math.max(0, Math.round(x)),
    y: Math.max(0, Math.round(y)),
    size: Math.max(1, Math.floor(Math.min(width, height))),
  };
}

/** The picture as the server has it: upright, and readable by every browser. */
function useUpload(file: File) {
  const [upload, setUpload] = useState<UploadDto>();
  const [part, setPart] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    const left = new AbortController();
    const send = async () => {
      try {
        if (file.size > PHOTO_LIMITS.bytes.avatar)
          return setFailure({ message: PHOTO_MESSAGES.pictureTooLarge(file.name) });
        const { signal } = left;
        setUpload(
          await uploadPicture({ purpose: 'avatar', file, name: file.name, signal, onProgress: setPart }),
        );
      } catch (error) {
        if (!left.signal.aborted) setFailure(failureOf(error, PHOTO_MESSAGES.processFailed));
      }
    };
    void send();
    return () => left.abort();
  }, [file]);
  return { upload, part, failure };
}
