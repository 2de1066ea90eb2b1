// How the switches of a layer look and are called.
import type { LayerSwitch } from '@homeplot/plan/layers';
import { Blend, Eye, EyeOff, Lock, LockOpen, type LucideIcon, Printer, PrinterX } from 'lucide-react';

interface Look {
  readonly name: LayerSwitch;
  readonly icon: (on: boolean) => LucideIcon;
  readonly label: (title: string, on: boolean) => string;
  readonly hint: string;
}

export const looks: readonly Look[] = [
  {
    name: 'hidden',
    icon: (on) => (on ? EyeOff : Eye),
    label: (title, on) => `${on ? 'Show' : 'Hide'} ${title}`,
    hint: 'With Alt: show this layer only',
  },
  {
    name: 'locked',
    icon: (on) => (on ? Lock : LockOpen),
    label: (title) => `Lock ${title}`,
    hint: 'Visible and snapped to, but not editable',
  },
  { name: 'faded', icon: () => Blend, label: (title) => `Fade ${title}`, hint: 'Drawn in pale colors' },
  {
    name: 'unprinted',
    icon: (on) => (on ? PrinterX : Printer),
    label: (title) => `Don't print ${title}`,
    hint: 'Left out of pictures and prints',
  },
];
