// The planner editor: waits for its beginnings, then shows the whole page.
import { Suspense, use } from 'react';
import { DialogHost } from '../dialogs/DialogHost.tsx';
import { Loading } from '../routes/Loading.tsx';
import { begin } from './begin.ts';
import { PlannerPage } from './PlannerPage.tsx';
import { BenchContext } from './useBench.ts';

export function Planner() {
  return (
    <Suspense fallback={<Loading />}>
      <Begun />
    </Suspense>
  );
}

function Begun() {
  const { bench, news, first } = use(begin());
  return (
    <BenchContext value={bench}>
      <DialogHost first={first}>
        <PlannerPage news={news} />
      </DialogHost>
    </BenchContext>
  );
}
