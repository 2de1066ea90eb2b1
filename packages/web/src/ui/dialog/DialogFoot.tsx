// The foot of a long dialog: it stays in view while the dialog is scrolled, except in low windows, where it would cover it.
import type { ReactNode } from 'react';

export const DialogFoot = ({ children }: { readonly children: ReactNode }) => (
  <div className="sticky low:static -bottom-6 -mx-6 mt-5 -mb-6 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-hairline bg-paper px-6 py-3 max-sm:-bottom-4 max-sm:-mx-4 max-sm:-mb-4 max-sm:px-4">
    {children}
  </div>
);
