// Kinds that many plans need, but not every plan, in the order of the library.
import type { Kind } from '../objects/kind.ts';
import { leader } from './dimension/leader.ts';
import { findKind, registerKind } from './index.ts';
import { setback } from './lot/setback.ts';
import { drainageArrow } from './site/drainage.ts';
import { siteKinds } from './site/index.ts';
import { parkingSpace } from './site/parkingSpace.ts';

const usualKinds = [setback, ...siteKinds, leader, drainageArrow, parkingSpace] as unknown as readonly Kind[];

/** Registers these kinds; does nothing if they are registered already. */
export function registerUsualKinds(): void {
  if (findKind(setback.type)) return;
  for (const kind of usualKinds) registerKind(kind);
}
