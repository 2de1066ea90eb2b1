// A house: its outline, its roof's ridge and hips, and the eave over its walls. x, y is its center.
import { moveDirection, movePoint } from '../../geometry/motion.ts';
import type { Point } from '../../geometry/point.ts';
import type { Pen } from '../../pen/pen.ts';
import { tidy } from '../../units.ts';
import {
  dragFrame,
  type Frame,
  frameCenter,
  frameCorners,
  frameHandles,
  frameOutline,
  fromFrame,
} from './frame.ts';
import { frameLabels } from './frameLabels.ts';
import { ink, inkOn, namingStyle, paint, weights } from '../ink.ts';
import type { Kind, PlanObject } from '../kind.ts';
import {
  choice,
  count,
  fileForm,
  frameFields,
  initialValues,
  length,
  paintOf,
  propertyForms,
  type Values,
} from '../properties.ts';
import { sizeForm } from '../sizeForm.ts';

const layer = 'buildings';
const leastFeet = 1;
/** Millimeters on paper. */
const eaveDash = [2, 1.2];

const properties = {
  color: paintOf('#fbbf24'),
  /** From the ground to the top of the roof. */
  tall: length('Height (feet)', 0, { max: 3000, silent: true }),
  storeys: count('Stories', 0, { max: 200, silent: true }),
  eave: length('Eave overhang (feet)', 0, { max: 50, silent: true }),
  roof: { ...choice('Roof', { hip: 'Hip', gable: 'Gable', flat: 'Flat' }, 'hip'), silent: true },
} as const;
const fields = { ...frameFields(30), ...properties };

/** x, y is its center; rotation in degrees, clockwise. */
export type House = PlanObject & Values<typeof fields>;

const frameOf = ({ x, y, width, height, rotation }: House): Frame => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
  rotation,
});

/** The eave, off the walls by the overhang. */
function drawEave(frame: Frame, eave: number, pen: Pen): void {
  const { x, y, width, height } = frame;
  const out = { ...frame, x: x - eave, y: y - eave, width: width + 2 * eave, height: height + 2 * eave };
  const style = { layer, stroke: ink, weight: weights.detail, dash: eaveDash };
  pen.path({ vertices: frameCorners(out), closed: true }, style);
}

/** The ends of the ridge and, for each corner, the end that its hip runs to. Equal slopes: hips at 45 degrees. */
function roofLines(
  frame: Frame,
  shape: House['roof'],
): { ridge: readonly [Point, Point]; hips: readonly (readonly [Point, Point])[] } {
  const { width, height } = frame;
  const run = Math.min(width, height) / 2;
  const lying = width >= height;
  const a = fromFrame(frame, lying ? { x: run, y: height / 2 } : { x: width / 2, y: run });
  const b = fromFrame(frame, lying ? { x: width - run, y: height / 2 } : { x: width / 2, y: height - run });
  const [nw, ne, se, sw] = frameCorners(frame);
  if (shape === 'gable') {
    const half = lying ? { x: 0, y: height / 2 } : { x: width / 2, y: 0 };
    const other = lying ? { x: width, y: height / 2 } : { x: width / 2, y: height };
    return { ridge: [fromFrame(frame, half), fromFrame(frame, other)], hips: [] };
  }
  return {
    ridge: [a, b],
    hips: [
      [nw, a],
      [ne, lying ? b : a],
      [se, b],
      [sw, lying ? a : b],
    ],
  };
}

export const house: Kind<House> = {
  type: 'house',
  title: 'House',
  layer,
  ...fileForm(fields),
  grab: 30,
  isBuilding: true,

  create({ from, to, scale }) {
    const initial = { ...initialValues(fields, scale), x: from.x, y: from.y };
    const width = to ? tidy(Math.abs(to.x - from.x)) : 0;
    const height = to ? tidy(Math.abs(to.y - from.y)) : 0;
    if (!to || width < leastFeet || height < leastFeet) return initial;
    return { ...initial, x: tidy((from.x + to.x) / 2), y: tidy((from.y + to.y) / 2), width, height };
  },

  draw(object, pen) {
    const frame = frameOf(object);
    const vertices = frameCorners(frame);
    pen.path(
      { vertices, closed: true },
      {
        layer,
        stroke: ink,
        weight: weights.outline,
        fill: paint(object.color),
      },
    );
    const { eave, roof } = object;
    if (eave > 0) drawEave(frame, eave, pen);
    if (roof !== 'flat' && Math.min(object.width, object.height) > pen.resolution * 8) {
      const style = { layer, stroke: inkOn(object.color), weight: weights.detail };
      const { ridge, hips } = roofLines(frame, roof);
      for (const line of [ridge, ...hips]) pen.path({ vertices: line, closed: false }, style);
    }
  },
  labels: {
    list: (object, lettering) =>
      frameLabels(frameCorners(frameOf(object)), lettering, object.eave, namingStyle),
    areSides: true,
  },
  position: ({ x, y }) => ({ x, y }),
  dimensions: ({ width, height }) => ({ width, height }),
  move: (object, by) => ({ ...object, x: tidy(object.x + by.x), y: tidy(object.y + by.y) }),
  transform(object, motion) {
    const { x, y } = movePoint(object, motion);
    return { ...object, x, y, rotation: moveDirection(object.rotation, motion) };
  },
  path: { outline: (object) => frameOutline(frameOf(object)) },
  handles: {
    list: (object) => frameHandles(frameOf(object)),
    drag(object, handle, to, even) {
      const frame = dragFrame(frameOf(object), handle, to, even, leastFeet);
      const { x, y } = frameCenter(frame);
      const { width, height, rotation: turned } = frame;
      return { ...object, x: tidy(x), y: tidy(y), width, height, rotation: turned };
    },
  },
  forms: (object) => [
    sizeForm(object, leastFeet, (to) => ({ ...object, ...to })),
    ...propertyForms(object, 'House', properties),
  ],
};
