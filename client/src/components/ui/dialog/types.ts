import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Buttons at the bottom, which stay in view while the content scrolls. */
  footer?: ReactNode;
  wide?: boolean;
  /** It holds several pages: its size stays while they change. */
  paged?: boolean;
  /** Before the title: the way back to the page before. */
  before?: ReactNode;
  /** Something is under way that cannot be stopped: it stays open. */
  locked?: boolean;
  children: ReactNode;
}

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** The confirmed thing is under way; the dialog stays until its caller closes it. */
  busy?: boolean;
  onConfirm: () => void;
  /** Anything more that must be read or typed before confirming. */
  children?: ReactNode;
}
