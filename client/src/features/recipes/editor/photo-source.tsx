import * as messages from '#messages/editor.json';
import { format } from '@larder/shared/messages/format';
import type { ImportPhotoState, PhotoPlace } from '@larder/shared/import/schema';
import type { ImageDto } from '@larder/shared/recipe/image';
import { ChevronLeft, ChevronRight, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import { cn } from '../../../lib/cn.ts';
import { translated } from '../../../lib/translated.ts';
import type { DraftMarks } from './use-draft-marks.ts';

interface PhotoSourceProps {
  photos: readonly ImageDto[];
  states: readonly ImportPhotoState[];
  marks: DraftMarks | undefined;
}

const ZOOM = { least: 1, most: 4, step: 0.5 };

/** The photos that a draft was read from, beside the form: what is touched there is marked here. */
export default function PhotoSource({ photos, states, marks }: PhotoSourceProps) {
  const [at, setAt] = useState(0);
  const [zoom, setZoom] = useState(1);
  const view = useRef<HTMLDivElement>(null);
  const places = marks?.places ?? [];
  const shown = places.find(({ box }) => box !== null);
  const [followed, setFollowed] = useState<typeof shown>();
  // Something else is touched in the form: its photo comes to the front.
  if (shown !== followed) {
    setFollowed(shown);
    const place = photos.findIndex(({ id }) => id === shown?.photoId);
    if (place >= 0) setAt(place);
  }
  const photo = photos[at];
  const boxes = places.flatMap((place) => (place.photoId === photo?.id && place.box ? [place.box] : []));
  useEffect(() => {
    const [element, box] = [view.current, shown?.box];
    if (!element || !box) return;
    element.scrollTo({
      left: (box.x + box.width / 2) * element.scrollWidth - element.clientWidth / 2,
      top: (box.y + box.height / 2) * element.scrollHeight - element.clientHeight / 2,
    });
  }, [shown, at, zoom]);

  if (!photo) return null;
  const zoomBy = (by: number) => setZoom((now) => Math.min(ZOOM.most, Math.max(ZOOM.least, now + by)));
  const note = states.find(({ photoId }) => photoId === photo.id)?.note;
  const toCheck = marks?.doubtful.length ?? 0;
  return (
    <aside aria-label={messages.photo} className="card overflow-hidden">
      <PhotoBar {...{ at, zoom, zoomBy }} count={photos.length} onTurn={setAt} onFit={() => setZoom(1)} />
      <div
        ref={view}
        role="region"
        aria-label={format(messages.photoScrolls, { at: at + 1 })}
        aria-keyshortcuts="+ - 0"
        tabIndex={0}
        className={cn(
          'cursor-grab overflow-auto overscroll-contain bg-sunken outline-offset-[-2px] active:cursor-grabbing',
          marks?.isHard
            ? 'max-h-[28dvh] sm:max-h-[34dvh] md:max-h-[calc(100dvh-26rem)]'
            : 'h-[28dvh] sm:h-[34dvh] lg:h-[calc(100dvh-16rem)]',
        )}
        onPointerDown={drag}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (ctrlKey || metaKey) return;
          if (key === '+' || key === '=') zoomBy(ZOOM.step);
          if (key === '-') zoomBy(-ZOOM.step);
          if (key === '0') setZoom(1);
        }}
        onDoubleClick={() => setZoom(zoom === 1 ? 2 : 1)}
      >
        <div className="relative" style={{ width: `${zoom * 100}%` }}>
          <Picture
            key={photo.id}
            image={photo}
            alt={format(messages.photoReadFrom, { at: at + 1 })}
            sizes={`(min-width: 1024px) ${zoom * 40}rem, ${zoom * 100}vw`}
            className="block h-auto w-full select-none"
            priority
          />
          <Marks boxes={boxes} />
        </div>
      </div>
      {note && (
        <Notice tone="warning" className="m-3">
          {translated(note)}
        </Notice>
      )}
      {marks && <ToCheck count={toCheck} onNext={marks.goOn} />}
    </aside>
  );
}

interface PhotoBarProps {
  at: number;
  count: number;
  onTurn: (to: number) => void;
  zoom: number;
  zoomBy: (by: number) => void;
  onFit: () => void;
}

function PhotoBar({ at, count, onTurn, zoom, zoomBy, onFit }: PhotoBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-1 border-b border-line py-1 pr-1 pl-4">
      <h2 className="min-w-0 flex-1 text-lg whitespace-nowrap">
        {format(messages.photoAt, { at: at + 1 })}
        {count > 1 && <span className="text-muted"> {format(messages.ofCount, { count })}</span>}
      </h2>
      {count > 1 && (
        <>
          <IconButton label={messages.previousPhoto} disabled={at === 0} onClick={() => onTurn(at - 1)}>
            <ChevronLeft />
          </IconButton>
          <IconButton label={messages.nextPhoto} disabled={at === count - 1} onClick={() => onTurn(at + 1)}>
            <ChevronRight />
          </IconButton>
        </>
      )}
      <IconButton label={messages.zoomOut} disabled={zoom <= ZOOM.least} onClick={() => zoomBy(-ZOOM.step)}>
        <ZoomOut />
      </IconButton>
      <IconButton label={messages.zoomIn} disabled={zoom >= ZOOM.most} onClick={() => zoomBy(ZOOM.step)}>
        <ZoomIn />
      </IconButton>
      <IconButton label={messages.fitTheWidth} disabled={zoom === 1} onClick={onFit}>
        <Maximize />
      </IconButton>
    </div>
  );
}

/** Frames around what was touched in the form. */
function Marks({ boxes }: { boxes: readonly NonNullable<PhotoPlace['box']>[] }) {
  return boxes.map((box) => (
    <span
      key={`${box.x} ${box.y}`}
      data-mark
      aria-hidden
      className="pointer-events-none absolute rounded-[4px] bg-[#f2906f]/25 outline-3 outline-[#a8361b]"
      style={{
        left: percent(box.x),
        top: percent(box.y),
        width: percent(box.width),
        height: percent(box.height),
      }}
    />
  ));
}

function ToCheck({ count, onNext }: { count: number; onNext: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 pr-2 pl-4 text-sm text-muted">
      <p role="status" className="min-w-0 flex-1">
        {count > 0 ? format(messages.linesToCheck, { count }) : messages.tapALineHint}
      </p>
      {count > 0 && (
        <Button variant="secondary" size="sm" onClick={onNext}>
          {messages.showTheNext}
        </Button>
      )}
    </div>
  );
}

function percent(part: number): string {
  return `${part * 100}%`;
}

/** A mouse drags the photo as a finger does by itself. */
function drag(event: PointerEvent<HTMLDivElement>): void {
  if (event.pointerType !== 'mouse' || event.button !== 0) return;
  event.preventDefault();
  const view = event.currentTarget;
  view.focus({ preventScroll: true });
  view.setPointerCapture(event.pointerId);
  const move = ({ movementX, movementY }: globalThis.PointerEvent) => view.scrollBy(-movementX, -movementY);
  const end = () => view.removeEventListener('pointermove', move);
  view.addEventListener('pointermove', move);
  view.addEventListener('lostpointercapture', end, { once: true });
}
