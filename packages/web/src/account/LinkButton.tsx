// A button that reads as a link among words.
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
      className="rounded-sm text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent"
    >
      {children}
    </button>
  );
}
