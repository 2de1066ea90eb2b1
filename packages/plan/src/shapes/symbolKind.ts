// Builds the kinds that are placed as a whole, from a drawing around the origin with its front up, in feet.
import { movePoint } from '../geometry/motion.ts';
import { moved, type Point, radians, rotate } from '../geometry/point.ts';
import type { Pen } from '../geometry/pen.ts';
import { tidy } from '../measure/units.ts';
import { turnedTo, turnSpan } from './frame.ts';
import type { Handles } from '../objects/capabilities.ts';
import type { Form } from '../objects/form.ts';
import type { Dimensions, Fields, Kind, OwnFacts, Placement, PlanObject } from '../objects/kind.ts';
import { PlacedPen } from './placedPen.ts';
import { direction, place, type Properties, propertyForms, type Values } from '../objects/properties.ts';
import { initialValues, turnValues, fileForm, valuesFromFile } from '../objects/propertyValues.ts';

/** x, y is its center. */
export interface Placed extends PlanObject {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise; 0 if it has no front. */
  readonly rotation: number;
}

export interface SymbolSpec<P extends Properties, O extends PlanObject>
  extends Pick<
    Kind<O>,
    | OwnFacts
    | 'isBuilding'
    | 'isPoched'
    | 'legendSample'
    | 'drawsBoundaries'
    | 'showsNorth'
    | 'ground'
    | 'summary'
  > {
  readonly properties: P;
  /** Initial values that depend on the placement. */
  readonly initial?: (placement: Placement) => Partial<Values<P>>;
  /** Draws it around the origin, with its front up. */
  readonly draw: (object: O, pen: Pen) => void;
}

interface StampSpec<P extends Properties>
  extends SymbolSpec<P, Placed & Values<P>>,
    Pick<Kind<Placed & Values<P>>, 'path'> {
  /** Whether it has a front, and so can be rotated. */
  readonly hasFront?: true;
  readonly extent: (object: Placed & Values<P>) => Dimensions;
}

/** What differs between symbols with a size of their own and those with a width and a length. */
interface Sizing<O extends PlanObject> extends Pick<Kind<O>, 'path' | 'handles' | 'scale'> {
  /** Whether it can be rotated. */
  readonly turns: boolean;
  /** The fields of its size in a file. */
  readonly fields: Properties;
  initial(placement: Placement): object;
  extent(object: O): Dimensions;
  forms(object: O): readonly Form<O>[];
}

const facing = { rotation: direction('Rotation (degrees)') };
/** The object rotated so that its front faces a point. */
export const turnedToward = <O extends Placed>(object: O, to: Point, even: boolean): O => ({
  ...object,
  rotation: turnedTo(turnSpan(object), to, even),
});

export function symbolKind<P extends Properties, O extends Placed & Values<P>>(
  { properties, initial, draw, ...names }: SymbolSpec<P, O>,
  { turns, fields, path, handles, scale, ...sizing }: Sizing<O>,
): Kind<O> {
  const own: Properties = turns ? { ...properties, ...facing } : properties;
  const all: Properties = { x: place, y: place, ...fields, ...own };
  const unrotated = { rotation: 0 };
  return {
    ...names,
    ...fileForm(all),
    // Chosen by eye: even a small symbol is easy to hit.
    grab: 12,
    draw: (object, pen) => draw(object, new PlacedPen(pen, object, radians(object.rotation))),

    create: (placement) =>
      ({
        ...unrotated,
        ...initialValues(all, placement),
        ...placement.from,
        ...sizing.initial(placement),
        ...initial?.(placement),
      }) as unknown as Fields<O>,
    fromFile: (file, feet) => ({ ...unrotated, ...valuesFromFile(all, file, feet) }) as unknown as Fields<O>,

    position: ({ x, y }) => ({ x, y }),
    dimensions: (object) => sizing.extent(object),
    move: moved,
    transform: (object, motion) => ({
      ...object,
      ...movePoint(object, motion),
      ...turnValues(own, object, motion),
    }),
    ...(scale ? { scale } : {}),
    ...(path ? { path } : {}),
    ...(handles ? { handles } : {}),
    forms: (object) => [...sizing.forms(object), ...propertyForms(object, names.title, own)],
  };
}

/** A kind whose size follows from its properties and can't be dragged: a hydrant, a survey pin. */
export function stampKind<P extends Properties>({
  hasFront,
  extent,
  path,
  ...spec
}: StampSpec<P>): Kind<Placed & Values<P>> {
  type O = Placed & Values<P>;
  const turning: Handles<O> = {
    list(object) {
      const off = rotate({ x: 0, y: -1 }, radians(object.rotation), { x: 0, y: 0 });
      const reach = extent(object).height / 2;
      const at = { x: object.x + off.x * reach, y: object.y + off.y * reach };
      return [{ id: 'turn', at, cursor: 'grab', off, span: turnSpan(object) }];
    },
    drag: (object, _handle, to, even) => turnedToward(object, to, even),
  };
  return symbolKind<P, O>(spec, {
    turns: hasFront ?? false,
    fields: {},
    initial: () => ({}),
    extent,
    ...(path ? { path } : {}),
    ...(hasFront ? { handles: turning } : {}),
    forms: () => [],
  });
}

/** The initial size of a symbol without a real size, proportional to the site. squares: on a site 100 squares tall. */
export const onSheet =
  (squares: number) =>
  ({ scale, siteExtent }: Placement): { readonly size: number } => ({
    size: tidy((squares * siteExtent) / 100 / scale),
  });
