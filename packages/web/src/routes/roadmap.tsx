// The roadmap, as a route of the app.
import { Roadmap } from '../roadmap/Roadmap.tsx';
import { usePageTitle } from './usePageTitle.ts';

export function Component() {
  usePageTitle('Product Roadmap | Homeplot');
  return <Roadmap />;
}
