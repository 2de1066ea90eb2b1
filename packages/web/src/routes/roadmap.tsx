// The roadmap, as a route of the app.
// Kept offline once used.
import { Roadmap } from '../site/roadmap/Roadmap.tsx';
import { usePageTitle } from './usePageTitle.ts';

export function Component() {
  usePageTitle('Product Roadmap | Homeplot');
  return <Roadmap />;
}
