// Builds the kinds that are placed as a whole and have a width and a depth, from a drawing around the origin.
import type { Path } from '../geometry/pen.ts';
import { tidy, usualLength } from '../measure/units.ts';
import { type Frame, frameAround, frameCenter, frameOutline, scaleFrame } from './frame.ts';
import { dragFrame, frameHandles } from './frameHandles.ts';
import type { Dimensions, Kind } from '../objects/kind.ts';
import { sizeForm } from '../objects/usualForms.ts';
import { type Properties, hiddenProperty, type Values } from '../objects/properties.ts';
import { type Placed, type SymbolSpec, symbolKind, turnedToward } from './symbolKind.ts';

export interface Sized extends Placed {
  readonly width: number;
  readonly height: number;
}

interface BoxSpec<P extends Properties> extends SymbolSpec<P, Sized & Values<P>> {
  /** The initial size in feet. */
  readonly size: Dimensions;
}

/** Feet: the shortest side. */
const minFeet = 1;

/** The outline of an object, rotated as it is. */
export const sizedOutline = (object: Sized): Path => frameOutline(frameAround(object));

/** A kind with a width and a length that the user can change: a shed, a septic tank. */
export function boxKind<P extends Properties>({
  size: initialSize,
  ...spec
}: BoxSpec<P>): Kind<Sized & Values<P>> {
  type O = Sized & Values<P>;
  const withFrame = (object: O, frame: Frame): O => {
    const { x, y } = frameCenter(frame);
    return { ...object, x: tidy(x), y: tidy(y), width: frame.width, height: frame.height };
  };
  return symbolKind<P, O>(spec, {
    turns: true,
    fields: {
      width: hiddenProperty({ fileType: 'size', initial: initialSize.width }),
      height: hiddenProperty({ fileType: 'size', initial: initialSize.height }),
    },
    initial({ from, to, units = 'feet-inches' }) {
      const width = to ? tidy(Math.abs(to.x - from.x)) : 0;
      const height = to ? tidy(Math.abs(to.y - from.y)) : 0;
      if (!to || width < minFeet || height < minFeet)
        return {
          width: usualLength(initialSize.width, units),
          height: usualLength(initialSize.height, units),
        };
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
        if (handle === 'turn') return turnedToward(object, to, even);
        return withFrame(object, dragFrame(frameAround(object), handle, to, even, minFeet));
      },
    },
    forms: (object) => [sizeForm(object, minFeet, (to) => ({ ...object, ...to }))],
  });
}
