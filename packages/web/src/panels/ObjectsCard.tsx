// Objects: the list of what is on the plan, folded away until it is asked for.
import { useSlice } from '../planner/useBench.ts';
import { FoldedCard } from '../ui/FoldedCard.tsx';
import { ObjectList } from './ObjectList.tsx';

export function ObjectsCard() {
  const count = useSlice(({ plan }) => plan.objects.size);
  return (
    <FoldedCard title="Objects" detail={count.toLocaleString()}>
      <ObjectList />
    </FoldedCard>
  );
}
