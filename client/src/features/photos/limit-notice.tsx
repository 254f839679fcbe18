import * as messages from '#messages/photos.json';
import { paths } from '@larder/shared/paths';
import { PHOTO_WORDS } from '@larder/shared/photo/messages';
import { ImageOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { cn } from '../../lib/cn.ts';
import type { Failure } from '../../lib/error-message.ts';
import { HeldPhotos, type HeldPhotosProps } from './held-photos.tsx';

/** Why a photo was not taken: there are as many as there may be, or how many there are could not be found out. */
export interface LimitProblem extends Failure {
  isAtLimit: boolean;
}

interface LimitNoticeProps extends HeldPhotosProps {
  problem: LimitProblem;
}

/** What stopped an upload, in the red banner, and what to do about it. */
export function LimitNotice({ problem: { isAtLimit, message, detail }, ...held }: LimitNoticeProps) {
  if (isAtLimit) return <ReachedNotice title={PHOTO_WORDS.reached} message={message} {...held} />;
  return (
    <LimitPanel tone="danger" title={message}>
      {detail && <p className="mt-0.5">{detail}</p>}
      <p className="mt-0.5">{PHOTO_WORDS.refresh}</p>
    </LimitPanel>
  );
}

interface ReachedNoticeProps extends HeldPhotosProps {
  title: string;
  message: string;
}

export function ReachedNotice({ title, message, ...held }: ReachedNoticeProps) {
  return (
    <LimitPanel tone="danger" title={title} hasWayOut>
      <p className="mt-0.5">{message}</p>
      <HeldPhotos {...held} />
    </LimitPanel>
  );
}

interface LimitPanelProps {
  tone: 'danger' | 'warning';
  title: string;
  children: ReactNode;
  /** How to free up space is told, and where. */
  hasWayOut?: boolean;
}

export function LimitPanel({ tone, title, children, hasWayOut = false }: LimitPanelProps) {
  const isDanger = tone === 'danger';
  const Icon = isDanger ? ImageOff : TriangleAlert;
  return (
    <section
      role={isDanger ? 'alert' : 'status'}
      className={cn(
        'mb-6 flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card p-4 sm:p-5',
        isDanger ? 'bg-danger-soft text-danger' : 'bg-warning-soft text-warning',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-lg font-semibold">{title}</h2>
        {children}
        {hasWayOut && <WayOut />}
      </div>
    </section>
  );
}

/** How to free up space, and where. */
export function WayOut() {
  return (
    <>
      <details className="mt-2">
        <summary className="cursor-pointer font-medium underline-offset-4 hover:underline">
          {PHOTO_WORDS.howTo}
        </summary>
        <p className="mt-1">{PHOTO_WORDS.guidance}</p>
      </details>
      <Button asChild variant="secondary" className="mt-3">
        <Link to={paths.home()} state={{ filterPhotoRecipes: true }}>
          {messages.viewPhotoBasedRecipes}
        </Link>
      </Button>
    </>
  );
}
