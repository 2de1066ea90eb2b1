// A tree: canopy and trunk. x, y is the trunk, the radius is the canopy's.
import { z } from 'zod/mini';
import type { Point } from '../geometry/point.ts';
import type { Vertex } from '../pen/pen.ts';
import { inchesPerFoot } from '../units.ts';
import { ink, inkOn, paint, weights } from './ink.ts';
import type { Form } from './form.ts';
import type { Kind } from './kind.ts';
import { type Round, roundKind } from './round.ts';

const layer = 'landscape';
const lobes = 11;
const lobeBulge = 0.42;
/** Canopies of a smaller radius, over what can be seen, show no lobes. */
const leastDetail = 8;
/** Where the lobes meet, over the radius, so that the lobes' middles touch the canopy's circle. */
const lobeInset = 1 / (Math.cos(Math.PI / lobes) + lobeBulge * Math.sin(Math.PI / lobes));

/** The canopy of a tree at 0, 0 with a radius of 1. */
const canopy: readonly Vertex[] = Array.from({ length: lobes }, (_, i) => ({
  ...around(lobeInset, i / lobes),
  bulge: lobeBulge,
}));

/** Branches from the trunk between every other lobe, of the same tree. */
const branches = Array.from({ length: Math.ceil(lobes / 2) }, (_, i) => {
  const turn = (2 * i + 0.5) / lobes;
  return [around(0.16, turn), around(0.62, turn)] as const;
});

function around(radius: number, turn: number): Point {
  return { x: radius * Math.cos(turn * 2 * Math.PI), y: radius * Math.sin(turn * 2 * Math.PI) };
}

/** The caliper is the trunk's diameter in inches, as nurseries measure it. */
interface Tree extends Round {
  readonly caliper?: number;
}

const mostInches = 600;
const error = `must be a number of inches from 0 to ${mostInches}`;
const caliperSchema = z.number({ error }).check(z.minimum(0, { error }), z.maximum(mostInches, { error }));

const round = roundKind(15, '#22c55e', { caliper: z.optional(caliperSchema) });

function trunkForm(object: Tree): Form<Tree> {
  const { caliper = 0, ...rest } = object;
  return {
    submit: 'Update Tree',
    fields: [
      {
        name: 'caliper',
        label: 'Trunk caliper (inches)',
        input: 'number',
        value: caliper,
        min: 0,
        max: mostInches,
        hint: 'Its diameter, drawn to size; 0 where it is not known',
      },
    ],
    apply: (values) => {
      const inches = Number(values['caliper']);
      return inches > 0 ? { ...rest, caliper: inches } : rest;
    },
  };
}

export const tree: Kind<Tree> = {
  ...round,
  type: 'tree',
  title: 'Tree',
  layer,
  grab: 30,

  fromFile(file, feet) {
    const caliper = Number(file['caliper'] ?? 0);
    return { ...round.fromFile(file, feet), ...(caliper > 0 ? { caliper } : {}) };
  },
  toFile: (object, squares) => ({
    ...round.toFile(object, squares),
    ...(object.caliper ? { caliper: object.caliper } : {}),
  }),
  forms: (object) => [...round.forms(object).slice(0, 1), trunkForm(object), ...round.forms(object).slice(1)],

  draw({ x, y, radius, color, caliper }, pen) {
    const line = { layer, stroke: ink, weight: weights.detail };
    const fill = paint(color);
    if (radius < pen.resolution * leastDetail) {
      pen.circle({ x, y }, radius, { ...line, fill });
      return;
    }
    const place = (vertex: Vertex): Vertex => ({
      x: x + vertex.x * radius,
      y: y + vertex.y * radius,
      bulge: vertex.bulge,
    });
    pen.path({ vertices: canopy.map(place), closed: true }, { ...line, weight: weights.object, fill });
    const branch = { layer, stroke: inkOn(color), weight: weights.label };
    for (const ends of branches) pen.path({ vertices: ends.map(place), closed: false }, branch);
    const trunk = caliper ? Math.min(radius, caliper / inchesPerFoot / 2) : radius * 0.08;
    pen.circle({ x, y }, trunk, { ...line, fill: ink });
  },
};
