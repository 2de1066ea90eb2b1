// A menu of actions that opens from a button. What opens is fetched when it is first asked for.
import { cloneElement, type KeyboardEvent, useState } from 'react';
import { toast } from './toast.ts';
import type { Menu } from './menu.ts';
import type { OpenedMenu } from './OpenedMenu.tsx';

export function DropdownMenu(props: Menu) {
  const [menu, setMenu] = useState<{ readonly Opened: typeof OpenedMenu }>();
  if (menu) return <menu.Opened {...props} />;
  const open = (): void => {
    import('./OpenedMenu.tsx').then(
      (module) => setMenu({ Opened: module.OpenedMenu }),
      () => toast.error('The menu could not be opened. Check your connection and try again.'),
    );
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  };
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: open,
    onKeyDown: pressed,
  });
}
