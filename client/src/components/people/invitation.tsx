import * as messages from '#messages/sharing.json';
import { Button } from '../ui/button.tsx';

interface InvitationProps {
  /** Of what somebody shares. */
  name: string;
  /** Who shares what. */
  text: string;
  /** What was pressed and is under way. */
  busy: { accept: boolean; decline: boolean };
  onAccept: () => void;
  onDecline: () => void;
}

/** Somebody shares something: it counts from when the person accepts. */
export function Invitation({ name, text, busy, onAccept, onDecline }: InvitationProps) {
  return (
    <section aria-label={name} className="card mb-4 p-4">
      <p>{text}</p>
      <div className="mt-3 flex gap-2">
        <Button size="sm" busy={busy.accept} onClick={onAccept}>
          {messages.accept}
        </Button>
        <Button size="sm" variant="secondary" busy={busy.decline} onClick={onDecline}>
          {messages.decline}
        </Button>
      </div>
    </section>
  );
}
