// A menu of actions that opens from a button. What opens is fetched when it is first asked for.
import type { LucideIcon } from 'lucide-react';
import { cloneElement, type KeyboardEvent, type ReactElement, useState } from 'react';
import { toast } from 'sonner';
import type { OpenedMenu } from './OpenedMenu.tsx';

export interface MenuItem {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onSelect: () => void;
}

export interface DropdownMenuProps {
  /** A button that passes its attributes on. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  /** Words that head the menu and do nothing. */
  readonly note?: string | undefined;
  readonly items: readonly MenuItem[];
}

export function DropdownMenu(props: DropdownMenuProps) {
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
