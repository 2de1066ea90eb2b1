// The app behind app.html: puts the router's page into it.
import '../kit/showTheme.ts';
import '../kit/composing.ts';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Routes } from './Routes.tsx';
import '../kit/ownScripts.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with id "root"; app.html must hold one.');

// Synchronous, so that effects have run before the first paint and everything visible already reacts to keys and presses.
flushSync(() =>
  createRoot(root).render(
    <StrictMode>
      <Routes />
    </StrictMode>,
  ),
);
