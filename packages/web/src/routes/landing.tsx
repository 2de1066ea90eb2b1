// The landing page, as a route of the app.
import { Landing } from '../site/landing/Landing.tsx';
import { usePageTitle } from './usePageTitle.ts';

export function Component() {
  usePageTitle('Homeplot: Plan your perfect home site');
  return <Landing />;
}
