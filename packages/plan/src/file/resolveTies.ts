// Checks the ties of objects that come from a file. A tie without its target is removed.
import { wholeObject } from '../geometry/anchorNames.ts';
import { anchorAt } from '../distances/anchors.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Steps } from '../measure/steps.ts';
import { canBeTiedTo, isTied, nothingChanged, targetsIn, tiesOf } from '../plan/ties.ts';

/** Checks the ties of the objects in a file; invalid ties are removed, with a note. */
export function* resolveTies(
  objects: readonly PlanObject[],
  note: (line: string) => void,
): Steps<PlanObject[]> {
  let byId: Map<string, PlanObject> | undefined;
  const resolved: PlanObject[] = [];
  for (const object of objects) {
    if (!isTied(object)) {
      resolved.push(object);
      continue;
    }
    byId ??= new Map(objects.map((one) => [one.id, one]));
    const followed = resolveInFile(object, byId, note);
    if (followed) resolved.push(followed);
    yield;
  }
  return resolved;
}

function resolveInFile(
  object: PlanObject,
  byId: ReadonlyMap<string, PlanObject>,
  note: (line: string) => void,
): PlanObject | undefined {
  const kind = kindOf(object);
  const { ties } = kind;
  if (!ties) return object;
  const targets = targetsIn((id) => byId.get(id), nothingChanged);
  const noteUntied = (reason: string): void =>
    note(`${kind.title} "${object.id}" ${reason}. It stays where it is, but won't follow changes there.`);
  const resolved = ties.replace(object, (tie) => {
    const target = byId.get(tie.object);
    if (!target) noteUntied(`refers to "${tie.object.slice(0, 40)}", which is not in the file`);
    else if (!canBeTiedTo(target))
      noteUntied(`refers to "${tie.object.slice(0, 40)}", to which nothing can be tied`);
    else if (tie.anchor === wholeObject || anchorAt(target, tie.anchor)) return tie;
    else
      noteUntied(
        `refers to "${tie.anchor.slice(0, 40)}" of "${tie.object.slice(0, 40)}", which doesn't exist`,
      );
    return undefined;
  });
  const followed = ties.follow(resolved, targets);
  if (!followed) {
    noteUntied(`doesn't apply to "${tiesOf(resolved)[0]?.object.slice(0, 40)}"`);
    return ties.replace(resolved, () => undefined);
  }
  // Rounding in the file must not change the object.
  return isNearlyEqual(kind.toFile(resolved, identity), kind.toFile(followed, identity))
    ? resolved
    : followed;
}

const identity = (feet: number): number => feet;
/** Feet by which positions in a file may differ from those derived from ties. */
const fileRounding = 1e-4;

function isNearlyEqual(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= fileRounding;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const fields = Object.keys(a);
  return (
    fields.length === Object.keys(b).length &&
    fields.every((field) => isNearlyEqual(Reflect.get(a, field), Reflect.get(b, field)))
  );
}
