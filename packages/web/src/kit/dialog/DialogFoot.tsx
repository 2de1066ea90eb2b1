// The foot of a long dialog: it stays in view while the dialog is scrolled, except in low windows, where it would cover it.
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface DialogFootProps {
  readonly children: ReactNode;
  readonly className?: string;
}

export const DialogFoot = ({ children, className }: DialogFootProps) => (
  <div
    data-dialog-foot=""
    className={cx(
      'sticky low:static -bottom-(--pad) z-1 -mx-(--pad) mt-5 -mb-(--pad) flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-hairline bg-paper px-(--pad) py-3',
      className,
    )}
  >
    {children}
  </div>
);
