// Set length: a dimension measures a typed length, and what it measures moves for that, or a sentence says why it cannot.
import type { Lengthening, Problem } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { layersOf } from '@homeplot/plan/layerTable';
import { type Change, moveOf, type Plan } from '@homeplot/plan/plan';
import { scaleBy } from '@homeplot/plan/point';
import { tidy } from '@homeplot/plan/units';
import { lengthOf, setLengthName } from '../measures.ts';
import { numberOf, type Transform } from './transform.ts';

export const setLength: Transform = {
  name: setLengthName,
  title: 'Set length',
  questions({ objects: [object] }, values) {
    const measured = (object && lengthOf(object)) ?? 0;
    return [{ name: 'length', label: 'Length', input: 'length', value: values['length'] ?? tidy(measured) }];
  },
  outcome({ plan, objects: [object, more] }, values) {
    const measured = object && lengthOf(object);
    if (!object || more || measured === undefined) return { problem: 'Select one dimension of a length.' };
    const feet = numberOf(values, 'length');
    if (Math.abs(feet - measured) < 1e-9) return { problem: 'Type another length.' };
    const changes = lengthened(plan, object, feet);
    return 'problem' in changes ? changes : { changes, select: [object.id] };
  },
};

/** What moves for an object to measure a length in feet. */
function lengthened(plan: Plan, object: PlanObject, feet: number): readonly Change[] | Problem {
  const way = kindOf(object).ties?.measures?.lengthen(object, feet);
  if (!way) return { problem: 'It measures no length.' };
  if ('problem' in way) return way;
  const mover = moverOf(plan, way.ends);
  if ('problem' in mover) return mover;
  const by = mover.end === 1 ? way.by : scaleBy(way.by, -1);
  return mover.objects.filter(({ id }) => id !== object.id).map((one) => moveOf(one, by));
}

interface Mover {
  readonly end: 0 | 1;
  /** What moves: the object at that end, and what is grouped with it. */
  readonly objects: readonly PlanObject[];
}

/** Which of two ends moves: the second, or the first where that cannot. Property stays where it is. */
function moverOf(plan: Plan, ends: Lengthening['ends']): Mover | Problem {
  const [first, second] = ends.map((tie) => tie && plan.objects.get(tie.object));
  if (!first && !second)
    return { problem: 'Both its ends are free, so nothing moves with it. Drag one onto what is to move.' };
  if (first === second && first)
    return { problem: `It measures the ${named(first)} itself. Change its size instead.` };
  if (first && second && first.group !== undefined && first.group === second.group)
    return {
      problem: `The ${named(first)} and the ${named(second)} are grouped and move together. Ungroup them first.`,
    };
  const layers = layersOf(plan.settings);
  const movable = [second, first].filter((object) => object && !kindOf(object).path?.isProperty);
  const mover = movable.find((object) => object && layers.isEditable(object));
  if (mover) return { end: mover === second ? 1 : 0, objects: groupedWith(plan, mover) };
  const [kept] = movable;
  const layer = kept && layers.blockingLayer(kept);
  if (kept && layer)
    return {
      problem: `The ${named(kept)} is on the layer "${layer.title}". Show and unlock that to move it.`,
    };
  return { problem: `It holds to property lines, which don't move with it. Tie an end to what is to move.` };
}

function named(object: PlanObject): string {
  const title = kindOf(object).title.toLowerCase();
  return object.name ? `${title} "${object.name}"` : title;
}

function groupedWith(plan: Plan, object: PlanObject): readonly PlanObject[] {
  if (object.group === undefined) return [object];
  const layers = layersOf(plan.settings);
  return [...plan.objects.values()].filter((one) => one.group === object.group && layers.isEditable(one));
}
