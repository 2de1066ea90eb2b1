// Objects: the list of what is on the plan, folded away until it is asked for.
import { grouped } from '@homeplot/plan/units';
import { useSlice } from '../planner/useBench.ts';
import { fetched } from '../ui/fetched.tsx';
import { FoldedCard } from '../ui/FoldedCard.tsx';

const ObjectList = fetched(() => import('./ObjectList.tsx').then((module) => module.ObjectList));

export function ObjectsCard() {
  const count = useSlice(({ plan }) => plan.objects.size);
  return (
    <FoldedCard title="Objects" detail={grouped(count)}>
      <ObjectList />
    </FoldedCard>
  );
}
