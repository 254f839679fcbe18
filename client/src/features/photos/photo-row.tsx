import * as messages from '#messages/photos.json';
import { format } from '@larder/shared/messages/format';
import { rich } from '../../components/ui/rich.tsx';
import { useSortable } from '@dnd-kit/sortable';
import { IMPORT_STAGES, STAGE_PERCENT, type ImportStage } from '@larder/shared/import/messages';
import { PHOTO_WORDS, type PhotoStatus } from '@larder/shared/photo/messages';
import { ArrowDown, ArrowUp, FileImage, GripVertical, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge, type Tone } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FailureText } from '../../components/ui/failure-text.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { cn } from '../../lib/cn.ts';
import { formatPercent } from '../../lib/format.ts';
import type { PhotoCard } from './photo-cards.ts';

const STATUS: Record<PhotoStatus, { tone: Tone; label: string }> = {
  pending: { tone: 'neutral', label: messages.ready },
  processing: { tone: 'accent', label: messages.processing },
  completed: { tone: 'success', label: messages.completed },
  error: { tone: 'danger', label: messages.failed },
};

interface PhotoRowProps {
  card: PhotoCard;
  /** From 1. */
  place: number;
  canMoveUp: boolean;
  canMoveDown: boolean;
  onMove: (by: -1 | 1) => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** One photo: how it looks, how far it is, and what can be done with it. */
export function PhotoRow({ card, place, canMoveUp, canMoveDown, onMove, onRetry, onRemove }: PhotoRowProps) {
  const isSent = card.photoId !== undefined;
  const sortable = useSortable({ id: card.id, disabled: !isSent });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    sortable;
  const { tone, label } = STATUS[card.status];
  const name = format(messages.photoInText, { place });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      className={cn('card p-3 sm:p-4', isDragging && 'relative z-10 shadow-float')}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 sm:gap-x-5">
        <Preview card={card} className="sm:row-span-4" />
        <div className="min-w-0">
          <div className="flex items-start gap-2">
            <div className="mb-1 flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
              <h2 className="text-xl">{format(messages.photoAt, { place })}</h2>
              <Badge tone={tone}>{label}</Badge>
            </div>
            <IconButton label={format(messages.remove, { name })} className="-mr-2" onClick={onRemove}>
              <Trash2 />
            </IconButton>
          </div>
          {card.status !== 'error' && <Progress card={card} name={name} />}
          {isSent && (
            <div className="mt-2 -ml-2.5 flex flex-wrap items-center">
              <IconButton
                ref={setActivatorNodeRef}
                label={format(messages.move, { name })}
                className="cursor-grab touch-none active:cursor-grabbing"
                {...attributes}
                aria-roledescription={undefined}
                {...listeners}
              >
                <GripVertical />
              </IconButton>
              <IconButton
                label={format(messages.moveUp, { name })}
                disabled={!canMoveUp}
                onClick={() => onMove(-1)}
              >
                <ArrowUp />
              </IconButton>
              <IconButton
                label={format(messages.moveDown, { name })}
                disabled={!canMoveDown}
                onClick={() => onMove(1)}
              >
                <ArrowDown />
              </IconButton>
            </div>
          )}
        </div>
        {card.status === 'error' && (
          <div className={cn(BELOW, 'flex flex-wrap items-center gap-3')}>
            <Notice tone="danger" className="min-w-0 flex-[1_1_14rem]">
              <FailureText {...(card.failure ?? { message: PHOTO_WORDS.failed })} />
            </Notice>
            <Button variant="secondary" onClick={onRetry}>
              <RotateCw aria-hidden />{' '}
              {rich(messages.retry, { name, a: (text) => <span className="sr-only">{text}</span> })}
            </Button>
          </div>
        )}
        {card.note && (
          <Notice tone="warning" className={BELOW}>
            {card.note}
          </Notice>
        )}
      </div>
    </li>
  );
}

/** Below everything on a phone, beside the picture elsewhere. */
const BELOW = 'col-span-2 mt-3 sm:col-span-1 sm:col-start-2';

/** The file as it was chosen; what the server made of it where the browser cannot show that, as with HEIC. */
function Preview({ card: { preview, image }, className }: { card: PhotoCard; className: string }) {
  const [isShown, setShown] = useState(true);
  const look = cn(
    'h-[min(8rem,36vw)] w-[min(6rem,27vw)] shrink-0 rounded-control border border-line bg-sunken sm:h-40 sm:w-30',
    className,
  );
  if (preview && isShown)
    return <img src={preview} alt="" onError={() => setShown(false)} className={cn(look, 'object-cover')} />;
  if (image) return <Picture image={image} alt="" sizes="8rem" className={cn(look, 'object-cover')} />;
  return (
    <span aria-hidden className={cn(look, 'grid place-items-center text-muted')}>
      <FileImage className="size-8" />
    </span>
  );
}

const STAGE_LABELS: Record<ImportStage, string> = {
  preparing: messages.preparing,
  converting: messages.converting,
  uploading: messages.uploading,
  processing: messages.processing,
  structuring: messages.structuring,
  complete: messages.complete,
};

/** How far one photo is: in words, as a bar, and which of the six stages are behind it. */
function Progress({ card: { percent, label: stageText, status }, name }: { card: PhotoCard; name: string }) {
  return (
    <div>
      <p role="status" className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        {stageText}
        <span className="shrink-0 text-sm text-muted tabular-nums">{formatPercent(percent)}</span>
      </p>
      <ProgressBar label={format(messages.progressOf, { name })} value={percent} valueText={stageText} />
      <ol
        aria-label={format(messages.stagesOf, { name })}
        className="mt-2 hidden justify-between gap-2 text-sm md:flex"
      >
        {IMPORT_STAGES.map((stage) => {
          const isBehind = status === 'completed' || percent >= STAGE_PERCENT[stage];
          return (
            <li key={stage} className={isBehind ? 'font-medium text-ink' : 'text-muted'}>
              {STAGE_LABELS[stage]}
              {isBehind && <span className="sr-only">{messages.reached}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
