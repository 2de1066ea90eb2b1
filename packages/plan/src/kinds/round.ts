// What circle and tree share: a center, a radius and a color, resized by four handles on the rim.
import { z } from 'zod/mini';
import { movePoint } from '../geometry/motion.ts';
import { distance } from '../geometry/point.ts';
import { quarterBulge } from '../geometry/segment.ts';
import { tidy } from '../units.ts';
import { colorForm } from './colorForm.ts';
import { hexColor, coordinate, mostFeet, size } from './fileFields.ts';
import type { Handle, Outline, Span } from './capabilities.ts';
import type { Form } from './form.ts';
import type { Kind, PlanObject } from './kind.ts';

export interface Round extends PlanObject {
  readonly x: number;
  readonly y: number;
  /** Feet. */
  readonly radius: number;
  readonly color: string;
}

/** Half of the least width of one foot. */
const leastRadius = 0.5;

/** Everything of a round kind but its names and its drawing; more: fields of the file that it adds. */
export function roundKind(
  defaultSquares: number,
  defaultColor: string,
  more: Readonly<Record<string, z.ZodMiniType>> = {},
): Omit<Kind<Round>, 'type' | 'title' | 'layer' | 'draw'> {
  const schema = z.looseObject({
    x: coordinate,
    y: coordinate,
    radius: z._default(size, defaultSquares),
    color: z.optional(hexColor),
    ...more,
  });
  return {
    schema,
    create({ from, to, scale }) {
      const radius = to ? Math.max(leastRadius, distance(from, to)) : defaultSquares / scale;
      return { x: from.x, y: from.y, radius: tidy(radius), color: defaultColor };
    },
    fromFile: (file: z.infer<typeof schema>, feet) => ({
      x: feet(file.x),
      y: feet(file.y),
      radius: feet(file.radius),
      color: file.color ?? defaultColor,
    }),
    toFile: ({ x, y, radius, color }, squares) => ({
      x: squares(x),
      y: squares(y),
      radius: squares(radius),
      color,
    }),
    bounds: ({ x, y, radius }) => ({
      minX: x - radius,
      minY: y - radius,
      maxX: x + radius,
      maxY: y + radius,
    }),
    position: ({ x, y }) => ({ x, y }),
    dimensions: ({ radius }) => ({ width: tidy(radius * 2), height: tidy(radius * 2) }),
    move: (round, by) => ({ ...round, x: tidy(round.x + by.x), y: tidy(round.y + by.y) }),
    transform: (round, motion) => ({ ...round, ...movePoint(round, motion) }),
    path: { outline: rim },
    handles: {
      list: rimHandles,
      drag: (round, _handle, to) => ({
        ...round,
        radius: tidy(Math.max(leastRadius, distance(round, to))),
      }),
    },
    forms: (round) => [diameterForm(round), colorForm(round)],
  };
}

/** The circle in quarters, clockwise from its top. */
function rim({ x, y, radius }: Round): Outline {
  const vertices = [
    { x, y: y - radius, bulge: quarterBulge },
    { x: x + radius, y, bulge: quarterBulge },
    { x, y: y + radius, bulge: quarterBulge },
    { x: x - radius, y, bulge: quarterBulge },
  ];
  return { vertices, closed: true, center: { x, y } };
}

function rimHandles({ x, y, radius }: Round): Handle[] {
  const span: Span = { from: { x, y }, as: 'radius' };
  return [
    { id: 'n', at: { x, y: y - radius }, cursor: 'ns-resize', span },
    { id: 'e', at: { x: x + radius, y }, cursor: 'ew-resize', span },
    { id: 's', at: { x, y: y + radius }, cursor: 'ns-resize', span },
    { id: 'w', at: { x: x - radius, y }, cursor: 'ew-resize', span },
  ];
}

/** Width and length of a round thing are both its diameter: whichever was changed decides. */
function diameterForm(round: Round): Form<Round> {
  const diameter = tidy(round.radius * 2);
  return {
    submit: 'Update Dimensions',
    fields: [
      {
        name: 'width',
        label: 'Width (feet)',
        input: 'length',
        value: diameter,
        min: 1,
        max: mostFeet,
        hint: 'Across',
      },
      {
        name: 'height',
        label: 'Length (feet)',
        input: 'length',
        value: diameter,
        min: 1,
        max: mostFeet,
        hint: 'Round: same as the width',
      },
    ],
    apply: ({ width, height }) => {
      const changed = Number(width) === diameter ? Number(height) : Number(width);
      return { ...round, radius: tidy(changed / 2) };
    },
  };
}
