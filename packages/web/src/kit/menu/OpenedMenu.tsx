// A dropdown menu that is initially open. It is next to its button in the document, so nothing is hidden from screen readers;
// a press outside only closes it.
import * as Radix from '@radix-ui/react-dropdown-menu';
import { useState } from 'react';
import type { Menu } from './menu.ts';
import { useFirstItem } from './useFirstItem.ts';

export function OpenedMenu({ trigger, note, items }: Menu) {
  const [open, setOpen] = useState(true);
  const menu = useFirstItem();
  return (
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* Catches the press that closes the menu, so that it does nothing else. */}
      {open ? <div className="fixed inset-0 z-50" /> : null}
      <Radix.Content
        ref={menu}
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="scroll-cue z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto rounded-lg border border-hairline bg-paper p-1 shadow-float"
      >
        {note ? (
          <Radix.Label className="max-w-72 truncate border-b border-hairline px-2.5 py-2 text-sm text-ink-soft">
            {note}
          </Radix.Label>
        ) : null}
        {items.map(({ icon: Icon, label, missing, onSelect }) => (
          <Radix.Item
            key={label}
            onSelect={onSelect}
            className="flex h-9 items-center gap-2.5 rounded-md px-2.5 pointer-coarse:h-11 text-[0.9375rem] outline-none data-highlighted:bg-accent data-highlighted:text-on-accent [&_svg]:size-4"
          >
            <Icon aria-hidden />
            {label}
            {open ? <Missing words={missing?.()} /> : null}
          </Radix.Item>
        ))}
      </Radix.Content>
    </Radix.Root>
  );
}

const Missing = ({ words }: { readonly words: string | undefined }) =>
  words === undefined ? null : <span className="ml-auto pl-2 text-sm opacity-75">{words}</span>;
