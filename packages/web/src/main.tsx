// The app behind app.html: puts the router's page into it.
import './theme/showTheme.ts';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Routes } from './routes/Routes.tsx';
import './ui/ownScripts.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with id "root"; app.html must hold one.');

// As a synchronous update its effects are done before it is painted: what can be seen hears keys and hands.
flushSync(() =>
  createRoot(root).render(
    <StrictMode>
      <Routes />
    </StrictMode>,
  ),
);
