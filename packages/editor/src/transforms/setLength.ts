// Set length: moves an object at one end of a dimension so that the dimension measures a typed length, or says why it
// cannot.
import type { Lengthening, Problem } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { type Change, moveOf, type Plan } from '@homeplot/plan/plan';
import { lengthOf as vectorLength, scaleBy } from '@homeplot/plan/point';
import { formatLength, tidy } from '@homeplot/plan/units';
import { lengthOf, setLengthName } from './measures.ts';
import { blockOf, movingWith, named } from './movers.ts';
import { numberOf, type Transform } from './transform.ts';

export const setLength: Transform = {
  name: setLengthName,
  title: 'Set length',
  questions({ objects: [object] }, values) {
    const measured = (object && lengthOf(object)) ?? 0;
    return [
      {
        name: 'length',
        label: measured < 0 ? 'Distance inside the lot line' : 'Length',
        input: 'length',
        value: values['length'] ?? tidy(Math.abs(measured)),
      },
    ];
  },
  outcome({ plan, objects: [object, more] }, values) {
    const measured = object && lengthOf(object);
    if (!object || more || measured === undefined)
      return { problem: 'Select a single dimension that measures a length.' };
    const feet = numberOf(values, 'length');
    if (Math.abs(feet - measured) < 1e-9)
      return { problem: 'That is its length already. Type a different one.' };
    const moved = lengthened(plan, object, feet);
    return 'problem' in moved ? moved : { ...moved, select: [object.id] };
  },
};

interface Moved {
  readonly changes: readonly Change[];
  readonly done: string;
}

/** The moves that make a dimension measure a length in feet. */
function lengthened(plan: Plan, object: PlanObject, feet: number): Moved | Problem {
  const lengthening = kindOf(object).ties?.measures?.lengthen(object, feet);
  if (!lengthening) return { problem: "This dimension doesn't measure a length." };
  if ('problem' in lengthening) return lengthening;
  const mover = moverOf(plan, lengthening.ends);
  if ('problem' in mover) return mover;
  const by = mover.end === 1 ? lengthening.by : scaleBy(lengthening.by, -1);
  const others = mover.objects.length > 1 ? ' and what is grouped with it' : '';
  return {
    changes: mover.objects.filter(({ id }) => id !== object.id).map((one) => moveOf(one, by)),
    done: `Moved the ${named(mover.object)}${others} by ${formatLength(vectorLength(by), plan.settings.units)}`,
  };
}

interface Mover {
  readonly end: 0 | 1;
  readonly object: PlanObject;
  /** The object at that end, and the rest of its group. */
  readonly objects: readonly PlanObject[];
}

/** Moves the object at the second end, or the one at the first end if the second can't move. Property doesn't move. */
function moverOf(plan: Plan, ends: Lengthening['ends']): Mover | Problem {
  const [first, second] = ends.map((tie) => tie && plan.objects.get(tie.object));
  if (!first && !second)
    return { problem: 'Neither end is tied to an object. Drag an end onto the object that should move.' };
  if (first === second && first)
    return {
      problem: `Both ends are on the ${named(first)}. Select the ${named(first)} and type its size there.`,
    };
  if (first && second && first.group !== undefined && first.group === second.group)
    return {
      problem: `The ${named(first)} and the ${named(second)} are grouped and move together. Ungroup them first.`,
    };
  const movable = [second, first].filter((object) => object && !kindOf(object).path?.isProperty);
  const mover = movable.find((object) => object && !blockOf(plan, object));
  if (mover) return withGroup(plan, mover, mover === second ? 1 : 0);
  const [blocked] = movable;
  const block = blocked && blockOf(plan, blocked);
  if (block) return block;
  return {
    problem: "It is tied to property lines, which don't move. Tie an end to the object that should move.",
  };
}

function withGroup(plan: Plan, object: PlanObject, end: Mover['end']): Mover | Problem {
  const objects = movingWith(plan, object);
  return 'problem' in objects ? objects : { end, object, objects };
}
