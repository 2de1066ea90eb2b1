// The red box in which a form says what went wrong; read out as soon as it appears.
import type { ReactNode } from 'react';

export function ErrorBox({ children }: { readonly children: ReactNode }) {
  return (
    <p
      role="alert"
      className="rounded-md border border-danger-line bg-danger-wash px-3 py-2.5 text-[0.9375rem] text-danger-strong"
    >
      {children}
    </p>
  );
}
