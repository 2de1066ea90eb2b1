// The panel form of a kind with a width and a length.
import { type Form, maxFeet } from './form.ts';
import type { Dimensions } from './kind.ts';

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
      { name: 'width', label: 'Width (feet)', value: width, ...side },
      { name: 'height', label: 'Length (feet)', value: height, ...side },
    ],
    apply: (values) => resize({ width: Number(values['width']), height: Number(values['height']) }),
  };
};
