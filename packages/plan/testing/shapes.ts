// For tests: objects of any kind as tools, panels and handles may produce them, and their drawings.
import * as fc from 'fast-check';
import { type Box, boxHeight, boxWidth, contains, grow, isEmpty } from '../src/geometry/box.ts';
import type { Point } from '../src/geometry/point.ts';
import { drawAlone } from '../src/drawing/drawObject.ts';
import { BoundsPen } from '../src/geometry/boundsPen.ts';
import { RecordingPen } from '../src/pen/recordingPen.ts';
import type { Form } from '../src/objects/form.ts';
import { type Kind, type PlanObject } from '../src/objects/kind.ts';

export const scale = fc.constantFrom(1, 1.5, 2, 3, 7, 10);
const coordinate = fc.double({ min: -300, max: 300, noNaN: true });
export const point = fc.record({ x: coordinate, y: coordinate });
const placement = fc.record({ from: point, away: point, scale, siteExtent: fc.constantFrom(100, 2000) });

/** Frozen to the bottom, so that a kind that changes an object instead of making one is found out. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

/** Values for a form's fields: each as it is, at its least, or something between. */
const valuesOf = (form: Form<PlanObject>, picks: readonly number[]): Record<string, number | string> =>
  Object.fromEntries(
    form.fields.map((field, i): readonly [string, number | string] => {
      const pick = picks[i % picks.length] ?? 0;
      if (field.input === 'color')
        return [field.name, pick > 0.5 && field.transparent ? 'transparent' : '#3b82f6'];
      if (field.input === 'text') return [field.name, 'Patio'];
      const choices = field.choices ?? [];
      const chosen = choices[Math.floor(pick * choices.length)] ?? choices[0];
      if (chosen) return [field.name, chosen.value];
      const min = field.min ?? 0;
      return [field.name, pick < 0.2 ? min : min + pick * (Math.min(field.max ?? 200, 200) - min)];
    }),
  );

/** An object of the kind as tools, panels and handles may have left it. */
export function shaped(kind: Kind): fc.Arbitrary<PlanObject> {
  const picks = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 });
  const drag = fc.record({ handle: fc.nat(), by: point, even: fc.boolean() });
  return fc
    .tuple(placement, fc.boolean(), picks, fc.array(drag, { maxLength: 2 }))
    .map(([where, click, values, drags]) => {
      const { from, away, ...rest } = where;
      const to = {
        x: from.x + away.x + Math.sign(away.x || 1) * 3,
        y: from.y + away.y + Math.sign(away.y || 1) * 3,
      };
      const fields =
        (click ? kind.create({ from, ...rest }) : undefined) ?? kind.create({ from, to, ...rest });
      if (!fields) throw new Error(`${kind.type} is made neither by a click nor by a drag`);
      let object = frozen<PlanObject>({ id: 'one', type: kind.type, order: 'a0', ...fields });
      for (const form of kind.forms(object).keys()) {
        const now = kind.forms(object)[form];
        if (now) object = frozen(now.apply(valuesOf(now, values)));
      }
      for (const { handle, by, even } of drags) {
        const handles = kind.handles?.list(object) ?? [];
        const held = handles[handle % Math.max(1, handles.length)];
        const pulled = held && { x: held.at.x + by.x, y: held.at.y + by.y };
        if (pulled) object = frozen(kind.handles?.drag(object, held.id, pulled, even) ?? object);
      }
      return object;
    });
}

export const boxOf = (kind: Kind, object: PlanObject, labelHeight = 0): Box => {
  const pen = new BoundsPen(labelHeight);
  drawAlone(object, pen);
  // Words without a size are where they stand.
  if (isEmpty(pen.box)) pen.circle(kind.position(object), 0);
  return pen.box;
};
export const isFiniteBox = (box: Box): boolean => Object.values(box).every(Number.isFinite);
export const size = (box: Box): number => Math.max(boxWidth(box), boxHeight(box));
export const holds = (box: Box, { x, y }: Point, within: number): boolean =>
  contains(grow(box, within), { minX: x, minY: y, maxX: x, maxY: y });

/** The vertices of the paths that an object draws when it leaves out detail below resolution. */
export function coarseMarks(kind: Kind, object: PlanObject, resolution: number): (readonly Point[])[] {
  const pen = new RecordingPen(0, resolution);
  kind.draw(object, pen);
  return pen.marks.map((mark) => (mark.mark === 'path' ? mark.path.vertices : []));
}
