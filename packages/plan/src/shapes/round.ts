// What circle and tree share: a center and a radius, resized by four handles on the rim.
import { boxAround } from '../geometry/box.ts';
import { movePoint } from '../geometry/motion.ts';
import { distance, moved } from '../geometry/point.ts';
import { isEven, scalePoint } from '../geometry/scaling.ts';
import { quarterBulge } from '../geometry/segment.ts';
import { tidy } from '../measure/units.ts';
import type { Handle, Outline, Span } from '../objects/capabilities.ts';
import { type Form, maxFeet } from '../objects/form.ts';
import type { Fields, Kind, OwnFacts, PlanObject } from '../objects/kind.ts';
import { place, type Properties, propertyForms, sized, type Values } from '../objects/properties.ts';
import { initialValues, fileForm } from '../objects/propertyValues.ts';
import { sideNames } from '../objects/usualForms.ts';

export interface Round extends PlanObject {
  readonly x: number;
  readonly y: number;
  /** Feet. */
  readonly radius: number;
}

/** Half of the minimum diameter, one foot. */
const minRadius = 0.5;

interface RoundSpec<P extends Properties>
  extends Pick<Kind<Round & Values<P>>, OwnFacts | 'legend' | 'legendSample' | 'grab' | 'draw'> {
  /** The initial radius, in squares. */
  readonly squares: number;
  readonly properties: P;
  /** Feet from its center to the outermost line that it draws; if absent, its radius. */
  readonly extent?: (round: Round & Values<P>) => number;
}

export function roundKind<P extends Properties>({
  squares,
  properties,
  extent = ({ radius }) => radius,
  ...names
}: RoundSpec<P>): Kind<Round & Values<P>> {
  type O = Round & Values<P>;
  const fields = { x: place, y: place, radius: sized(squares), ...properties };
  return {
    ...names,
    ...(fileForm(fields) as unknown as Pick<Kind<O>, 'schema' | 'fromFile' | 'toFile'>),
    create({ from, to, ...grid }) {
      const initial = initialValues(fields, grid);
      const radius = to ? Math.max(minRadius, distance(from, to)) : Number(initial.radius);
      return { ...initial, x: from.x, y: from.y, radius: tidy(radius) } as unknown as Fields<O>;
    },
    bounds: (round) => boxAround(round, extent(round)),
    position: ({ x, y }) => ({ x, y }),
    dimensions: ({ radius }) => ({ width: tidy(radius * 2), height: tidy(radius * 2) }),
    move: moved,
    transform: (round, motion) => ({ ...round, ...movePoint(round, motion) }),
    scale: (round, scaling) =>
      isEven(scaling)
        ? {
            ...round,
            ...scalePoint(round, scaling),
            radius: tidy(Math.max(minRadius, round.radius * scaling.x)),
          }
        : undefined,
    path: { outline: rim },
    handles: {
      list: rimHandles,
      drag: (round, _handle, to) => ({
        ...round,
        radius: tidy(Math.max(minRadius, distance(round, to))),
      }),
    },
    forms: (round) => [diameterForm(round), ...propertyForms(round, names.title, properties)],
  };
}

/** The circle as four arcs, clockwise from its top. */
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

/** Width and length are both the diameter, so whichever of them was changed decides. */
function diameterForm<O extends Round>(round: O): Form<O> {
  const diameter = tidy(round.radius * 2);
  return {
    submit: 'Update Dimensions',
    fields: [
      {
        name: 'width',
        label: `${sideNames.width} (feet)`,
        input: 'length',
        value: diameter,
        min: 2 * minRadius,
        max: maxFeet,
        hint: 'Diameter',
      },
      {
        name: 'height',
        label: `${sideNames.height} (feet)`,
        input: 'length',
        value: diameter,
        min: 2 * minRadius,
        max: maxFeet,
        hint: 'Diameter',
      },
    ],
    apply: ({ width, height }) => {
      const changed = Number(width) === diameter ? Number(height) : Number(width);
      return { ...round, radius: tidy(changed / 2) };
    },
  };
}
