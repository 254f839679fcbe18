import * as messages from '#messages/imports.json';
import { SOCIAL_LIMITS, SOCIAL_MESSAGES } from '@larder/shared/social/messages';
import { ClipboardPaste } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { useTextDraft } from './text-draft.ts';

interface CaptionBoxProps {
  /** The post whose caption it is: what is typed for it is kept on this device until there is a draft. */
  url: string;
  /** Why reading it failed before. */
  failure?: ReactNode;
  busy: boolean;
  /** Something else is more likely to help. */
  isQuiet?: boolean;
  onSend: (caption: string) => void;
}

/** For a caption that its platform shows only to people who are signed in there: they copy it. */
export function CaptionBox({ url, failure, busy, isQuiet = false, onSend }: CaptionBoxProps) {
  const [caption, setCaption] = useTextDraft(captionDraft(url));
  const [error, setError] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = problemOf(caption);
    setError(problem);
    if (problem === '' && !busy) onSend(caption);
  };

  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <Field label={messages.caption} hint={messages.captionHint} error={error || failure}>
        {(field) => (
          <Textarea
            {...field}
            rows={7}
            value={caption}
            onChange={(event) => setCaption(event.target.value)}
            className="max-h-96"
          />
        )}
      </Field>
      <Button type="submit" variant={isQuiet ? 'secondary' : 'primary'} busy={busy}>
        <ClipboardPaste aria-hidden className="size-5" /> {messages.readThisCaption}
      </Button>
    </form>
  );
}

/** What the caption of a post is kept under. */
export function captionDraft(url: string): string {
  return `caption ${url}`;
}

function problemOf(caption: string): string {
  if (caption.trim() === '') return SOCIAL_MESSAGES.textRequired;
  return caption.length > SOCIAL_LIMITS.caption ? SOCIAL_MESSAGES.captionTooLong : '';
}
