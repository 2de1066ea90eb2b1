// An area label: the area and the perimeter of what it is tied to, written inside it. x, y is its middle.
import { z } from 'zod/mini';
import { whole } from '../anchorNames.ts';
import { placeInside } from '../geometry/roomInside.ts';
import { movePoint } from '../geometry/motion.ts';
import { areaOf, perimeterOf } from '../geometry/outline.ts';
import { add, type Point, subtract } from '../geometry/point.ts';
import { textWidth } from '../pen/textMetrics.ts';
import { formatArea, formatLength, tidy, type Units } from '../units.ts';
import { coordinate, derivedCoordinate } from './fileFields.ts';
import { clearOfLines, dimensionLayer as layer, ink } from './ink.ts';
import type { Kind, Outline, PlanObject, Targets } from './kind.ts';

const contents = ['area', 'perimeter', 'both'] as const;

export interface AreaLabel extends PlanObject {
  readonly x: number;
  readonly y: number;
  /** Off the place where it would stand by itself, in feet. */
  readonly offX: number;
  readonly offY: number;
  /** The object that it tells of; that which it told last stays where it is gone. */
  readonly of?: string;
  /** Square feet, and feet. */
  readonly area: number;
  readonly perimeter: number;
  readonly shows: (typeof contents)[number];
}

const measure = z._default(z.number().check(z.minimum(0), z.maximum(1e16)), 0);
const schema = z.looseObject({
  x: coordinate,
  y: coordinate,
  offX: z.optional(derivedCoordinate),
  offY: z.optional(derivedCoordinate),
  of: z.optional(z.string().check(z.maxLength(200))),
  /** Square feet at any scale, and feet. */
  area: measure,
  perimeter: measure,
  shows: z.optional(z.enum(contents)),
});

const lineHeight = 1.25;
const style = { layer, fill: ink, ...clearOfLines };
/** Label heights. */
const widest = 26;

const linesOf = (label: AreaLabel, units: Units): string[] => [
  ...(label.shows === 'perimeter' ? [] : [formatArea(label.area, units)]),
  ...(label.shows === 'area' ? [] : [`Perimeter ${formatLength(label.perimeter, units)}`]),
];

const tidied = ({ x, y }: Point): Point => ({ x: tidy(x), y: tidy(y) });
const millionths = (value: number): number => Math.round(value * 1e6) / 1e6;

/** What a label tells of an outline, and where. */
function telling(label: AreaLabel, outline: Outline, at: Point, off: Point): AreaLabel {
  const next = {
    ...tidied(at),
    offX: tidy(off.x),
    offY: tidy(off.y),
    area: millionths(areaOf(outline)),
    perimeter: millionths(perimeterOf(outline)),
  };
  const same = Object.entries(next).every(([field, value]) => label[field as keyof typeof next] === value);
  return same ? label : { ...label, ...next };
}

function retie(label: AreaLabel, targets: Targets, was?: AreaLabel): AreaLabel | undefined {
  if (label.of === undefined) return label;
  const outline = targets.outline(label.of);
  if (!outline?.closed) return undefined;
  const inside = placeInside(outline);
  const isMoved = was !== undefined && (was.x !== label.x || was.y !== label.y);
  // Where it was put by hand it stays, and goes along from there.
  const off = isMoved ? subtract(label, inside) : { x: label.offX, y: label.offY };
  return telling(label, outline, add(inside, off), off);
}

/** A label of an object's outline, as yet without what the plan gives it. */
export function labelOf(of: string, outline: Outline): Omit<AreaLabel, 'id' | 'order'> {
  const at = tidied(placeInside(outline));
  const [area, perimeter] = [millionths(areaOf(outline)), millionths(perimeterOf(outline))];
  return { type: areaLabel.type, ...at, offX: 0, offY: 0, of, area, perimeter, shows: 'both' };
}

export const areaLabel: Kind<AreaLabel> = {
  type: 'areaLabel',
  title: 'Area label',
  layer,
  schema,
  grab: 15,
  labelReach: widest / 2 + 1,

  create: ({ from }) => ({ ...tidied(from), offX: 0, offY: 0, area: 0, perimeter: 0, shows: 'both' }),
  fromFile: (file: z.infer<typeof schema>, feet) => ({
    x: feet(file.x),
    y: feet(file.y),
    offX: feet(file.offX ?? 0),
    offY: feet(file.offY ?? 0),
    ...(file.of === undefined ? {} : { of: file.of }),
    area: file.area,
    perimeter: file.perimeter,
    shows: file.shows ?? 'both',
  }),
  toFile: ({ x, y, offX, offY, of, area, perimeter, shows }, squares) => ({
    x: squares(x),
    y: squares(y),
    ...(offX ? { offX: squares(offX) } : {}),
    ...(offY ? { offY: squares(offY) } : {}),
    ...(of === undefined ? {} : { of }),
    area,
    perimeter,
    shows,
  }),

  draw(label, pen) {
    const height = pen.labelHeight;
    const lines = linesOf(label, pen.units);
    const wide = Math.max(...lines.map((content) => textWidth(content, height)));
    const fitted = height * Math.min(1, (widest * height) / wide || 1);
    lines.forEach((content, i) => {
      const y = label.y + (i - (lines.length - 1) / 2) * lineHeight * fitted;
      const at = { x: label.x, y };
      pen.text({ at, content, height: fitted, angle: 0, align: 'middle', baseline: 'middle' }, style);
    });
  },
  position: ({ x, y }) => ({ x, y }),
  areaAt: ({ x, y }) => ({ x, y }),
  withAreaAt(label, at) {
    const { x, y } = subtract(at, label);
    return { ...label, ...tidied(at), offX: tidy(label.offX + x), offY: tidy(label.offY + y) };
  },
  dimensions: () => ({ width: 0, height: 0 }),
  summary: (label, units) => linesOf(label, units).join(', '),
  move: (label, by) => ({ ...label, ...tidied(add(label, by)) }),
  transform: (label, motion) => ({ ...label, ...movePoint(label, motion) }),
  handles: ({ x, y }) => [{ id: 'middle', at: { x, y }, cursor: 'move' }],
  dragHandle: (label, _handle, to) => ({ ...label, ...tidied(to) }),
  forms: (label) => [
    {
      title: 'Area label',
      fields: [
        {
          name: 'shows',
          label: 'Shows',
          input: 'choice',
          value: label.shows,
          choices: [
            { value: 'both', label: 'Area and perimeter' },
            { value: 'area', label: 'Area' },
            { value: 'perimeter', label: 'Perimeter' },
          ],
        },
      ],
      apply: ({ shows }) => ({ ...label, shows: contents.find((one) => one === shows) ?? label.shows }),
    },
  ],

  ties: ({ of }) => (of === undefined ? [] : [{ object: of, anchor: whole }]),
  withTies(label, other) {
    const { of, ...rest } = label;
    const tie = of === undefined ? undefined : other({ object: of, anchor: whole });
    if (tie?.object === of) return label;
    return tie ? { ...rest, of: tie.object } : rest;
  },
  retie,
};
