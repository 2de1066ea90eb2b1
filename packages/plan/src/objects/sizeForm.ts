// The panel form of a kind with a width and a length.
import { type Form, maxFeet } from './form.ts';
import type { Dimensions } from './kind.ts';

/** What the sides are called wherever they are shown or typed: a height is what a building rises above the ground. */
export const sideNames = { width: 'Width', height: 'Length' } as const;

/** resize gives the object in another size; minFeet is the shortest side. */
export const sizeForm = <O>(
  { width, height }: Dimensions,
  minFeet: number,
  resize: (to: Dimensions) => O,
): Form<O> => {
  const side = { input: 'length', min: minFeet, max: maxFeet } as const;
  return {
    submit: 'Update Dimensions',
    fields: [
      { name: 'width', label: `${sideNames.width} (feet)`, value: width, ...side },
      { name: 'height', label: `${sideNames.height} (feet)`, value: height, ...side },
    ],
    apply: (values) => resize({ width: Number(values['width']), height: Number(values['height']) }),
  };
};
