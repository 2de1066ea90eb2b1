// Kinds that few plans need: imported line work, pictures to trace, and objects of few sites.
import type { Kind } from '../objects/kind.ts';
import { findKind, registerKind } from './index.ts';
import { linePoint } from './linework/linePoint.ts';
import { lineText } from './linework/lineText.ts';
import { lineWork } from './linework/lineWork.ts';
import { rareSiteKinds } from './site/rareSiteKinds.ts';
import { terrain } from './underlay/terrain.ts';
import { underlay } from './underlay/underlay.ts';

const rareKinds = [
  lineWork,
  lineText,
  linePoint,
  underlay,
  terrain,
  ...rareSiteKinds,
] as unknown as readonly Kind[];

/** Registers these kinds; does nothing if they are registered already. */
export function registerRareKinds(): void {
  if (findKind(lineWork.type)) return;
  for (const kind of rareKinds) registerKind(kind);
}
