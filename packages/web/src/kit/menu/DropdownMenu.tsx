// A menu of actions that opens from a button. The menu is fetched when it is first opened.
import { cloneElement, type KeyboardEvent, useState } from 'react';
import { whileFetching } from '../fetching.ts';
import { reportUnfetched } from '../toasts/toast.ts';
import type { Menu, MenuItem } from './menu.ts';
import type { OpenedMenu } from './OpenedMenu.tsx';

interface DropdownMenuProps extends Omit<Menu, 'items'> {
  /** Called once: the actions must stay valid from then on. */
  readonly items: () => Promise<readonly MenuItem[]>;
}

export function DropdownMenu({ items, ...button }: DropdownMenuProps) {
  const [menu, setMenu] = useState<Pick<Menu, 'items'> & { readonly Opened: typeof OpenedMenu }>();
  if (menu) return <menu.Opened {...button} items={menu.items} />;
  const open = (): void => {
    whileFetching(Promise.all([import('./OpenedMenu.tsx'), items()])).then(
      ([module, fetched]) => setMenu({ Opened: module.OpenedMenu, items: fetched }),
      () => reportUnfetched('The menu'),
    );
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  };
  return cloneElement(button.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: open,
    onKeyDown: pressed,
  });
}
