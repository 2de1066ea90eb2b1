// The points and distances that the user has entered to scale an underlay and not applied yet. They are kept while the card is
// closed: on a phone the panel takes its place, another tool may be used in between, and the page may be reloaded.
import type { Point } from '@homeplot/plan/point';
import type { Underlay } from '@homeplot/plan/underlay';
import type { Units } from '@homeplot/plan/units';
import { keepUnconfirmed, unconfirmed } from '../../store/open/unconfirmed.ts';
import type { Workspace } from '../../store/open/workspace.ts';
import type { ScaleAnswers } from './scaleAnswers.ts';

export interface UnappliedScale {
  readonly points: readonly Point[];
  readonly answers: ScaleAnswers;
  /** Those of the bare numbers in the answers. */
  readonly units: Units;
}

const isScale = (value: unknown): value is UnappliedScale => {
  const { points, answers, units } = (value ?? {}) as Partial<UnappliedScale>;
  return Array.isArray(points) && typeof answers?.distance === 'string' && units !== undefined;
};

/** The corners are part of the key because straightening an underlay moves the points to other places of its picture. */
const keyOf = ({ id, file: { sha256 }, page, corners }: Underlay): string =>
  `scale ${JSON.stringify([id, sha256, page, corners])}`;

export function keepScale(plan: Workspace, underlay: Underlay, scale: UnappliedScale): void {
  if (scale.points.length > 0) keepUnconfirmed(plan, keyOf(underlay), scale);
}

/** Returns what was kept, and forgets it. */
export function takeScale(plan: Workspace, underlay: Underlay): UnappliedScale | undefined {
  const key = keyOf(underlay);
  const scale = unconfirmed(plan, key, isScale);
  keepUnconfirmed(plan, key, undefined);
  return scale;
}
