// The card of an object's kind, for kinds that need more than their forms.
import type { PlanObject } from '@homeplot/plan/kind';
import { PartBoundary } from '../../kit/late/PartBoundary.tsx';
import { useFeatures } from '../../workspace/feature.ts';

export function KindCard({ object }: { readonly object: PlanObject }) {
  const Card = useFeatures().objectCards[object.type];
  return Card ? (
    <PartBoundary>
      <Card object={object} />
    </PartBoundary>
  ) : null;
}
