// That undo and redo take back one's own edits alone.
import type { EditedBy } from '@homeplot/editor/editorEvents';
import { settle } from '@homeplot/live/roomPlan';
import { JointIndex } from '@homeplot/plan/jointIndex';
import type { PlanObject } from '@homeplot/plan/kind';
import { objectParts } from '@homeplot/plan/merging';
import { applyChanges, type Change, idOf, type MutablePlan, type Plan } from '@homeplot/plan/plan';
import { withSortedFields } from '@homeplot/plan/sortedFields';
import { TieIndex } from '@homeplot/plan/tieIndex';
import type { Person } from './people.ts';

interface Touched {
  readonly id: string;
  readonly was: PlanObject | undefined;
  readonly is: PlanObject | undefined;
}

/**
 * Undo may change a part of an object only if the same person wrote its present value. It removes nothing that others wrote,
 * and changes of theirs only what has to follow when the person's own edit is taken back, as a dimension follows its house.
 */
export function watchUndo({ driver }: Person, problems: string[]): void {
  const left = new Set<string>();
  const keysOf = (id: string, object: PlanObject | undefined): readonly string[] =>
    partTexts(object).map((text, part) => `${id} ${part} ${text}`);
  driver.editor.watch({
    edited(changes: readonly Change[], inverse: readonly Change[], by: EditedBy) {
      if (by === 'others') return;
      const { plan } = driver.editor;
      const touched = inverse.flatMap((change): Touched[] => {
        const id = idOf(change);
        return id === undefined
          ? []
          : [{ id, was: 'put' in change ? change.put : undefined, is: plan.objects.get(id) }];
      });
      const isOwn = ({ id, was }: Touched, part: number): boolean => left.has(keysOf(id, was)[part] ?? '');
      if (by === 'replay') problems.push(...takenFromOthers(plan, changes, inverse, touched, isOwn));
      for (const { id, is } of touched) for (const key of keysOf(id, is)) left.add(key);
    },
  });
}

/** changes: those of the undo, after which the plan is as it is. */
function takenFromOthers(
  plan: Plan,
  changes: readonly Change[],
  inverse: readonly Change[],
  touched: readonly Touched[],
  isOwn: (one: Touched, part: number) => boolean,
): readonly string[] {
  const others: Touched[] = [];
  const own: Change[] = changes.filter((change) => 'settings' in change);
  for (const one of touched) {
    const { id, was, is } = one;
    const [before, after] = [partTexts(was), partTexts(is)];
    const changed = [0, 1].filter((part) => before[part] !== after[part]);
    const ours = changed.filter((part) => isOwn(one, part));
    if (ours.length === changed.length) own.push(...changes.filter((change) => idOf(change) === id));
    else {
      others.push(one);
      if (was && is && ours.length > 0) own.push({ put: withParts(was, is, ours) });
    }
  }
  if (others.length === 0) return [];
  const before: MutablePlan = { ...plan, objects: new Map(plan.objects) };
  applyChanges(before, inverse);
  const lookups = { near: new JointIndex(before).near, dependents: new TieIndex(before).dependents };
  const follows = new Map(settle(before, own, lookups).map((change) => [idOf(change), change]));
  return others.flatMap(({ id, was, is }) => {
    const change = follows.get(id);
    const put = change && 'put' in change ? change.put : undefined;
    const isRight = is !== undefined && partTexts(put).join() === partTexts(is).join();
    return isRight
      ? []
      : [`Undo made ${partTexts(is).join()} of ${partTexts(was).join()}, which somebody else had written.`];
  });
}

/** An object with some of its parts as another version has them. */
function withParts(object: PlanObject, other: PlanObject, from: readonly number[]): PlanObject {
  const theirs = objectParts(other);
  const parts = objectParts(object).map((part, i) => (from.includes(i) ? theirs[i] : part));
  return Object.assign({}, ...parts) as PlanObject;
}

const partTexts = (object: PlanObject | undefined): readonly string[] =>
  object ? objectParts(object).map((part) => JSON.stringify(withSortedFields(part))) : ['', ''];
