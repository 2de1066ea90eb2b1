// Offset: a parallel path or outline, as a new object or replacing the selected one.
import { outlineOf } from '@homeplot/plan/anchors';
import { keyAbove } from '@homeplot/plan/order';
import { allKinds, findKind, kindOf } from '@homeplot/plan/kinds';
import type { Outline } from '@homeplot/plan/capabilities';
import type { Kind, PlanObject } from '@homeplot/plan/kind';
import { trimmedOffset } from '@homeplot/plan/offset';
import { signedArea } from '@homeplot/plan/outline';
import type { Reshaped } from '@homeplot/plan/pathEdits';
import { freeOutline, reshaped } from '../paths/vertices.ts';
import {
  numberOf,
  type Outcome,
  type Question,
  type Subject,
  type Transform,
  type Values,
} from './transform.ts';

const same = 'same';
const sides = {
  closed: [
    { value: 'in', label: 'Inside' },
    { value: 'out', label: 'Outside' },
  ],
  open: [
    { value: 'right', label: 'On its right' },
    { value: 'left', label: 'On its left' },
  ],
};

/** The kinds with an editable closed outline, those on the layer of the object's kind first. */
const areaKinds = (object: PlanObject): readonly Kind[] =>
  allKinds()
    .filter((kind) => {
      const sample = kind.path?.editing && sampleOf(kind);
      return sample !== undefined && outlineOf(sample)?.closed === true;
    })
    .toSorted((a, b) => Number(b.layer === kindOf(object).layer) - Number(a.layer === kindOf(object).layer));

/** A new object of a kind, whose size doesn't matter because it is reshaped. */
function sampleOf(kind: Kind): PlanObject | undefined {
  const fields = kind.create({ from: { x: 0, y: 0 }, to: { x: 20, y: 20 }, scale: 2, siteExtent: 100 });
  return fields && { id: 'sample', order: '', type: kind.type, ...fields };
}

/** The distance to the right of the path, as for trimmedOffset. */
function signedDistance(outline: Outline, values: Values): number {
  const feet = numberOf(values, 'distance');
  if (!outline.closed) return values['side'] === 'left' ? -feet : feet;
  const inward = signedArea(outline) > 0 ? feet : -feet;
  return values['side'] === 'out' ? -inward : inward;
}

function resultOf(object: PlanObject, path: Reshaped, values: Values, subject: Subject): Outcome {
  const wanted = String(values['as'] ?? '');
  if (wanted === 'itself' && freeOutline(object))
    return { changes: [{ put: reshaped(object, path) }], select: [object.id] };
  const kind = wanted === same || wanted === '' ? undefined : findKind(wanted);
  const base = kind
    ? sampleOf(kind)
    : freeOutline(object)
      ? object
      : sampleOf(areaKinds(object)[0] ?? kindOf(object));
  if (!base) return { problem: 'No kind of object can have this outline.' };
  const { vertices } = path;
  const put =
    kind || base !== object
      ? reshaped(base, { vertices, from: vertices.map(() => undefined) })
      : reshaped(base, path);
  const { group: _, ...alone } = put;
  const id = subject.newId();
  return { changes: [{ put: { ...alone, id, order: keyAbove(subject.plan.top) } }], select: [id] };
}

export const offset: Transform = {
  name: 'offset',
  title: 'Offset',
  questions({ objects }, values): readonly Question[] {
    const [object] = objects;
    const outline = object && outlineOf(object);
    if (!object || !outline) return [];
    const isFree = freeOutline(object) !== undefined;
    const choices = [
      ...(isFree ? [{ value: same, label: `A new ${kindOf(object).title.toLowerCase()}` }] : []),
      ...(isFree ? [{ value: 'itself', label: 'The object itself' }] : []),
      ...(outline.closed ? areaKinds(object) : [])
        .filter(({ type }) => type !== object.type)
        .map(({ type, title }) => ({ value: type, label: `A new ${title.toLowerCase()}` })),
    ];
    const side = outline.closed ? sides.closed : sides.open;
    return [
      { name: 'distance', label: 'Distance', input: 'length', value: values['distance'] ?? 0 },
      {
        name: 'side',
        label: 'Side',
        input: 'choice',
        value: values['side'] ?? side[0]?.value ?? '',
        choices: side,
      },
      {
        name: 'as',
        label: 'Makes',
        input: 'choice',
        value: values['as'] ?? choices[0]?.value ?? '',
        choices,
      },
    ];
  },
  outcome(subject, values) {
    const [object, more] = subject.objects;
    if (!object || more) return { problem: 'Select one object.' };
    const outline = outlineOf(object);
    if (!outline) return { problem: `A ${kindOf(object).title.toLowerCase()} has no outline to offset.` };
    if (!outline.closed && !freeOutline(object))
      return { problem: `A ${kindOf(object).title.toLowerCase()} can't be offset. Copy it with Move by.` };
    if (numberOf(values, 'distance') <= 0) return { problem: 'Type a distance above 0.' };
    const path = trimmedOffset(outline, signedDistance(outline, values));
    return 'problem' in path ? path : resultOf(object, path, values, subject);
  },
};
