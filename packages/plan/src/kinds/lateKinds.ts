// Kinds that are fetched later, with the reader of files or with the tools that create their objects, so that the planner
// can appear without them, and the widths of letters outside ASCII.
import { letterWidth } from '../pen/letterWidths.ts';
import { takeWidths } from '../geometry/textMetrics.ts';
import { leader } from './dimension/leader.ts';
import { findKind, registerKind, registerKindBeforeSite } from './index.ts';
import { linePoint } from './linework/linePoint.ts';
import { lineText } from './linework/lineText.ts';
import { lineWork } from './linework/lineWork.ts';
import { setback } from './lot/setback.ts';
import { drainageArrow } from './site/drainage.ts';
import { parkingSpace } from './site/parkingSpace.ts';
import { rareKinds } from './site/rareKinds.ts';
import { underlay } from './underlay/underlay.ts';

/** Registers these kinds and widths; does nothing if they are registered already. */
export function registerLateKinds(): void {
  if (findKind(leader.type)) return;
  takeWidths(letterWidth);
  registerKindBeforeSite(setback);
  registerKind(leader);
  registerKind(drainageArrow);
  registerKind(lineWork);
  registerKind(lineText);
  registerKind(linePoint);
  registerKind(underlay);
  registerKind(parkingSpace);
  for (const kind of rareKinds) registerKind(kind);
}
