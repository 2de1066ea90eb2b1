// The planner editor: waits for its beginnings, then shows the whole page.
import { use } from 'react';
import { DialogHost } from '../dialogs/DialogHost.tsx';
import { begin } from './begin.ts';
import { PlannerPage } from './PlannerPage.tsx';
import { BenchContext } from './useBench.ts';

export function Planner() {
  const { bench, news, first } = use(begin());
  return (
    <BenchContext value={bench}>
      <DialogHost first={first}>
        <PlannerPage news={news} />
      </DialogHost>
    </BenchContext>
  );
}
