// A menu of actions that opens from a button; DropdownItem is one of them, DropdownNote words above them. It stands in
// the page beside its button, so nothing behind it is hidden from readers; a press beside it closes it and no more.
import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ReactElement, type ReactNode, useState } from 'react';

interface DropdownMenuProps {
  readonly trigger: ReactElement;
  readonly children: ReactNode;
}

interface DropdownItemProps {
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

export function DropdownMenu({ trigger, children }: DropdownMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {open ? <div className="fixed inset-0 z-50" /> : null}
      <Radix.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-50 min-w-44 rounded-lg border border-hairline bg-paper p-1 shadow-float"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

export function DropdownItem({ onSelect, children }: DropdownItemProps) {
  return (
    <Radix.Item
      onSelect={onSelect}
      className="flex h-9 items-center gap-2.5 rounded-md px-2.5 text-[0.9375rem] outline-none data-highlighted:bg-accent data-highlighted:text-white [&_svg]:size-4"
    >
      {children}
    </Radix.Item>
  );
}

/** Words that head a menu and do nothing. */
export function DropdownNote({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Label className="max-w-72 truncate border-b border-hairline px-2.5 py-2 text-sm text-ink-soft">
      {children}
    </Radix.Label>
  );
}
