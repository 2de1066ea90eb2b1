// The app behind app.html: puts the router's page into it.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Routes } from './routes/Routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with id "root"; app.html must hold one.');

createRoot(root).render(
  <StrictMode>
    <Routes />
  </StrictMode>,
);
