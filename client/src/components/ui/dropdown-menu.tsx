import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

interface DropdownMenuProps {
  /** The one element that opens it: a Button or an IconButton. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  /** Open at once: for a menu that was loaded by the click that asked for it. */
  defaultOpen?: boolean;
}

export function DropdownMenu({ trigger, children, align = 'end', defaultOpen }: DropdownMenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-fade-in overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  danger?: boolean;
}

/** An icon and words; with asChild the only child is a link that holds them. */
export function MenuItem({ danger, className, ...props }: MenuItemProps) {
  return (
    <Radix.Item
      {...props}
      className={cn(
        'flex min-h-11 items-center gap-3 rounded-control px-3 py-2 outline-none select-none data-highlighted:bg-accent-soft data-disabled:opacity-50 [&>svg]:size-5 [&>svg]:shrink-0',
        danger ? 'text-danger [&>svg]:text-danger' : '[&>svg]:text-muted',
        className,
      )}
    />
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-3 my-1.5 h-px bg-line" />;
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-2 text-sm text-muted">{children}</Radix.Label>;
}
