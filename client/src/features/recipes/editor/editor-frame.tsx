import * as messages from '#messages/editor.json';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { cn } from '../../../lib/cn.ts';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';

interface EditorFrameProps extends Omit<SaveBarProps, 'isOpen'> {
  title: string;
  breadcrumbs: ReactNode;
  unsaved: boolean;
  /** Nothing of it is saved yet. */
  isNew: boolean;
  /** More actions, in the line of the title. */
  actions?: ReactNode;
  /** What is to be saved, in short. */
  summary?: ReactNode;
  /** What the recipe came from; stays in view beside the form. */
  source?: ReactNode;
  /** The source is a photo: before the form, as wide as it, and in view on a phone too. */
  isSourceLarge?: boolean;
  /** The photo is hard to read: side by side with it where there is room, and below it, not under it, on a phone. */
  isHard?: boolean;
  children: ReactNode;
}

/** The page around the form: where one is, what can be done, whether it is saved, and what it came from. */
export function EditorFrame(props: EditorFrameProps) {
  const {
    title,
    breadcrumbs,
    unsaved,
    isNew,
    actions,
    summary,
    source,
    isSourceLarge = false,
    isHard = false,
    children,
    ...saving
  } = props;
  return (
    <div className={source ? (isSourceLarge ? 'max-w-7xl' : 'max-w-6xl') : 'max-w-3xl xl:max-w-6xl'}>
      <header className="md:contents">
        <div className="flex items-center max-sm:hidden">{breadcrumbs}</div>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:sticky md:top-[4.5rem] md:z-20 md:-mx-2 md:mb-6 md:border-b md:border-line md:bg-paper md:px-2 md:py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <IconButton label={messages.back} className="-mr-2 -ml-2" onClick={saving.onBack}>
              <ArrowLeft className="rtl:rotate-180" />
            </IconButton>
            <h1 className="text-2xl md:text-3xl">{title}</h1>
            {unsaved && <Badge tone="warning">{messages.unsavedChanges}</Badge>}
          </div>
          <div className="flex items-center gap-x-3">
            {actions}
            <SaveBar {...saving} isOpen={isNew || unsaved} />
          </div>
        </div>
      </header>
      {summary}
      <div className={source ? (isHard ? HARD : isSourceLarge ? LARGE : SMALL).both : undefined}>
        {source && <div className={(isHard ? HARD : isSourceLarge ? LARGE : SMALL).source}>{source}</div>}
        <div className={cn('min-w-0', source && isSourceLarge && !isHard && BESIDE_LARGE)}>{children}</div>
      </div>
    </div>
  );
}

const SMALL = {
  both: 'gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]',
  source: 'mb-8 lg:order-2 lg:mb-0',
};
/** In view on a phone too, unless that lies on its side: nothing that has the focus goes behind it. */
const LARGE = {
  both: 'gap-10 lg:grid lg:grid-cols-2',
  source:
    'sticky top-[4.25rem] z-10 mb-8 self-start md:top-[9rem] lg:top-40 lg:mb-0 max-lg:[@media(max-height:32rem)]:static',
};
/** On a phone each line has its part of the photo with it. */
const HARD = {
  both: 'gap-6 md:grid md:grid-cols-2 lg:gap-10',
  source: 'z-10 mb-8 self-start md:sticky md:top-[9rem] md:mb-0 lg:top-40',
};
const BESIDE_LARGE = 'max-lg:[&_.input]:scroll-mt-[calc(34dvh+13rem)]';
