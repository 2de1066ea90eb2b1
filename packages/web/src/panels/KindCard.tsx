// The card of an object's kind, for kinds that need more than their forms. Each is fetched when it is first shown.
import type { PlanObject } from '@homeplot/plan/kind';
import type { Lot } from '@homeplot/plan/lot';
import type { ComponentType } from 'react';
import { DialogBoundary } from '../ui/DialogBoundary.tsx';
import { fetched } from '../ui/fetched.tsx';

interface KindCardProps {
  readonly object: PlanObject;
}

/** The card of one kind, whose type is its key below. */
const cardOf = <O extends PlanObject>(card: ComponentType<{ readonly object: O }>) =>
  card as ComponentType<KindCardProps>;

const cards: Readonly<Record<string, ComponentType<KindCardProps>>> = {
  lot: cardOf<Lot>(fetched(() => import('./LotCard.tsx').then((module) => module.LotCard))),
  setback: fetched(() => import('./SetbackCard.tsx').then((module) => module.SetbackCard)),
};

export function KindCard({ object }: KindCardProps) {
  const Shown = cards[object.type];
  return Shown ? (
    <DialogBoundary>
      <Shown object={object} />
    </DialogBoundary>
  ) : null;
}
