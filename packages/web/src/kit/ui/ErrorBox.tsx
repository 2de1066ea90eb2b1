// The red box for a form's error; screen readers announce it when it appears.
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
