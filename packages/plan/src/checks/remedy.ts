// Remedies: a remedy is an edit that resolves a finding without causing a new one for the same object. Not every finding has
// one; if the user could change that, an obstacle says why.
import { layersOf } from '../drawing/layerTable.ts';
import { areaOf } from '../geometry/outline.ts';
import { lengthOf } from '../geometry/point.ts';
import { type Change, idOf, moveOf, type Plan } from '../plan/plan.ts';
import type { PlanObject } from '../objects/kind.ts';
import { type FindingEdit, type Found, isConflict } from '../site/check.ts';
import type { Remedy } from '../site/finding.ts';
import { moveMending } from './mendingMove.ts';
import { moveTitle } from './moveTitle.ts';
import type { Site } from '../site/site.ts';
import { isExisting } from '../site/subject.ts';

/** Why there is no remedy, in a sentence with what to do. */
export interface Obstacle {
  readonly obstacle: string;
}

const canChange = (object: PlanObject, plan: Plan): boolean =>
  !object.locked && layersOf(plan.settings).isEditable(object);

/** The smaller object may move at most this many times as far as the larger one would. */
const maxFarther = 2;

export function remedyOf(found: Found, site: Site, plan: Plan): Remedy | Obstacle | undefined {
  if (found.edit) return remedyBy(found.edit, plan);
  const movable = (found.moves ?? [])
    .flatMap(({ id, pushes }) => {
      const subject = site.get(id);
      return subject && !isExisting(subject) ? [{ subject, pushes }] : [];
    })
    .toSorted((a, b) => areaOf(a.subject.ground.path) - areaOf(b.subject.ground.path));
  const obstacles: string[] = [];
  const moves = movable.flatMap(({ subject, pushes }) => {
    const hindrance = hindranceTo(subject.object, plan);
    const move = hindrance ? undefined : moveMending(found, subject, pushes, site);
    if (move) return [{ subject, move, feet: lengthOf(move.by) }];
    obstacles.push(
      hindrance ?? 'No small move ends this. Change its size, turn it, or place it somewhere else.',
    );
    return [];
  });
  // Prefer to move the smaller object, unless it would have to move much farther.
  const best = moves.find(({ feet }) => moves.every((other) => feet <= other.feet * maxFarther));
  if (best) {
    const { subject, move } = best;
    return {
      title: moveTitle(move, found.objects.length > 1 ? subject.the : '', site.ground),
      changes: (now) => {
        const current = now.objects.get(subject.object.id);
        return current ? [moveOf(current, move.by)] : [];
      },
    };
  }
  const [obstacle] = obstacles;
  return obstacle && isConflict(found) ? { obstacle } : undefined;
}

function remedyBy(edit: FindingEdit, plan: Plan): Remedy | Obstacle | undefined {
  const changes = edit.changes(plan);
  const isFree = (change: Change): boolean => {
    if ('settings' in change) return true;
    const now = plan.objects.get(idOf(change) ?? '') ?? ('put' in change ? change.put : undefined);
    return now !== undefined && canChange(now, plan);
  };
  if (changes?.every(isFree)) return { title: edit.title, changes: () => changes };
  if (edit.fallback) return remedyBy(edit.fallback, plan);
  return changes ? undefined : edit.obstacle && { obstacle: edit.obstacle(plan) };
}

/** Why an object can't be moved, in a sentence; undefined if it can. */
function hindranceTo(object: PlanObject, plan: Plan): string | undefined {
  if (object.locked) return 'It is locked. Unlock it to move it.';
  if (!canChange(object, plan)) return "Its layer is locked or hidden, so it can't be moved.";
  return object.group === undefined ? undefined : 'It is in a group. Ungroup it to move it by itself.';
}
