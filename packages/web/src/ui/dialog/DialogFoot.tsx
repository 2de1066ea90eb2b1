// The foot of a long dialog: it stays in view while the dialog is scrolled, except in low windows, where it would cover it.
import type { ReactNode } from 'react';

export const DialogFoot = ({ children }: { readonly children: ReactNode }) => (
  <div className="sticky low:static -bottom-(--pad) -mx-(--pad) mt-5 -mb-(--pad) flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-hairline bg-paper px-(--pad) py-3">
    {children}
  </div>
);
