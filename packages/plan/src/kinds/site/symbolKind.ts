// Builds the kinds that are placed as a whole, from a drawing around the origin with its front up, in feet.
import type { Box } from '../../geometry/box.ts';
import { movePoint } from '../../geometry/motion.ts';
import { type Point, radians, rotate } from '../../geometry/point.ts';
import { pathBox } from '../../pen/boundsPen.ts';
import type { Pen } from '../../pen/pen.ts';
import { tidy, usualLength } from '../../units.ts';
import {
  dragFrame,
  type Frame,
  frameAround,
  frameCenter,
  frameHandles,
  frameOutline,
  scaleFrame,
  turnedTo,
  turnSpan,
} from '../basic/frame.ts';
import type { Handles } from '../capabilities.ts';
import type { Form } from '../form.ts';
import type { Dimensions, Fields, Kind, OwnFacts, Placement, PlanObject } from '../kind.ts';
import { sizeForm } from '../sizeForm.ts';
import { PlacedPen } from './placedPen.ts';
import {
  direction,
  fileForm,
  initialValues,
  place,
  type Properties,
  propertyForms,
  turnValues,
  unasked,
  type Values,
  valuesFromFile,
} from '../properties.ts';

/** x, y is its center. */
export interface Placed extends PlanObject {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise; 0 if it has no front. */
  readonly rotation: number;
}

interface SymbolSpec<P extends Properties, O extends PlanObject>
  extends Pick<Kind<O>, OwnFacts | 'isBuilding' | 'isPoched' | 'drawsBoundaries' | 'showsNorth'> {
  readonly properties: P;
  /** Initial values that depend on the placement. */
  readonly initial?: (placement: Placement) => Partial<Values<P>>;
  /** Draws it around the origin, with its front up. */
  readonly draw: (object: O, pen: Pen) => void;
}

interface StampSpec<P extends Properties> extends SymbolSpec<P, Placed & Values<P>> {
  /** Whether it has a front, and so can be rotated. */
  readonly faces?: true;
  readonly extent: (object: Placed & Values<P>) => Dimensions;
}

/** What differs between symbols with a size of their own and those with a width and a length. */
interface Sizing<O extends PlanObject> extends Pick<Kind<O>, 'path' | 'handles' | 'scale'> {
  readonly turns: boolean;
  /** The fields of its size in a file. */
  readonly fields: Properties;
  initial(placement: Placement): object;
  extent(object: O): Dimensions;
  forms(object: O): readonly Form<O>[];
}

const facing = { rotation: direction('Rotation (degrees)') };
/** The object rotated so that its front faces a point. */
const turned = <O extends Placed>(object: O, to: Point, even: boolean): O => ({
  ...object,
  rotation: turnedTo(turnSpan(object), to, even),
});

function symbolKind<P extends Properties, O extends Placed & Values<P>>(
  { properties, initial, draw, ...names }: SymbolSpec<P, O>,
  { turns, fields, path, handles, scale, ...sizing }: Sizing<O>,
): Kind<O> {
  const own: Properties = turns ? { ...properties, ...facing } : properties;
  const all: Properties = { x: place, y: place, ...fields, ...own };
  const still = { rotation: 0 };
  return {
    ...names,
    ...fileForm(all),
    grab: 12,
    draw: (object, pen) => draw(object, new PlacedPen(pen, object, radians(object.rotation))),

    create: (placement) =>
      ({
        ...still,
        ...initialValues(all, placement),
        ...placement.from,
        ...sizing.initial(placement),
        ...initial?.(placement),
      }) as unknown as Fields<O>,
    fromFile: (file, feet) => ({ ...still, ...valuesFromFile(all, file, feet) }) as unknown as Fields<O>,

    position: ({ x, y }) => ({ x, y }),
    dimensions: (object) => sizing.extent(object),
    move: (object, by) => ({ ...object, x: tidy(object.x + by.x), y: tidy(object.y + by.y) }),
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
  faces,
  extent,
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
    drag: (object, _handle, to, even) => turned(object, to, even),
  };
  return symbolKind<P, O>(spec, {
    turns: faces ?? false,
    fields: {},
    initial: () => ({}),
    extent,
    ...(faces ? { handles: turning } : {}),
    forms: () => [],
  });
}

export interface Sized extends Placed {
  readonly width: number;
  readonly height: number;
}

interface BoxSpec<P extends Properties> extends SymbolSpec<P, Sized & Values<P>> {
  /** Its initial size in feet. */
  readonly size: Dimensions;
}

const minFeet = 1;

/** The box of its outline, however it is turned. */
export const sizedBox = (object: Sized): Box => pathBox(frameOutline(frameAround(object)));

/** A kind with a width and a length that the user can change: a shed, a septic tank. */
export function boxKind<P extends Properties>({ size: usual, ...spec }: BoxSpec<P>): Kind<Sized & Values<P>> {
  type O = Sized & Values<P>;
  const withFrame = (object: O, frame: Frame): O => {
    const { x, y } = frameCenter(frame);
    return { ...object, x: tidy(x), y: tidy(y), width: frame.width, height: frame.height };
  };
  return symbolKind<P, O>(spec, {
    turns: true,
    fields: {
      width: unasked({ fileType: 'size', initial: usual.width }),
      height: unasked({ fileType: 'size', initial: usual.height }),
    },
    initial({ from, to, units = 'feet-inches' }) {
      const width = to ? tidy(Math.abs(to.x - from.x)) : 0;
      const height = to ? tidy(Math.abs(to.y - from.y)) : 0;
      if (!to || width < minFeet || height < minFeet)
        return { width: usualLength(usual.width, units), height: usualLength(usual.height, units) };
      return { x: tidy((from.x + to.x) / 2), y: tidy((from.y + to.y) / 2), width, height };
    },
    extent: ({ width, height }) => ({ width, height }),
    scale(object, scaling) {
      const frame = scaleFrame(frameAround(object), scaling, minFeet);
      return frame && withFrame(object, frame);
    },
    path: { outline: (object) => frameOutline(frameAround(object)) },
    handles: {
      list: (object) => frameHandles(frameAround(object)),
      drag(object, handle, to, even) {
        if (handle === 'turn') return turned(object, to, even);
        return withFrame(object, dragFrame(frameAround(object), handle, to, even, minFeet));
      },
    },
    forms: (object) => [sizeForm(object, minFeet, (to) => ({ ...object, ...to }))],
  });
}

/** The initial size of a symbol without a real size, proportional to the site. squares: on a site 100 squares tall. */
export const onSheet =
  (squares: number) =>
  ({ scale, siteExtent }: Placement): { readonly size: number } => ({
    size: tidy((squares * siteExtent) / 100 / scale),
  });
