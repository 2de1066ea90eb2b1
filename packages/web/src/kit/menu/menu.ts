// The types of a menu: the button that opens it, and its actions.
import type { ComponentType, ReactElement } from 'react';

export interface MenuItem {
  readonly icon: ComponentType;
  readonly label: string;
  /** Says what is missing before the action can be done. Called whenever the menu is shown. */
  readonly missing?: () => string | undefined;
  readonly onSelect: () => void;
}

export interface Menu {
  /** An element that passes its attributes on to a button. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  /** A line of text at the top of the menu. */
  readonly note?: string | undefined;
  readonly items: readonly MenuItem[];
}
