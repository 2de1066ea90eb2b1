// The login dialog, fetched when it is first opened. Each opening starts afresh in the view asked for.
import { lazy, Suspense } from 'react';
import type { AuthDialogProps } from './AuthDialog.tsx';

const AuthDialog = lazy(() => import('./AuthDialog.tsx').then((module) => ({ default: module.AuthDialog })));

export function LazyAuthDialog(props: AuthDialogProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <AuthDialog {...props} />
    </Suspense>
  );
}
