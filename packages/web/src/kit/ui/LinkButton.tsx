// A button that looks like a link in text.
import type { ReactNode } from 'react';

interface LinkButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function LinkButton({ onClick, children }: LinkButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-6 rounded-sm text-accent pointer-coarse:min-h-11 underline decoration-accent/40 underline-offset-4 hover:decoration-accent"
    >
      {children}
    </button>
  );
}
