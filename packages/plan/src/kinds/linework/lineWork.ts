// Plain line work, as it comes from a CAD file: a path of lines and arcs with a color, a weight and a line type of its own.
// It means nothing to checks and tables until it is turned into an object.
import type { Box } from '../../geometry/box.ts';
import { moveVertices } from '../../geometry/motion.ts';
import { perimeterOf } from '../../geometry/outline.ts';
import { BoundsPen } from '../../geometry/boundsPen.ts';
import type { Style, Vertex } from '../../geometry/pen.ts';
import { tidy } from '../../measure/units.ts';
import type { Field } from '../../objects/form.ts';
import { ink, paint } from '../../lettering/ink.ts';
import { paperColor } from './paperColor.ts';
import type { Convert, Kind, PlanObject } from '../../objects/kind.ts';
import { choice, paintOf, propertyForms, type Values } from '../../objects/properties.ts';
import { valuesFromFile, valuesToFile } from '../../objects/propertyValues.ts';
import { tidyVertex, convertedVertices } from '../../shapes/vertexList.ts';
import { pointsFromText, pointsToText, pointText } from './pointText.ts';

/** Dashes and gaps on paper, in millimeters. */
const dashes = {
  solid: undefined,
  dashed: [4, 2],
  dotted: [0.5, 1.5],
  dashDot: [6, 1.5, 0.5, 1.5],
  dashDotDot: [6, 1.5, 0.5, 1.5, 0.5, 1.5],
} as const;
export type LineType = keyof typeof dashes;

const layer = 'notes';
/** Feet: the length of a line that is placed by a click. */
const initialLength = 20;

/** In millimeters, from ISO 128. */
export const lineWeights = ['0.13', '0.18', '0.25', '0.35', '0.5', '0.7'] as const;
export type LineWeight = (typeof lineWeights)[number];

const silent = { silent: true } as const;
const fields = {
  color: { ...paintOf(ink), ...silent },
  /** 'transparent' if it isn't filled. */
  fill: { ...paintOf('transparent'), label: 'Fill', ...silent },
  weight: {
    ...choice<LineWeight>(
      'Line weight',
      Object.fromEntries(lineWeights.map((weight) => [weight, `${weight} mm`])) as Record<LineWeight, string>,
      '0.25',
    ),
    ...silent,
  },
  line: {
    ...choice<LineType>(
      'Line type',
      {
        solid: 'Solid',
        dashed: 'Dashed',
        dotted: 'Dotted',
        dashDot: 'Dash-dot',
        dashDotDot: 'Dash-dot-dot',
      },
      'solid',
    ),
    ...silent,
  },
} as const;

export interface LineWork extends PlanObject, Values<typeof fields> {
  readonly vertices: readonly Vertex[];
  readonly closed: boolean;
}

/** Cached styles, because thousands of lines share one. */
const styles = new Map<string, Style>();
/** The cache is cleared when it is full. */
const maxStyles = 1000;

function styleOf({ color, fill, weight, line }: LineWork): Style {
  const key = `${color} ${fill} ${weight} ${line}`;
  const found = styles.get(key);
  if (found) return found;
  const dash = dashes[line];
  const style: Style = {
    layer,
    stroke: color === 'transparent' ? undefined : paperColor(color),
    fill: paint(fill),
    weight: Number(weight),
    ...(dash ? { dash } : {}),
  };
  if (styles.size >= maxStyles) styles.clear();
  styles.set(key, style);
  return style;
}

const verticesOf = (value: string | readonly Vertex[], feet: Convert): readonly Vertex[] =>
  typeof value === 'string' ? pointsFromText(value, feet) : convertedVertices(value, feet);

const measuring = new BoundsPen();

/** Cached boxes of paths with arcs, which take long to measure. */
const boxes = new WeakMap<LineWork, Box>();

/** The box of a path. A plain loop, because it runs for every line of a drawing. */
function boxOf(object: LineWork): Box {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, bulge } of object.vertices) {
    if (bulge) return arcBoxOf(object);
    if (x < minX) minX = x;
    if (y < minY) minY = y;
    if (x > maxX) maxX = x;
    if (y > maxY) maxY = y;
  }
  return { minX, minY, maxX, maxY };
}

function arcBoxOf(object: LineWork): Box {
  const found = boxes.get(object);
  if (found) return found;
  measuring.reset();
  measuring.path(object);
  const { box } = measuring;
  boxes.set(object, box);
  return box;
}

/** Lets the field for the fill offer no fill. */
const withTransparent = (field: Field): Field =>
  field.name === 'fill' ? { ...field, transparent: true } : field;

export const lineWork: Kind<LineWork> = {
  type: 'lineWork',
  title: 'Line work',
  legend: '',
  lineWork: 'line',
  layer,

  schema(types) {
    const { z } = types;
    return z.looseObject({
      vertices: z.union([types.vertexList(2), pointText(types, 2)]),
      closed: z.optional(z.boolean({ error: 'must be true or false' })),
      ...types.shapeOf(fields),
    });
  },
  create({ from, to = { x: from.x + initialLength, y: from.y } }) {
    if (to.x === from.x && to.y === from.y) return undefined;
    const values = valuesFromFile(fields, {}, (feet) => feet);
    return { vertices: [from, to].map(tidyVertex), closed: false, ...values };
  },
  fromFile: (file, feet) => ({
    vertices: verticesOf(file['vertices'] as string | readonly Vertex[], feet),
    closed: file['closed'] === true,
    ...valuesFromFile(fields, file, feet),
  }),
  toFile: (object, squares) => ({
    vertices: pointsToText(object.vertices, squares),
    ...(object.closed ? { closed: true } : {}),
    ...valuesToFile(fields, object, squares),
  }),

  draw: (object, pen) => pen.path(object, styleOf(object)),
  bounds: boxOf,
  position: ({ vertices: [first] }) => ({ x: first?.x ?? 0, y: first?.y ?? 0 }),
  dimensions: (object) => ({ width: perimeterOf(object), height: 0 }),
  move: (object, by) => ({
    ...object,
    vertices: object.vertices.map(({ x, y, bulge }) => {
      const at = { x: tidy(x + by.x), y: tidy(y + by.y) };
      return bulge ? { ...at, bulge } : at;
    }),
  }),
  transform: (object, motion) => ({ ...object, vertices: moveVertices(object.vertices, motion) }),
  path: {
    outline: ({ vertices, closed }) => ({ vertices, closed }),
    editing: {
      reshape: (object, vertices) => ({ ...object, vertices: vertices.map(tidyVertex) }),
      withClosed: (object, closed) => ({ ...object, closed }),
    },
  },
  forms: (object) =>
    propertyForms(object, 'Line', fields).map((form) => ({
      ...form,
      fields: form.fields.map(withTransparent),
    })),
};
