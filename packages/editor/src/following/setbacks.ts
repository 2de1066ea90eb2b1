// Setback lines follow their lots, in the same edit. Fetched when somebody is there to edit, as the geometry is large.
import { isLot, type Lot } from '@homeplot/plan/lot';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Change } from '@homeplot/plan/plan';
import { isSetback, type Setback } from '@homeplot/plan/setback';
import { onLot } from '@homeplot/plan/setbackLine';
import type { Scene } from '../tools/tool.ts';

interface Ground extends Pick<Scene, 'plan'> {
  readonly tiedTo: (id: string) => readonly PlanObject[];
}

type Put = Extract<Change, { readonly put: PlanObject }>;

const isOther = (was: Lot, now: Lot): boolean => was.vertices !== now.vertices || was.edges !== now.edges;

/** The changes with those setback lines that they leave elsewhere than their lots. */
export function withSetbacks(changes: readonly Change[], { plan, tiedTo }: Ground): readonly Change[] {
  const puts = new Map<string, Put>();
  const lines = new Set<string>();
  const removed = new Set<string>();
  for (const change of changes) {
    if ('remove' in change) removed.add(change.remove);
    if (!('put' in change)) continue;
    const { put } = change;
    removed.delete(put.id);
    if (isLot(put)) {
      puts.set(put.id, change);
      for (const tied of tiedTo(put.id)) if (isSetback(tied)) lines.add(tied.id);
    } else if (isSetback(put)) {
      puts.set(put.id, change);
      if (plan.objects.has(put.id)) lines.add(put.id);
    }
  }
  const followed = [...lines].flatMap((id) =>
    removed.has(id) ? [] : (following(id, plan.objects, puts) ?? []),
  );
  if (followed.length === 0) return changes;
  const done = new Set(followed.map(({ put }) => put.id));
  return [...changes.filter((change) => !('put' in change && done.has(change.put.id))), ...followed];
}

/** The change that brings a line to where its lot is then; undefined where it is there. */
function following(
  id: string,
  objects: ReadonlyMap<string, PlanObject>,
  puts: ReadonlyMap<string, Put>,
): Put | undefined {
  const [was, change] = [objects.get(id), puts.get(id)];
  const now = change?.put ?? was;
  if (!was || !now || !isSetback(was) || !isSetback(now) || now.of === undefined) return undefined;
  const lotChange = puts.get(now.of);
  const [lotWas, lotNow] = [objects.get(now.of), lotChange?.put ?? objects.get(now.of)];
  if (!lotWas || !lotNow || !isLot(lotWas) || !isLot(lotNow)) return undefined;
  const [way, lotWay] = [change?.moved?.by, lotChange?.moved?.by];
  if (lotWay) {
    if (way?.x === lotWay.x && way.y === lotWay.y) return undefined;
    const line: Setback = { ...now, vertices: was.vertices };
    const put = kindOf(line).move(line, lotWay);
    return now === was ? { put, moved: { from: was, by: lotWay } } : { put };
  }
  const isMade = now.distances !== was.distances;
  const isLeft = now.vertices === was.vertices && !isOther(lotWas, lotNow);
  return isMade || isLeft ? undefined : { put: onLot(now, lotNow) };
}
