// What a menu is: the button that opens it, and its actions.
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';

export interface MenuItem {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onSelect: () => void;
}

export interface Menu {
  /** A button that passes its attributes on. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  /** Words that head the menu and do nothing. */
  readonly note?: string | undefined;
  readonly items: readonly MenuItem[];
}
