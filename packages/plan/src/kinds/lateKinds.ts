// Kinds that are fetched with what makes their objects, the reader of files and the tools that come late, so that a planner
// appears without them.
import { leader } from './dimension/leader.ts';
import { findKind, registerKind } from './index.ts';
import { drainageArrow } from './site/drainage.ts';

/** Registers them, once. */
export function registerLateKinds(): void {
  if (findKind(leader.type)) return;
  registerKind(leader);
  registerKind(drainageArrow);
}
