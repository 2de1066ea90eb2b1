// Kinds that many plans need, but not every plan.
import { leader } from './dimension/leader.ts';
import { findKind, registerKind, registerKindBeforeSite } from './index.ts';
import { setback } from './lot/setback.ts';
import { drainageArrow } from './site/drainage.ts';
import { parkingSpace } from './site/parkingSpace.ts';

/** Registers these kinds; does nothing if they are registered already. */
export function registerUsualKinds(): void {
  if (findKind(setback.type)) return;
  registerKindBeforeSite(setback);
  registerKind(leader);
  registerKind(drainageArrow);
  registerKind(parkingSpace);
}
