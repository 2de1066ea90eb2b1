// The 404 page, as a route of the app.
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { NotFound } from '../site/landing/NotFound.tsx';
import { logUnknownRoute } from '../kit/unknownRoute.ts';
import { usePageTitle } from './usePageTitle.ts';

export function Component() {
  const [pathname] = useLocation();
  usePageTitle('Page not found | Homeplot');
  useEffect(() => logUnknownRoute(pathname), [pathname]);
  return <NotFound />;
}
