// The planner editor's page.
import { Planner } from '../planner/Planner.tsx';
import { usePageTitle } from './usePageTitle.ts';

export function Component() {
  usePageTitle('Planner | Homeplot');
  return <Planner />;
}
