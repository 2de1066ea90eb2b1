// Hydrates the prerendered landing page, and adds a place for toasts.
import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Toasts } from '../../kit/toasts/Toasts.tsx';
import { Landing } from './Landing.tsx';
import '../../kit/ownScripts.ts';

/** Resolves when every handler on the page is in place. */
export function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with id "root" to hydrate; index.html must hold one.');
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Toasts />);
  return new Promise((done) => hydrateRoot(root, <Awake onAwake={done} />));
}

function Awake({ onAwake }: { readonly onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return <Landing />;
}
