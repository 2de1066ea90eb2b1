// A key of the keyboard, in the style of a key cap.
import type { ReactNode } from 'react';

export function Key({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="rounded-sm border border-edge bg-panel px-1.5 font-sans text-xs leading-5">
      {children}
    </kbd>
  );
}
