// A house: its outline, its roof's ridge and hips, and the eave over its walls. x, y is its center.
import { z } from 'zod/mini';
import { moveDirection, movePoint } from '../geometry/motion.ts';
import type { Point } from '../geometry/point.ts';
import type { Pen } from '../pen/pen.ts';
import { tidy } from '../units.ts';
import { colorForm } from './colorForm.ts';
import { hexColor, coordinate, distanceAlong, rotation, size } from './fileFields.ts';
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
import { ink, inkOn, namingStyle, paint, weights } from './ink.ts';
import type { Form } from './form.ts';
import type { Kind, PlanObject } from './kind.ts';
import { sizeForm } from './sizeForm.ts';

export interface House extends PlanObject {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees, clockwise. */
  readonly rotation: number;
  readonly color: string;
  /** Feet from the ground to the roof's top. */
  readonly tall?: number;
  readonly storeys?: number;
  /** Feet that the roof stands out over the walls. */
  readonly eave?: number;
  /** A hip roof where nothing else is said. */
  readonly roof?: Exclude<Roof, 'hip'>;
}

const roofs = { hip: 'Hip', gable: 'Gable', flat: 'Flat' } as const;
type Roof = keyof typeof roofs;

const defaultSquares = 30;
const defaultColor = '#fbbf24';
const layer = 'buildings';
const leastFeet = 1;
/** Millimeters on paper. */
const eaveDash = [2, 1.2];

const most = { tall: 3000, storeys: 200, eave: 50 };
const storeyError = `must be a number from 0 to ${most.storeys}`;
const storeyCount = z
  .number({ error: storeyError })
  .check(z.minimum(0, { error: storeyError }), z.maximum(most.storeys, { error: storeyError }));

const schema = z.looseObject({
  x: coordinate,
  y: coordinate,
  width: z._default(size, defaultSquares),
  height: z._default(size, defaultSquares),
  rotation: z.optional(rotation),
  color: z.optional(hexColor),
  tall: z.optional(distanceAlong),
  storeys: z.optional(storeyCount),
  eave: z.optional(distanceAlong),
  roof: z.optional(z.enum(['gable', 'flat'])),
});

const frameOf = ({ x, y, width, height, rotation: turned }: House): Frame => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
  rotation: turned,
});

interface Details {
  readonly tall: number;
  readonly storeys: number;
  readonly eave: number;
  readonly roof: Roof;
}

/** What is told of the house besides its shape; a nought tells nothing. */
const told = ({ tall, storeys, eave, roof }: Details): Pick<House, keyof Details> => ({
  ...(tall ? { tall } : {}),
  ...(storeys ? { storeys } : {}),
  ...(eave ? { eave } : {}),
  ...(roof === 'hip' ? {} : { roof }),
});

const detailsOf = ({ tall = 0, storeys = 0, eave = 0, roof }: House): Details => ({
  tall,
  storeys,
  eave,
  roof: roof ?? 'hip',
});

function detailForm(object: House): Form<House> {
  const { tall, storeys, eave, roof } = detailsOf(object);
  const length = { input: 'length', min: 0 } as const;
  return {
    submit: 'Update House',
    fields: [
      { name: 'tall', label: 'Height (feet)', value: tall, max: most.tall, ...length },
      { name: 'storeys', label: 'Stories', input: 'number', value: storeys, min: 0, max: most.storeys },
      { name: 'eave', label: 'Eave overhang (feet)', value: eave, max: most.eave, ...length },
      {
        name: 'roof',
        label: 'Roof',
        input: 'choice',
        value: roof,
        choices: Object.entries(roofs).map(([value, label]) => ({ value, label })),
      },
    ],
    apply(values) {
      const { tall: _, storeys: __, eave: ___, roof: ____, ...rest } = object;
      const chosen = values['roof'] === 'gable' || values['roof'] === 'flat' ? values['roof'] : 'hip';
      const [high, floors, over] = [values['tall'], values['storeys'], values['eave']].map(Number);
      return { ...rest, ...told({ tall: high ?? 0, storeys: floors ?? 0, eave: over ?? 0, roof: chosen }) };
    },
  };
}

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
  shape: Roof,
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
  schema,
  grab: 30,
  isBuilding: true,

  create({ from, to, scale }) {
    const common = { rotation: 0, color: defaultColor };
    const width = to ? tidy(Math.abs(to.x - from.x)) : 0;
    const height = to ? tidy(Math.abs(to.y - from.y)) : 0;
    if (to && width >= leastFeet && height >= leastFeet) {
      return { x: tidy((from.x + to.x) / 2), y: tidy((from.y + to.y) / 2), width, height, ...common };
    }
    const feet = defaultSquares / scale;
    return { x: from.x, y: from.y, width: feet, height: feet, ...common };
  },
  fromFile: (file: z.infer<typeof schema>, feet) => ({
    x: feet(file.x),
    y: feet(file.y),
    width: feet(file.width),
    height: feet(file.height),
    rotation: file.rotation ?? 0,
    color: file.color ?? defaultColor,
    ...told({
      tall: feet(file.tall ?? 0),
      storeys: file.storeys ?? 0,
      eave: feet(file.eave ?? 0),
      roof: file.roof ?? 'hip',
    }),
  }),
  toFile({ x, y, width, height, rotation: turned, color, ...more }, squares) {
    const { tall, storeys, eave, roof } = more;
    return {
      x: squares(x),
      y: squares(y),
      width: squares(width),
      height: squares(height),
      ...(turned ? { rotation: turned } : {}),
      color,
      ...(tall ? { tall: squares(tall) } : {}),
      ...(storeys ? { storeys } : {}),
      ...(eave ? { eave: squares(eave) } : {}),
      ...(roof ? { roof } : {}),
    };
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
    const { eave, roof } = detailsOf(object);
    if (eave > 0) drawEave(frame, eave, pen);
    if (roof !== 'flat' && Math.min(object.width, object.height) > pen.resolution * 8) {
      const style = { layer, stroke: inkOn(object.color), weight: weights.detail };
      const { ridge, hips } = roofLines(frame, roof);
      for (const line of [ridge, ...hips]) pen.path({ vertices: line, closed: false }, style);
    }
  },
  labels: {
    list: (object, lettering) =>
      frameLabels(frameCorners(frameOf(object)), lettering, detailsOf(object).eave, namingStyle),
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
    detailForm(object),
    colorForm(object),
  ],
};
