// Undo must not remove what somebody else has drawn since, such as a dimension of a house that undo would remove, or a
// corner to which undo would bring back a third road.
import { jointsOf } from '@homeplot/plan/joints';
import type { PlanObject } from '@homeplot/plan/kind';
import { type Change, idOf } from '@homeplot/plan/plan';
import { distance } from '@homeplot/plan/point';
import { tiesOf } from '@homeplot/plan/ties';
import type { OpenScene } from '../scene/scene.ts';

/** Feet. */
const tolerance = 1e-6;

/** The changes, except those that would also remove other objects; left: the ids of the objects that therefore stay unchanged. */
export function withoutLosses(
  scene: Pick<OpenScene, 'plan' | 'withInvariants'>,
  changes: readonly Change[],
): { readonly changes: readonly Change[]; readonly left: ReadonlySet<string> } {
  const { objects } = scene.plan;
  const left = new Set<string>();
  const removed = new Set(changes.flatMap((change) => ('remove' in change ? change.remove : [])));
  let rest = changes;
  for (;;) {
    const lost = scene.withInvariants(rest).flatMap((change) => {
      const object =
        'remove' in change && !removed.has(change.remove) ? objects.get(change.remove) : undefined;
      return object ? [object] : [];
    });
    const causes = rest.flatMap((change) => {
      const id = idOf(change) ?? '';
      const versions = [objects.get(id), 'put' in change ? change.put : undefined];
      return versions.some((version) => version && lost.some((one) => dependsOn(one, version))) ? [id] : [];
    });
    if (causes.length === 0) return { changes: rest, left };
    for (const id of causes) left.add(id);
    rest = rest.filter((change) => !left.has(idOf(change) ?? ''));
  }
}

const dependsOn = (one: PlanObject, other: PlanObject): boolean =>
  tiesOf(one).some(({ object }) => object === other.id) ||
  jointsOf(one).some(({ at }) => jointsOf(other).some((joint) => distance(joint.at, at) <= tolerance));
