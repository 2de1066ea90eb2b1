// Objects: the list of objects, collapsed until it is opened.
import { grouped } from '@homeplot/plan/units';
import { useSlice } from '../../planner/useWorkspace.ts';
import { fetched } from '../../ui/fetched.tsx';
import { FoldedCard } from '../../ui/FoldedCard.tsx';

const ObjectList = fetched(() => import('./ObjectList.tsx').then((module) => module.ObjectList));

export function ObjectsCard() {
  const count = useSlice(({ plan }) => plan.objects.size);
  return (
    <FoldedCard title="Objects" detail={grouped(count)}>
      <ObjectList />
    </FoldedCard>
  );
}
