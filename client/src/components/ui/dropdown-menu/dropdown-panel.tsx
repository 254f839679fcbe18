import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../../../lib/cn.ts';
import { MenuPartsContext, type DropdownMenuProps, type MenuItemProps } from './menu-parts.ts';

const PARTS = { Item, Separator, Label };

/** The menu itself; it is open at once, because the click that asked for it loaded it. It stands inside the page's main landmark. */
export default function DropdownPanel({ trigger, children, align = 'end' }: DropdownMenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={document.querySelector('main')}>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-fade-in overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-float"
        >
          <MenuPartsContext value={PARTS}>{children}</MenuPartsContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Item({ danger, ...props }: MenuItemProps) {
  return (
    <Radix.Item
      {...props}
      className={cn(
        'flex min-h-11 items-center gap-3 rounded-control px-3 py-2 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-accent-soft [&>svg]:size-5 [&>svg]:shrink-0',
        danger ? 'text-danger [&>svg]:text-danger' : '[&>svg]:text-muted',
      )}
    />
  );
}

function Separator() {
  return <Radix.Separator className="mx-3 my-1.5 h-px bg-line" />;
}

function Label({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-2 text-sm text-muted">{children}</Radix.Label>;
}
