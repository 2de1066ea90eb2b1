// The addresses of the app. Each route's script is fetched when it is first gone to.
// Before the router looks at the address, what came by mail is out of it.
import '../account/arrivedBy.ts';
import { createBrowserRouter } from 'react-router';
import { Failure } from './Failure.tsx';
import { Frame } from './Frame.tsx';
import { Loading } from './Loading.tsx';

export const router = createBrowserRouter([
  {
    Component: Frame,
    HydrateFallback: Loading,
    ErrorBoundary: Failure,
    children: [
      { path: '/', lazy: () => import('./landing.tsx') },
      { path: '/roadmap', lazy: () => import('./roadmap.tsx') },
      { path: '/app', lazy: () => import('./planner.tsx') },
      { path: '/reset-password', lazy: () => import('./resetPassword.tsx') },
      { path: '*', lazy: () => import('./notFound.tsx') },
    ],
  },
]);
