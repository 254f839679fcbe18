import * as messages from '#messages/editor.json';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { FailureText } from '../../../components/ui/failure-text.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { cn } from '../../../lib/cn.ts';
import type { Failure } from '../../../lib/error-message.ts';

interface EditorFrameProps {
  title: string;
  breadcrumbs: ReactNode;
  formId: string;
  saveLabel: string;
  canSave: boolean;
  saving: boolean;
  unsaved: boolean;
  failure: Failure | undefined;
  onBack: () => void;
  /** More actions beside Cancel and save. */
  actions?: ReactNode;
  /** What the recipe came from; stays in view beside the form. */
  source?: ReactNode;
  /** The source is a photo: before the form, as wide as it, and in view on a phone too. */
  isSourceLarge?: boolean;
  children: ReactNode;
}

/** The page around the form: where one is, what can be done, whether it is saved, and what it came from. */
export function EditorFrame(props: EditorFrameProps) {
  const {
    title,
    breadcrumbs,
    formId,
    saveLabel,
    canSave,
    saving,
    unsaved,
    failure,
    onBack,
    actions,
    source,
    isSourceLarge = false,
    children,
  } = props;
  return (
    <div className={source ? (isSourceLarge ? 'max-w-7xl' : 'max-w-6xl') : 'max-w-3xl'}>
      <header className="mb-8">
        <div className="flex items-center">
          <IconButton label={messages.back} className="-ml-2" onClick={onBack}>
            <ArrowLeft />
          </IconButton>
          {breadcrumbs}
        </div>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="text-3xl sm:text-4xl">{title}</h1>
            {unsaved && <Badge tone="warning">{messages.unsavedChanges}</Badge>}
          </div>
          <div className="flex items-center gap-2 max-sm:hidden">
            {actions}
            <Button variant="secondary" onClick={onBack}>
              {messages.cancel}
            </Button>
            <SaveButton {...{ formId, saveLabel, canSave, saving }} />
          </div>
        </div>
      </header>
      <div
        className={
          source
            ? cn('gap-10 lg:grid', isSourceLarge ? 'lg:grid-cols-2' : 'lg:grid-cols-[minmax(0,1fr)_20rem]')
            : undefined
        }
      >
        {source && (
          <div className={cn('mb-8 lg:mb-0', isSourceLarge ? LARGE_SOURCE : 'lg:order-2')}>{source}</div>
        )}
        <div className={cn('min-w-0', isSourceLarge && BESIDE_LARGE)}>
          {children}
          {failure && (
            <Notice tone="danger" className="mt-6">
              <FailureText {...failure} />
            </Notice>
          )}
          <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-6">
            <SaveButton {...{ formId, saveLabel, canSave, saving }} />
            <Button variant="secondary" onClick={onBack}>
              {messages.cancel}
            </Button>
            <div className="ml-auto sm:hidden">{actions}</div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** In view on a phone too, unless that lies on its side: nothing that has the focus goes behind it. */
const LARGE_SOURCE =
  'sticky top-[4.25rem] z-10 self-start lg:top-24 max-lg:[@media(max-height:32rem)]:static';
const BESIDE_LARGE = 'max-lg:[&_.input]:scroll-mt-[calc(34dvh+13rem)]';

type SaveButtonProps = Pick<EditorFrameProps, 'formId' | 'saveLabel' | 'canSave' | 'saving'>;

function SaveButton({ formId, saveLabel, canSave, saving }: SaveButtonProps) {
  return (
    <Button type="submit" form={formId} disabled={!canSave} busy={saving}>
      {saveLabel}
    </Button>
  );
}
