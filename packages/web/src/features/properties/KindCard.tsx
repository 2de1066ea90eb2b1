// The card of an object's kind, for kinds that need more than their forms. Each is fetched when it is first shown.
import type { PlanObject } from '@homeplot/plan/kind';
import type { ComponentType } from 'react';
import { DialogBoundary } from '../../kit/late/DialogBoundary.tsx';
import { fetched } from '../../kit/late/fetched.tsx';

interface KindCardProps {
  readonly object: PlanObject;
}

/** By the type of the objects that each is for. */
const cards: Readonly<Record<string, ComponentType<KindCardProps>>> = {
  lot: fetched(() =>
    import('../lots/LotCard.tsx').then((module) => module.LotCard as ComponentType<KindCardProps>),
  ),
  setback: fetched(() => import('../lots/SetbackCard.tsx').then((module) => module.SetbackCard)),
  underlay: fetched(() =>
    import('../underlays/UnderlayCard.tsx').then(
      (module) => module.UnderlayCard as ComponentType<KindCardProps>,
    ),
  ),
};

export function KindCard({ object }: KindCardProps) {
  const Shown = cards[object.type];
  return Shown ? (
    <DialogBoundary>
      <Shown object={object} />
    </DialogBoundary>
  ) : null;
}
